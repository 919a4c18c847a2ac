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
  type Schema,
  schemaName,
} from "./documents.js";
import { reached, type SchemaGroup, withLocalReferences, withoutProse } from "./schemas.js";

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

/** Compiles the schemas of the service's JSON responses, as `addInvoice_200`. They are unchanged: open. */
export function compileResponses(api: ApiDocument): Promise<string> {
  const pool: Record<string, Schema> = { ...api.components?.schemas };
  const exported: Record<string, string> = {};
  for (const { operation } of operationsOf(api)) {
    for (const [status, response] of Object.entries(operation.responses)) {
      const schema = jsonContent(api, response)?.schema;
      if (!schema) continue;
      const own = `${operation.operationId}_${status}`;
      const name = schemaName(schema) ?? own;
      exported[own] = name;
      pool[name] ??= schema;
    }
  }
  const ready = Object.entries(reached(pool, Object.values(exported))).map(
    ([name, schema]) => [name, withLocalReferences(withoutProse(schema))] as const,
  );
  return compile(Object.fromEntries(ready), exported);
}
