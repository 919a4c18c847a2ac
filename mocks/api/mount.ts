import type { NextFunction, Request, Response, Router } from "express";
import type { OperationEntry } from "../../spec/generated/operations.js";
import { type Awaitable, whenReady } from "../domain/awaitable.js";
import { isKeptOpen } from "../faults/delivery.js";
import type { Gateway } from "../runtime/registry/gateway.js";
import { type RawBody, readBody } from "./body.js";
import { type Failure, failureReply, familyOf } from "./failures.js";
import { explainAccepted } from "./hints/explain-accepted.js";
import { explainRefusal, explainUnmatched, type Places } from "./hints/explain-refused.js";
import { answer, enter } from "./pipeline.js";
import { type Exchange, record, send } from "./reply.js";
import { followEnd } from "./request-end.js";
import type { AnyHandler, Route } from "./route.js";
import type { AnyReply } from "./types.js";

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
