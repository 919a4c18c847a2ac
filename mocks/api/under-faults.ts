import type { Facts } from "../domain/fault.js";
import type { Sandbox } from "../runtime/sandbox.js";
import type { Failure } from "./failures.js";
import { onTheWire, outcomeOf } from "./outcomes.js";
import type { Exchange } from "./reply.js";
import { fail, type Mounted } from "./route.js";
import { type Ask, requestFacts, rulesFor } from "./strike.js";
import type { AnyReply, Call } from "./types.js";

const NO_FACTS: Facts = {};

/** The fault rules of a request; undefined where none can strike, which is nearly always. */
export function rulesOf(
  exchange: Exchange,
  { operation, gateway }: Mounted,
  body: unknown,
): Ask | undefined {
  const { request, sandbox, faults: told } = exchange;
  const isGet = operation.body === null;
  const facts = isGet
    ? requestFacts([request.query, request.params])
    : ((body as Facts | undefined) ?? NO_FACTS);
  const prefer = request.headers.prefer;
  return rulesFor(gateway, {
    operation,
    sandbox,
    facts,
    prefer: typeof prefer === "string" ? prefer : undefined,
    told,
  });
}

/** Handles a call under the faults of the slots `outcome` and `wire`. */
export async function handleUnder(
  ask: Ask,
  exchange: Exchange,
  mounted: Mounted,
  call: Call<unknown, Sandbox | undefined>,
): Promise<AnyReply> {
  const { gateway, handler } = mounted;
  const { sandbox } = exchange;
  const outcome = sandbox && (await ask("outcome"));
  // A handler may keep what it is given, so each time it gets a body of its own.
  const handle = (silent = false) => {
    return handler({ ...call, body: structuredClone(call.body), silent } as never);
  };
  const { transactionNo, orderNumber } = Object(call.body) as Record<string, string | undefined>;
  const befallen = {
    gateway,
    transactionNo: transactionNo ?? orderNumber,
    handle,
    fail: (failure: Failure) => fail(exchange, mounted, failure),
  };
  const reply = outcome ? await outcomeOf(outcome, { ...befallen, sandbox }) : await handle();
  const wire = reply.body === undefined || reply.delivery ? undefined : await ask("wire");
  return wire ? onTheWire(wire, reply) : reply;
}
