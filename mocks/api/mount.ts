import type { Express, NextFunction, Request, RequestHandler, Response, Router } from "express";
import { distance } from "fastest-levenshtein";
import type { OperationEntry } from "../../spec/generated/operations.js";
import { type Awaitable, whenReady } from "../domain/awaitable.js";
import { shorten } from "../domain/text.js";
import { isKeptOpen } from "../faults/delivery.js";
import type { Gateway } from "../runtime/registry/gateway.js";
import { type RawBody, readBody } from "./body.js";
import { type Failure, failureReply, familyOf } from "./failures.js";
import { explainAccepted, explainRefusal, explainUnmatched, type Places } from "./hints/explain.js";
import { nearestBy, PATH_LENGTH_MAX } from "./near-names.js";
import { type AnyHandler, answer, enter, type Route } from "./pipeline.js";
import { type Exchange, record, send } from "./reply.js";
import type { AnyReply } from "./types.js";

/**
 * Follows a request whose answer takes its time until its connection is done with it: as long it is
 * under way, and a caller who closes the connection before has given up. What is answered at once has
 * nobody who could.
 */
export function followEnd(
  gateway: Gateway,
  exchange: Exchange,
  response: Response,
  over: (() => void) | undefined,
): void {
  const { request, operation, sandbox } = exchange;
  const leave = gateway.underWay.add({
    sandbox: sandbox ?? null,
    operationId: operation?.id ?? null,
    method: request.method,
    path: request.originalUrl,
    startedAt: Math.round(gateway.now() - (gateway.clock.elapsedMs() - exchange.beganMs)),
    token: gateway.tokens.digestOf(request.headers.authorization),
    step: sandbox?.settings.description ?? null,
  });
  response.once("close", () => {
    leave();
    over?.();
    const at = gateway.now();
    if (exchange.open) {
      const isWhole = response.writableFinished;
      exchange.open({ endedAt: isWhole ? at : null, clientClosedAt: isWhole ? null : at });
    } else if (!exchange.isAnswered) exchange.clientClosedAt = at;
  });
}

export interface MountOptions {
  /** The largest body that is read. */
  readonly bodyLimitBytes: number;
  /** Nothing is tolerated in the control API's bodies, and its calls are no part of any journal. */
  readonly isControlApi?: boolean;
  /** The origin that a request called, where links follow it. */
  readonly calledAt?: Route["calledAt"];
}

const NO_BODY: RawBody = { text: "" };
const NOTHING: readonly string[] = [];

/** Mounts operations by their ids: method, path and rules come from the spec alone. */
export function mountOperations(
  router: Pick<Router, "get" | "post" | "patch" | "put" | "delete">,
  operations: readonly OperationEntry[],
  handlers: Readonly<Record<string, unknown>>,
  gateway: Gateway,
  { bodyLimitBytes, isControlApi = false, calledAt }: MountOptions,
): void {
  for (const operation of operations) {
    // The one cast: `handlers` was typed operation by operation where it was made.
    const handler = handlers[operation.id] as AnyHandler;
    const path = operation.path.replace(/\{(\w+)\}/g, ":$1");
    const method = operation.method.toLowerCase() as "get" | "post" | "patch" | "put" | "delete";
    const route: Route = { operation, handler, gateway, isControlApi, calledAt };
    router[method](path, (request, response, next) => {
      const exchange = exchangeOf(request, operation, gateway);
      const entered = enter(exchange, route);
      if (method === "get") return serve(exchange, route, entered, response, next);
      readBody(request, bodyLimitBytes, (raw) => {
        exchange.raw = raw;
        serve(exchange, route, entered, response, next);
      });
    });
  }
}

/** A failure that no operation answers with, in the shape that its path has. */
export function shapeAnywhere(gateway: Gateway, path: string, failure: Failure): AnyReply {
  const settings = gateway.settingsFor(undefined);
  return failureReply(familyOf(path), failure, { path, now: gateway.clock.now(), settings });
}

/** Sends a reply that no operation made, and writes it down. */
export function concludeUnmatched(
  gateway: Gateway,
  request: Request,
  response: Response,
  answered: AnyReply,
  places: Places = {},
): void {
  const exchange = exchangeOf(request, undefined, gateway);
  const explain = () => explainUnmatched(gateway, exchange, answered, places);
  const reply = explained(gateway, answered, explain);
  const text = send(gateway, request, response, reply);
  record(gateway, exchange, reply, text);
}

/** Answers a request whose body is there. What cannot even be answered goes to `next`. */
function serve(
  exchange: Exchange,
  route: Route,
  entered: Awaitable<AnyReply | undefined>,
  response: Response,
  next: NextFunction,
): void {
  try {
    const served = whenReady(entered, (refused) => {
      const answered = refused ?? answer(exchange, route);
      const waits = answered instanceof Promise;
      // While a call of the service is under way, nobody takes its sandbox to be stuck.
      const over = waits ? exchange.sandbox?.travel.patience.callBegins() : undefined;
      if (waits && !route.isControlApi) followEnd(route.gateway, exchange, response, over);
      return whenReady(answered, (reply) => {
        // One that is held open is still under way: whoever asked waits for it.
        if (!isKeptOpen(reply.delivery)) over?.();
        return conclude(exchange, route, reply, response);
      });
    });
    if (served instanceof Promise) served.catch(next);
  } catch (error) {
    next(error);
  }
}

function conclude(
  exchange: Exchange,
  { gateway, isControlApi }: Route,
  answered: AnyReply,
  response: Response,
): Awaitable<void> {
  const { request } = exchange;
  if (isControlApi) {
    if (answered.stream) answered.stream(request, response);
    else send(gateway, request, response, answered);
    return;
  }
  // Most calls go well, so only a refused one is worth waiting for.
  const explain = answered.code === undefined ? explainAccepted : explainRefusal;
  const told = explained(gateway, answered, () => explain(gateway, exchange, answered));
  return whenReady(told, (reply) => {
    const text = send(gateway, request, response, reply);
    record(gateway, exchange, reply, text);
  });
}

/**
 * A reply with its explanation. A call is never worse off for one that failed, such as for a file of the
 * built command that is gone by now.
 */
function explained<Told extends Awaitable<AnyReply>>(
  gateway: Gateway,
  reply: AnyReply,
  explain: () => Told,
): Told | AnyReply {
  const unexplained = (error: unknown) => {
    gateway.failed(error);
    return reply;
  };
  try {
    const told = explain();
    return told instanceof Promise ? (told.catch(unexplained) as Told) : told;
  } catch (error) {
    return unexplained(error);
  }
}

function exchangeOf(
  request: Request,
  operation: OperationEntry | undefined,
  gateway: Gateway,
): Exchange {
  return {
    request,
    operation,
    beganMs: gateway.clock.elapsedMs(),
    after: null,
    step: null,
    during: NOTHING,
    clientClosedAt: null,
    isAnswered: false,
    open: undefined,
    raw: NO_BODY,
    sandbox: undefined,
    named: undefined,
    tolerated: [],
    ignored: [],
    body: undefined,
    faults: [],
  };
}

const PATH_SHOWN_MAX = 256;

/** Answers what no route took: 405 for a known path, 404 that names the nearest operation otherwise. */
export function mountUnmatched(
  app: Express,
  operations: readonly OperationEntry[],
  gateway: Gateway,
  places: () => Places,
): void {
  app.use((request: Request, response: Response) => {
    const { failure, allow } = unmatched(request, operations);
    const reply = shapeAnywhere(gateway, request.path, failure);
    const headers = allow.length > 0 ? { Allow: allow.join(", ") } : {};
    concludeUnmatched(gateway, request, response, { ...reply, headers }, places());
  });
  app.use((error: unknown, request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    const broken = error instanceof URIError || hasStatus400(error);
    if (!broken) gateway.failed(error);
    const detail = broken ? "the path is not properly encoded" : ownFault(error);
    const failure = broken
      ? { status: 400, code: "broken-path", title: "Broken path", detail }
      : { status: 500, code: "internal", title: "Internal error", detail };
    concludeUnmatched(gateway, request, response, shapeAnywhere(gateway, request.path, failure));
  });
}

/** What scripts/loader.cjs says when an installation replaced the command while it runs. */
const FILES_CHANGED = "FILES_CHANGED";

/** The output tells why; the caller is told where a new start mends it. */
function ownFault(error: unknown): string {
  const isChanged = error instanceof Error && "code" in error && error.code === FILES_CHANGED;
  return `paystub itself failed${isChanged ? `: ${error.message}` : ""}`;
}

/** What is wrong with a request that no route took, and the methods that its path does have. */
export function unmatched(
  { method, path }: { readonly method: string; readonly path: string },
  operations: readonly OperationEntry[],
): { readonly failure: Failure; readonly allow: readonly string[] } {
  const here = operations.filter((operation) => isAt(operation.path, path));
  const place = shorten(path, PATH_SHOWN_MAX);
  const allow = here.map((operation) => operation.method.toUpperCase());
  if (allow.length > 0) {
    const detail = `${place} takes ${allow.join(" or ")}, not ${method}`;
    const title = "Method not allowed";
    return { allow, failure: { status: 405, code: "method-not-allowed", title, detail } };
  }
  const nearest = nearestOf(path, operations);
  const hint = nearest
    ? `; the nearest operation is ${nearest.id}: ${nearest.method.toUpperCase()} ${nearest.path}`
    : "";
  const detail = `there is no operation at ${method} ${place}${hint}`;
  return { allow, failure: { status: 404, code: "no-such-operation", title: "Not found", detail } };
}

function nearestOf(
  path: string,
  operations: readonly OperationEntry[],
): OperationEntry | undefined {
  if (path.length > PATH_LENGTH_MAX) return undefined;
  const lower = path.toLowerCase();
  return nearestBy(operations, ({ path: known }) => distance(known.toLowerCase(), lower));
}

/** Whether a path is the one of a template, as the router takes it: to the letter. */
function isAt(template: string, path: string): boolean {
  const parts = path.split("/");
  const known = template.split("/");
  return (
    parts.length === known.length &&
    known.every((part, n) => (part.startsWith("{") ? parts[n] !== "" : part === parts[n]))
  );
}

function hasStatus400(error: unknown): boolean {
  return typeof error === "object" && error !== null && "status" in error && error.status === 400;
}

/**
 * Routes that are loaded for the first request to a path of theirs, since many a start sees none. A load that
 * went wrong is tried again by the next request.
 */
export function lateRoutes(
  isTheirs: (path: string) => boolean,
  load: () => Promise<Router>,
): RequestHandler {
  let loaded: Promise<Router> | undefined;
  return async (request, response, next) => {
    if (!isTheirs(request.path)) return next();
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    (await loaded)(request, response, next);
  };
}
