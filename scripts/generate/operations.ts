import { controlFactsOf } from "./control.js";
import {
  type ApiDocument,
  bodySchemaName,
  jsonContent,
  operationsOf,
  type PlacedOperation,
  queryOf,
  resolve,
  type Schema,
  statusesOf,
  targetOf,
} from "./documents.js";
import { isSchema } from "./schemas.js";

/** One line of the table of operations, as the generated file carries it. */
interface Entry {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly server: string;
  readonly role: string | null;
  readonly sandbox: object | null;
  readonly creates: string | null;
  readonly body: string | null;
  readonly bodyOptional: boolean;
  readonly query: readonly string[];
  readonly family: string;
  readonly provenance: string;
  readonly assumption: string | null;
  readonly statuses: readonly number[];
}

const INTERFACE = `/** One operation of a spec: its place in the spec, its callers and its responses. */
export interface OperationEntry {
  readonly id: string;
  readonly method: string;
  /** Path template with parameters in braces. */
  readonly path: string;
  readonly server: "base" | "order";
  /** Whose token the operation asks for; null where it asks for none. */
  readonly role: "merchant" | "partner" | null;
  /** The field of the body by which a call without a token finds its sandbox; null where a token does. */
  readonly sandbox: { readonly invoice: string } | { readonly credential: string } | null;
  /** What each call makes one more of, so that it must not be sent again blindly; null for nothing. */
  readonly creates: "invoice" | "recurring-payment" | null;
  /** Name of the schema of the request body; null where there is no body. */
  readonly body: RequestSchemaName | null;
  /** Whether a call without any body is fine although there is a schema for one. */
  readonly bodyOptional: boolean;
  /** Names of the parameters in the query. */
  readonly query: readonly string[];
  readonly family: "problem" | "otp" | "recurring";
  readonly provenance: "documented" | "assumed";
  /** The row of the assumptions that an assumed operation stands on. */
  readonly assumption: string | null;
  readonly statuses: readonly number[];
}

/** An operation of the control API, which is also a method of a handle: the dots of its id lead there. */
export interface ControlOperationEntry extends Omit<OperationEntry, "body"> {
  /** The status of an answer that went well. */
  readonly status: number;
  /** The key that the method takes first; null where it takes none. */
  readonly key: string | null;
  /** Whether the key is a number. */
  readonly numericKey: boolean;
  /** What the object of the method is sent as; null where it takes none. */
  readonly input: "query" | "body" | null;
  readonly inputOptional: boolean;
  /** Name of the schema of that object. */
  readonly schema: ControlSchemaName | null;
  /** Parameters of the query that are numbers. */
  readonly numbers: readonly string[];
  /** What the method returns: the answer, batches of a stream, or the sandbox that the answer sums up. */
  readonly returns: "answer" | "stream" | "sandbox";
}
`;

function entryOf(document: ApiDocument, placed: PlacedOperation): Entry {
  const { method, path, operation } = placed;
  const body = operation.requestBody;
  return {
    id: operation.operationId,
    method,
    path,
    server: operation["x-server"] ?? "base",
    role: operation["x-token-role"] ?? null,
    sandbox: operation["x-sandbox"] ?? null,
    creates: operation["x-creates"] ?? null,
    body: bodySchemaName(document, placed),
    bodyOptional: body ? resolve(document, body).required !== true : false,
    query: queryOf(document, placed).map(({ name }) => name),
    family: operation["x-error-family"] ?? "problem",
    provenance: operation["x-provenance"] ?? "documented",
    assumption: [operation["x-assumption"] ?? null].flat()[0] ?? null,
    statuses: statusesOf(placed),
  };
}

function table(
  name: string,
  about: string,
  document: ApiDocument,
  rows: {
    readonly type: string;
    readonly entryOf: (document: ApiDocument, placed: PlacedOperation) => object;
  },
): string {
  const lines = operationsOf(document).map(
    (placed) => `  ${JSON.stringify(rows.entryOf(document, placed))},\n`,
  );
  const end = `] as const satisfies readonly ${rows.type}[];\n`;
  return `/** ${about} */\nexport const ${name} = [\n${lines.join("")}${end}`;
}

/** The fields of each request: those of its body, or else of its query and its path. */
function fieldsText(document: ApiDocument): string {
  const lines = operationsOf(document).map((placed) => {
    const { operation, path } = placed;
    const body = operation.requestBody && jsonContent(document, operation.requestBody)?.schema;
    const named = [...queryOf(document, placed).map(({ name }) => name), ...namesIn(path)];
    const fields = body ? fieldsOf(document, body) : named;
    return `  ${operation.operationId}: ${JSON.stringify(fields)},\n`;
  });
  return `/** The fields of each request of the payment service: of its body, else of its query and path. */
export const operationFields: Readonly<Record<OperationId, readonly string[]>> = {
${lines.join("")}};
`;
}

function namesIn(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
}

function fieldsOf(document: ApiDocument, schema: Schema): readonly string[] {
  const { properties = {}, allOf = [], oneOf = [] } = resolve(document, schema) as Composed;
  const inside = [...allOf, ...oneOf].flatMap((part) => fieldsOf(document, part));
  return [...new Set([...Object.keys(properties), ...inside])];
}

/** The keywords by which a schema has fields. */
interface Composed {
  readonly properties?: object;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** The text of the generated table of operations. */
export function operationsText(api: ApiDocument, control: ApiDocument): string {
  return [
    'import type { ControlSchemaName, RequestSchemaName } from "./validator-types.js";\n',
    INTERFACE,
    table("operations", "The operations of the payment service.", api, {
      type: "OperationEntry",
      entryOf,
    }),
    table("controlOperations", "The operations of the control API.", control, {
      type: "ControlOperationEntry",
      entryOf: (document, placed) => {
        const { body: _, ...entry } = entryOf(document, placed);
        return { ...entry, ...controlFactsOf(document, placed) };
      },
    }),
    `/** Id of an operation of the payment service. */
export type OperationId = (typeof operations)[number]["id"];

/** Id of an operation of the control API. */
export type ControlOperationId = (typeof controlOperations)[number]["id"];
`,
    fieldsText(api),
  ].join("\n");
}

/** What only our own tools read in a spec. The linter knows the form of each. */
const TOOL_FIELDS = ["x-aliases", "x-also-called", "x-instead", "x-tool", "x-tools"];

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

/** The aliases of a property; those beside a reference have precedence. */
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
