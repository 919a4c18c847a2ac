import http, { type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type Express } from "express";
import { shorten } from "../domain/text.js";
import type { Gateway } from "../sandbox/gateway.js";

/** A place where a server listens. */
export interface Listener {
  readonly host: string;
  readonly port: number;
  /** Takes no new connection, and waits until those that there are have had their answers. */
  drain(wait: (delayMs: number, run: () => void) => unknown): Promise<void>;
  /** Aborts everything that is under way. */
  close(): Promise<void>;
}

/** How long a request may take to arrive: one that dribbles holds a connection and its body. */
const ARRIVAL_MS = 60_000;

/**
 * An HTTP server for an Express app whose requests and responses are born with the app's prototypes.
 *
 * Express gives each request and response its own prototype with `Object.setPrototypeOf`, which throws
 * away what the engine has learned of their shape: without this, a call of addInvoice takes 119 us instead
 * of 60. The same call leaves objects alone that have that prototype already. This relies on an internal of
 * Express 5, so a test compares the answers with those of plain Express.
 */
export function createServer(app: Express, arrivalMs = ARRIVAL_MS): http.Server {
  class Request extends http.IncomingMessage {}
  class Response extends http.ServerResponse {}
  const own = { value: app, configurable: true, enumerable: true, writable: true };
  for (const [target, source] of [
    [Request.prototype, express.request],
    [Response.prototype, express.response],
  ] as const) {
    Object.defineProperties(target, Object.getOwnPropertyDescriptors(source));
    Object.defineProperty(target, "app", own);
  }
  Object.assign(app, { request: Request.prototype, response: Response.prototype });
  return http.createServer(
    {
      IncomingMessage: Request,
      ServerResponse: Response,
      headersTimeout: arrivalMs,
      requestTimeout: arrivalMs,
      connectionsCheckingInterval: arrivalMs / 4,
    },
    app,
  );
}

/** Listens; port 0 takes a free one. Rejects with the system's error when the port is taken. */
export function listen(server: http.Server, port: number, host: string): Promise<Listener> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address = server.address() as AddressInfo;
      resolve({
        host: address.address,
        port: address.port,
        drain: (wait) => drain(server, wait),
        close: () => close(server),
      });
    });
  });
}

/** How often connections are looked for whose request has been answered. */
const SWEEP_MS = 20;

function drain(
  server: http.Server,
  wait: (delayMs: number, run: () => void) => unknown,
): Promise<void> {
  return new Promise((resolve) => {
    let isOver = false;
    server.close(() => {
      isOver = true;
      resolve();
    });
    const sweep = () => {
      server.closeIdleConnections();
      if (!isOver) wait(SWEEP_MS, sweep);
    };
    sweep();
  });
}

function close(server: http.Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** The address by which this process calls itself: that which is bound, or loopback for all of them. */
export function localUrlOf({ host, port }: Listener): string {
  const address = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  return `http://${address.includes(":") ? `[${address}]` : address}:${port}`;
}

/** The address to call: one that binds everywhere is called by this machine's own name. */
export function urlOf(host: string, listener: Listener | undefined): string {
  const everywhere = host === "0.0.0.0" || host === "::";
  const name = everywhere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${listener?.port ?? 0}`;
}

/** The first byte of every TLS connection: the record type of a handshake. */
const HANDSHAKE = 0x16;

/** A parser's error, with the bytes that it could not read. */
type Unread = Error & { readonly rawPacket?: Uint8Array };

/**
 * Records calls that never become a request: TLS on a port of http, which Node takes for a broken request, and the
 * CONNECT of a client that takes the mock for a proxy. Listening to `clientError` would take the answer out of
 * Node's hands, so the event is only looked at.
 */
export function watchForeignCalls(server: Server, gateway: Gateway, url: () => string): Server {
  const emit = server.emit.bind(server) as (event: string, ...rest: unknown[]) => boolean;
  server.emit = (event: string, ...rest: unknown[]) => {
    if (event === "clientError" && isHandshake(rest[0] as Unread)) {
      const secure = url().replace(/^http:/, "https:");
      const why = `a client called ${secure}, but the mock serves http only. Call ${url()}`;
      recordForeign(gateway, { method: "TLS", path: "handshake", code: "tls-on-http" }, why);
    }
    return emit(event, ...rest);
  };
  return server.on("connect", ({ url: target = "" }, socket) => {
    const shown = shorten(target);
    const why = `a client took the mock for a proxy to ${shown}. Set ${url()} as the base URL, and not as a proxy`;
    recordForeign(gateway, { method: "CONNECT", path: shown, code: "connect-on-mock" }, why);
    socket.end("HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\n\r\n");
  });
}

function isHandshake({ rawPacket }: Unread): boolean {
  return rawPacket?.[0] === HANDSHAKE;
}

function recordForeign(
  gateway: Gateway,
  call: { readonly method: string; readonly path: string; readonly code: string },
  explanation: string,
): void {
  gateway.journal.record(undefined, {
    at: gateway.now(),
    operationId: null,
    ...call,
    status: null,
    requestBody: null,
    responseBody: null,
    tolerated: [],
    faults: [],
    refusal: null,
    position: null,
    explanation,
  });
}
