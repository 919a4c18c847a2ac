import type { JournalEntry } from "../../../../spec/generated/control.types.js";
import { authorizationOf } from "./recorded-call.js";

/** A word of a shell's line that means what it says. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Any request as a line for a terminal. */
export function requestAsCurl(
  method: string,
  url: string,
  {
    authorization,
    body,
  }: { readonly authorization?: string | null; readonly body?: string | null },
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
export interface Target {
  readonly origin: string;
  readonly sandbox: string;
}

/** A call of the journal as a line for a terminal: the same again, with a token of its sandbox. */
export function callAsCurl({ origin, sandbox }: Target, call: JournalEntry): string {
  const authorization = authorizationOf(call, `sandbox_${sandbox}`) ?? null;
  const body = call.requestBody;
  return requestAsCurl(call.method, origin + call.path, { authorization, body });
}
