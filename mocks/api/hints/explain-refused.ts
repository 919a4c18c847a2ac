import type { Request } from "express";
import type { WorldView } from "../../domain/world.js";
import type { Gateway } from "../../runtime/registry/gateway.js";
import { parseBody, type RawBody } from "../body.js";
import type { Exchange } from "../reply.js";
import type { AnyReply } from "../types.js";
import { headed } from "./header.js";
import { type Miss, sayHints } from "./hint.js";
import { ACROSS_SANDBOXES, isTooLong, nearMisses } from "./rules.js";

/** The two addresses of a gateway, as far as a place knows them. */
export type Places = Partial<Pick<Miss, "baseUrl" | "orderUrl">>;

/** Sandboxes that are looked through for the cause of a refusal, the latest ones. */
const SANDBOXES_MAX = 50;

/** A fault explains itself, and its reply is to be like one of the service. */
const UNEXPLAINED = [
  ...["injected", "internal", "sandbox-gone", "sandbox-limit", "sandbox-full"],
  ...["store-full", "store-unavailable"],
];

/**
 * A refusal with its nearest cause in the explanation and, outside strict mode, in a header. What is
 * answered stays as it is.
 */
export async function explainRefusal(
  gateway: Gateway,
  exchange: Exchange,
  reply: AnyReply,
): Promise<AnyReply> {
  if (UNEXPLAINED.includes(reply.code ?? "")) return reply;
  const { sandbox } = exchange;
  const isAcross = ACROSS_SANDBOXES.has(reply.code ?? "");
  if (isAcross) await gateway.bringUp(SANDBOXES_MAX);
  const explain = (world: WorldView | undefined) =>
    gateway.peekAll(isAcross ? SANDBOXES_MAX : 0, (worlds) =>
      refusalWith(gateway, exchange, reply, { world, worlds }),
    );
  return sandbox && !sandbox.isGone ? await sandbox.read(explain) : explain(undefined);
}

/** The same for a call that no operation took, which belongs to no sandbox. */
export function explainUnmatched(
  gateway: Gateway,
  exchange: Exchange,
  reply: AnyReply,
  places: Places,
): AnyReply {
  if (UNEXPLAINED.includes(reply.code ?? "")) return reply;
  return refusalWith(gateway, exchange, reply, { world: undefined, worlds: [], ...places });
}

function refusalWith(
  gateway: Gateway,
  exchange: Exchange,
  reply: AnyReply,
  around: Places & Pick<Miss, "world" | "worlds">,
): AnyReply {
  const { request, operation, raw, sandbox } = exchange;
  const { code = "", explanation: detail = "" } = reply;
  const realNow = gateway.now();
  const { method, path, query, headers } = request;
  const miss: Miss = {
    operation,
    code,
    detail,
    method,
    path,
    query,
    headers,
    text: raw.text,
    body: isTooLong(raw.text) ? undefined : parsedBody(raw, headers),
    now: sandbox?.now() ?? realNow,
    realNow,
    baseUrl: undefined,
    orderUrl: undefined,
    ...around,
  };
  const cause = sayHints(nearMisses(miss));
  const told = headed(gateway, exchange, reply, cause ?? detail);
  return {
    ...told,
    explanation: cause === undefined ? detail : `${detail}. Likely cause: ${cause}`,
  };
}

function parsedBody(raw: RawBody, headers: Request["headers"]): unknown {
  const parsed = parseBody(raw, headers);
  return "value" in parsed ? parsed.value : undefined;
}
