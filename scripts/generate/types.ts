import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { ERRORS_KEPT_MAX } from "./bounded.js";
import { type ApiDocument, jsonContent, operationsOf, resolve, type Schema } from "./documents.js";
import { isSchema, subschemas } from "./schemas.js";

/**
 * The text of the generated types of a spec. `x-type` is the type of a schema that a table of ours knows
 * better, as TypeScript. A property with a default stays optional, since in a
 * request it is; everything is readonly, since a message that was sent does not change.
 */
export async function typesText(document: ApiDocument): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(document), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    immutable: true,
    defaultNonNullable: false,
    transform: (schema) => {
      const { "x-prefix": prefix, "x-type": type } = schema as Readonly<Record<string, unknown>>;
      if (typeof type === "string") return ts.factory.createTypeReferenceNode(type);
      return typeof prefix === "string" ? beginningWith(prefix) : undefined;
    },
  });
  return astToString(nodes);
}

/** The types that both files of validators share, in a separate file that is checked. */
export function validatorTypesText(
  names: { readonly api: readonly string[]; readonly control: readonly string[] },
  ids: readonly string[],
): string {
  const union = (members: readonly string[]): string =>
    members.map((member) => `\n  | ${JSON.stringify(member)}`).join("") || " never";
  return `/** One violation, as Ajv reports it. */
export interface ValidationError {
  readonly keyword: string;
  /** JSON pointer to the offending value. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
  /** The offending value itself. */
  readonly data?: unknown;
  /** The schema whose keyword failed, with its extensions. */
  readonly parentSchema?: Readonly<Record<string, unknown>>;
}

/**
 * Says whether a value is valid. If it is not, \`errors\` says why, until the next call: the first
 * ${ERRORS_KEPT_MAX.toLocaleString("en")}. Both counts are of all.
 */
export interface Validator {
  (data: unknown): boolean;
  errors?: readonly ValidationError[] | null;
  errorCount?: number;
  /** Without those inside a choice or about an if, where the error of the whole says it. */
  reportableCount?: number;
}

/** Name of a request body's schema of the service. */
export type RequestSchemaName =${union(names.api)};

/** Name of the schema of a body or a query of the control API. */
export type ControlSchemaName =${union(names.control)};

/** Id of an operation of either spec that answers with JSON. */
export type ResponseOperationId =${union(ids)};
`;
}

/** The type of a text of which it is known how it begins: `http${string}`. */
function beginningWith(prefix: string): ts.TypeNode {
  const { factory } = ts;
  const anything = factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
  const rest = factory.createTemplateLiteralTypeSpan(anything, factory.createTemplateTail(""));
  return factory.createTemplateLiteralType(factory.createTemplateHead(prefix), [rest]);
}

/** The text of the generated table of first examples: what a snippet of a call sends. */
export function exampleBodiesText(api: ApiDocument): string {
  const lines = operationsOf(api).flatMap(({ operation }) => {
    if (!operation.requestBody) return [];
    const [example] = Object.values(jsonContent(api, operation.requestBody)?.examples ?? {});
    const { value = {} } = example ? (resolve(api, example) as { readonly value?: unknown }) : {};
    return [`  ${operation.operationId}: ${JSON.stringify(JSON.stringify(value))},\n`];
  });
  const type = "Readonly<Partial<Record<OperationId, string>>>";
  return `import type { OperationId } from "./operations.js";

/** The first example of each body, as JSON; none of operations without a body. */
export const exampleBodies: ${type} = {
${lines.join("")}};
`;
}

/** Whether the schema, or one that it refers to or chooses from, is a number with a fraction. */
function isFraction(document: ApiDocument, schema: Schema): boolean {
  const target = resolve(document, schema);
  if (target.format === "double") return true;
  const parts = [target.oneOf, target.anyOf, target.allOf].flat().filter(isSchema);
  return parts.some((part) => isFraction(document, part));
}

/** Visits every `properties` map of a document. */
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
