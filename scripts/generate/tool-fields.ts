import type { ApiDocument, PlacedOperation, Schema } from "./documents.js";
import { jsonContent, operationsOf, resolve, targetOf } from "./documents.js";
import { isSchema } from "./schemas.js";

/** What only our own tools read in a spec. The linter knows the form of each. */
const TOOL_FIELDS = [
  "x-aliases",
  "x-also-called",
  "x-instead",
  "x-collection",
  "x-states",
  "x-switches",
  "x-varies",
];

/** A document as users get it: without the fields that only our own tools read. */
export function withoutToolFields<Node>(node: Node): Node {
  if (Array.isArray(node)) return node.map(withoutToolFields) as Node;
  if (!isSchema(node)) return node;
  const kept = Object.entries(node).filter(([name]) => !TOOL_FIELDS.includes(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutToolFields(value)])) as Node;
}

/** Finds the names that people give to the fields of a schema: the field's path by each name. */
function aliasesOf(api: ApiDocument, schema: Schema, parent = ""): readonly [string, string][] {
  const { properties = {}, items } = schema as {
    readonly properties?: Readonly<Record<string, Schema>>;
    readonly items?: Schema;
  };
  if (items) return aliasesOf(api, resolve(api, items), `${parent}[]`);
  return Object.entries(properties).flatMap(([name, written]) => {
    const before = parent === "" ? "" : `${parent}.`;
    const aliases = namesOf(api, written).map((alias): [string, string] => [
      alias.startsWith("/") ? alias.slice(1) : `${before.toLowerCase()}${alias}`,
      `${before}${name}`,
    ]);
    return [...aliases, ...aliasesOf(api, resolve(api, written), `${before}${name}`)];
  });
}

/** The aliases of a property; what stands beside a reference has precedence. */
function namesOf(api: ApiDocument, { "x-aliases": own, $ref }: Schema): readonly string[] {
  if (own !== undefined) return own as readonly string[];
  return typeof $ref === "string" ? namesOf(api, targetOf(api, $ref)) : [];
}

/** Throws where one name means two things. */
function byName(id: string, pairs: readonly (readonly [string, string])[]) {
  const table = new Map<string, string>();
  for (const [name, meant] of pairs) {
    const other = table.get(name);
    if (other !== undefined && other !== meant) {
      throw new Error(`${id}: ${name} is an alias of ${other} and of ${meant}`);
    }
    table.set(name, meant);
  }
  return Object.fromEntries(table);
}

function tableOf(api: ApiDocument, factOf: (placed: PlacedOperation) => unknown): string {
  const lines = operationsOf(api).flatMap((placed) => {
    const value = factOf(placed);
    if (value === undefined) return [];
    return [`  ${placed.operation.operationId}: ${JSON.stringify(value)},\n`];
  });
  return `{\n${lines.join("")}}`;
}

/** The text of the generated names: what people call operations and their fields. */
export function namesText(api: ApiDocument): string {
  const aliases = tableOf(api, ({ operation }) => {
    const schema = operation.requestBody && jsonContent(api, operation.requestBody)?.schema;
    const pairs = schema ? aliasesOf(api, resolve(api, schema)) : [];
    return pairs.length > 0 ? byName(operation.operationId, pairs) : undefined;
  });
  const instead = tableOf(api, ({ operation }) => {
    const pairs = operation["x-instead"]?.flatMap(({ called, instead }) =>
      called.map((name): [string, string] => [name, instead]),
    );
    return pairs && byName(operation.operationId, pairs);
  });
  const words = operationsOf(api).flatMap(
    ({ operation: { operationId, "x-also-called": also } }) => {
      if (!also) return [];
      return [
        `  { id: "${operationId}", pattern: /${also.pattern}/, does: ${JSON.stringify(also.does)} },\n`,
      ];
    },
  );
  const table = "Readonly<Partial<Record<OperationId, Readonly<Record<string, string>>>>>";
  return `import type { OperationId } from "./operations.js";

/**
 * What people call the fields of a request, in lower case: the path of the field that each name means.
 * A field of a list stands below \`list[]\`.
 */
export const fieldAliases: ${table} = ${aliases};

/** Fields that people look for and an operation lacks: what happens or what to do instead. */
export const missingFields: ${table} = ${instead};

/** What other services call an operation: the words of such a path, and what the operation does. */
export const alsoCalled: readonly {
  readonly id: OperationId;
  readonly pattern: RegExp;
  readonly does: string;
}[] = [
${words.join("")}];
`;
}

/** The text of the generated provider states: what must hold for an operation to answer as it did. */
export function statesText(api: ApiDocument): string {
  const states = tableOf(api, ({ operation }) =>
    Object.entries(operation.responses).flatMap(([status, response]) => {
      const rows = resolve(api, response)["x-states"] ?? [];
      return rows.map(({ name, when = {}, params = {}, inject = {} }) => {
        return { status: Number(status), name, when, params, inject };
      });
    }),
  );
  return `import type { SwitchId } from "./assumptions.js";
import type { OperationId } from "./operations.js";

/** A provider state that leads an operation to an answer. */
export interface OperationState {
  readonly status: number;
  /** The sentence of the state in the catalogue. */
  readonly name: string;
  /** Facts of the call that this state needs, by path. */
  readonly when: Readonly<Record<string, string | number | null>>;
  /** Parameters of the state: a literal number, or the path of a fact of the call. */
  readonly params: Readonly<Record<string, string | number>>;
  /** Fields of the request that take their value from the state, with the name of that value. */
  readonly inject: Readonly<Record<string, string>>;
}

/** The provider states of each operation's successful answers. The first one that fits applies. */
export const operationStates: Readonly<Record<OperationId, readonly OperationState[]>> = ${states};

/** The switches that shape the answers of an operation. */
export const operationSwitches: Readonly<Partial<Record<OperationId, readonly SwitchId[]>>> =
  ${tableOf(api, ({ operation }) => operation["x-switches"])};

/** Fields of an operation's answers that a provider state does not determine. */
export const varyingFields: Readonly<Partial<Record<OperationId, readonly string[]>>> =
  ${tableOf(api, ({ operation }) => operation["x-varies"])};
`;
}
