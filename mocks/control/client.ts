import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import {
  type ControlOperationEntry,
  type ControlOperationId,
  controlOperations,
} from "../../spec/generated/control.operations.js";
import type { operations, SandboxChange } from "../../spec/generated/control.types.js";
import { addressOf } from "../api/path-template.js";
import { CONTROL_PATH } from "../api/paths.js";
import type { Call, ReplyOf } from "../api/types.js";
import { isRecord, jsonOf } from "../domain/text.js";
import { requestByHttp, requestByHttps } from "../sandbox/own-request.js";
import { ServerSentReader } from "./sse.js";

/** An idle connection is closed before the mock closes it, which it does after five seconds. */
const IDLE_MS = 4000;

/** The type of a log: JSON Lines. */
export const LOG_TYPE = "application/jsonl";

/** Where a running gateway is controlled, and the token it asks for. */
export interface Connection {
  /** The control URL that the gateway prints when it starts. */
  readonly url: string;
  readonly token?: string;
}

/** What an operation answers when it goes well. */
export type BodyOf<Id extends ControlOperationId> = Extract<
  ReplyOf<operations[Id]>,
  { readonly status: 200 | 201 }
>["body"];

/** An answer: read, and as it came. */
export interface ControlAnswer<Body> {
  readonly body: Body;
  readonly text: string;
}

/** Calls an operation of the control API. Rejects with a `ControlFailure`. */
export type ControlCaller = <Id extends ControlOperationId>(
  id: Id,
  given?: Omit<RowInput, "body"> & { readonly body?: Call<operations[Id]>["body"] },
) => Promise<ControlAnswer<BodyOf<Id>>>;

/** The contents of a request. Parts of the path have their names in the spec. */
export interface RowInput {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: object | undefined;
  readonly body?: unknown;
  /** A log, which is sent as it is. */
  readonly log?: string;
  readonly signal?: AbortSignal | undefined;
}

/** A running gateway, by the rows of the table of operations. Both reject with a `ControlFailure`. */
export interface ControlClient {
  call(row: ControlOperationEntry, input?: RowInput): Promise<ControlAnswer<unknown>>;
  /** Ends with its signal, or when the gateway ends the stream. */
  follow(row: ControlOperationEntry, input?: RowInput): AsyncIterable<SandboxChange>;
}

/**
 * How a call can fail: the URL is invalid, nothing answers there, something else answers, or the gateway
 * refused.
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
  /** The kind of problem, where the gateway refused: the end of its `type`, such as `invoice-unknown`. */
  readonly code: string | null;

  constructor(
    kind: FailureKind,
    message: string,
    status: number | null = null,
    code: string | null = null,
  ) {
    super(message);
    this.name = "ControlFailure";
    this.kind = kind;
    this.status = status;
    this.code = code;
  }
}

/** Calls operations by their ids. Throws a `ControlFailure` when the URL is invalid. */
export function controlCaller(connection: Connection): ControlCaller {
  const client = controlClient(connection);
  return async (id, given) => {
    const row = controlOperations.find((one) => one.id === id);
    if (!row) throw new Error(`the control API has no operation ${id}`);
    const { body, text } = await client.call(row, given);
    // The contract tests hold each answer against the spec that these types are made from.
    return { body: body as BodyOf<typeof id>, text };
  };
}

/**
 * The connection to a remote gateway: the only file besides the callback client that makes calls, and only
 * to the control URL of the caller. Throws a `ControlFailure` for an invalid URL.
 */
export function controlClient({ url, token }: Connection): ControlClient {
  const base = controlBaseOf(url);
  const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const isSecure = base.startsWith("https:");
  const agent = new (isSecure ? https : http).Agent({ keepAlive: true, timeout: IDLE_MS });
  // Not `fetch`, which takes three times the processor time in a process that just started: 1.06 ms a call, not 0.32.
  const request = isSecure ? requestByHttps : requestByHttp;

  async function asked(
    { method, path: template }: ControlOperationEntry,
    { path, query, body, log, signal }: RowInput,
  ): Promise<IncomingMessage> {
    const target = addressOf(base, template.slice(CONTROL_PATH.length), path, query);
    const sent = log ?? (body === undefined ? undefined : JSON.stringify(body));
    const headers = sent !== undefined && {
      "Content-Type": log === undefined ? "application/json" : LOG_TYPE,
      "Content-Length": Buffer.byteLength(sent),
    };
    const options = { method, agent, headers: { ...authorization, ...headers }, signal };
    try {
      return await new Promise((resolve, reject) => {
        request(target, options, resolve).on("error", reject).end(sent);
      });
    } catch (error) {
      throw new ControlFailure("silent", `nothing answers at ${base} (${reasonOf(error)})`);
    }
  }

  async function* followed(row: ControlOperationEntry, input: RowInput) {
    const response = await asked(row, input);
    if (!isSuccess(response)) {
      throw failureOf(base, response, jsonOf(await textOf(response, base)));
    }
    const reader = new ServerSentReader();
    const letters = new TextDecoder();
    for await (const piece of response) {
      for (const { type, data } of reader.read(letters.decode(piece, { stream: true }))) {
        if (type === "end") return;
        // The gateway writes what the type says.
        if (type === "changed") yield JSON.parse(data) as SandboxChange;
      }
    }
  }

  return {
    async call(row, input = {}) {
      const response = await asked(row, input);
      const text = await textOf(response, base);
      const isLog = row.returns === "log" && response.headers["content-type"] === LOG_TYPE;
      if (isSuccess(response) && isLog) return { body: text, text };
      const body = jsonOf(text);
      if (isSuccess(response) && isRecord(body)) return { body, text };
      throw failureOf(base, response, body);
    },
    async *follow(row, input = {}) {
      try {
        yield* followed(row, input);
      } catch (error) {
        if (!input.signal?.aborted) throw error;
      }
    },
  };
}

/** The longest answer that is read: as long as the longest log that can be imported again. */
const ANSWER_MAX_BYTES = 256 * 1024 * 1024;

/** The text of an answer. Throws where it has no end: what answers is not a control API. */
async function textOf(response: IncomingMessage, base: string): Promise<string> {
  const parts: Buffer[] = [];
  let read = 0;
  try {
    for await (const piece of response) {
      read += piece.length;
      if (read > ANSWER_MAX_BYTES) break;
      parts.push(piece);
    }
  } catch (error) {
    const what = `the connection to ${base} broke off (${reasonOf(error)})`;
    throw new ControlFailure("silent", what);
  }
  if (read <= ANSWER_MAX_BYTES) return Buffer.concat(parts).toString();
  const what = `what answers at ${base} is not a control API: its answer has no end`;
  throw new ControlFailure("foreign", what, response.statusCode);
}

function isSuccess({ statusCode = 0 }: IncomingMessage): boolean {
  return statusCode >= 200 && statusCode < 300;
}

/** A control URL without a path is the base URL, which is an easy mistake to make and to mend. */
export function controlBaseOf(url: string): string {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    const example = "Give one such as http://127.0.0.1:4010/_control";
    throw new ControlFailure("no-url", `"${url}" is not a control URL. ${example}`);
  }
  const { origin, pathname } = new URL(url);
  return origin + (pathname === "/" ? CONTROL_PATH : pathname.replace(/\/+$/, ""));
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}

function failureOf(
  base: string,
  { statusCode: status = 0 }: IncomingMessage,
  value: unknown,
): ControlFailure {
  if (isRecord(value) && typeof value.detail === "string") {
    const { detail, type } = value;
    const code = typeof type === "string" ? type.slice(type.lastIndexOf("/") + 1) : null;
    return new ControlFailure("refused", detail, status, code);
  }
  const what = `what answers at ${base} is not a control API (status ${status})`;
  return new ControlFailure("foreign", what, status);
}
