import {
  type ApiDocument,
  jsonContent,
  operationsOf,
  type PlacedOperation,
  resolve,
  type Schema,
} from "./documents.js";
import { isSchema } from "./schemas.js";

/** What a spec says of a field for the comparison of two answers. */
interface Trait {
  readonly volatile?: string;
  readonly pattern?: string;
  readonly ordered?: true;
  readonly assumption?: string;
}

/** Calls of the service to the merchant, by the name of the schema of their body. */
const NOTIFICATION = /(Callback|Notification)$/;

/** The text of the generated table of what may differ, and of the words that may be shown. */
export function volatileText(api: ApiDocument): string {
  const schemas = api.components?.schemas ?? {};
  const lines = [
    ...operationsOf(api).map((placed) => [placed.operation.operationId, answerTraits(api, placed)]),
    ...Object.keys(schemas)
      .filter((name) => NOTIFICATION.test(name))
      .map((name) => [name, traitsOf(api, schemas[name] ?? {}, "")]),
  ].map(([name, traits]) => `  ${name}: ${JSON.stringify(traits)},\n`);
  return `/** What two right answers may differ in: see x-volatile in openapi.yaml. */
export type Volatility = "identity" | "secret" | "instant" | "host" | "value" | "account";

/** What the spec says of a field for the comparison of two answers. */
export interface FieldTrait {
  readonly volatile?: Volatility;
  /** The form of an identity, where the spec has one. */
  readonly pattern?: string;
  /** Whether the order of the list counts. */
  readonly ordered?: true;
  /** The row of the assumptions that the field rests on; none where the description states it. */
  readonly assumption?: string;
}

/**
 * Traits by operation, or by the schema of a notification, and by field: \`products[].price\`. Elements of
 * a list are \`[]\`, members of a map \`*\`, the whole body is the empty text. Headers begin with \`header:\`.
 */
export const fieldTraits: Readonly<Record<string, Readonly<Record<string, FieldTrait>>>> = {
${lines.join("")}};

/** The words that the spec itself uses, in lower case: a report may show them, as they are no customer's data. */
export const specWords: readonly string[] = ${JSON.stringify(wordsOf(api))};
`;
}

function answerTraits(api: ApiDocument, { operation }: PlacedOperation) {
  const bodies = Object.values(operation.responses).map((response) => {
    const { headers = {} } = resolve(api, response) as { readonly headers?: object };
    const named = Object.keys(headers).map((name) => [
      `header:${name.toLowerCase()}`,
      { volatile: "secret" },
    ]);
    const schema = jsonContent(api, response)?.schema;
    return { ...Object.fromEntries(named), ...(schema && traitsOf(api, schema, "")) };
  });
  return Object.assign({}, ...bodies) as Record<string, Trait>;
}

/** The traits of a schema and of all that is in it, by path. */
function traitsOf(
  api: ApiDocument,
  written: Schema,
  path: string,
): Readonly<Record<string, Trait>> {
  const schema = { ...resolve(api, written), ...written };
  const volatile = schema["x-volatile"];
  const trait: Trait = {
    ...(typeof volatile === "string" && { volatile }),
    ...(volatile === "identity" &&
      typeof schema.pattern === "string" && { pattern: schema.pattern }),
    ...(schema["x-ordered"] === true && { ordered: true as const }),
  };
  const row = schema["x-provenance"] === "assumed" && [schema["x-assumption"]].flat()[0];
  const rests = typeof row === "string" && path !== "" ? { assumption: row } : {};
  const below = (part: unknown, at: string) => (isSchema(part) ? traitsOf(api, part, at) : {});
  const choices = [schema.anyOf, schema.oneOf, schema.allOf].flat();
  return Object.assign(
    {},
    ...choices.map((part) => below(part, path)),
    below(schema.items, `${path}[]`),
    below(schema.additionalProperties, join(path, "*")),
    isSchema(schema.additionalProperties) ? { [join(path, "*")]: { volatile: "value" } } : {},
    ...Object.entries((schema.properties ?? {}) as Schema).map(([name, part]) =>
      below(part, join(path, name)),
    ),
    Object.keys({ ...trait, ...rests }).length > 0 ? { [path]: { ...trait, ...rests } } : {},
  ) as Record<string, Trait>;
}

function join(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}

/** Names of fields, values of enumerations and parts of paths. */
function wordsOf(api: ApiDocument): readonly string[] {
  const words = new Set<string>();
  const add = (word: unknown) => typeof word === "string" && words.add(word.toLowerCase());
  for (const { path } of operationsOf(api)) path.split(/\W+/).forEach(add);
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isSchema(node)) return;
    if (isSchema(node.properties)) Object.keys(node.properties).forEach(add);
    if (Array.isArray(node.enum)) node.enum.forEach(add);
    add(node.const);
    Object.values(node).forEach(visit);
  };
  visit(api.components?.schemas);
  words.delete("");
  return [...words].sort();
}
