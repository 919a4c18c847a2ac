import type { Express, Request, Response } from "express";
import type { OperationEntry } from "../../spec/generated/operations.js";
import type { Gateway } from "../runtime/gateway.js";
import { type RawBody, readBody } from "./body.js";
import { explainAccepted, explainRefusal, explainUnmatched, type Places } from "./hints/explain.js";
import { answer } from "./pipeline.js";
import { type Exchange, record, send } from "./reply.js";
import type { AnyHandler } from "./route.js";
import type { AnyReply } from "./types.js";

export interface MountOptions {
  /** The largest body that is read. */
  readonly bodyLimitBytes: number;
  /** Our own API: nothing is tolerated in its bodies, and its calls are no part of any journal. */
  readonly ours?: boolean;
}

const NO_BODY: RawBody = { text: "" };

/** Mounts operations by their ids: method, path and rules come from the spec alone. */
export function mountOperations(
  app: Express,
  operations: readonly OperationEntry[],
  handlers: Readonly<Record<string, unknown>>,
  gateway: Gateway,
  { bodyLimitBytes, ours = false }: MountOptions,
): void {
  for (const operation of operations) {
    // The one cast: `handlers` was typed operation by operation where it was made.
    const handler = handlers[operation.id] as AnyHandler;
    const path = operation.path.replace(/\{(\w+)\}/g, ":$1");
    const method = operation.method.toLowerCase() as "get" | "post" | "patch" | "put" | "delete";
    const mounted = { operation, handler, gateway, ours };
    app[method](path, async (request, response) => {
      const raw = method === "get" ? NO_BODY : await readBody(request, bodyLimitBytes);
      const exchange = exchangeOf(request, operation, raw);
      const answered = await answer(exchange, mounted);
      const reply = ours ? answered : await explain(gateway, exchange, answered);
      const text = send(gateway, request, response, reply);
      if (!ours) record(gateway, exchange, reply, text);
    });
  }
}

/** Sends a reply that no operation made, and writes it down. */
export function concludeUnmatched(
  gateway: Gateway,
  request: Request,
  response: Response,
  answered: AnyReply,
  places: Places = {},
): void {
  const exchange = exchangeOf(request, undefined, NO_BODY);
  const reply = explainUnmatched(gateway, exchange, answered, places);
  const text = send(gateway, request, response, reply);
  record(gateway, exchange, reply, text);
}

/** Most calls go well, so only a refused one is worth waiting for. */
function explain(
  gateway: Gateway,
  exchange: Exchange,
  reply: AnyReply,
): AnyReply | Promise<AnyReply> {
  return reply.code === undefined
    ? explainAccepted(gateway, exchange, reply)
    : explainRefusal(gateway, exchange, reply);
}

function exchangeOf(
  request: Request,
  operation: OperationEntry | undefined,
  raw: RawBody,
): Exchange {
  return { request, operation, raw, sandbox: undefined, tolerated: [], faults: [] };
}
