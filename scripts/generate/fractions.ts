import type { ApiDocument, Schema } from "./documents.js";
import { resolve } from "./documents.js";
import { isSchema, subschemas } from "./schemas.js";

/** Whether the schema, or one that it refers to or chooses from, is a number with a fraction. */
function isFraction(document: ApiDocument, schema: Schema): boolean {
  const target = resolve(document, schema);
  if (target.format === "double") return true;
  const parts = [target.oneOf, target.anyOf, target.allOf].flat().filter(isSchema);
  return parts.some((part) => isFraction(document, part));
}

/** Looks at every `properties` map of a document, wherever it stands. */
function collect(document: ApiDocument, node: unknown, names: Set<string>): void {
  if (Array.isArray(node)) for (const item of node) collect(document, item, names);
  if (!isSchema(node)) return;
  if (isSchema(node.properties)) {
    for (const { name, schema } of subschemas({ properties: node.properties })) {
      if (name !== undefined && isFraction(document, schema)) names.add(name);
    }
  }
  for (const value of Object.values(node)) collect(document, value, names);
}

/** Names of all properties with the format double, which keep a fraction on the wire. */
export function fractionKeys(documents: readonly ApiDocument[]): readonly string[] {
  const names = new Set<string>();
  for (const document of documents) collect(document, document, names);
  return [...names].sort();
}

/** The text of the generated list of fraction keys. */
export function fractionsText(documents: readonly ApiDocument[]): string {
  const lines = fractionKeys(documents).map((name) => `  ${JSON.stringify(name)},\n`);
  return `/** Properties that are numbers with a fraction: \`10.0\` on the wire, never \`10\`. */
export const fractionKeys: readonly string[] = [\n${lines.join("")}];\n`;
}
