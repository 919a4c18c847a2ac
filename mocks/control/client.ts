import type { operations } from "../../spec/generated/control.types.js";
import { type ControlOperationId, controlOperations } from "../../spec/generated/operations.js";
import { CONTROL_PATH } from "../api/paths.js";
import type { Call, ReplyOf } from "../api/types.js";
import type { News } from "./news.js";
import { ServerSentReader } from "./server-sent.js";

/** Taken when this is loaded: a test that puts another one there afterwards means the calls of its own code. */
const { fetch } = globalThis;

/** Where a running gateway is controlled, and what it asks for. */
export interface Connection {
  /** The control URL that the gateway tells when it starts. */
  readonly url: string;
  readonly token?: string;
}

/** What an operation answers when it goes well. */
export type BodyOf<Id extends ControlOperationId> = Extract<
  ReplyOf<operations[Id]>,
  { readonly status: 200 | 201 }
>["body"];

/** What goes into a request. Parts of the path stand by their names in the spec. */
export interface ControlInput<Id extends ControlOperationId> {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Call<operations[Id], undefined>["body"];
}

/** An answer: read, and as it came. */
export interface ControlAnswer<Body> {
  readonly body: Body;
  readonly text: string;
}

/** Calls an operation of the control API. Rejects with a `ControlFailure`. */
export type ControlCaller = <Id extends ControlOperationId>(
  id: Id,
  given?: ControlInput<Id>,
) => Promise<ControlAnswer<BodyOf<Id>>>;

/**
 * How asking can fail: the URL is none, nothing answers there, what answers is something else, or the
 * gateway said no.
 */
export type FailureKind = "no-url" | "silent" | "foreign" | "refused";

/**
 * Why the control API did not do what it was asked, in a sentence; of a refusal, the gateway's own.
 *
 * @example
 * await client.get("nosuch").catch((error: ControlFailure) => expect(error.status).toBe(404));
 */
export class ControlFailure extends Error {
  readonly kind: FailureKind;
  /** The HTTP status, where something answered. */
  readonly status: number | null;

  constructor(kind: FailureKind, message: string, status: number | null = null) {
    super(message);
    this.name = "ControlFailure";
    this.kind = kind;
    this.status = status;
  }
}

/**
 * The way to a gateway that runs elsewhere: the one file outside of the callback client that calls out, and
 * only to the control URL that the caller gave. Throws a `ControlFailure` when that is no URL.
 */
export function controlCaller({ url, token }: Connection): ControlCaller {
  const base = controlBaseOf(url);
  return async (id, { path = {}, query = {}, body } = {}) => {
    const { method, target } = requestOf(id, path, query);
    const headers = {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
    };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const { ok, status, text } = await call(base, target, { method, headers, ...sent });
    const value = jsonOf(text);
    if (ok && isObject(value)) {
      // The contract tests hold each answer against the spec that these types are made from.
      return { body: value as BodyOf<typeof id>, text };
    }
    throw failureOf(base, status, value);
  };
}

/**
 * Follows a sandbox from now on, or after an id, until it is reset or the signal is given. Rejects with a
 * `ControlFailure` where it cannot.
 */
export type ControlFollower = (
  sandbox: string,
  lastId?: string,
  signal?: AbortSignal,
  most?: number,
) => AsyncIterable<readonly News[]>;

/** The stream of a gateway that runs elsewhere. */
export function controlFollower({ url, token }: Connection): ControlFollower {
  const base = controlBaseOf(url);
  return async function* (sandbox, lastId, signal, most) {
    try {
      yield* followed(sandbox, lastId, signal, most);
    } catch (error) {
      if (!signal?.aborted) throw error;
    }
  };

  async function* followed(...[sandbox, lastId, signal, most]: Parameters<ControlFollower>) {
    const query = most === undefined ? {} : { most };
    const { target } = requestOf("followSandbox", { sandbox }, query);
    const headers = {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(lastId !== undefined && { "Last-Event-ID": lastId }),
    };
    const response = await reached(base, target, { headers, ...(signal && { signal }) });
    if (!response.ok || !response.body) {
      throw failureOf(base, response.status, jsonOf(await response.text()));
    }
    const reader = new ServerSentReader();
    const letters = new TextDecoder();
    // The platform's streams can be iterated; the declarations of this target do not say so.
    const pieces = response.body as unknown as AsyncIterable<Uint8Array>;
    for await (const piece of pieces) {
      // The contract of the stream is that of the types: what it is made of is written from them.
      yield reader
        .read(letters.decode(piece, { stream: true }))
        .map((sent) => ({ ...sent, data: JSON.parse(sent.data) }) as News);
    }
  }
}

/** A control URL without a path is the base URL, which is an easy mistake to make and to mend. */
export function controlBaseOf(url: string): string {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    const example = "give one such as http://127.0.0.1:4010/_control";
    throw new ControlFailure("no-url", `"${url}" is no control URL; ${example}`);
  }
  const { origin, pathname } = new URL(url);
  return origin + (pathname === "/" ? CONTROL_PATH : pathname.replace(/\/+$/, ""));
}

function requestOf(
  id: ControlOperationId,
  path: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string | number>>,
) {
  const operation = controlOperations.find((one) => one.id === id);
  if (!operation) throw new Error(`the control API has no operation ${id}`);
  const filled = operation.path
    .slice(CONTROL_PATH.length)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ""));
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return { method: operation.method, target: filled + (asked.size > 0 ? `?${asked}` : "") };
}

async function call(base: string, target: string, init: RequestInit) {
  const response = await reached(base, target, init);
  return { ok: response.ok, status: response.status, text: await response.text() };
}

async function reached(base: string, target: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(base + target, init);
  } catch (error) {
    throw new ControlFailure("silent", `nothing answers at ${base} (${reasonOf(error)})`);
  }
}

function reasonOf(error: unknown): string {
  const { cause = error } = error as { readonly cause?: NodeJS.ErrnoException };
  const { code, message } = cause as NodeJS.ErrnoException;
  return code ?? message;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failureOf(base: string, status: number, value: unknown): ControlFailure {
  if (isObject(value) && typeof value.detail === "string") {
    return new ControlFailure("refused", value.detail, status);
  }
  const what = `what answers at ${base} is no control API (status ${status})`;
  return new ControlFailure("foreign", what, status);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
