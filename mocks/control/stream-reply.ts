import type { IncomingMessage, ServerResponse } from "node:http";
import type { Writable } from "node:stream";
import { createGzip, type Gzip } from "node:zlib";
import type { Clock } from "../sandbox/real-clock.js";
import type { StreamedChange } from "./changes.js";
import { HEARTBEAT, serverSentText } from "./sse.js";

/** How long a reader may take nothing of what it was sent. */
const DRAIN_TIMEOUT_MS = 15_000;

/** How often a connection on which nothing happens shows that it is alive. */
const HEARTBEAT_MS = 5000;

/** What a stream is made from: batches of changes, until the signal. */
export type ChangeSource = (signal: AbortSignal) => AsyncIterable<readonly StreamedChange[]>;

/** What streams need of the gateway. */
export interface Streaming {
  readonly clock: Clock;
  readonly failed: (error: unknown) => void;
  /** Aborted when the gateway is about to end, so that no stream holds that up. */
  readonly ending: AbortSignal;
  /** Whether the reader takes gzip. Events shrink to a tenth by it. */
  readonly takesGzip: boolean;
}

/** The fastest level, and little memory: there may be many streams. */
const GZIP = { level: 1, windowBits: 13, memLevel: 7 };

/**
 * Answers with server-sent events. `over` is called when the stream has ended, however it did. Throws what
 * the source throws before it begins: no header has been sent then.
 */
export function streamReply(
  source: ChangeSource,
  { clock, failed, ending, takesGzip }: Streaming,
  over: () => void,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const gone = new AbortController();
    response.on("close", () => gone.abort());
    // A stream that ends from here goes on where the gateway comes again: its reader has an id.
    const signal = AbortSignal.any([gone.signal, ending]);
    const batches = source(signal);
    response.writeHead(200, {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      ...(takesGzip && { "Content-Encoding": "gzip" }),
    });
    if (request.method === "HEAD") {
      response.end();
      return over();
    }
    response.flushHeaders();
    write(batches, response, takesGzip ? createGzip(GZIP) : undefined, clock)
      .catch((error: unknown) => {
        failed(error);
        response.destroy();
      })
      .finally(over);
  };
}

async function write(
  batches: AsyncIterable<readonly StreamedChange[]>,
  response: ServerResponse,
  gzip: Gzip | undefined,
  clock: Clock,
): Promise<void> {
  const sent: Writable = gzip ?? response;
  gzip?.pipe(response);
  response.on("close", () => gzip?.destroy());
  let shownAtMs = clock.elapsedMs();
  for await (const batch of batches) {
    const isQuiet = batch.length === 0;
    if (isQuiet && clock.elapsedMs() - shownAtMs < HEARTBEAT_MS) continue;
    shownAtMs = clock.elapsedMs();
    if (response.destroyed) return;
    const flows = sent.write(isQuiet ? HEARTBEAT : batch.map(textOf).join(""));
    gzip?.flush();
    if (!flows && !(await drained(sent, clock))) {
      sent.end(textOf({ type: "end", data: { why: "slow" } }));
      clock.wait(1000, () => response.destroy());
      return;
    }
  }
  sent.end();
}

function textOf(change: StreamedChange): string {
  const id = "id" in change ? { id: change.id } : {};
  return serverSentText({ ...id, type: change.type, data: JSON.stringify(change.data) });
}

/** Whether the reader took what it was sent in time. */
function drained(sent: Writable, clock: Clock): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (taken: boolean) => {
      cancel();
      sent.off("drain", took).off("close", took);
      resolve(taken);
    };
    const took = () => end(true);
    const cancel = clock.wait(DRAIN_TIMEOUT_MS, () => end(false));
    sent.on("drain", took).on("close", took);
  });
}
