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
    messages: false,
    inlineRefs: false,
    code: { source: true },
  });
  addFormats.default(instance);
  instance.addFormat("byte", true);
  return instance;
}

/** Ajv's strict mode knows no extensions, so those in use are declared. */
function extensionsIn(schemas: SchemaGroup): readonly string[] {
  const words = new Set<string>();
  JSON.stringify(schemas, (key, value: unknown) => {
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
 * Compiles schemas of one document, which may refer to each other through `#/$defs/`, to a script of CommonJS that
 * needs no package. It exports a function for each name, for the schema that the name stands for.
 */
export async function compile(
  schemas: SchemaGroup,
  exported: Readonly<Record<string, string>> = namedAlike(Object.keys(schemas)),
): Promise<string> {
  const instance = ajv();
  for (const word of extensionsIn(schemas)) instance.addKeyword(word);
  instance.addSchema({ $id: "spec", $defs: schemas });
  const places = Object.entries(exported).map(([name, schema]) => [name, `spec#/$defs/${schema}`]);
  const { outputFiles } = await build({
    stdin: {
      contents: standalone.default(instance, Object.fromEntries(places)),
      resolveDir: ROOT,
    },
    absWorkingDir: ROOT,
    plugins: [withoutNotes],
    bundle: true,
    minify: true,
    write: false,
    format: "cjs",
    platform: "neutral",
    target: "node20",
    legalComments: "none",
  });
  return outputFiles[0]?.text ?? "";
}

export function namedAlike(names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, name]));
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

/** The schemas of the responses of a document, unchanged: open. */
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

/** Compiles the schemas of the service's JSON responses, as `addInvoice_200`. */
export function compileResponses(api: ApiDocument): Promise<string> {
  const { schemas, used } = responseSchemas(api);
  const exported = Object.entries(used).flatMap(([id, byStatus]) =>
    Object.entries(byStatus).map(([status, name]) => [`${id}_${status}`, name] as const),
  );
  return compile(schemas, Object.fromEntries(exported));
}
