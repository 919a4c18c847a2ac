import http, { type IncomingMessage, type ServerResponse } from "node:http";
import net, { type AddressInfo, type Socket } from "node:net";
import tls, { type TLSSocket } from "node:tls";
import { isLoopback } from "../api/access.js";
import { requestByHttp, requestByHttps } from "../sandbox/own-request.js";
import { type Authority, certificateFor } from "../tls/certificates.js";
import { canonicalHost, type InterceptedHost, siblingOf } from "./hosts.js";
import { SENTENCES } from "./messages.js";
import { type SeenHost, SeenHosts } from "./seen-hosts.js";

/** What an interceptor stands between. */
export interface Interception {
  readonly hosts: readonly InterceptedHost[];
  /** Signs the certificates of the hosts. */
  readonly authority: Authority;
  /** Where the mock is called. */
  readonly baseUrl: string;
  readonly orderUrl: string;
  /** Its own port; by default a free one. */
  readonly port?: number;
}

/** A proxy on loopback that leads calls of the intercepted hosts to the mock, and all others where they were to go. */
export interface Interceptor {
  readonly port: number;
  /** The hosts that were called besides the mock. */
  readonly seen: readonly SeenHost[];
  close(): Promise<void>;
}

/** The first byte of every TLS connection: the record type of a handshake. */
const HANDSHAKE = 0x16;

/** Errors of a handshake in which the client refused the certificate. */
const DISTRUST = /UNKNOWN_CA|CERTIFICATE/;

/**
 * Opens an interceptor on loopback. Clients reach it as a proxy (CONNECT, or a whole URL) or call it in place of the
 * host (with TLS or without), all on one port.
 */
export async function openInterceptor(interception: Interception): Promise<Interceptor> {
  const { hosts, authority } = interception;
  const seen = new SeenHosts();
  const sockets = new Set<Socket>();
  const mockFor = (name: string) => {
    const host = hosts.find((one) => one.name === canonicalHost(name));
    return host && new URL(host.place === "order" ? interception.orderUrl : interception.baseUrl);
  };
  const [first = { name: "" }] = hosts;
  const names = hosts.map(({ name }) => name);
  const secure = tls.createServer(
    { ...certificateFor(authority, names), ALPNProtocols: ["http/1.1"] },
    (client) => {
      const mock = mockFor(calledName(client) || first.name);
      if (!mock) return client.destroy();
      const server = net.connect(Number(mock.port), mock.hostname);
      server.on("error", ({ code }: NodeJS.ErrnoException) => {
        // Where a fault resets the connection, the client sees a reset and no tidy end of TLS.
        const raw = [...sockets].find(({ remotePort }) => remotePort === client.remotePort);
        if (code === "ECONNRESET") raw?.resetAndDestroy();
      });
      join(client, server);
    },
  );
  secure.on("tlsClientError", ({ code = "" }: NodeJS.ErrnoException, client) => {
    if (DISTRUST.test(code)) seen.add(calledName(client) || first.name, "distrusted");
  });

  /** Hands a connection to the server of what its first byte begins. */
  const dispatch = (socket: Socket) => {
    socket.once("data", (bytes: Buffer) => {
      socket.pause();
      socket.unshift(bytes);
      (bytes[0] === HANDSHAKE ? secure : plain).emit("connection", socket);
      process.nextTick(() => socket.resume());
    });
  };

  const plain = http.createServer((request, response) => {
    const { headers, url = "" } = request;
    const written = url.startsWith("/") ? `http://${headers.host}${url}` : url;
    if (!URL.canParse(written)) return answer(response, 400, SENTENCES.notProxied);
    const target = new URL(written);
    const name = target.hostname;
    const at = `${name}:${target.port || (target.protocol === "https:" ? 443 : 80)}`;
    const isReport = request.method === "REPORT";
    const mock = mockFor(name);
    if (mock && !isReport) return forward(request, response, mock, target);
    const sibling = siblingOf(name, hosts);
    if (sibling !== undefined) {
      seen.add(at, "refused");
      return answer(response, 403, SENTENCES.refused(at, sibling, name));
    }
    if (isReport) {
      seen.add(at, "direct");
      return answer(response, 200, "");
    }
    if (isLoopback(name) && target.port === `${port}`) {
      return answer(response, 400, SENTENCES.notProxied);
    }
    if (!isLoopback(name)) seen.add(at, "tunneled");
    forward(request, response, target, target);
  });

  plain.on("connect", ({ url = "" }: IncomingMessage, client: Socket, head: Buffer) => {
    const [, name = "", port = "443"] = /^\[?([^\]]*?)\]?(?::(\d+))?$/.exec(url) ?? [];
    client.on("error", () => client.destroy());
    const open = () => {
      client.write("HTTP/1.1 200 Connection established\r\n\r\n");
      if (head.length > 0) client.unshift(head);
    };
    if (mockFor(name)) {
      open();
      return dispatch(client);
    }
    const sibling = siblingOf(canonicalHost(name), hosts);
    if (sibling !== undefined) {
      seen.add(url, "refused");
      return refuse(client, 403, SENTENCES.refused(url, sibling, name));
    }
    const server = net.connect(Number(port), name);
    server.once("connect", () => {
      if (!isLoopback(name)) seen.add(url, "tunneled");
      open();
      join(client, server);
    });
    server.on("error", ({ message }) => {
      if (server.connecting || server.bytesRead > 0) return client.destroy();
      seen.add(url, "unreachable");
      refuse(client, 502, SENTENCES.unreachable(url, message));
    });
  });

  const listener = net.createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    dispatch(socket);
  });
  await new Promise<void>((resolve, reject) => {
    listener.once("error", reject).listen(interception.port ?? 0, "127.0.0.1", resolve);
  });
  const { port } = listener.address() as AddressInfo;
  return {
    port,
    get seen() {
      return seen.list;
    },
    close: () =>
      new Promise((resolve) => {
        listener.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** The host that a client asked for in its handshake; the types of Node lack the property. */
function calledName(client: TLSSocket & { readonly servername?: string | false }): string {
  return client.servername || "";
}

/** Lets two connections be one. */
function join(client: Socket, server: Socket): void {
  client.on("error", () => server.destroy()).on("close", () => server.destroy());
  server.on("error", () => client.destroy()).on("close", () => client.destroySoon());
  client.pipe(server).pipe(client);
}

/** Sends a request on, with what it holds, and the answer back. */
function forward(request: IncomingMessage, response: ServerResponse, to: URL, target: URL): void {
  const { "proxy-connection": _, "proxy-authorization": __, ...headers } = request.headers;
  const send = to.protocol === "https:" ? requestByHttps : requestByHttp;
  const { hostname, port } = to;
  const path = target.pathname + target.search;
  const sent = send(
    { hostname, port, path, method: request.method, headers: { ...headers, host: target.host } },
    (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
      answered.on("error", () => response.destroy());
      answered.pipe(response);
    },
  );
  sent.on("error", ({ code, message }: NodeJS.ErrnoException) => {
    if (code === "ECONNRESET") return request.socket.resetAndDestroy();
    if (response.headersSent) response.destroy();
    else answer(response, 502, SENTENCES.unreachable(target.host, message));
  });
  response.on("close", () => sent.destroy());
  request.pipe(sent);
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "Content-Type": "text/plain", Connection: "close" });
  response.end(text && `${text}\n`);
}

/** Clients show the reason of a refused CONNECT, and not its body. */
function refuse(client: Socket, status: number, why: string): void {
  const reason = why.replace(/[^\x20-\x7e]/g, "?");
  client.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
