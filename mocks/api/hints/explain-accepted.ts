import type { WorldView } from "../../domain/world.js";
import type { Gateway } from "../../runtime/registry/gateway.js";
import type { Exchange } from "../reply.js";
import type { AnyReply } from "../types.js";
import { acceptedHints } from "./accepted.js";
import { headed } from "./header.js";
import { sayHints } from "./hint.js";

/** A call that went well is explained where it looks like a mistake. */
export function explainAccepted(gateway: Gateway, exchange: Exchange, reply: AnyReply): AnyReply {
  const { operation, request, ignored, sandbox, body } = exchange;
  if (!operation || operation.body === null || reply.delivery) return reply;
  const { host } = request.headers;
  const hintsIn = (world: WorldView | undefined) =>
    acceptedHints({ operation, body, ignored, host, world });
  const explanation = sayHints(sandbox ? sandbox.peek(hintsIn) : hintsIn(undefined));
  return explanation === undefined ? reply : headed(gateway, exchange, reply, explanation);
}
