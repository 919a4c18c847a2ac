import { once } from "node:events";
import express, { type Request, type Response, type Router } from "express";
import {
  type ControlOperationEntry,
  controlOperations,
} from "../../spec/generated/control.operations.js";
import type { OpenedSandbox, SandboxChange } from "../../spec/generated/control.types.js";
import { type BodyLimits, parseBody, type RawBody, readBody } from "../api/body.js";
import { type Failure, failure, problem, RETRY_LATER } from "../api/failures.js";
import { REJECTIONS } from "../api/messages.js";
import { routePath } from "../api/path-template.js";
import { KEPT_HERE, send } from "../api/reply.js";
import { sandboxUrl } from "../api/sandbox-url.js";
import { errorText } from "../domain/text.js";
import type { Gateway } from "../sandbox/gateway.js";
import { type Clock, within } from "../sandbox/real-clock.js";
import { toJson } from "../sandbox/wire.js";
import { LOG_TYPE } from "./client.js";
import type { HandleAt, SandboxHandle } from "./handles.js";
import { REFUSALS } from "./messages.js";
import { Refused } from "./refused.js";
import { type Method, methodOf } from "./rows.js";
import { HEARTBEAT, serverSentText } from "./sse.js";

export interface ControlMountOptions {
  /** The largest body that is read. */
  readonly bodyLimitBytes: number;
  /** What links of a request's answer begin with. */
  readonly originOf: (request: Request) => string;
  /** Where the caller of a request reaches the service. */
  readonly addressesOf: (request: Request) => ServiceAddresses;
}

/** The base URL and the order URL of the service, without a slash at their ends. */
export interface ServiceAddresses {
  readonly baseUrl: string;
  readonly orderUrl: string;
}

/** How many streams a gateway serves at once. Each is a connection and a look at the log now and then. */
const STREAMS_MAX = 128;

/** One route for each row: it parses the request, calls the method of the handle and sends the result. */
export function controlRoutes(
  gateway: Gateway,
  handleAt: HandleAt,
  { bodyLimitBytes, originOf, addressesOf }: ControlMountOptions,
): Router {
  let streams = 0;
  const { clock } = gateway;
  const limits: BodyLimits = { limitBytes: bodyLimitBytes, bounds: gateway.bounds };

  /** What the row is a method of. */
  async function targetOf({ id }: ControlOperationEntry, request: Request): Promise<object> {
    const handle = handleAt(originOf(request));
    return id.startsWith("gateway.") ? handle : handle.find(String(request.params.sandbox));
  }

  async function argumentsOf(row: ControlOperationEntry, request: Request): Promise<unknown[]> {
    const { key, input } = row;
    // Also where the operation takes none: what cannot be read is a mistake of the caller.
    const isBare = request.method === "GET" || request.method === "HEAD";
    const body = isBare ? undefined : await bodyOf(row, request);
    const keys = key === null ? [] : [request.params[key]];
    return [...keys, ...(input === null ? [] : [input === "query" ? request.query : body])];
  }

  async function bodyOf({ input }: ControlOperationEntry, request: Request): Promise<unknown> {
    const raw = await new Promise<RawBody>((resolve) => readBody(request, limits, resolve));
    if (input === "log") return logOf(raw, request);
    const parsed = parseBody(raw, request.headers);
    if ("fault" in parsed) throw new Refused(parsed.fault);
    return parsed.value;
  }

  /** Lets so many clients follow at once, and no more. */
  async function stream(method: Method, request: Request, response: Response): Promise<void> {
    if (streams >= STREAMS_MAX) {
      throw new Refused(failure("too-many-streams", REFUSALS.tooManyStreams(STREAMS_MAX)));
    }
    if (request.method === "HEAD") {
      response.writeHead(200, { "Content-Type": EVENTS }).end();
      return;
    }
    const changes = (signal: AbortSignal) => method(signal) as AsyncIterable<SandboxChange>;
    streams += 1;
    try {
      await sendChanges(response, clock, changes, gateway.ending);
    } catch (error) {
      gateway.failed(error);
      response.destroy();
    } finally {
      streams -= 1;
    }
  }

  async function serve(row: ControlOperationEntry, request: Request, response: Response) {
    const given = await argumentsOf(row, request);
    const method = methodOf(await targetOf(row, request), row);
    if (row.returns === "stream") return stream(method, request, response);
    const result = await method(...given);
    const isSandbox = row.returns === "sandbox";
    const body = isSandbox ? await openedView(result as SandboxHandle, request) : result;
    sendResult(request, response, row.status, body);
  }

  /** A sandbox, and how a shop reaches it. */
  async function openedView(sandbox: SandboxHandle, request: Request): Promise<OpenedSandbox> {
    const { name, token } = sandbox;
    const { baseUrl, orderUrl } = addressesOf(request);
    const [summary, { secretKey }] = await Promise.all([
      sandbox.summary(),
      sandbox.settings.read(),
    ]);
    const key = secretKey ?? ANY_KEY;
    return {
      ...summary,
      baseUrl: sandboxUrl(baseUrl, name),
      orderUrl: sandboxUrl(orderUrl, name),
      token,
      ...{ apiId: name, secretKey: key, profileNo: name, apiKey: key },
    };
  }

  function sendResult(request: Request, response: Response, status: number, body: unknown) {
    const raw =
      typeof body === "string"
        ? { text: body, type: LOG_TYPE }
        : { text: toJson(body), type: "application/json" };
    send(gateway, request, response, { status, body, raw });
  }

  const router = express.Router({ caseSensitive: true, strict: true });
  for (const row of controlOperations) {
    const path = routePath(row.path);
    const method = row.method.toLowerCase() as "get" | "post" | "patch" | "put" | "delete";
    router[method](path, (request, response) => {
      serve(row, request, response).catch((error: unknown) => {
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

/** The secret of a sandbox that pins none, which accepts every secret. */
const ANY_KEY = "any";

/** The type of a stream of server-sent events. */
const EVENTS = "text/event-stream; charset=utf-8";

/** How often a stream shows that it is alive. */
const HEARTBEAT_MS = 5000;

/** The shortest time between two reports of a stream. */
const PAUSE_MS = 100;

/**
 * Sends changes as server-sent events until they end or the client leaves, at most ten a second. A client that reads
 * slowly gets fewer reports: the next one is asked for when it has taken the one before.
 */
export async function sendChanges(
  response: Response,
  clock: Pick<Clock, "wait">,
  changes: (signal: AbortSignal) => AsyncIterable<SandboxChange>,
  ending: AbortSignal,
): Promise<void> {
  const left = new AbortController();
  response.once("close", () => left.abort());
  response.writeHead(200, { ...KEPT_HERE, "Content-Type": EVENTS });
  response.flushHeaders();
  let stopBeat = clock.wait(HEARTBEAT_MS, beat);
  function beat(): void {
    response.write(HEARTBEAT);
    stopBeat = clock.wait(HEARTBEAT_MS, beat);
  }
  const signal = AbortSignal.any([left.signal, ending]);
  const aborted = once(signal, "abort");
  try {
    for await (const change of changes(signal)) {
      const text = serverSentText({ type: "changed", data: JSON.stringify(change) });
      if (!response.write(text) && !signal.aborted) {
        await once(response, "drain", { signal }).catch(() => undefined);
      }
      await within(clock, PAUSE_MS, aborted, undefined);
    }
    // The client of a gateway that ends comes back; that of a sandbox that is gone does not.
    if (!signal.aborted) response.write(serverSentText({ type: "end", data: "{}" }));
  } finally {
    stopBeat();
    response.end();
  }
}

function logOf({ text, fault }: RawBody, { headers }: Request): string {
  if (fault) throw new Refused(fault);
  const type = headers["content-type"];
  if (type?.split(";")[0]?.trim() === LOG_TYPE) return text ?? "";
  throw new Refused(failure("content-type", REFUSALS.notLog(LOG_TYPE, type)));
}

/** Failures that pass by themselves. */
const PASSING: readonly string[] = ["store-unavailable", "not-ready", "memory-full"];

function internal(error: unknown): Failure {
  const detail = errorText(error);
  return failure("internal", REJECTIONS.internal(detail));
}
