import type { IncomingMessage } from "node:http";
import { StringDecoder } from "node:string_decoder";
import type { AttemptResult, ReceivedAnswer } from "../domain/callback.js";
import { errorText } from "../domain/text.js";
import { headersOf, keptHeaders } from "./redaction.js";

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
  const mended = fix === undefined ? "" : `. Allow it with --allow-egress ${fix}`;
  return { outcome: "blocked", status: null, detail: cut(`not called: ${host} ${why}${mended}`) };
}

/** The system's code for what went wrong, or what the parser of HTTP did not understand. */
export function reasonOf(error: NodeJS.ErrnoException): string {
  const { code = errorText(error) } = error;
  if (code === "HPE_HEADER_OVERFLOW") return `the headers of the answer are too large (${code})`;
  return code.startsWith("HPE_") ? `the answer is not HTTP (${code})` : code;
}

function cut(text: string): string {
  if (text.length <= DETAIL_MAX_CHARS) return text;
  // Half a character at the end would be no text that every store takes.
  return `${text.slice(0, DETAIL_MAX_CHARS).replace(/[\ud800-\udbff]$/, "")}...`;
}

/** As many whole lines of a text as there is room for. */
function linesWithin(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, text.lastIndexOf("\n", length - 1) + 1);
}

/** The stored part of an answer: it is in the log, which is never trimmed. */
const KEPT_MAX = { bodyBytes: 2048, headerChars: 2048 } as const;

/** The answer of a merchant while it comes in: its status, its headers, the beginning of its body. */
export class ReceivingAnswer {
  readBytes = 0;
  readonly #response: IncomingMessage;
  readonly #kept: Buffer[] = [];
  #keptBytes = 0;

  constructor(response: IncomingMessage) {
    this.#response = response;
  }

  add(chunk: Buffer): void {
    this.readBytes += chunk.length;
    const room = KEPT_MAX.bodyBytes - this.#keptBytes;
    if (room <= 0) return;
    const piece = chunk.subarray(0, room);
    this.#kept.push(piece);
    this.#keptBytes += piece.length;
  }

  /** The result of the call, with the stored part of the answer. */
  result(): AttemptResult {
    const { statusCode = 0, headers, rawHeaders } = this.#response;
    const all = keptHeaders(rawHeaders);
    const kept = linesWithin(all, KEPT_MAX.headerChars);
    const answer: ReceivedAnswer = {
      headers: headersOf(kept),
      body: this.#body(),
      cut: [
        ...(kept.length < all.length ? (["headers"] as const) : []),
        ...(this.#isCut ? (["body"] as const) : []),
      ],
    };
    return { ...answered(statusCode, headers.location), answer };
  }

  get #isCut(): boolean {
    return this.readBytes > this.#keptBytes;
  }

  #body(): string | null {
    if (this.readBytes === 0) return null;
    const letters = new StringDecoder("utf8");
    const text = letters.write(Buffer.concat(this.#kept));
    // A cut may have split the last letter: half of one is invalid.
    return this.#isCut ? text : text + letters.end();
  }
}

/** An address that can be called by http or https, or why it cannot. */
export function callableUrl(written: string): URL | string {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url;
  if (!/^https?:/i.test(written)) return `no URL: ${written}; http: or https: was expected`;
  return `no URL: ${written}; its host or port is invalid`;
}
