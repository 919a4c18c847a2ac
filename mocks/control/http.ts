import express, { type Express, type Request, type Response, type Router } from "express";
import { type ControlOperationEntry, controlOperations } from "../../spec/generated/operations.js";
import { parseBody, type RawBody, readBody } from "../api/body.js";
import { type Failure, failure, problem, RETRY_LATER } from "../api/failures.js";
import { REJECTIONS } from "../api/messages.js";
import { lateRoutes } from "../api/mount.js";
import { CONTROL_PATH, MCP_PATH } from "../api/paths.js";
import { send, takesGzip } from "../api/reply.js";
import { refusedToken, type TokenCheck } from "../api/token-check.js";
import type { Gateway } from "../sandbox/gateway.js";
import type { StreamedChange } from "./changes.js";
import { type GatewayHandle, gatewayHandle, type SandboxHandle } from "./handles.js";
import { sendResult } from "./long-reply.js";
import { REFUSALS } from "./messages.js";
import { ONLY } from "./operations/find.js";
import { Refused } from "./refused.js";
import { methodOf } from "./rows.js";
import { streamReply } from "./stream-reply.js";

export interface ControlMountOptions {
  /** The largest body that is read. */
  readonly bodyLimitBytes: number;
  /** Asked for as a bearer token; none where only this machine can call. */
  readonly check: TokenCheck | undefined;
  /** The origin that links of a request's answer begin with. */
  readonly originOf: (request: Request) => string;
  /** The handle whose links begin with an origin. */
  readonly handleAt?: ((origin: string) => GatewayHandle) | undefined;
}

const HEALTH = ["/health", "/health/ready"];

/** How many streams a gateway serves at once. Each is a connection and a look at the log now and then. */
export const STREAMS_MAX = 128;

/** Mounts the control API. Health alone needs no token: a container's health check has none. */
export function mountControl(
  app: Express,
  gateway: Gateway,
  handle: GatewayHandle,
  options: ControlMountOptions,
): void {
  if (options.check) askControlToken(app, gateway, options.check);
  const routes = async () => controlRoutes(gateway, handle, options);
  app.use(lateRoutes((path) => path.startsWith(`${CONTROL_PATH}/`), routes));
}

function askControlToken(app: Express, gateway: Gateway, check: TokenCheck): void {
  // The tools of coding assistants do what the control API does.
  app.use([CONTROL_PATH, MCP_PATH], (request: Request, response: Response, next) => {
    if (request.baseUrl === CONTROL_PATH && HEALTH.includes(request.path)) return next();
    const given = /^Bearer (.*)$/.exec(request.headers.authorization ?? "")?.[1];
    const verdict = check.judge(given, request);
    if (verdict === "right") return next();
    const detail = "the control API needs Authorization: Bearer and the token printed at start";
    const { failure, headers } = refusedToken(verdict, detail);
    send(gateway, request, response, { status: failure.status, body: problem(failure), headers });
  });
}

/** One route for each row: it parses the request, calls the method of the handle and sends the result. */
function controlRoutes(
  gateway: Gateway,
  handle: GatewayHandle,
  { bodyLimitBytes, originOf, handleAt }: ControlMountOptions,
): Router {
  let streams = 0;
  const { clock } = gateway;
  const all = gateway.memory.bodies;
  const limits = { limitBytes: bodyLimitBytes, all, clock, inParts: true };
  const failed = (error: unknown) => gateway.failed(error);
  const streaming = { clock, failed, ending: gateway.ending };

  /** What the row is a method of. */
  async function targetOf(
    row: ControlOperationEntry,
    request: Request,
    long?: LongCall,
  ): Promise<object> {
    const own = long && gatewayHandle(gateway, () => originOf(request), long.signal);
    if (row.id.startsWith("gateway.")) return own ?? handle;
    const gatewayThere = own ?? handleAt?.(originOf(request)) ?? handle;
    return gatewayThere.find(String(request.params.sandbox));
  }

  async function argumentsOf(
    row: ControlOperationEntry,
    request: Request,
    long?: LongCall,
  ): Promise<unknown[]> {
    const { key, input } = row;
    // Also where the operation takes none: what cannot be read is a mistake of the caller.
    const isBare = request.method === "GET" || request.method === "HEAD";
    const body = isBare ? undefined : await bodyOf(request, long);
    const keys = key === null ? [] : [request.params[key]];
    if (row.returns === "stream") return [...keys, resumed(request)];
    return [...keys, ...(input === null ? [] : [input === "body" ? body : request.query])];
  }

  async function bodyOf(request: Request, { grow }: Partial<LongCall> = {}): Promise<unknown> {
    const counted = { ...limits, grow };
    const raw = await new Promise<RawBody>((resolve) => readBody(request, counted, resolve));
    const parsed = parseBody(raw, request.headers);
    if ("fault" in parsed) throw new Refused(parsed.fault);
    return parsed.value;
  }

  /** Lets so many clients follow at once, and no more. */
  function stream(batches: BatchesUntil, request: Request, response: Response): void {
    if (streams >= STREAMS_MAX) throw new Refused(TOO_MANY);
    streamReply(batches, { ...streaming, takesGzip: takesGzip(request) }, () => {
      streams -= 1;
    })(request, response);
    streams += 1;
  }

  /** About how many bytes a call reads: those of its body, or of the log of its sandbox. */
  async function bytesRead(
    { id }: ControlOperationEntry,
    { headers, params }: Request,
  ): Promise<number> {
    if (id === IMPORT) {
      const bytes = Number(headers["content-length"] ?? 0);
      // A body that is too large is refused before it is read, so it needs no room.
      return bytes > bodyLimitBytes ? 0 : bytes;
    }
    if (id === LIST) return 0;
    const name = String(params.sandbox);
    const inMemory = () => (name === ONLY ? gateway.list()[0] : gateway.alive(name));
    // One that only the store has is loaded to know its size. If that fails, the call itself reports why.
    if (!inMemory()) await handle.find(name).catch(() => undefined);
    return inMemory()?.bytes ?? 0;
  }

  /** Serves a call. A long one ends when its caller leaves, and one that holds much waits until there is room. */
  async function serveInTurn(row: ControlOperationEntry, request: Request, response: Response) {
    if (!LONG.includes(row.id)) return serve(row, request, response);
    const left = new AbortController();
    response.once("close", () => left.abort());
    const { signal } = left;
    const { work } = gateway.memory;
    const noRoom = failure("memory-full", REFUSALS.noRoom);
    const arriving = isOfUnknownLength(row, request) ? work.arriving() : undefined;
    const grow = arriving && ((more: number) => (arriving.grow(more) ? undefined : noRoom));
    let release = arriving?.release;
    try {
      const bytes = await bytesRead(row, request);
      signal.throwIfAborted();
      const isLarge = bytes >= LARGE_BYTES;
      // To make a handle with a signal takes a tenth of a millisecond, so a short call gets none.
      if (!isLarge && !arriving && row.id !== LIST) return await serve(row, request, response);
      if (isLarge && !release && !READ_BY_PAGE.includes(row.id)) {
        release = await work.take(clock, bytes, signal);
        signal.throwIfAborted();
        if (!release) throw new Refused(noRoom);
      }
      await serve(row, request, response, { signal, grow });
    } catch (error) {
      if (error !== signal.reason) throw error;
    } finally {
      // The reply is held until it is sent.
      if (response.closed) release?.();
      else response.once("close", () => release?.());
    }
  }

  async function serve(
    row: ControlOperationEntry,
    request: Request,
    response: Response,
    long?: LongCall,
  ) {
    const given = await argumentsOf(row, request, long);
    const method = methodOf(await targetOf(row, request, long), row);
    if (row.returns === "stream") {
      stream((signal) => method(...given, signal) as ReturnType<BatchesUntil>, request, response);
      return;
    }
    const result = await method(...given);
    const body = row.returns === "sandbox" ? await (result as SandboxHandle).summary() : result;
    await sendResult(gateway, request, response, row.status, body);
  }

  const router = express.Router({ caseSensitive: true, strict: true });
  for (const row of controlOperations) {
    const path = row.path.replace(/\{(\w+)\}/g, ":$1");
    const method = row.method.toLowerCase() as "get" | "post" | "patch" | "put" | "delete";
    router[method](path, (request, response) => {
      serveInTurn(row, request, response).catch((error: unknown) => {
        const reported = error instanceof Refused ? error.failure : internal(error);
        if (!(error instanceof Refused)) gateway.failed(error);
        const { status, code } = reported;
        const later = PASSING.includes(code) ? { headers: RETRY_LATER } : {};
        send(gateway, request, response, { status, body: problem(reported), ...later });
      });
    });
  }
  return router;
}

/** A call that takes long. */
interface LongCall {
  /** Aborted when its caller has left. */
  readonly signal: AbortSignal;
  /** Counts what arrives of a body whose length is unknown. */
  readonly grow?: ((bytes: number) => Failure | undefined) | undefined;
}

const IMPORT = "gateway.import";

function isOfUnknownLength({ id }: ControlOperationEntry, { headers }: Request): boolean {
  return id === IMPORT && headers["content-length"] === undefined;
}

const LIST = "gateway.list";

/** Operations that read a long log, and hold no more than a page of it. */
const READ_BY_PAGE: readonly string[] = [
  "sandbox.callbacks.why",
  "sandbox.invoices.why",
  "sandbox.settlements.list",
];

/** Operations that end when their caller leaves. All others are short, or change what there is. */
const LONG: readonly string[] = [
  IMPORT,
  LIST,
  ...READ_BY_PAGE,
  "gateway.fork",
  "gateway.previewRewind",
  "sandbox.coverage",
  "sandbox.events",
  "sandbox.export",
  "sandbox.invoices.list",
  "sandbox.pact",
  "sandbox.recorded",
  "sandbox.recurring.why",
  "sandbox.requests",
  "sandbox.stats",
];

/** A call that reads so much can be ended, and what it holds is counted. */
const LARGE_BYTES = 1024 * 1024;

type BatchesUntil = (signal: AbortSignal) => AsyncIterable<readonly StreamedChange[]>;

/** Failures that pass by themselves. */
const PASSING: readonly string[] = ["store-unavailable", "not-ready", "memory-full"];

const TOO_MANY: Failure = {
  status: 503,
  code: "too-many-streams",
  title: "Too many streams",
  detail: REFUSALS.tooManyStreams(STREAMS_MAX),
};

/** The query of a stream. A browser that comes back names the last id in a header. */
function resumed({ query, headers }: Request): object {
  const id = headers["last-event-id"];
  return typeof id === "string" && id !== "" ? { ...query, after: id } : query;
}

function internal(error: unknown): Failure {
  const detail = error instanceof Error ? error.message : String(error);
  return failure("internal", REJECTIONS.internal(detail));
}
