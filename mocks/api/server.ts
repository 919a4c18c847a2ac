import { X509Certificate } from "node:crypto";
import http, { type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import tls from "node:tls";
import express, { type Express } from "express";
import { shorten } from "../domain/text.js";
import type { Wait } from "../faults/delivery.js";
import type { Gateway } from "../sandbox/gateway.js";
import { httpsOf } from "./access.js";

/** A place where a server listens. */
export interface Listener {
  readonly host: string;
  readonly port: number;
  /** Takes no new connection, and waits until those that there are have had their answers. */
  drain(wait: Wait): Promise<void>;
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

function drain(server: http.Server, wait: Wait): Promise<void> {
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

/** Why a connection over TLS brought no call. */
export type TlsFailure =
  /** The client closed the connection over the certificate, or before it sent anything. */
  | { readonly code: "certificate-refused" }
  /** The client meant a host that the certificate does not name. */
  | { readonly code: "certificate-name"; readonly name: string }
  /** The two share no version of TLS or HTTP. */
  | { readonly code: "handshake-failed"; readonly system: string };

/**
 * Makes a server answer HTTPS on its port as well: the first byte of a connection decides. Both are the same server, so
 * they share limits, and draining and closing mean both. `onFailure` gets calls that never become a request.
 */
export function answerTls(
  server: http.Server,
  certificate: { readonly cert: string; readonly key: string },
  onFailure: (failure: TlsFailure) => void,
  arrivalMs = ARRIVAL_MS,
): void {
  const [listener] = server.listeners("connection");
  const serve = (socket: Socket) => listener?.call(server, socket);
  const own = new X509Certificate(certificate.cert);
  /** The name that the latest client called, if it is not in the certificate. */
  let unknown: string | undefined;
  const secured = tls.createServer({
    ...certificate,
    ALPNProtocols: ["http/1.1"],
    handshakeTimeout: arrivalMs,
    SNICallback(name, done) {
      unknown = own.checkHost(name) === undefined ? name : undefined;
      done(null);
    },
  });
  /** Connections that have brought no call yet, by the client's end: plain until their handshake is over. */
  const opening = new Map<string, Socket>();
  secured.on("tlsClientError", ({ code: system = "" }: NodeJS.ErrnoException, socket) => {
    socket.destroy();
    if (NO_COMMON_GROUND.test(system)) onFailure({ code: "handshake-failed", system });
  });
  secured.on("secureConnection", (socket) => {
    const plain = opening.get(clientEndOf(socket));
    opening.set(clientEndOf(socket), socket);
    socket.allowHalfOpen = true;
    // Node resets plain connections alone, and a fault resets this one.
    socket.resetAndDestroy = () => {
      plain?.resetAndDestroy();
      return socket;
    };
    serve(socket);
  });
  server.on("request", ({ socket }) => void opening.delete(clientEndOf(socket)));
  server.removeAllListeners("connection");
  server.on("connection", (socket: Socket) => {
    const clientEnd = clientEndOf(socket);
    opening.set(clientEnd, socket);
    const drop = () => void socket.destroy();
    socket.setTimeout(arrivalMs, drop);
    socket.on("error", drop);
    socket.once("close", () => {
      const isSilent = opening.delete(clientEnd) && server.listening;
      if (!isSilent || socket.bytesWritten < CERTIFICATE_BYTES_MIN) return;
      onFailure(
        unknown === undefined
          ? { code: "certificate-refused" }
          : { code: "certificate-name", name: unknown },
      );
    });
    socket.once("readable", () => {
      const first: Buffer | null = socket.read(1);
      if (first === null) return drop();
      socket.setTimeout(0, drop);
      socket.unshift(first);
      if (first[0] === HANDSHAKE) {
        // A client that breaks off its handshake is gone.
        socket.allowHalfOpen = false;
        return secured.emit("connection", socket);
      }
      opening.delete(clientEnd);
      socket.off("error", drop);
      return serve(socket);
    });
  });
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    closeIdle();
    for (const socket of opening.values()) socket.destroy();
  };
}

/** A client that was sent less, such as an alert, has not seen the certificate. */
const CERTIFICATE_BYTES_MIN = 256;

/** What OpenSSL says of a client with other versions or protocols. */
const NO_COMMON_GROUND = /UNSUPPORTED_PROTOCOL|NO_SHARED|NO_APPLICATION_PROTOCOL|PROTOCOL_VERSION/;

function clientEndOf({ remoteAddress, remotePort }: Socket): string {
  return `${remoteAddress} ${remotePort}`;
}

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
    if (event === "clientError" && (rest[0] as Unread).rawPacket?.[0] === HANDSHAKE) {
      const why = `a client called ${httpsOf(url())}, but the mock serves http only. Call ${url()}, or start the mock with --tls`;
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

/** Records connections over TLS that brought no call, with what to do. */
export function recordTlsFailure(gateway: Gateway, failure: TlsFailure, authority: string): void {
  const call = { method: "TLS", path: "handshake", code: failure.code };
  recordForeign(gateway, call, tlsSentence(failure, authority));
}

function tlsSentence(failure: TlsFailure, authority: string): string {
  switch (failure.code) {
    case "certificate-refused":
      return `a client closed its HTTPS connection without a call. It probably does not trust the mock: let it trust ${authority}`;
    case "certificate-name":
      return `a client called https://${shorten(failure.name)}, which the certificate does not name. Start the mock with --tls-host ${shorten(failure.name)}`;
    case "handshake-failed":
      return `a client and the mock share no version of TLS or HTTP (${failure.system}). The mock speaks HTTP/1.1 over TLS 1.2 and 1.3`;
  }
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
