import http, { type RequestListener } from "node:http";
import net, { type AddressInfo } from "node:net";
import { onTestFinished, vi } from "vitest";

/** Starts a server on a free port. */
export async function serve(answer: RequestListener, at = 0) {
  const server = http.createServer(answer);
  await new Promise<void>((resolve) => server.listen(at, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, port, close };
}

/** Reads the body of a request. */
export async function bodyOf(request: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** A server that records its requests, and ends after the test. */
export async function listening(answer: RequestListener) {
  const asked: string[] = [];
  const { url, close } = await serve((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  onTestFinished(close);
  return { url, asked };
}

/** A server that gives one answer to everything. */
export function fixedAnswer(status: number, text: string, headers: Record<string, string> = {}) {
  return listening((_, response) => {
    response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(text);
  });
}

/** A request that a server got. */
export interface Got {
  readonly method: string;
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

interface Given {
  readonly status?: number;
  readonly body?: unknown;
}

/** The URL of a server that answers each request in JSON, and ends after the test. */
export async function answering(answer: (got: Got) => Given | Promise<Given>): Promise<string> {
  const { url } = await listening(async (request, response) => {
    const { method = "", url: path = "", headers } = request;
    const { status = 200, body } = await answer({
      method,
      path,
      headers,
      body: await bodyOf(request),
    });
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(body === undefined ? "" : JSON.stringify(body));
  });
  return url;
}

/** A URL at which nothing listens any more. */
export async function unusedAddress(): Promise<string> {
  const { url, close } = await serve(() => undefined);
  await close();
  return url;
}

/** One call that reached the shop. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path and query, as `/paid?transactionNo=1`. */
  readonly url: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

/** How the shop answers the next calls: a status, or never. */
export type Answer = number | "never" | { readonly redirect: string };

/** A merchant's server: it notes who calls, and answers as it was asked to. */
export interface Shop {
  readonly url: string;
  readonly requests: readonly ReceivedRequest[];
  /** `GET /paid?…` of every call so far. */
  readonly requestLines: readonly string[];
  /** The answers to the next calls, in order; after them 200. */
  answers(...next: Answer[]): void;
  /** Runs while a call is being answered. */
  meanwhile(run: (received: ReceivedRequest) => Promise<void>): void;
  close(): Promise<void>;
}

export async function openShop(): Promise<Shop> {
  const requests: ReceivedRequest[] = [];
  let planned: Answer[] = [];
  let during: ((received: ReceivedRequest) => Promise<void>) | undefined;
  const { url, close } = await serve(async (request, response) => {
    const { method = "", url = "", headers } = request;
    const call = { method, url, headers, body: await bodyOf(request) };
    requests.push(call);
    await during?.(call);
    const answer = planned.shift() ?? 200;
    if (answer === "never") return;
    if (typeof answer === "number") response.writeHead(answer).end("noted");
    else response.writeHead(302, { Location: answer.redirect }).end();
  });
  return {
    url,
    requests,
    get requestLines() {
      return requests.map(({ method, url }) => `${method} ${url}`);
    },
    answers: (...next) => {
      planned = next;
    },
    meanwhile: (run) => {
      during = run;
    },
    close,
  };
}

/** A server that writes given bytes, HTTP or not, and knows which connections are open. */
export interface RawServer extends AsyncDisposable {
  readonly port: number;
  /** Resolves when so many connections have come, or more, and all of them are closed again. */
  servedAndClosed(connections: number): Promise<void>;
  /** Resolves when a connection has come. */
  called(): Promise<void>;
}

/** Begins to listen. `answer` is given each connection once the head of its request is there. */
export async function rawServer(answer: (socket: net.Socket) => void): Promise<RawServer> {
  const sockets: net.Socket[] = [];
  const server = net.createServer((socket) => {
    sockets.push(socket);
    socket.once("data", () => answer(socket));
    socket.on("data", () => undefined).on("error", () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const until = (is: () => boolean) =>
    vi.waitUntil(is, { timeout: 20_000, interval: 2 }).then(() => undefined);
  return {
    port: (server.address() as AddressInfo).port,
    servedAndClosed: (connections) =>
      until(() => sockets.length >= connections && sockets.every(({ destroyed }) => destroyed)),
    called: () => until(() => sockets.length > 0),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
