import type { ServerResponse } from "node:http";

/** How an answer travels when it does not simply arrive. */
export type Delivery =
  /** The connection is reset: before any byte, or in the middle of the body. */
  | { readonly kind: "reset"; readonly where: "before" | "middle" }
  /** The connection is closed without a byte. */
  | { readonly kind: "closed" }
  /** The connection stays open without an answer until the caller gives up. */
  | { readonly kind: "held" }
  /** The last chunk of the body is invalid. */
  | { readonly kind: "malformed" }
  /** The body comes in drops. */
  | { readonly kind: "dribbled"; readonly bytesPerSecond: number };

/** Calls something later, on the real clock. */
export type Wait = (delayMs: number, then: () => void) => unknown;

/** Drops of a slow body a second. */
const DROPS_PER_SECOND = 10;

/** How long a caller has to read the first half before the connection is reset. */
const READING_MS = 20;

/** Whether the caller gets to see any answer at all. */
export function isAnswer(delivery: Delivery | undefined): boolean {
  if (!delivery) return true;
  const { kind } = delivery;
  return !(
    kind === "closed" ||
    kind === "held" ||
    (kind === "reset" && delivery.where === "before")
  );
}

/** Whether the connection stays open for a while after the request was seen to. */
export function isKeptOpen(delivery: Delivery | undefined): boolean {
  return delivery?.kind === "held" || delivery?.kind === "dribbled";
}

/** Sends, or does not send, a reply whose head is made already. */
export function deliver(
  response: ServerResponse,
  head: { readonly status: number; readonly headers: Readonly<Record<string, string | number>> },
  text: string,
  delivery: Delivery,
  wait: Wait,
): void {
  const { socket } = response;
  if (!socket) return;
  switch (delivery.kind) {
    case "held":
      return;
    case "closed":
      socket.end();
      return;
    case "reset": {
      if (delivery.where === "before") {
        socket.resetAndDestroy();
        return;
      }
      response.writeHead(head.status, head.headers);
      // A reset on the heels of data hides from many callers: they see the data and a plain end.
      response.write(text.slice(0, Math.ceil(text.length / 2)), () =>
        wait(READING_MS, () => socket.resetAndDestroy()),
      );
      return;
    }
    case "malformed": {
      const { "Content-Length": _, ...headers } = head.headers;
      response.writeHead(head.status, { ...headers, "Transfer-Encoding": "chunked" });
      response.write(text, () => socket.end("no chunk\r\n"));
      return;
    }
    case "dribbled":
      response.writeHead(head.status, head.headers);
      dribble(response, Buffer.from(text), delivery.bytesPerSecond, wait);
  }
}

/** Writes a body slowly. Stops when its caller has disconnected. */
function dribble(response: ServerResponse, rest: Buffer, bytesPerSecond: number, wait: Wait): void {
  if (response.destroyed) return;
  const size = Math.max(1, Math.round(bytesPerSecond / DROPS_PER_SECOND));
  const delayMs = (size / bytesPerSecond) * 1000;
  response.write(rest.subarray(0, size));
  if (rest.length <= size) response.end();
  else wait(delayMs, () => dribble(response, rest.subarray(size), bytesPerSecond, wait));
}
