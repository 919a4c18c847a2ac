import type { IncomingMessage } from "node:http";
import { StringDecoder } from "node:string_decoder";
import type { AttemptResult, ReceivedAnswer } from "../domain/callback.js";
import { linesWithin } from "../store/journal.js";
import { answered } from "./attempt-results.js";
import { headersOf, keptHeaders } from "./kept-headers.js";

/** What is kept of an answer: it stands in the log, which is never trimmed. */
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

  /** What came of the call, with as much of the answer as is kept. */
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
    // Where the end was cut off, so was perhaps the last letter: half of one is none.
    return this.#isCut ? text : text + letters.end();
  }
}
