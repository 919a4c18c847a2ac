import http from "node:http";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished } from "vitest";
import { wholeMoney as wholeMembers } from "../../contracts/calibrate/checks.js";
import {
  type ControlOperationEntry,
  controlOperations,
} from "../../spec/generated/control.operations.js";
import { type OperationEntry, operations } from "../../spec/generated/operations.js";
import { responseValidator } from "./responses.js";

/** An answer as far as the specs have a say in it. */
export interface Judged {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly contentType: string | null;
  readonly text: string;
}

/** Each with the pattern of its path, which is made once: every answer of every test is looked up. */
const OPERATIONS = [...operations, ...controlOperations].map(
  (operation: OperationEntry | ControlOperationEntry) => {
    const pattern = operation.path.replace(/\{\w+\}/g, "[^/]+");
    return { operation, pattern: new RegExp(`^${pattern}$`) };
  },
);

/** What the guard and the 404 page answer for any operation, in the shape of its family. */
const ANYWHERE = [403, 404];

/** How an answer breaks the spec; undefined when it keeps it, or when no operation made it. */
export function breachOf({ method, path, status, contentType, text }: Judged): string | undefined {
  const operation = operationAt(method, path.split("?")[0] ?? "");
  if (!operation) return undefined;
  // The switch auth-failure has an option whose answer is empty.
  if (status === 401 && text === "") return undefined;
  const reported = `${method} ${path} answered ${status}`;
  if (contentType !== "application/json") return `${reported} as ${contentType}, not as JSON`;
  const validate = responseValidator(operation.id, status) ?? anywhere(operation, status);
  if (!validate) return `${reported}, a status that the spec does not name`;
  if (!validate(JSON.parse(text))) {
    return `${reported} against its schema: ${JSON.stringify(validate.errors?.[0])} in ${text}`;
  }
  const [whole] = wholeMoney(text);
  return whole === undefined ? undefined : `${reported} with money as a whole number: ${whole}`;
}

function anywhere({ family }: Pick<OperationEntry, "family">, status: number) {
  if (!ANYWHERE.includes(status)) return undefined;
  return responseValidator(family === "otp" ? "sendOtp" : "addInvoice", 400);
}

/** The operation of one of the specs that answers at a path. */
export function operationAt(
  method: string,
  path: string,
): OperationEntry | ControlOperationEntry | undefined {
  return OPERATIONS.find(({ operation, pattern }) => {
    return operation.method === method && pattern.test(path);
  })?.operation;
}

/** The keys of the description whose values are amounts, percentages or rates: written by hand. */
const MONEY_KEYS = [
  "amount",
  "price",
  "productCost",
  "specificVat",
  "foreignCurrencyRate",
  "orderAmount",
  "total",
  "value",
  "partnerMadaFeesPercentage",
];

/** Members of a JSON text that hold money without a fraction part. */
export function wholeMoney(text: string): readonly string[] {
  return wholeMembers(text, MONEY_KEYS);
}

/** The answer to a call. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON, or undefined. */
  // biome-ignore lint/suspicious/noExplicitAny: a test asks for fields of any answer
  readonly body: any;
}

/**
 * A plain HTTP client: no types, no retries, no redirects. An answer that breaks the spec is an error, in
 * any test.
 */
export interface Client {
  get(path: string, headers?: Record<string, string>): Promise<Answered>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>;
  send(method: string, path: string, init?: RequestInit): Promise<Answered>;
}

/** Says how an answer breaks the spec; undefined when it does not. */
type Judge = typeof breachOf;

export function clientOf(baseUrl: string, token?: string, judge: Judge = breachOf): Client {
  const authorization: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const send: Client["send"] = async (method, path, init = {}) => {
    const url = path.startsWith("http") ? path : baseUrl + path;
    const headers = { ...authorization, ...(init.headers as Record<string, string>) };
    const response = await fetch(url, { redirect: "manual", ...init, method, headers });
    const text = await response.text();
    const { status } = response;
    const { pathname } = new URL(url);
    const contentType = response.headers.get("content-type");
    const breach = judge({ method, path: pathname, status, contentType, text });
    if (breach) throw new Error(breach);
    return { status, headers: response.headers, text, body: jsonOf(text) };
  };
  const json = { "Content-Type": "application/json" };
  return {
    send,
    get: (path, headers = {}) => send("GET", path, { headers }),
    post: (path, body, headers = {}) =>
      send("POST", path, {
        headers: { ...(body !== undefined && json), ...headers },
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      }),
  };
}

/** A text as JSON, or undefined. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A request in every detail, with what `fetch` would not send. */
export interface RawRequest {
  readonly method?: string;
  /** Exactly as it goes out: nothing is normalized or encoded. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Leave the request open after the body: the server must answer without its end. */
  readonly unfinished?: boolean;
}

/** An answer as it came. */
export interface RawAnswer {
  readonly status: number;
  readonly message: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test asks for fields of any answer
  readonly json: any;
}

/** Sends a request through node:http on a connection of its own. */
export function sendRaw(baseUrl: string, given: RawRequest): Promise<RawAnswer> {
  const { method = "GET", path, headers = {}, body, unfinished = false } = given;
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(baseUrl);
    const options = { host: hostname, port, method, path, headers, agent: false };
    const request = http.request(options, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const text = Buffer.concat(chunks).toString();
      const { statusCode: status = 0, statusMessage: message = "" } = response;
      const json = /json(?!l)/.test(response.headers["content-type"] ?? "") && text !== "";
      resolve({
        status,
        message,
        headers: response.headers,
        text,
        json: json ? JSON.parse(text) : undefined,
      });
    });
    request.on("error", reject);
    if (body !== undefined) request.write(body);
    if (!unfinished) request.end();
  });
}

/** A connection on which every byte counts, and how it ends. */
interface Line {
  /** The bytes so far. */
  text(): string;
  /** In how many pieces it came. */
  pieces(): number;
  /** `finished`: closed in order. `reset`: broken off by the other side. */
  readonly ended: Promise<"finished" | "reset">;
  /** When at least so many bytes have come. */
  has(bytes: number): Promise<void>;
  /** Gives up: closes the connection. */
  leave(): void;
}

/** Sends a request over a socket of its own, which closes after the test. */
export function overSocket(
  baseUrl: string,
  method: string,
  path: string,
  token: string,
  body?: unknown,
): Line {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  const content = body === undefined ? "" : JSON.stringify(body);
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Authorization: Bearer ${token}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(content)}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${content}`);
  return listenTo(socket);
}

function listenTo(socket: Socket): Line {
  const pieces: Buffer[] = [];
  const text = () => Buffer.concat(pieces).toString();
  socket.on("data", (piece) => pieces.push(piece));
  const ended = new Promise<"finished" | "reset">((resolve, reject) => {
    socket.once("end", () => resolve("finished"));
    socket.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNRESET") resolve("reset");
      else reject(error);
    });
  });
  const has = (bytes: number) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (Buffer.concat(pieces).length < bytes) return;
        socket.off("data", look);
        resolve();
      };
      socket.on("data", look);
      look();
    });
  return { text, pieces: () => pieces.length, ended, has, leave: () => void socket.destroy() };
}

/** The failure shapes of the description: two for recurring payments, one with invoiceDetails. */
type FailureShape = "problem" | "otp" | "registration" | "recurring";

/** Every field of a failure in a shape, to compare an answer with. `why` is its sentence. */
export function failureIn(shape: FailureShape, path: string, status: number, why: unknown) {
  const response = { isSuccess: false, message: why, validationErrors: expect.anything() };
  switch (shape) {
    case "problem": {
      const type = expect.stringMatching(/^https:\/\/paystub\.example\/problems\/[a-z-]+$/);
      return { detail: why, title: expect.any(String), type, status: String(status) };
    }
    case "otp":
      return { timestamp: expect.any(Number), status, error: why, path };
    case "registration":
      return { response, invoiceDetails: null };
    case "recurring":
      return { response };
  }
}
