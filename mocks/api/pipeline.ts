import type { DomainEvent } from "../domain/events.js";
import type { Sandbox } from "../runtime/sandbox.js";
import { authenticate, namedSandbox, type TokenFault, unauthenticated } from "./authentication.js";
import { parseBody } from "./body.js";
import { invalidFields } from "./failures.js";
import { insteadOf, waitFor } from "./outcomes.js";
import type { Exchange } from "./reply.js";
import { fail, type Mounted } from "./route.js";
import { rulesStruck, sandboxAhead } from "./strike.js";
import type { AnyReply, Call } from "./types.js";
import { handleUnder, rulesOf } from "./under-faults.js";
import { validateBody } from "./validation.js";

/** Answers a call of an operation. What goes wrong in paystub itself is a 500 that says so. */
export async function answer(exchange: Exchange, mounted: Mounted): Promise<AnyReply> {
  try {
    return await attempt(exchange, mounted);
  } catch (error) {
    mounted.gateway.failed(error);
    const detail = `paystub itself failed: ${error instanceof Error ? error.message : error}`;
    const failure = { status: 500, code: "internal", title: "Internal error", detail };
    return fail(exchange, mounted, failure);
  }
}

/** Authentication, body, faults, schema, handler: the first that objects makes the answer. */
async function attempt(exchange: Exchange, mounted: Mounted): Promise<AnyReply> {
  const { request, raw } = exchange;
  const { operation, gateway, ours } = mounted;
  const { authorization } = request.headers;
  let named: Sandbox | undefined;
  if (operation.role === null) {
    named = await namedSandbox(gateway, authorization);
  } else {
    const entered = await authenticate(gateway, authorization, operation.role);
    exchange.sandbox = entered.sandbox;
    if ("why" in entered) return refuseEntry(exchange, mounted, entered);
  }
  const parsed = parseBody(raw, request.headers);
  const body = "fault" in parsed ? undefined : parsed.value;
  if (operation.role === null && !ours) {
    exchange.sandbox = await sandboxAhead(gateway, operation, body, named);
  }
  const ask = ours ? undefined : rulesOf(exchange, mounted, body);
  if (ask) {
    const wait = await ask("wait");
    if (wait) await waitFor(gateway, wait, exchange.sandbox);
    const instead = await ask("reply");
    if (instead) return insteadOf(instead, (failure) => fail(exchange, mounted, failure));
  }
  const call = callOf(exchange, mounted, parsed, named);
  if ("status" in call) return call;
  return ask ? handleUnder(ask, exchange, mounted, call) : mounted.handler(call as never);
}

/** A call whose body is as the spec says, or why there is none. */
function callOf(
  exchange: Exchange,
  mounted: Mounted,
  parsed: ReturnType<typeof parseBody>,
  named: Sandbox | undefined,
): Call<unknown, Sandbox | undefined> | AnyReply {
  const { operation, gateway, ours } = mounted;
  const strict = ours || gateway.settingsFor(exchange.sandbox).strict;
  if (strict && operation.provenance === "assumed") return refuseAssumed(exchange, mounted);
  if ("fault" in parsed) {
    const { status, code, why, fields = [] } = parsed.fault;
    const title = status === 413 ? "Body too large" : "Unusable body";
    return fail(exchange, mounted, { status, code, title, detail: why, fields });
  }
  let body = parsed.value;
  if (operation.body !== null && (body !== undefined || !operation.bodyOptional)) {
    const validated = validateBody(operation.body, body ?? {}, strict);
    if ("errors" in validated) {
      return fail(exchange, mounted, invalidFields(validated.errors, validated.more));
    }
    exchange.tolerated = validated.tolerated;
    exchange.ignored = validated.ignored;
    body = validated.value;
    exchange.body = body;
  }
  const { request } = exchange;
  return {
    body: body as never,
    params: request.params as never,
    get query() {
      return request.query as Readonly<Record<string, string>>;
    },
    sandbox: operation.role === null ? named : exchange.sandbox,
    path: request.path,
    silent: false,
    tolerated: exchange.tolerated,
    claim: (sandbox: Sandbox) => {
      exchange.sandbox = sandbox;
    },
    struck: (sandbox: Sandbox, events: readonly DomainEvent[]) => {
      exchange.faults.push(...rulesStruck(sandbox, events));
    },
  };
}

/** Strict mode knows only what the description shows. */
function refuseAssumed(exchange: Exchange, mounted: Mounted): AnyReply {
  const { id } = mounted.operation;
  const detail = `${id} is assumed: the description of the service does not show it, and strict mode refuses what it does not show`;
  return fail(exchange, mounted, {
    status: 501,
    code: "assumed-operation",
    title: "Assumed operation",
    detail,
  });
}

/** The switch auth-failure: a problem under 401 or 403, or a 401 with nothing in it. */
function refuseEntry(
  exchange: Exchange,
  mounted: Mounted,
  { why, code }: { readonly why: string; readonly code: TokenFault },
): AnyReply {
  const { assumptions } = mounted.gateway.settingsFor(exchange.sandbox);
  // A good token of the other kind is a 403 whatever the switch says.
  const option = code === "token-of-other-role" ? "403" : assumptions["auth-failure"];
  const failure = unauthenticated(option === "403" ? 403 : 401, why);
  const reply = fail(exchange, mounted, failure);
  const headers = { "WWW-Authenticate": "Bearer" };
  return { ...reply, code, headers, ...(option === "401-empty" && { body: undefined }) };
}
