import type { Server } from "node:http";
import type { Gateway } from "../runtime/registry/gateway.js";

/** The first byte of every TLS connection: the record type of a handshake. */
const HANDSHAKE = 0x16;

/** A parser's error, with the bytes that it could not read. */
type Unread = Error & { readonly rawPacket?: Uint8Array };

/**
 * Writes down who speaks https to a server of http, which Node takes for a broken request. Listening
 * to `clientError` would take the answer out of Node's hands, so the event is only looked at.
 */
export function watchHandshakes(server: Server, gateway: Gateway, url: () => string): Server {
  const emit = server.emit.bind(server) as (event: string, ...rest: unknown[]) => boolean;
  server.emit = (event: string, ...rest: unknown[]) => {
    if (event === "clientError" && isHandshake(rest[0] as Unread)) tell(gateway, url());
    return emit(event, ...rest);
  };
  return server;
}

function isHandshake({ rawPacket }: Unread): boolean {
  return rawPacket?.[0] === HANDSHAKE;
}

function tell(gateway: Gateway, url: string): void {
  const secure = url.replace(/^http:/, "https:");
  gateway.journal.record(undefined, {
    at: gateway.now(),
    operationId: null,
    method: "TLS",
    path: "handshake",
    status: null,
    requestBody: null,
    responseBody: null,
    tolerated: [],
    faults: [],
    code: "tls-on-http",
    refusal: null,
    place: null,
    explanation: `somebody called ${secure}, and the gateway speaks http only; call ${url}`,
  });
}
