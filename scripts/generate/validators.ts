import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import { build, type Plugin } from "esbuild";
import {
  type ApiDocument,
  jsonContent,
  operationsOf,
  type PlacedOperation,
  type Schema,
  schemaName,
  statusesOf,
} from "./documents.js";
import { type SchemaGroup, withLocalReferences, withoutProse } from "./schemas.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

function ajv(): Ajv2020 {
  const instance = new Ajv2020({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    discriminator: true,
    verbose: true,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
  });
  addFormats.default(instance);
  instance.addFormat("byte", true);
  return instance;
}

/** Ajv's strict mode knows no extensions, so those in use are declared. */
function extensionsIn(groups: Readonly<Record<string, SchemaGroup>>): readonly string[] {
  const words = new Set<string>();
  JSON.stringify(groups, (key, value: unknown) => {
    if (key.startsWith("x-")) words.add(key);
    return value;
  });
  return [...words].sort();
}

/** What Ajv notes on its helpers for its own compiler reads like an import of Ajv, and is left out. */
const withoutNotes: Plugin = {
  name: "without-notes",
  setup({ onLoad }) {
    onLoad({ filter: /ajv[\\/]dist[\\/]runtime[\\/]\w+\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replace(/^\w+\.code = .*$/m, ""),
    }));
  },
};

/**
 * Compiles schemas to a script that needs nothing at run time. It defines `compiled`, which has a
 * function for each schema that is wanted, under the name `<group>_<schema>`.
 */
export async function compile(
  groups: Readonly<Record<string, SchemaGroup>>,
  wanted = (name: string): boolean => name !== "",
): Promise<string> {
  const instance = ajv();
  for (const word of extensionsIn(groups)) instance.addKeyword(word);
  const exported: Record<string, string> = {};
  for (const [group, schemas] of Object.entries(groups)) {
    instance.addSchema({ $id: group, $defs: schemas });
    for (const name of Object.keys(schemas).filter(wanted)) {
      exported[`${group}_${name}`] = `${group}#/$defs/${name}`;
    }
  }
  const { outputFiles } = await build({
    stdin: {
      contents: standalone.default(instance, exported),
      resolveDir: ROOT,
      loader: "js",
    },
    absWorkingDir: ROOT,
    plugins: [withoutNotes],
    bundle: true,
    minifySyntax: true,
    write: false,
    format: "iife",
    globalName: "compiled",
    platform: "neutral",
    target: "node20",
    charset: "utf8",
    legalComments: "none",
    // The comments name files of packages, which must be the same on every machine.
    preserveSymlinks: true,
  });
  return outputFiles[0]?.text ?? "";
}

/** The schemas that responses need, and which of them each status of an operation answers with. */
interface ResponseSchemas {
  readonly schemas: SchemaGroup;
  readonly used: Readonly<Record<string, Readonly<Record<number, string>>>>;
}

function responseSchemaOf(
  document: ApiDocument,
  { operation }: PlacedOperation,
  status: number,
): { name: string; schema: Schema } | undefined {
  const response = operation.responses[String(status)];
  const schema = response && jsonContent(document, response)?.schema;
  if (!schema) return undefined;
  return { name: schemaName(schema) ?? `${operation.operationId}_${status}`, schema };
}

/** Collects the responses' schemas of a document unchanged: open. */
function responseSchemas(document: ApiDocument): ResponseSchemas {
  const schemas: Record<string, Schema> = { ...document.components?.schemas };
  const used: Record<string, Record<number, string>> = {};
  for (const placed of operationsOf(document)) {
    const byStatus: Record<number, string> = {};
    for (const status of statusesOf(placed)) {
      const found = responseSchemaOf(document, placed, status);
      if (!found) continue;
      byStatus[status] = found.name;
      schemas[found.name] ??= found.schema;
    }
    if (Object.keys(byStatus).length > 0) used[placed.operation.operationId] = byStatus;
  }
  return { schemas: reachable(schemas, used), used };
}

/** Leaves out what no response leads to, such as the schemas of requests. */
function reachable(schemas: SchemaGroup, used: ResponseSchemas["used"]): SchemaGroup {
  const names = new Set(Object.values(used).flatMap((byStatus) => Object.values(byStatus)));
  for (const name of names) {
    const text = JSON.stringify(schemas[name]);
    for (const [, inner] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (inner !== undefined) names.add(inner);
    }
  }
  const kept = Object.entries(schemas).filter(([name]) => names.has(name));
  return Object.fromEntries(
    kept.map(([name, schema]) => [name, withLocalReferences(withoutProse(schema))]),
  );
}

const IMPORT = (type: string): string =>
  `import type { Validator } from "../validator.js";\nimport type { ${type} } from "../generated/operations.js";\n`;

/** The text of the generated validators of request bodies. */
export async function requestValidatorsText(api: SchemaGroup): Promise<string> {
  return [
    IMPORT("RequestSchemaName"),
    await compile({ api }),
    "/** Validators of the request bodies of the service. They count an unknown field as an error. */\n" +
      "export const requestValidators: Readonly<Record<RequestSchemaName, Validator>> = {\n" +
      `${tableOf("api", api)}};\n`,
  ].join("\n");
}

/** The same of the control API, behind a function: the command loads the file when it is first called. */
export async function controlValidatorsText(control: SchemaGroup): Promise<string> {
  return [
    IMPORT("ControlSchemaName"),
    await compile({ control }),
    "const validators: Readonly<Record<ControlSchemaName, Validator>> = {\n" +
      `${tableOf("control", control)}};\n`,
    "/** The validator of a body or a query of the control API. It counts an unknown field as an error. */\n" +
      "export function controlValidator(name: ControlSchemaName): Validator {\n" +
      "  return validators[name];\n}\n",
  ].join("\n");
}

function tableOf(group: string, schemas: SchemaGroup): string {
  return Object.keys(schemas)
    .map((name) => `  ${name}: compiled.${group}_${name},\n`)
    .join("");
}

/** The text of the generated validators of files. */
export async function fileValidatorsText(schemas: SchemaGroup, roots: readonly string[]) {
  const lines = roots.map((name) => `  ${name}: compiled.files_${name},\n`);
  const names = roots.map((name) => JSON.stringify(name)).join(" | ");
  return [
    'import type { Validator } from "../validator.js";\n',
    await compile({ files: schemas }, (name) => roots.includes(name)),
    "/** Validators of what is not a request. They count an unknown field as an error. */\n" +
      `export const validators: Readonly<Record<${names}, Validator>> = {\n${lines.join("")}};\n`,
  ].join("\n");
}

/** The text of the generated validators of the service's responses. */
export async function responseValidatorsText(api: ApiDocument): Promise<string> {
  const { schemas, used } = responseSchemas(api);
  const lines = Object.entries(used).map(([id, byStatus]) => {
    const statuses = Object.entries(byStatus).map(
      ([status, name]) => `    ${status}: compiled.api_${name},\n`,
    );
    return `  ${JSON.stringify(id)}: {\n${statuses.join("")}  },\n`;
  });
  return [
    IMPORT("OperationId"),
    await compile({ api: schemas }),
    "/** Validators of the JSON responses of the service, by operation and status. */\n" +
      "export const responseValidators: Readonly<\n" +
      "  Record<OperationId, Readonly<Record<number, Validator>>>\n" +
      `> = {\n${lines.join("")}};\n`,
  ].join("\n");
}
