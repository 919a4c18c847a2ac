import type { Express, NextFunction, Request, RequestHandler, Response, Router } from "express";
import { distance } from "fastest-levenshtein";
import type { OperationEntry } from "../../spec/generated/operations.js";
import { shorten } from "../domain/text.js";
import type { Gateway } from "../sandbox/gateway.js";
import type { OriginOf } from "./access.js";
import { type BodyLimits, type RawBody, readBody } from "./body.js";
import {
  type Answered,
  type Exchange,
  exchangeOf,
  NO_BODY,
  PendingExchange,
  unhandled,
} from "./exchange.js";
import { type Failure, failure, failureReply, familyOf } from "./failures.js";
import type { GuessLimit } from "./guess-limit.js";
import { explainAccepted } from "./hints/explain.js";
import { explainRefusal, explainUnmatched, type Places } from "./hints/refused.js";
import { REJECTIONS } from "./messages.js";
import { nearestBy, PATH_LENGTH_MAX } from "./near-names.js";
import { fillFrom, matchPath, routePath } from "./path-template.js";
import { type AnyHandler, answer, enter, type Located, locate, type Route } from "./pipeline.js";
import { record, send } from "./reply.js";
import type { AnyReply } from "./types.js";

/** What can take routes: an app or a router. */
type Routes = Pick<Router, "get" | "post" | "patch" | "put" | "delete">;

export interface MountOptions {
  /** The largest body that is read. */
  readonly bodyLimitBytes: number;
  readonly originOf: OriginOf;
  readonly guesses?: GuessLimit | undefined;
}

/** Mounts the operations of the service: method, path and rules come from the spec alone. */
export function mountOperations(
  routes: Routes,
  operations: readonly OperationEntry[],
  handlers: Readonly<Record<string, unknown>>,
  gateway: Gateway,
  { bodyLimitBytes, ...options }: MountOptions,
): void {
  const limits: BodyLimits = { limitBytes: bodyLimitBytes, bounds: gateway.bounds };
  for (const operation of operations) {
    // The one cast: `handlers` was typed operation by operation where it was made.
    const handler = handlers[operation.id] as AnyHandler;
    const route: Route = { operation, handler, gateway, ...options };
    const verb = operation.method.toLowerCase() as keyof Routes;
    routes[verb](routePath(operation.path), (request, response, next) => {
      const exchange = exchangeOf(request, operation, gateway);
      const caller = enter(exchange, route);
      const serve = (raw: RawBody) => {
        try {
          const located = locate(exchange, route, caller, raw);
          const served = serveLocated(exchange, route, located, response);
          if (served) served.catch(next);
        } catch (error) {
          next(error);
        }
      };
      if (operation.method === "GET") serve(NO_BODY);
      else readBody(request, limits, serve);
    });
  }
}

/** Answers a request whose sandbox is known, sends the reply and records both. */
function serveLocated(
  exchange: Exchange,
  route: Route,
  located: Located,
  response: Response,
): void | Promise<void> {
  const { gateway } = route;
  const answered = answer(exchange, route, located);
  if (!(answered instanceof Promise)) return conclude(gateway, exchange, answered, response);
  const pending = new PendingExchange(gateway, exchange, located.sandbox, response);
  return answered.then((done) => conclude(gateway, exchange, done, response, pending));
}

/** Explains a reply, sends it and records the exchange. */
function conclude(
  gateway: Gateway,
  exchange: Exchange,
  answered: Answered,
  response: Response,
  pending?: PendingExchange,
): void {
  const explain = answered.reply.code === undefined ? explainAccepted : explainRefusal;
  const reply = explainSafely(gateway, answered.reply, () => explain(gateway, exchange, answered));
  const done = reply === answered.reply ? answered : { ...answered, reply };
  sendAndRecord(gateway, exchange, done, response, pending);
}

function sendAndRecord(
  gateway: Gateway,
  exchange: Exchange,
  answered: Answered,
  response: Response,
  pending?: PendingExchange,
): void {
  const text = send(gateway, exchange.request, response, answered.reply);
  record(gateway, exchange, answered, text, pending);
}

/** A failure that no operation answers with, in the shape that its path has. */
export function shapeAnywhere(gateway: Gateway, path: string, failure: Failure): AnyReply {
  const settings = gateway.settingsFor(undefined);
  return failureReply(familyOf(path), failure, { path, now: gateway.clock.now(), settings });
}

/** Sends a reply that no operation made, and records it. */
export function concludeUnmatched(
  gateway: Gateway,
  request: Request,
  response: Response,
  reply: AnyReply,
  places: Places = {},
): void {
  const exchange = exchangeOf(request, undefined, gateway);
  const answered = unhandled(reply);
  const explained = explainSafely(gateway, reply, () =>
    explainUnmatched(gateway, exchange, answered, places),
  );
  sendAndRecord(gateway, exchange, { ...answered, reply: explained }, response);
}

/** A reply with its explanation. A failed explanation does no harm. */
function explainSafely(gateway: Gateway, reply: AnyReply, explain: () => AnyReply): AnyReply {
  try {
    return explain();
  } catch (error) {
    gateway.failed(error);
    return reply;
  }
}

const PATH_SHOWN_MAX = 256;

/** An operation of either API, as far as a request that no route took may mean it. */
type KnownPath = Pick<OperationEntry, "id" | "method" | "path">;

/** Answers what no route took: 405 for a known path, 404 that names the nearest operation otherwise. */
export function mountUnmatched(
  app: Express,
  operations: () => Promise<readonly KnownPath[]>,
  gateway: Gateway,
  places: () => Places,
): void {
  app.use(async (request: Request, response: Response) => {
    const { failure, allow } = unmatched(request, await operations());
    const reply = shapeAnywhere(gateway, request.path, failure);
    const headers = allow.length > 0 ? { Allow: allow.join(", ") } : {};
    concludeUnmatched(gateway, request, response, { ...reply, headers }, places());
  });
  app.use((error: unknown, request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    const broken = error instanceof URIError || hasStatus400(error);
    if (!broken) gateway.failed(error);
    const detail = broken ? REJECTIONS.brokenPath : REJECTIONS.internal();
    const shaped = shapeAnywhere(
      gateway,
      request.path,
      failure(broken ? "broken-path" : "internal", detail),
    );
    concludeUnmatched(gateway, request, response, shaped);
  });
}

/** What is wrong with a request that no route took, and the methods that its path does have. */
export function unmatched(
  { method, path }: { readonly method: string; readonly path: string },
  operations: readonly KnownPath[],
): { readonly failure: Failure; readonly allow: readonly string[] } {
  const here = operations.filter((operation) => matchPath(operation.path, path));
  const place = shorten(path, PATH_SHOWN_MAX);
  const allow = here.map((operation) => operation.method.toUpperCase());
  if (allow.length > 0) {
    const detail = REJECTIONS.wrongMethod(place, allow, method);
    return { allow, failure: failure("method-not-allowed", detail) };
  }
  const nearest = nearestOf(path, operations);
  const call = `${method} ${place}`;
  const detail = nearest
    ? REJECTIONS.nearOperation(
        call,
        `${nearest.id}: ${nearest.method.toUpperCase()} ${nearest.path}`,
      )
    : REJECTIONS.noOperation(call);
  return { allow, failure: failure("no-such-operation", detail) };
}

function nearestOf(path: string, operations: readonly KnownPath[]): KnownPath | undefined {
  if (path.length > PATH_LENGTH_MAX) return undefined;
  const lower = path.toLowerCase();
  return nearestBy(operations, ({ path: known }) => {
    const filled = fillFrom(known, path).toLowerCase();
    const apart = distance(filled, lower);
    // Any two paths have letters in common: of those that differ in most of them none is meant.
    return apart <= Math.max(filled.length, lower.length) / 3 ? apart : undefined;
  });
}

function hasStatus400(error: unknown): boolean {
  return typeof error === "object" && error !== null && "status" in error && error.status === 400;
}

/**
 * Routes that are loaded for the first request to a path of theirs, since many a start sees none. A load that
 * went wrong is retried by the next request.
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
