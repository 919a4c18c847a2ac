import type { JournalEntry } from "../../../../spec/generated/control.types.js";
import { authorizationOf } from "./recorded-call.js";
import { withTestCard } from "./test-card.js";

/** A word of a shell's line that means what it says. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** The token of the operations is nobody's to copy: whoever runs the line has it in a variable. */
const API_TOKEN = '"X-Paystub-Token: $PAYSTUB_API_TOKEN"';

interface CurlParts {
  readonly authorization?: string | null;
  /** Whether the gateway asks for the token of its operations. */
  readonly apiToken?: boolean;
  readonly body?: string | null;
}

/** Any request as a line for a terminal. */
export function requestAsCurl(
  method: string,
  url: string,
  { authorization, apiToken, body }: CurlParts,
): string {
  const parts = [
    `curl${method === "GET" ? "" : ` -X ${method}`} ${quoted(url)}`,
    ...(authorization ? [`-H ${quoted(`Authorization: ${authorization}`)}`] : []),
    ...(apiToken ? [`-H ${API_TOKEN}`] : []),
    // A body that begins with @ would be the name of a file for --data.
    ...(body ? ["-H 'Content-Type: application/json'", `--data-raw ${quoted(body)}`] : []),
  ];
  return parts.join(" \\\n  ");
}

/** Where a call is made again. */
export interface Target {
  readonly origin: string;
  readonly sandbox: string;
}

/** A call of the journal as a line for a terminal: the same again, with a token of its sandbox. */
export function callAsCurl({ origin, sandbox }: Target, call: JournalEntry): string {
  const authorization = authorizationOf(call, `sandbox_${sandbox}`) ?? null;
  const headers = Object.keys(call.requestHeaders ?? {});
  const apiToken = headers.some((name) => name.toLowerCase() === "x-paystub-token");
  const { operationId, requestBody } = call;
  const body = operationId === "payByCard" && requestBody ? withTestCard(requestBody) : requestBody;
  return requestAsCurl(call.method, origin + call.path, { authorization, apiToken, body });
}
