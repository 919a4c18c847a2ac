import type { JournalEntry } from "../../spec/generated/control.types.js";
import { testCards, testValues } from "../../spec/generated/faults.js";
import { operations } from "../../spec/generated/operations.js";

/** The operation of a call; undefined where it was none. */
export const operationOf = ({ operationId }: JournalEntry) =>
  operations.find(({ id }) => id === operationId);

/**
 * The Authorization header that a call came with, read off what it was refused for, since the journal
 * keeps no tokens: null for none, undefined where it cannot be said.
 */
export function authorizationOf(call: JournalEntry, token: string): string | null | undefined {
  const codes: Readonly<Record<string, string | null | undefined>> = {
    "token-missing": null,
    "token-malformed": "Basic bm90LWEtYmVhcmVy",
    "token-unknown": "Bearer nobody-issued-this",
    "token-expired": undefined,
    "token-of-other-role": undefined,
  };
  if (call.code !== null && call.code in codes) return codes[call.code];
  const operation = operationOf(call);
  return operation !== undefined && operation.role === null ? null : `Bearer ${token}`;
}

/** How the journal keeps a part of a card: of a number its end, of a code nothing. */
const MASKED = /"\*\*\*(\d{4})?"/g;

const NUMBERS: readonly string[] = [
  ...testCards.map(({ number }) => number),
  ...testValues.flatMap(({ in: field, value }) => (field === "cardNumber" ? [String(value)] : [])),
];

const USUAL = "4111111111111111";

/** The test card with the end that the journal kept, so that it does the same; a good one for any other. */
export function cardOf(masked: string): string {
  const end = masked.replace("***", "");
  return NUMBERS.find((number) => end !== "" && number.endsWith(end)) ?? USUAL;
}

/** A security code as long as any card takes it. */
export const SECURITY_CODE = "123";

/** A body of which the journal has no card, with a test card in its place, so that it can be sent again. */
export function withTestCard(body: string): string {
  return body.replace(MASKED, (masked, end?: string) => {
    return JSON.stringify(end === undefined ? SECURITY_CODE : cardOf(masked.slice(1, -1)));
  });
}

/** A word of a shell's line that means what it says. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

interface CurlParts {
  readonly authorization?: string | null;
  readonly body?: string | null;
}

/** Any request as a line for a terminal. */
export function requestAsCurl(
  method: string,
  url: string,
  { authorization, body }: CurlParts,
): string {
  const parts = [
    `curl${method === "GET" ? "" : ` -X ${method}`} ${quoted(url)}`,
    ...(authorization ? [`-H ${quoted(`Authorization: ${authorization}`)}`] : []),
    // A body that begins with @ would be the name of a file for --data.
    ...(body ? ["-H 'Content-Type: application/json'", `--data-raw ${quoted(body)}`] : []),
  ];
  return parts.join(" \\\n  ");
}

/** Where a call is made again. */
interface Target {
  readonly origin: string;
  readonly sandbox: string;
}

/** A call of the journal as a line for a terminal: the same again, with a token of its sandbox. */
export function callAsCurl({ origin, sandbox }: Target, call: JournalEntry): string {
  const authorization = authorizationOf(call, `sandbox_${sandbox}`) ?? null;
  const { operationId, requestBody } = call;
  const body = operationId === "payByCard" && requestBody ? withTestCard(requestBody) : requestBody;
  return requestAsCurl(call.method, origin + call.path, { authorization, body });
}
