import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { assumptionsText, rowsOf } from "./generate/assumptions.js";
import { controlHandlesText, querySchemas } from "./generate/control.js";
import { readDocument, readYaml, withSwitches } from "./generate/documents.js";
import { callbackKindsOf, faultsOf, faultsText, faultTypesText } from "./generate/faults.js";
import {
  EVENT,
  type FileSources,
  type FilesDocument,
  fileSchemas,
  isOfStart,
  typedDocument,
} from "./generate/files.js";
import { namesText, operationsText, withoutToolFields } from "./generate/operations.js";
import { toolsText } from "./generate/tools.js";
import {
  exampleBodiesText,
  fractionsText,
  typesText,
  validatorTypesText,
} from "./generate/types.js";
import {
  controlValidatorsText,
  fileValidatorsText,
  requestSchemas,
  requestValidatorsText,
  responseSchemas,
  responseValidatorsText,
} from "./generate/validators.js";
import { volatileText } from "./generate/volatile.js";
import { renew, staleGuides } from "./readme.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SPEC = join(ROOT, "spec");
const HEADER = "// Generated from the YAML files in spec/. To renew it: npm run generate\n\n";
const SHOP_HEADER =
  "// Generated from mocks/shop/integration.ts. To renew it: npm run generate\n\n";
const UNCHECKED = "// @ts-nocheck\n";

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Makes all generated files of a spec folder: text by path. Reads `openapi.yaml`,
 * `control.yaml`, `files.yaml`, `assumptions.yaml` and `faults.yaml`, writes nothing, and throws for what
 * cannot be generated.
 */
export async function generate(folder = SPEC): Promise<ReadonlyMap<string, string>> {
  const annotated = readDocument(folder, "openapi.yaml");
  const api = withoutToolFields(annotated);
  const control = readDocument(folder, "control.yaml");
  const rows = rowsOf(readYaml(folder, "assumptions.yaml"));
  const faults = faultsOf(readYaml(folder, "faults.yaml"), api, callbackKindsOf(control));
  const requests = {
    api: requestSchemas(api),
    control: { ...requestSchemas(control), ...querySchemas(control) },
  };
  const files = readDocument(folder, "files.yaml") as FilesDocument;
  const sources = { files, api, control, rows, faults };
  const roots = files["x-roots"].filter((name) => !isOfStart(name));
  const fileText = async (names: readonly string[], apart: readonly string[] = []) =>
    UNCHECKED + HEADER + (await fileValidatorsText(fileSchemas(sources, names, apart), names));
  const responses = { api: responseSchemas(api), control: responseSchemas(control) };
  namesOf("Request schema", requests.api, requests.control);
  const names = { api: Object.keys(requests.api), control: Object.keys(requests.control) };
  const ids = namesOf("Operation", responses.api.used, responses.control.used);
  return new Map([
    ["openapi.json", json(withSwitches(api, rows))],
    ["control.json", json(withoutTypes(withoutToolFields(control)))],
    ["openapi.types.ts", HEADER + (await typesText(api))],
    ["control.types.ts", HEADER + (await typesText(control))],
    ["control.handles.ts", HEADER + controlHandlesText(control)],
    ["operations.ts", HEADER + operationsText(api, control)],
    ["tools.ts", HEADER + toolsText(control)],
    ["names.ts", HEADER + namesText(annotated)],
    ["validator-types.ts", HEADER + validatorTypesText(names, ids)],
    ["request-validators.ts", UNCHECKED + HEADER + (await requestValidatorsText(requests.api))],
    ["control-validators.ts", UNCHECKED + HEADER + (await controlValidatorsText(requests.control))],
    // Every start needs the one, some the other, and only an import the last.
    ["start-validators.ts", await fileText(files["x-roots"].filter(isOfStart), roots)],
    ["file-validators.ts", await fileText(roots)],
    ["log-validators.ts", await fileText([EVENT])],
    ["files.types.ts", HEADER + (await optionTypesText(sources))],
    ["response-validators.ts", UNCHECKED + HEADER + (await responseValidatorsText(responses))],
    ["assumptions.ts", HEADER + assumptionsText(rows)],
    ["faults.ts", HEADER + faultsText(faults)],
    ["example-bodies.ts", HEADER + exampleBodiesText(api)],
    ["fault-types.ts", HEADER + faultTypesText(faults)],
    ["fractions.ts", HEADER + fractionsText([api, control])],
    ["volatile.ts", HEADER + volatileText(annotated)],
    ["shop-source.ts", SHOP_HEADER + shopSourceText()],
  ]);
}

/** The types of the files. Editors show the options of a start, so their texts have no tag. */
async function optionTypesText(sources: FileSources): Promise<string> {
  return (await typesText(typedDocument(sources))).replaceAll("@description ", "");
}

/** The source of the built-in shop's payments, which it shows beside what it does. */
function shopSourceText(): string {
  const source = readFileSync(join(ROOT, "mocks/shop/integration.ts"), "utf8");
  return `/** What the built-in shop runs, as text. */\nexport const SHOP_SOURCE = ${JSON.stringify(source)};\n`;
}

/** A document as others read it: our types mean nothing to them. */
function withoutTypes(document: object): unknown {
  return JSON.parse(
    JSON.stringify(document, (key, value: unknown) => (key === "x-type" ? undefined : value)),
  );
}

/** The names of both specs together. Each may occur in only one of them. */
function namesOf(what: string, api: object, control: object): readonly string[] {
  const twice = Object.keys(api).filter((name) => name in control);
  if (twice.length > 0) throw new Error(`${what} in both specs: ${twice.join(", ")}`);
  return [...Object.keys(api), ...Object.keys(control)];
}

/** The files of a folder that are missing, differ from what they should be, or are left over. */
export function staleFiles(folder: string, files: ReadonlyMap<string, string>): readonly string[] {
  const present = filesIn(folder);
  const leftOver = present.filter((name) => !files.has(name));
  const changed = [...files].filter(([name, text]) => {
    return !present.includes(name) || readFileSync(join(folder, name), "utf8") !== text;
  });
  return [...changed.map(([name]) => name), ...leftOver].sort();
}

/** The paths of all files in a folder and below it, with slashes. */
function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

/** Brings a folder to what it should be. Files that are right already are not touched. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const name of staleFiles(folder, files)) {
    const [path, text] = [join(folder, name), files.get(name)];
    if (text === undefined) {
      rmSync(path);
      continue;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

async function main(args: readonly string[]): Promise<void> {
  const folder = join(SPEC, "generated");
  const files = await generate();
  const inFolder = staleFiles(folder, files).map((name) => `spec/generated/${name}`);
  const check = args.includes("--check");
  // Some tables of the guides are made from code that was generated.
  if (!check) writeFiles(folder, files);
  const inGuides = (await staleGuides(ROOT)).map((path) => `the tables in ${path}`);
  const stale = [...inFolder, ...inGuides];
  if (!check) {
    await renew(ROOT);
    console.log(stale.length > 0 ? `Renewed ${stale.join(", ")}` : "Everything was fresh");
  } else if (stale.length > 0) {
    console.error(`Stale: ${stale.join(", ")}. Run: npm run generate`);
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  await main(process.argv.slice(2));
