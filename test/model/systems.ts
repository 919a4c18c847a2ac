import type http from "node:http";
import { Socket } from "node:net";
import type { Request as AppRequest, Response as AppResponse, Express } from "express";
import { expect } from "vitest";
import { accessPolicy } from "../../mocks/api/access.js";
import { createServer } from "../../mocks/api/server.js";
import { application } from "../../mocks/application.js";
import { fold } from "../../mocks/domain/events.js";
import { startGateway } from "../../mocks/index.js";
import { clientOf } from "../support/http.js";
import { manualClock } from "../support/manual-clock.js";
import { BASE_URL, DELIVERED, partsWith, REFUSED, recordingClient } from "../support/parts.js";
import { openShop } from "../support/servers.js";
import type { Ask, Real } from "./real.js";

/** What a request without a network came to. */
interface Injected {
  readonly status: number;
  readonly headers: http.OutgoingHttpHeaders;
  readonly text: string;
}

/** One that is never connected: requests and responses only ask it for its address. */
const NOWHERE = new Socket();

/** Hands a request on as if it had come over HTTP, without a socket in between. */
type Inject = (
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
function injectInto(app: Express): Inject {
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

const BODY_LIMIT_BYTES = 1_000_000;
const FORM = "application/x-www-form-urlencoded";

/** More refusals than any run can ask for. */
const SHUT = Array.from({ length: 10_000 }, () => 503);

function headersOf({ token, json, form }: Ask): Record<string, string> {
  return {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(json !== undefined && { "content-type": "application/json" }),
    ...(form && { "content-type": FORM }),
  };
}

function textOf({ json, form }: Ask): string | undefined {
  if (form) return new URLSearchParams(form).toString();
  return json === undefined ? undefined : JSON.stringify(json);
}

function jsonOf(text: string): unknown {
  return /^[{[]/.test(text) ? JSON.parse(text) : undefined;
}

/** The mock in this process: its whole application, without a network on either side. */
export async function inProcess(): Promise<Real> {
  const shop = "http://shop.example";
  let open = true;
  const callbackClient = recordingClient(() => (open ? DELIVERED : REFUSED));
  const clock = manualClock(0);
  const { gateway, events, errors } = partsWith({ ...clock, soon: setImmediate }, callbackClient);
  const baseUrl = () => BASE_URL;
  const place = { place: "all", access: accessPolicy({ host: "127.0.0.1" }) } as const;
  const parts = { gateway, baseUrl, ...place, bodyLimitBytes: BODY_LIMIT_BYTES };
  const inject = injectInto(application(parts));
  return {
    shop,
    async ask(method, path, asked = {}) {
      const { status, headers, text } = await inject(
        method,
        path,
        headersOf(asked),
        textOf(asked) ?? "",
      );
      const { location = null } = headers as { location?: string };
      return { status, location, body: jsonOf(text) };
    },
    settled: async (box) => (await gateway.find(box))?.idle(),
    reached: () => callbackClient.calls.splice(0).map(({ url }) => url.slice(shop.length)),
    opens: (now) => {
      open = now;
    },
    async close() {
      for (const sandbox of gateway.list()) {
        const folded = fold(await events(sandbox.name));
        await sandbox.read((world) => expect(folded, "a fold of the log").toEqual(world));
      }
      expect(errors).toEqual([]);
      await gateway.close();
    },
  };
}

/** The mock as a user runs it: started, and called over HTTP; it calls a real server. */
export async function overHttp(): Promise<Real> {
  const errors: unknown[] = [];
  const observer = { error: (error: unknown) => errors.push(error) };
  const gateway = await startGateway({ observer });
  const shop = await openShop();
  const client = clientOf(gateway.baseUrl);
  let seen = 0;
  return {
    shop: shop.url,
    async ask(method, path, asked = {}) {
      const body = textOf(asked);
      const init = { headers: headersOf(asked), ...(body !== undefined && { body }) };
      const { status, headers, text } = await client.send(method, path, init);
      return { status, location: headers.get("location"), body: jsonOf(text) };
    },
    settled: async (box) => void (await gateway.get(box).settled()),
    reached() {
      const calls = shop.requests.slice(seen).map(({ url }) => url);
      seen = shop.requests.length;
      return calls;
    },
    opens: (open) => shop.answers(...(open ? [] : SHUT)),
    async close() {
      await gateway.close();
      await shop.close();
      expect(errors).toEqual([]);
    },
  };
}
