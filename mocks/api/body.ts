import type { IncomingMessage } from "node:http";
import type { Bounds } from "../sandbox/bounds.js";
import { type Failure, failure } from "./failures.js";
import { type ParsedJson, parseJson } from "./json-text.js";
import { REJECTIONS } from "./messages.js";

/** A body as it arrived. `text` is null when it was too large or no UTF-8. */
export interface RawBody {
  readonly text: string | null;
  readonly fault?: Failure;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** How long a body may be. */
export interface BodyLimits {
  readonly limitBytes: number;
  /** Counts the bytes of a body while it arrives. Absent where it is too short to count. */
  readonly bounds?: Bounds;
}

/** Reads a body up to a limit. What is over it is not kept; the caller answers and closes. */
export function readBody(
  request: IncomingMessage,
  { limitBytes, bounds }: BodyLimits,
  done: (raw: RawBody) => void,
): void {
  // A failure is made when it is needed: made for each call, it took 1.9 us of it.
  const tooLarge = (): RawBody => {
    return { text: null, fault: failure("body-too-large", REJECTIONS.bodyTooLarge(limitBytes)) };
  };
  let isDone = false;
  let size = 0;
  let counted = 0;
  const chunks: Buffer[] = [];
  const end = (raw: RawBody) => {
    if (isDone) return;
    isDone = true;
    bounds?.add(-counted);
    done(raw);
  };
  if (Number(request.headers["content-length"] ?? 0) > limitBytes) return end(tooLarge());
  request.on("data", (chunk: Buffer) => {
    if (isDone) return;
    size += chunk.length;
    if (size > limitBytes) return end(tooLarge());
    if (bounds?.hasRoom(chunk.length) === false) {
      const why = REJECTIONS.bodiesTooLarge(bounds.keptMaxBytes);
      return end({ text: null, fault: failure("memory-full", why) });
    }
    bounds?.add(chunk.length);
    counted = size;
    chunks.push(chunk);
  });
  request.on("end", () => end((size > 0 && packed(request)) || decode(chunks)));
  // The client hung up. No client gets the answer, but the journal shows what arrived of the request.
  const cutOff = () => failure("broken-json", REJECTIONS.bodyCutOff);
  request.on("error", () => end({ text: null, fault: cutOff() }));
}

/** How much of a body is read after its answer, and how long its caller may pause meanwhile. */
const REST = { bytes: 512 * 1024 * 1024, pauseMs: 5000 };

/**
 * Closes the connection of a request after its answer, as RFC 9112, section 9.6, asks: it first reads and drops the
 * rest of the body. Closing at once would reset the connection, and a caller that still sends would lose the answer.
 * The server's time limit for requests includes the rest.
 */
export function closeWithRest(request: IncomingMessage, { bytes, pauseMs } = REST): void {
  const { socket } = request;
  const close = socket.destroySoon.bind(socket);
  let left = bytes;
  // Without a listener, Node itself drops the body once the answer is sent, and nothing counts it.
  request.on("data", (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) socket.destroy();
  });
  // Node calls this when the answer is sent.
  socket.destroySoon = () => {
    if (request.complete) return close();
    socket.end();
    socket.setTimeout(pauseMs, () => socket.destroy());
    request.once("end", close).resume();
  };
}

/** What comes packed is not unpacked: it is reported as that, and not as bad text. */
function packed({ headers }: IncomingMessage): RawBody | undefined {
  const encoding = headers["content-encoding"];
  if (encoding === undefined || encoding === "identity") return undefined;
  return { text: null, fault: failure("content-type", REJECTIONS.compressed(encoding)) };
}

function decode(chunks: readonly Buffer[]): RawBody {
  const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
  try {
    return { text: utf8.decode(bytes) };
  } catch {
    return { text: null, fault: failure("broken-json", REJECTIONS.notUtf8) };
  }
}

/** The fields of a posted form; the last of those with the same name. */
export type Form = Readonly<Record<string, string | undefined>>;

const FORM_LIMIT_BYTES = 16 * 1024;

/** Reads an HTML form. One that is too large, or no text, has no fields. */
export async function readForm(request: IncomingMessage): Promise<Form> {
  const { text } = await new Promise<RawBody>((resolve) => {
    readBody(request, { limitBytes: FORM_LIMIT_BYTES }, resolve);
  });
  return Object.fromEntries(new URLSearchParams(text ?? ""));
}

/** Parses a JSON body, or says why it cannot be. An absent body is undefined. */
export function parseBody(
  raw: RawBody,
  headers: IncomingMessage["headers"],
  valuesMax?: number,
): ParsedJson {
  if (raw.fault) return { fault: raw.fault };
  const text = raw.text ?? "";
  if (text === "") return { value: undefined };
  const type = headers["content-type"];
  if (type !== "application/json" && !isJson(type)) {
    return { fault: failure("content-type", REJECTIONS.notLabeled(type)) };
  }
  return parseJson(text, valuesMax);
}

function isJson(type: string | undefined): boolean {
  const [media = "", ...parameters] = (type ?? "").toLowerCase().split(";");
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith("charset="));
  const utf = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  return media.trim() === "application/json" && utf;
}
