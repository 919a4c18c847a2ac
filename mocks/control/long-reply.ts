import type { Writable } from "node:stream";
import { promisify } from "node:util";
import { createGzip, gzip } from "node:zlib";
import type { Request, Response } from "express";
import { KEPT_HERE, send, takesGzip } from "../api/reply.js";
import { isRecord } from "../domain/text.js";
import type { Gateway } from "../sandbox/gateway.js";
import { Slices } from "../sandbox/waiting.js";
import { toJson } from "../sandbox/wire.js";

/** A list with more elements takes long to be made JSON. */
const ELEMENTS_MAX = 1000;

/** Characters of a reply that are sent at once: a list of large elements must not be one text. */
const PIECE_LENGTH = 16 * 1024;

/** How deep in a reply a long list is looked for: a record has its events in its log. */
const DEPTH = 2;

/** So does a list of fewer elements with more characters than this: an invoice can have a megabyte. */
const CHARACTERS_MAX = 256 * 1024;

/** Whether a reply has a list that takes long to be made JSON. */
export function isLong(value: unknown, depth = DEPTH): boolean {
  if (Array.isArray(value)) {
    return value.length > ELEMENTS_MAX || roomAfter(value, CHARACTERS_MAX) < 0;
  }
  return depth > 0 && isRecord(value) && Object.values(value).some((one) => isLong(one, depth - 1));
}

/** Of so much room for characters, what a value leaves, about; below zero where it needs more. */
function roomAfter(value: unknown, room: number): number {
  if (typeof value === "string") return room - value.length;
  let left = room - VALUE_CHARACTERS;
  if (typeof value !== "object" || value === null) return left;
  for (const one of Object.values(value)) {
    left = roomAfter(one, left);
    if (left < 0) return left;
  }
  return left;
}

/** What a value takes besides the characters of a text, with its key. */
const VALUE_CHARACTERS = 10;

/** A shorter reply is sent as it is. */
const COMPRESSED_FROM_CHARACTERS = 8 * 1024;

/** The fastest level: a list shrinks to a tenth by it, and the next one takes twice as long. */
const LEVEL = { level: 1 };

const COMPRESSED = { ...KEPT_HERE, "Content-Type": "application/json", "Content-Encoding": "gzip" };

/** Sends a result: compressed if it is long and the caller takes gzip, and in pieces if it is very long. */
export async function sendResult(
  gateway: Gateway,
  request: Request,
  response: Response,
  status: number,
  body: unknown,
): Promise<void> {
  const isCompressed = takesGzip(request);
  if (isLong(body)) return sendInSlices(gateway, response, status, body, isCompressed);
  const text = toJson(body);
  if (!isCompressed || text.length < COMPRESSED_FROM_CHARACTERS) {
    send(gateway, request, response, { status, body, raw: { text, type: "application/json" } });
    return;
  }
  const bytes = await promisify(gzip)(text, LEVEL);
  response.writeHead(status, { ...COMPRESSED, "Content-Length": bytes.length }).end(bytes);
}

/** Sends a reply piece by piece, so that other calls are answered in between. Ends where its caller hangs up. */
async function sendInSlices(
  { clock }: Gateway,
  response: Response,
  status: number,
  body: unknown,
  isCompressed: boolean,
): Promise<void> {
  const slices = new Slices(clock);
  const headers = isCompressed ? COMPRESSED : { ...KEPT_HERE, "Content-Type": "application/json" };
  response.writeHead(status, headers);
  const sent = isCompressed ? compressedInto(response) : response;
  for (const piece of pieces(body)) {
    if (sent.destroyed) return;
    if (!sent.write(piece)) await drained(sent);
    if (slices.isOver()) await slices.rest();
  }
  sent.end();
}

function compressedInto(response: Response): Writable {
  const compressing = createGzip(LEVEL);
  compressing.pipe(response);
  response.on("close", () => compressing.destroy());
  return compressing;
}

/** Resolves when the caller takes more, or has hung up. */
function drained(sent: Writable): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      sent.off("drain", done).off("close", done);
      resolve();
    };
    sent.on("drain", done).on("close", done);
  });
}

/** A value as JSON, in short pieces. */
export function* pieces(value: unknown): Generator<string> {
  if (Array.isArray(value) && isLong(value)) {
    let piece = "[";
    for (const [n, element] of value.entries()) {
      piece += (n === 0 ? "" : ",") + toJson([element]).slice(1, -1);
      if (piece.length < PIECE_LENGTH) continue;
      yield piece;
      piece = "";
    }
    yield `${piece}]`;
  } else if (isRecord(value) && isLong(value)) {
    let separator = "{";
    for (const [key, one] of Object.entries(value)) {
      if (one === undefined) continue;
      if (isLong(one)) {
        yield `${separator}${JSON.stringify(key)}:`;
        yield* pieces(one);
      } else yield separator + toJson({ [key]: one }).slice(1, -1);
      separator = ",";
    }
    yield "}";
  } else yield toJson(value);
}
