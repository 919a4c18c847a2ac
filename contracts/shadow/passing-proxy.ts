import http from "node:http";
import https from "node:https";
import type { AddressInfo, Socket } from "node:net";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";

/** A call that came to a proxy. */
export interface AskedCall {
  readonly method: string;
  /** Path and query, as the client sent them. */
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
  /** The test that made it; null where the client named none. */
  readonly test: string | null;
}

/** A call that a proxy passed on, with the answer that its client got. */
export interface PassedCall extends AskedCall {
  readonly status: number;
  readonly answerHeaders: http.IncomingHttpHeaders;
  readonly answerText: string;
}

/** What a proxy reports. None of it may throw. */
export interface ProxyWatcher {
  /** The whole call came; whether it will be answered is not known yet. */
  asked?(call: AskedCall): void;
  /** The client has its answer. */
  passed?(call: PassedCall): void;
  /** The call has no answer that can be looked at: the client gave up, or the body is too large. */
  missed?(why: "no-answer" | "too-large"): void;
}

/** A proxy that is listening. */
export interface PassingProxy {
  readonly url: string;
  close(): Promise<void>;
}

/** Headers that concern one connection, and mean nothing on the next. */
const HOP_HEADERS = new Set([
  ...["connection", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding"],
  ...["upgrade", "host"],
]);

/** The header in which a client names its test; the service does not get it. */
const TEST_HEADER = "x-paystub-test";

/** The path under which a test runner names the test that begins. */
const TEST_PATH = "/_shadow/test";

const TEST_NAME_MAX = 200;

/** The largest body that is compared. Larger ones pass through. */
const LOOKED_AT_BYTES = 1024 * 1024;

/** Where a proxy passes calls on to, and where it listens. */
export interface ProxyTarget {
  /** The base URL; a path in it goes before that of each call. */
  readonly target: string;
  /** 0, the default, takes a free port. */
  readonly port?: number;
  /** Names the test of a call that does not name one itself. */
  readonly currentTest: { name: string | null };
}

/**
 * Opens a proxy on this machine. Each answer passes to the client as it arrives, byte by byte and with its
 * own headers. The watcher gets a copy after the last byte.
 */
export async function openPassingProxy(
  { target, port = 0, currentTest }: ProxyTarget,
  watcher: ProxyWatcher,
): Promise<PassingProxy> {
  const sockets = new Set<Socket>();
  // A kept connection that the service closes meanwhile would cost a client an answer that it gets without a proxy.
  const agent = new (target.startsWith("https:") ? https : http).Agent({ keepAlive: false });
  const server = http.createServer((request, response) => {
    if (request.url === TEST_PATH) return nameTest(request, response, currentTest);
    passOn(request, response, { target, agent, currentTest }, watcher);
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
        agent.destroy();
      }),
  };
}

/** Notes the test that begins. An empty body says that it is over. */
function nameTest(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  currentTest: ProxyTarget["currentTest"],
): void {
  const body = new Copy();
  request.on("data", (chunk: Buffer) => body.add(chunk));
  request.on("end", () => {
    currentTest.name = nameFrom(body.text() ?? "");
    response.writeHead(204).end();
  });
}

const nameFrom = (text: string) => text.trim().slice(0, TEST_NAME_MAX) || null;

function passOn(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  {
    target,
    agent,
    currentTest,
  }: { readonly target: string; readonly agent: http.Agent } & Pick<ProxyTarget, "currentTest">,
  watcher: ProxyWatcher,
): void {
  const { method = "GET", url: path = "/", headers } = request;
  const named = headers[TEST_HEADER];
  const test = typeof named === "string" ? nameFrom(decoded(named)) : currentTest.name;
  const sent = new Copy();
  const { request: call } = target.startsWith("https:") ? https : http;
  const upstream = call(target + path, { method, agent, headers: endToEnd(request, target) });
  let isMissed = false;
  const miss = (why: "no-answer" | "too-large") => {
    if (!isMissed) watcher.missed?.(why);
    isMissed = true;
  };
  request.on("data", (chunk: Buffer) => sent.add(chunk));
  request.once("end", () => {
    const text = sent.text();
    if (text !== undefined) watcher.asked?.({ method, path, headers, text, test });
  });
  request.pipe(upstream);
  response.once("close", () => {
    if (response.writableFinished) return;
    upstream.destroy();
    miss("no-answer");
  });
  upstream.once("error", (error: NodeJS.ErrnoException) => {
    miss("no-answer");
    if (response.headersSent) return void response.destroy();
    const words = `paystub shadow could not reach the service (${error.code ?? "no connection"})\n`;
    response.writeHead(502, { "Content-Type": "text/plain" }).end(words);
  });
  upstream.once("response", (answer) => {
    const received = new Copy();
    const { statusCode = 502, statusMessage, rawHeaders } = answer;
    response.writeHead(statusCode, statusMessage, kept(rawHeaders));
    answer.on("data", (chunk: Buffer) => received.add(chunk));
    answer.once("error", () => response.destroy());
    answer.pipe(response);
    response.once("finish", () => {
      const [text, answerText] = [
        sent.text(),
        received.text(answer.headers["content-encoding"] ?? ""),
      ];
      if (text === undefined || answerText === undefined) return miss("too-large");
      const rest = { test, status: statusCode, answerHeaders: answer.headers, answerText };
      watcher.passed?.({ method, path, headers, text, ...rest });
    });
  });
}

/** A body up to the size that is looked at. */
class Copy {
  readonly #chunks: Buffer[] = [];
  #bytes = 0;

  add(chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.#bytes <= LOOKED_AT_BYTES) this.#chunks.push(chunk);
  }

  /** The body as text; undefined where it is too large, or cannot be decoded. */
  text(encoding = ""): string | undefined {
    if (this.#bytes > LOOKED_AT_BYTES) return undefined;
    try {
      return decompressed(Buffer.concat(this.#chunks), encoding).toString();
    } catch {
      return undefined;
    }
  }
}

function decompressed(body: Buffer, encoding: string): Buffer {
  const limit = { maxOutputLength: LOOKED_AT_BYTES };
  switch (encoding.toLowerCase()) {
    case "gzip":
      return gunzipSync(body, limit);
    case "deflate":
      return inflateSync(body, limit);
    case "br":
      return brotliDecompressSync(body, limit);
    default:
      return body;
  }
}

/** Headers for the service, in the order and the letter case of the client. */
function endToEnd({ rawHeaders }: http.IncomingMessage, target: string): string[] {
  const headers = kept(rawHeaders);
  const own = ["Host", new URL(target).host];
  for (let n = 0; n + 1 < headers.length; n += 2) {
    const name = headers[n] ?? "";
    if (name.toLowerCase() !== TEST_HEADER) own.push(name, headers[n + 1] ?? "");
  }
  return own;
}

function kept(raw: readonly string[]): string[] {
  const headers: string[] = [];
  for (let n = 0; n + 1 < raw.length; n += 2) {
    const [name = "", value = ""] = [raw[n], raw[n + 1]];
    if (!HOP_HEADERS.has(name.toLowerCase())) headers.push(name, value);
  }
  return headers;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
