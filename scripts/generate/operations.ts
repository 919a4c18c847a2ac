import type { ApiDocument, PlacedOperation, Schema } from "./documents.js";
import { jsonContent, operationsOf, queryOf, resolve, schemaName } from "./documents.js";

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

const INTERFACE = `/** One operation of a spec: where it stands, who may call it, what it answers. */
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
`;

/** The name of the request body's schema. Each body has one, so that its validator has a name. */
export function bodySchemaName(
  document: ApiDocument,
  { operation }: PlacedOperation,
): string | null {
  if (!operation.requestBody) return null;
  const name = schemaName(jsonContent(document, operation.requestBody)?.schema ?? {});
  if (name) return name;
  throw new Error(`The body of ${operation.operationId} must be a JSON component schema`);
}

/** The statuses that an operation names, ascending. Throws for `default` and for ranges. */
export function statusesOf({ operation }: PlacedOperation): readonly number[] {
  const statuses = Object.keys(operation.responses).map(Number);
  if (!statuses.every(Number.isInteger)) {
    throw new Error(`${operation.operationId} must name each status by its number`);
  }
  return statuses.sort((left, right) => left - right);
}

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

function table(name: string, about: string, document: ApiDocument): string {
  const lines = operationsOf(document).map(
    (placed) => `  ${JSON.stringify(entryOf(document, placed))},\n`,
  );
  const end = "] as const satisfies readonly OperationEntry[];\n";
  return `/** ${about} */\nexport const ${name} = [\n${lines.join("")}${end}`;
}

/** The fields of each request: those of its body, else what its query and its path tell. */
function fieldsText(document: ApiDocument): string {
  const lines = operationsOf(document).map((placed) => {
    const { operation, path } = placed;
    const body = operation.requestBody && jsonContent(document, operation.requestBody)?.schema;
    const told = [...queryOf(document, placed).map(({ name }) => name), ...namesIn(path)];
    const fields = body ? fieldsOf(document, body) : told;
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
    'import type { RequestSchemaName } from "./validator-types.js";\n',
    INTERFACE,
    table("operations", "The operations of the payment service.", api),
    table("controlOperations", "The operations of the control API.", control),
    `/** Id of an operation of the payment service. */
export type OperationId = (typeof operations)[number]["id"];

/** Id of an operation of the control API. */
export type ControlOperationId = (typeof controlOperations)[number]["id"];
`,
    fieldsText(api),
  ].join("\n");
}
