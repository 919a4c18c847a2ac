import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { controlCommands } from "./generate/commands.js";
import { controlHandlesText } from "./generate/handles.js";
import { optionsText } from "./generate/options.js";
import {
  fileSchemas,
  isOfStart,
  readSpec,
  type Spec,
  typedDocument,
  withoutToolFields,
} from "./generate/resolve.js";
import {
  assumptionsText,
  controlOperationsText,
  faultsText,
  operationsText,
  tablesText,
} from "./generate/tables.js";
import { typesText } from "./generate/types.js";
import { compile, compileResponses, namedAlike } from "./generate/validators.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SPEC = join(ROOT, "spec");
/** What readers and reviewers look at is committed; documents in JSON and validators are made where they are needed. */
const GENERATED = join(SPEC, "generated");
const COMPILED = join(SPEC, "compiled");
const HEADER = "// Generated from the YAML files in spec/. To renew it: npm run generate\n\n";

/** Makes the committed files of a spec folder: text by path. Writes nothing, and throws for what it cannot generate. */
export async function generate(spec = readSpec(SPEC)): Promise<ReadonlyMap<string, string>> {
  const { api, control, rows } = spec;
  const sources = {
    "openapi.types.ts": await typesText(api),
    // The handles are its client, so nothing needs its operations by their paths.
    "control.types.ts": await typesText(control, "without paths"),
    // Editors show the options of a start, so their texts have no tag.
    "files.types.ts": (await typesText(typedDocument(spec))).replaceAll("@description ", ""),
    "control.handles.ts": controlHandlesText(control),
    "operations.ts": operationsText(spec),
    "control.operations.ts": controlOperationsText(spec),
    "tables.ts": tablesText(spec),
    "assumptions.ts": assumptionsText(rows),
    "faults.ts": faultsText(spec),
    "options.ts": optionsText(spec.files, spec.files["x-command-line"], controlCommands(control)),
  };
  return new Map(Object.entries(sources).map(([name, text]) => [name, HEADER + text]));
}

/** The service's document with the switches beside its other behavior: all that a client can rely on. */
function withSwitches({ api, rows }: Spec): object {
  const switches = rows.flatMap(({ id, part, options, accepts }) => {
    const ids = options.map((option) => option.id);
    return part === "switch" ? [[id, { default: ids[0], options: ids, accepts }]] : [];
  });
  const behavior = { ...api["x-behavior"], switches: Object.fromEntries(switches) };
  return { ...api, "x-behavior": behavior };
}

/** Makes the specs as their users get them, and the validators of their schemas: text by path. */
async function compileSpec(): Promise<ReadonlyMap<string, string>> {
  const spec = readSpec(SPEC);
  const names = spec.files["x-roots"];
  const [starts, roots] = [names.filter(isOfStart), names.filter((name) => !isOfStart(name))];
  const files = (wanted: readonly string[], apart: readonly string[] = []) =>
    compile(fileSchemas(spec, wanted, apart), namedAlike(wanted));
  const requests = Object.entries(spec.requests.api).map(async ([name, schema]) => {
    return [`requests/${name}.cjs`, await compile({ [name]: schema })] as const;
  });
  return new Map([
    ["openapi.json", JSON.stringify(withSwitches(spec), null, 2)],
    ["control.json", JSON.stringify(withoutToolFields(spec.control), null, 2)],
    // Each call needs one.
    ...(await Promise.all(requests)),
    ["control.cjs", await compile(spec.requests.control)],
    // Every start needs the one, and some the other.
    ["start.cjs", await files(starts, roots)],
    ["files.cjs", await files(roots)],
    ["responses.cjs", await compileResponses(spec.api)],
  ]);
}

/** Writes `spec/compiled`. Files that are right already are not touched. */
export async function writeCompiled(): Promise<void> {
  writeFiles(COMPILED, await compileSpec());
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
function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
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

async function main(): Promise<void> {
  const files = await generate();
  const renewed = staleFiles(GENERATED, files).map((name) => `spec/generated/${name}`);
  writeFiles(GENERATED, files);
  await writeCompiled();
  // Some tables of the guides are made from code that was generated.
  const { staleGuides } = await import("./readme.js");
  const guides = await staleGuides(ROOT);
  for (const [path, text] of guides) writeFileSync(join(ROOT, path), text);
  renewed.push(...guides.keys());
  console.log(renewed.length > 0 ? `Renewed ${renewed.join(", ")}` : "Everything was fresh");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main();
