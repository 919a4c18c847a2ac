import type { ApiDocument, PlacedOperation } from "./documents.js";
import { jsonContent, operationsOf, queryOf, resolve, schemaName } from "./documents.js";

/** One line of the table of operations, as the generated file carries it. */
interface Entry {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly server: string;
  readonly role: string | null;
  readonly creates: string | null;
  readonly body: string | null;
  readonly bodyOptional: boolean;
  readonly query: readonly string[];
  readonly family: string;
  readonly provenance: string;
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
    creates: operation["x-creates"] ?? null,
    body: bodySchemaName(document, placed),
    bodyOptional: body ? resolve(document, body).required !== true : false,
    query: queryOf(document, placed).map(({ name }) => name),
    family: operation["x-error-family"] ?? "problem",
    provenance: operation["x-provenance"] ?? "documented",
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
  ].join("\n");
}
