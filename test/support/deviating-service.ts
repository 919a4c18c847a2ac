import { onTestFinished } from "vitest";
import { type RunningGateway, startGateway } from "../../mocks/index.js";
import { fractionKeys } from "../../spec/generated/fractions.js";
import { jsonOf, operationAt } from "./http.js";
import { bodyOf, serve } from "./servers.js";

/** A JSON object, whatever is in it. */
export type Body = Readonly<Record<string, unknown>>;

/** A request: an operation of the spec, or the first word of a page's path. */
export interface Call {
  readonly operation: string;
  readonly path: string;
  readonly body: Body;
}

/** A response before it is written. */
export interface Reply {
  readonly status: number;
  readonly type: string;
  /** The value of a JSON response, or the text of a page. */
  readonly body: unknown;
}

/** One thing that a service gets wrong. */
export interface Deviation {
  /** Whether it accepts what it should refuse. */
  readonly accepts?: (call: Call) => boolean;
  /** Good requests that it refuses. */
  readonly refuses?: (call: Call) => boolean;
  /** What it does to a response. */
  readonly changes?: (reply: Reply, call: Call) => Reply;
  /** What it does to the text of a response. */
  readonly rewrites?: (text: string, call: Call) => string;
}

/** Our mock behind all of them, which ends with the process of the tests. */
let started: Promise<RunningGateway> | undefined;

function gateway(): Promise<RunningGateway> {
  started ??= startGateway();
  return started;
}

/**
 * Starts a service that differs from our mock in all that the spec leaves open (its words, the paths of
 * its pages, its ids), and in the one thing that a deviation names. It is gone after the test.
 */
export async function startDeviatingService({
  accepts,
  refuses,
  changes,
  rewrites,
}: Deviation = {}) {
  const ours = await gateway();
  const { url: baseUrl, close } = await serve(async (request, response) => {
    const sent = await bodyOf(request);
    const { method = "", url = "" } = request;
    const { host, connection: _, "content-length": __, ...headers } = request.headers;
    const kept = headers as Record<string, string>;
    const path = url.split("?")[0] ?? "";
    const operation = operationAt(method, path)?.id ?? path.split("/")[1] ?? "";
    const call: Call = { operation, path, body: object(jsonOf(sent)) };
    const came = await fetch(ours.baseUrl + ourPath(url), {
      method,
      headers: kept,
      ...(sent !== "" && { body: sent }),
    });
    const type = came.headers.get("content-type")?.split(";")[0] ?? "text/plain";
    const here = `http://${host}`;
    let reply = inOtherWords(came.status, type, (await came.text()).replaceAll(ours.baseUrl, here));
    if (reply.status >= 400 && accepts?.(call)) reply = { ...reply, status: 200, body: {} };
    if (refuses?.(call)) reply = problem(400, "This is refused for no reason");
    reply = changes?.(reply, call) ?? reply;
    const text = typeof reply.body === "string" ? reply.body : written(reply.body);
    const authorization = came.headers.get("authorization");
    response.writeHead(reply.status, {
      "Content-Type": reply.type,
      ...(authorization && { authorization }),
    });
    response.end(rewrites?.(text, call) ?? text);
  });
  onTestFinished(close);
  return { baseUrl };
}

/** Paths of its pages, which the spec leaves open. */
const theirs = (text: string) => text.replace(/\/pay\/(order|frame)\//g, "/checkout/$1/");
const ourPath = (path: string) => path.replace("/checkout/", "/pay/");

function inOtherWords(status: number, type: string, text: string): Reply {
  if (type !== "application/json") return { status, type, body: text };
  const body = JSON.parse(theirs(text)) as unknown;
  const { detail } = object(body);
  return detail === undefined ? { status, type, body } : problem(status, `Cannot do it. ${detail}`);
}

/** A failure in the shape of addInvoice. */
export function problem(status: number, detail: string): Reply {
  const type = `https://other.example/errors/${status}`;
  const body = { detail, title: "Refused", type, status: `${status}` };
  return { status, type: "application/json", body };
}

/** An object out of any value. */
export function object(value: unknown): Body {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

const MONEY = new RegExp(`"(${fractionKeys.join("|")})":(-?\\d+)(?=[,}])`, "g");

/** JSON with a fraction part in every amount. */
function written(value: unknown): string {
  return JSON.stringify(value).replace(MONEY, '"$1":$2.0');
}
