import http from "node:http";
import https from "node:https";
import type { AddressInfo } from "node:net";
import { buffer, json } from "node:stream/consumers";
import { isObject } from "../documents.js";

/** A request as it is on its way to the provider. */
export interface ProxiedRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
}

/** What the provider was asked, and what it answered. */
export interface ProxiedCall {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly text: string;
}

/** Where a request goes, the message that Pact asks for, or why it goes nowhere. */
export type ProxyTarget =
  | { readonly url: string; readonly headers: http.IncomingHttpHeaders }
  | { readonly message: string }
  | { readonly stop: string };

/** What the one who holds a verification decides. None of it may reject. */
export interface ProxyHooks {
  /** An interaction begins: brings its states about, and returns what they inject. */
  enter(id: string): Promise<object>;
  /** It is over. */
  leave(id: string): Promise<void>;
  route(request: ProxiedRequest): ProxyTarget;
  saw(exchange: ProxiedCall): void;
}

/** A proxy between Pact and the provider. */
interface VerificationProxy {
  readonly url: string;
  readonly statesUrl: string;
  close(): Promise<void>;
}

const STATES = "/__states__";

/** Pact reads the metadata of a message from a header. */
const MESSAGE_HEADERS = {
  "Content-Type": "application/json",
  "Pact-Message-Metadata": Buffer.from('{"contentType":"application/json"}').toString("base64"),
};

/** Headers that concern one connection, and mean nothing on the next. */
const HOP_HEADERS = ["connection", "keep-alive", "transfer-encoding", "host"];

/** Opens a proxy on a free port. Bodies pass through it byte by byte: nothing is parsed on the way. */
export async function openProxy(hooks: ProxyHooks): Promise<VerificationProxy> {
  const server = http.createServer((request, response) => {
    const answered = request.url === STATES ? changeState(hooks, request) : passOn(hooks, request);
    answered
      .catch((error: Error) => plain(502, error.message))
      .then(({ status, headers, body }) => response.writeHead(status, headers).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    statesUrl: url + STATES,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface ProviderAnswer {
  readonly status: number;
  readonly headers: http.OutgoingHttpHeaders;
  readonly body: string | Buffer;
}

async function changeState(
  hooks: ProxyHooks,
  request: http.IncomingMessage,
): Promise<ProviderAnswer> {
  const change = await json(request);
  const { state, action } = isObject(change) ? change : {};
  const id = String(state);
  const values = action === "teardown" ? await hooks.leave(id) : await hooks.enter(id);
  const headers = { "Content-Type": "application/json" };
  return { status: 200, headers, body: JSON.stringify(values ?? {}) };
}

async function passOn(hooks: ProxyHooks, request: http.IncomingMessage): Promise<ProviderAnswer> {
  const { method = "GET", url: path = "/", headers } = request;
  const body = await buffer(request);
  const route = hooks.route({ method, path, headers });
  if ("stop" in route) return plain(500, route.stop);
  if ("message" in route) {
    hooks.saw({ method: "message", url: "", status: 200, text: route.message });
    return { status: 200, headers: MESSAGE_HEADERS, body: route.message };
  }
  const answer = await send(method, route, body).catch((error: Error) =>
    plain(502, `it could not be called: ${error.message}`),
  );
  hooks.saw({ method, url: route.url, status: answer.status, text: answer.body.toString() });
  return answer;
}

function send(
  method: string,
  { url, headers }: Extract<ProxyTarget, { readonly url: string }>,
  body: Buffer,
): Promise<ProviderAnswer> {
  const { request } = url.startsWith("https:") ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: endToEnd(headers) }, (response) => {
      buffer(response).then((received) => {
        const { statusCode = 502, headers: given } = response;
        resolve({ status: statusCode, headers: endToEnd(given), body: received });
      }, reject);
    });
    sent.once("error", reject).end(body);
  });
}

function endToEnd(headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_HEADERS.includes(name)),
  );
}

function plain(status: number, text: string): ProviderAnswer {
  return { status, headers: { "Content-Type": "text/plain" }, body: text };
}
