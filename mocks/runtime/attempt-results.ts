import type { AttemptResult } from "../domain/callback.js";

/** A detail goes into the log, and addresses, headers and error messages may be of any length. */
const DETAIL_MAX_CHARS = 500;

/** Any answer: 2xx is what was hoped for. No redirect is followed. */
export function answered(status: number, location: string | undefined): AttemptResult {
  if (status >= 200 && status < 300) {
    return { outcome: "delivered", status, detail: `answered ${status}` };
  }
  const redirect = location ? `, a redirect to ${cut(location)} that is not followed` : "";
  return { outcome: "refused", status, detail: `answered ${status}${redirect}; 2xx was expected` };
}

/** There was no answer, or no call. */
export function unreachable(detail: string): AttemptResult {
  return { outcome: "unreachable", status: null, detail: cut(detail) };
}

/** There was no answer in time. */
export function timedOut(timeoutMs: number): AttemptResult {
  return { outcome: "timeout", status: null, detail: `no answer within ${timeoutMs} ms` };
}

/** Our own policy keeps the call from being made. `fix` is what can be listed to have it made. */
export function blocked(host: string, why: string, fix?: string): AttemptResult {
  const mended = fix === undefined ? "" : `; allow it with --allow-egress ${fix}`;
  return { outcome: "blocked", status: null, detail: cut(`not called: ${host} ${why}${mended}`) };
}

/** The system's code for what went wrong, or what the parser of HTTP did not understand. */
export function reasonOf(error: NodeJS.ErrnoException): string {
  const { code = messageOf(error) } = error;
  if (code === "HPE_HEADER_OVERFLOW") return `the headers of the answer are too large (${code})`;
  return code.startsWith("HPE_") ? `the answer is no HTTP (${code})` : code;
}

/** What anything that was thrown says. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function cut(text: string): string {
  if (text.length <= DETAIL_MAX_CHARS) return text;
  // Half a character at the end would be no text that every store takes.
  return `${text.slice(0, DETAIL_MAX_CHARS).replace(/[\ud800-\udbff]$/, "")}...`;
}
