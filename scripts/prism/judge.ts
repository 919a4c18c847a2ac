import { readFileSync } from "node:fs";
import http from "node:http";
import https from "node:https";
import { buffer } from "node:stream/consumers";
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpProxyConfig,
  type IHttpRequest,
  type IHttpResponse,
} from "@stoplight/prism-http";
import type { createServer } from "@stoplight/prism-http-server";
import { operationOf } from "../../contracts/verify/pact-file.js";
import type { Case, Report } from "../../mocks/report/report.js";

type Logger = Parameters<typeof createServer>[1]["components"]["logger"];

/** A logger that says nothing. Prism wants one, and asks it for children. */
export function silence(): Logger {
  const nothing = () => {};
  const levels = { info: nothing, warn: nothing, error: nothing, debug: nothing };
  const logger = {
    ...levels,
    trace: nothing,
    fatal: nothing,
    success: nothing,
    child: () => logger,
  };
  return logger as unknown as Logger;
}

/** Which of the service's two addresses an operation belongs to. */
export type Server = "base" | "order";

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const SPEC = new URL("../../spec/generated/openapi.json", import.meta.url);
const document: Document = JSON.parse(readFileSync(SPEC, "utf8"));

/** The operations of the spec in Prism's form: all of them, or those of one address. */
export function prismOperations(server?: Server) {
  const paths = Object.entries(document.paths).filter(([, item]) => {
    const served = Object.values(item).map((operation) => serverOf(operation));
    return server === undefined || served.includes(server);
  });
  // Prism writes into what it is given.
  return getHttpOperationsFromSpec(
    structuredClone({ ...document, paths: Object.fromEntries(paths) }),
  );
}

function serverOf(operation: unknown): unknown {
  return typeof operation === "object" && operation !== null && "x-server" in operation
    ? operation["x-server"]
    : undefined;
}

/** Whether a path could be one of the spec's: pages and the control API have other beginnings. */
export function isOfTheService(path: string): boolean {
  const roots = new Set(Object.keys(document.paths).map((template) => template.split("/")[1]));
  return roots.has(path.split("/")[1]);
}

/** A request or an answer as it went over the line. */
export interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A request with the answer that it got. */
export interface Exchange {
  readonly method: string;
  /** Path with the query. */
  readonly target: string;
  readonly request: Message;
  readonly status: number;
  readonly response: Message;
}

/** What Prism has against an exchange. */
export interface Violation {
  readonly side: "request" | "response";
  /** Where in the message: `body.amount`. Empty for the whole of it. */
  readonly place: string;
  readonly message: string;
}

const CONFIG: IHttpProxyConfig = {
  isProxy: true,
  upstream: new URL("http://localhost"),
  upstreamProxy: undefined,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  // With errors Prism would put its own answer in place of the upstream's.
  errors: false,
  mock: { dynamic: false },
};

/**
 * Makes a judge that says what in an exchange breaks the spec, whatever weight Prism gives to it: a
 * status that the spec does not name is only a warning there. Prism judges and does not carry, since
 * what it carries it writes anew, and 25.0 would come out as 25.
 */
export async function makeJudge(
  given?: Awaited<ReturnType<typeof prismOperations>>,
): Promise<(exchange: Exchange) => Promise<readonly Violation[]>> {
  const operations = given ?? (await prismOperations());
  return async ({ method, target, request, status, response }) => {
    const answer: IHttpResponse = {
      statusCode: status,
      headers: { ...response.headers },
      body: contentOf(response),
    };
    const prism = createInstance(CONFIG, {
      logger: silence(),
      forward: () => () => () => Promise.resolve({ _tag: "Right", right: answer }),
    });
    const judged = await prism.request(inputOf(method, target, request), operations)();
    if (judged._tag === "Left") {
      return [{ side: "request", place: "", message: judged.left.message }];
    }
    const { input, output } = judged.right.validations;
    const of = (side: Violation["side"], found: typeof input): Violation[] =>
      found.map(({ path = [], message }) => ({ side, place: path.join("."), message }));
    return [...of("request", input), ...of("response", output)];
  };
}

function inputOf(method: string, target: string, request: Message): IHttpRequest {
  const { pathname, searchParams } = new URL(target, "http://localhost");
  const query = [...new Set(searchParams.keys())].map((name): [string, string | string[]] => {
    const [first = "", ...more] = searchParams.getAll(name);
    return [name, more.length > 0 ? [first, ...more] : first];
  });
  return {
    method: method.toLowerCase() as IHttpRequest["method"],
    url: { path: pathname, query: Object.fromEntries(query) },
    headers: { ...request.headers },
    body: contentOf(request) ?? null,
  };
}

/** What a body says: JSON where it is declared and is JSON, else text; undefined for none. */
function contentOf({ headers, body }: Message): unknown {
  if (body.length === 0) return undefined;
  const text = body.toString("utf8");
  if (!/^application\/([\w.-]+\+)?json\b/i.test(headers["content-type"] ?? "")) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A call that went through the proxy. */
export interface Seen {
  readonly method: string;
  /** Path without the query, which may hold what is private. */
  readonly path: string;
  /** None where the upstream did not answer. */
  readonly status: number | undefined;
  /** None where the call was not judged: pages and the control API are no part of the spec. */
  readonly violations: readonly Violation[] | undefined;
  /** Why the upstream did not answer. */
  readonly trouble?: string;
}

/** Each thing wrong with a call, in a line. */
export function linesOf({ method, path, status, violations, trouble }: Seen): readonly string[] {
  const call = `${method} ${path} ${status ?? "no answer"}`;
  if (trouble !== undefined) return [`${call}: ${trouble}`];
  return (violations ?? []).map((violation) => `${call}: ${describeViolation(violation)}`);
}

function describeViolation({ side, place, message }: Violation): string {
  return place === "" ? `${side}: ${message}` : `${side} ${place}: ${message}`;
}

/** What the calls come to: a case for each operation, and what else is to be told. */
export function verdictOf(calls: readonly Seen[], others: readonly Case[] = []): Report {
  const judged = calls.filter(({ violations, trouble }) => violations ?? trouble);
  const names = [...new Set(judged.map(nameOf))].sort();
  const cases = names.map((name) =>
    caseOf(
      name,
      judged.filter((call) => nameOf(call) === name),
    ),
  );
  const all = [...cases, ...others];
  const failed = all.some(({ status }) => status === "failed");
  return {
    title: "npm run proxy",
    passed: !failed,
    summary: wrongIn(judged),
    sections: [
      {
        name: "operations",
        cases: [
          ...(cases.length > 0 ? cases : [UNCALLED]),
          ...passedBy(calls.length - judged.length),
        ],
      },
      ...(others.length > 0 ? [{ name: "command", cases: others }] : []),
    ],
  };
}

const UNCALLED: Case = {
  name: "no operation was called",
  status: "warning",
  message: "Nothing was judged, so nothing is proven; point the client at the proxy.",
};

/** How many of the calls were wrong, and in which way. */
function wrongIn(calls: readonly Seen[]): string {
  const silent = calls.filter(({ trouble }) => trouble !== undefined).length;
  const broken = calls.filter(isBad).length - silent;
  const unanswered = silent === 0 ? "" : `, and ${silent} had no answer`;
  return `${broken === 0 ? "None" : broken} of ${count(calls.length)} broke the spec${unanswered}.`;
}

function isBad({ violations, trouble }: Seen): boolean {
  return trouble !== undefined || (violations ?? []).length > 0;
}

function nameOf({ method, path }: Seen): string {
  const operation = operationOf(method, path);
  return operation ? `${operation.id} (${method} ${operation.path})` : `${method} ${path}`;
}

function caseOf(name: string, calls: readonly Seen[]): Case {
  const statuses = [...new Set(calls.map(({ status }) => status ?? "no answer"))].sort().join(", ");
  const told = `${name}: ${count(calls.length)}, ${statuses}`;
  const bad = calls.filter(isBad);
  if (bad.length === 0) return { name: told, status: "passed" };
  const lines = bad.flatMap(linesOf).map((line) => line.replace(/^\S+ \S+ /, ""));
  return {
    name: told,
    status: "failed",
    message: wrongIn(calls),
    details: [...new Set(lines)].map((line) => {
      const times = lines.filter((other) => other === line).length;
      return times > 1 ? `${line} (${times} times)` : line;
    }),
  };
}

function passedBy(many: number): readonly Case[] {
  if (many === 0) return [];
  const name = `${count(many)} of pages and of the control API`;
  return [{ name, status: "skipped", message: "Passed on without being judged." }];
}

function count(many: number): string {
  return `${many} call${many === 1 ? "" : "s"}`;
}

/** An answer as it came, byte by byte. */
export interface Carried {
  readonly status: number;
  /** Names and values in turns, as they were written. */
  readonly rawHeaders: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What belongs to one connection only, and is not passed on. */
const OF_THE_HOP = new Set([
  ...["connection", "keep-alive", "proxy-authenticate", "proxy-authorization", "proxy-connection"],
  ...["te", "trailer", "transfer-encoding", "upgrade"],
]);

/** Passes a request on to the upstream and brings its answer. Rejects when none comes. */
export async function carry(
  upstream: URL,
  request: http.IncomingMessage,
  body: Buffer,
): Promise<Carried> {
  const { request: open } = upstream.protocol === "https:" ? https : http;
  const base = upstream.pathname.replace(/\/$/, "");
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const call = open(upstream, {
      method: request.method,
      path: `${base}${request.url ?? "/"}`,
      headers: [
        ...passedOn(request.rawHeaders, ["host", "accept-encoding", "content-length"]),
        ...["Host", upstream.host],
        // Packed content could not be judged.
        ...["Accept-Encoding", "identity"],
        ...(body.length > 0 ? ["Content-Length", String(body.length)] : []),
      ],
    });
    call.once("response", resolve).once("error", reject).end(body);
  });
  return {
    status: answer.statusCode ?? 502,
    rawHeaders: passedOn(answer.rawHeaders),
    headers: flat(answer.headers),
    body: await buffer(answer),
  };
}

/** Headers in turns of name and value, without those of the hop and others that are named. */
function passedOn(rawHeaders: readonly string[], others: readonly string[] = []): string[] {
  return rawHeaders.filter((_, index) => {
    const name = (rawHeaders[index - (index % 2)] ?? "").toLowerCase();
    return !OF_THE_HOP.has(name) && !others.includes(name);
  });
}

/** Headers by name in small letters, each with one value. */
export function flat(headers: http.IncomingHttpHeaders): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value ?? ""].flat().join(", ")]),
  );
}
