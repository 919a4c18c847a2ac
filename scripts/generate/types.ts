import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { ERRORS_KEPT_MAX } from "./bounded-errors.js";
import type { ApiDocument } from "./documents.js";

/**
 * The text of the generated types of a spec. A property with a default stays optional, since in a
 * request it is; everything is readonly, since a message that was sent does not change.
 */
export async function typesText(document: ApiDocument): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(document), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    immutable: true,
    defaultNonNullable: false,
    transform: (schema) => {
      const prefix: unknown = "x-prefix" in schema ? schema["x-prefix"] : undefined;
      return typeof prefix === "string" ? beginningWith(prefix) : undefined;
    },
  });
  return astToString(nodes);
}

/** The types that both files of validators share. They stand apart, in a file that is checked. */
export function validatorTypesText(names: readonly string[], ids: readonly string[]): string {
  const union = (members: readonly string[]): string =>
    members.map((member) => `\n  | ${JSON.stringify(member)}`).join("") || " never";
  return `/** One violation, as Ajv tells it. */
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
 * Says whether a value is valid. After a no, \`errors\` tells why, until the next call: the first
 * ${ERRORS_KEPT_MAX.toLocaleString("en")}. Both counts are of all.
 */
export interface Validator {
  (data: unknown): boolean;
  errors?: readonly ValidationError[] | null;
  errorCount?: number;
  /** Without those inside a choice or about an if, where the error of the whole says it. */
  reportableCount?: number;
}

/** Name of a request body's schema in either spec. */
export type RequestSchemaName =${union(names)};

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
