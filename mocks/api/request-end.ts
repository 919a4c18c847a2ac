import type { Response } from "express";
import type { Gateway } from "../runtime/registry/gateway.js";
import type { Exchange } from "./reply.js";

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
