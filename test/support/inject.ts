import type http from "node:http";
import { Socket } from "node:net";
import type { Request as AppRequest, Response as AppResponse, Express } from "express";
import { createServer } from "../../mocks/api/server.js";

/** What a request without a network came to. */
export interface Injected {
  readonly status: number;
  readonly headers: http.OutgoingHttpHeaders;
  readonly text: string;
}

/** One that is never connected: requests and responses only ask it for its address. */
const NOWHERE = new Socket();

/** Hands a request on as if it had come over HTTP, without a socket in between. */
export type Inject = (
  method: string,
  path: string,
  headers: http.IncomingHttpHeaders,
  body?: string,
) => Promise<Injected>;

interface Born {
  readonly Request: new (socket: Socket) => AppRequest;
  readonly Response: new (request: AppRequest) => AppResponse;
}

/** Reaches an app through the requests and responses of its server, which never listens. */
export function injectInto(app: Express): Inject {
  createServer(app);
  const born = { Request: app.request.constructor, Response: app.response.constructor };
  return (method, path, headers, body = "") => {
    return exchange(app, born as Born, { method, path, headers, body });
  };
}

function exchange(
  app: Express,
  { Request, Response }: Born,
  asked: {
    readonly method: string;
    readonly path: string;
    readonly headers: http.IncomingHttpHeaders;
    readonly body: string;
  },
): Promise<Injected> {
  const { method, path, headers, body } = asked;
  const request = new Request(NOWHERE);
  const length = body === "" ? {} : { "content-length": String(Buffer.byteLength(body)) };
  Object.assign(request, { method, url: path });
  Object.assign(request.headers, { host: "127.0.0.1", ...length, ...headers });
  const response = new Response(request);
  return new Promise((resolve, reject) => {
    let status = 0;
    let sent: http.OutgoingHttpHeaders = {};
    const head = response.writeHead.bind(response) as (...given: unknown[]) => typeof response;
    response.writeHead = (code: number, ...rest: unknown[]) => {
      const given = rest.at(-1);
      if (typeof given === "object" && given !== null) sent = { ...given };
      return head(code, ...rest);
    };
    response.end = (chunk?: unknown) => {
      status = response.statusCode;
      const text = typeof chunk === "string" ? chunk : chunk ? String(chunk) : "";
      resolve({ status, headers: { ...response.getHeaders(), ...sent }, text });
      return response;
    };
    app(request, response, (error?: unknown) => reject(error ?? new Error(`no ${path}`)));
    if (body !== "") request.push(body);
    request.push(null);
  });
}
