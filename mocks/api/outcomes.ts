import type { FaultRule } from "../domain/fault.js";
import { firstHalf, withoutField, withWrongType } from "../faults/breakage.js";
import { latencyOf } from "../faults/delay.js";
import type { Gateway } from "../runtime/gateway.js";
import type { Sandbox } from "../runtime/sandbox.js";
import { toJson } from "../runtime/wire.js";
import type { Delivery } from "./delivery.js";
import type { Failure } from "./failures.js";
import type { AnyReply } from "./types.js";

/** The slots wait, reply, outcome and wire: what a rule that struck does to a request or its reply. */

const GATEWAY_TIMEOUT = {
  type: "text/html",
  text: `<html>
<head><title>504 Gateway Time-out</title></head>
<body>
<center><h1>504 Gateway Time-out</h1></center>
</body>
</html>
`,
};

/** Waits as long as the fault `latency` says. */
export function waitFor(gateway: Gateway, rule: FaultRule, sandbox?: Sandbox): Promise<void> {
  return waited(gateway, latencyOf(rule.parameters, gateway.drawFor(sandbox), rule.id));
}

/** The reply in place of handling a request. `fail` gives a failure the shape of its operation. */
export function insteadOf(
  { fault, id, parameters }: FaultRule,
  fail: (failure: Failure) => AnyReply,
): AnyReply {
  const told = { code: "injected", explanation: `${id} struck: ${fault}` };
  const failure = (status: number): Failure => {
    const detail = String(parameters.message ?? `injected by ${id}`);
    return { status, code: "injected", title: "Injected failure", detail };
  };
  const unanswered = (delivery: Delivery) => ({ status: 500, body: undefined, delivery, ...told });
  switch (fault) {
    case "empty-401":
      return { status: 401, body: undefined, ...told };
    case "html-504":
      return { status: 504, body: undefined, raw: GATEWAY_TIMEOUT, ...told };
    case "rate-limited": {
      const headers = { "Retry-After": String(parameters.retryAfterSeconds) };
      return { ...fail(failure(429)), headers, ...told };
    }
    case "reset-before-reply":
      return unanswered({ kind: "reset", where: "before" });
    case "empty-reply":
      return unanswered({ kind: "closed" });
    case "hang":
      return unanswered({ kind: "held" });
    default:
      return { ...fail(failure(Number(parameters.status))), ...told };
  }
}

/** What an outcome needs to know of the request that it befalls. */
export interface Befallen {
  readonly gateway: Gateway;
  readonly sandbox: Sandbox;
  /** The transaction number that the request names, if it does. */
  readonly transactionNo: string | undefined;
  /** Handles the request, as often as it is called. `silent` tells the merchant nothing of it. */
  handle(silent?: boolean): Promise<AnyReply>;
  fail(failure: Failure): AnyReply;
}

/** Handles a request under a fault of the slot `outcome`. */
export async function outcomeOf(rule: FaultRule, befallen: Befallen): Promise<AnyReply> {
  const { gateway, sandbox, transactionNo, handle } = befallen;
  switch (rule.fault) {
    case "lost-reply":
      return { ...(await handle()), delivery: { kind: "reset", where: "before" } };
    case "late-reply": {
      const reply = await handle();
      await waited(gateway, Number(rule.parameters.delayMs));
      return reply;
    }
    case "double-commit": {
      const reply = await handle();
      await handle();
      return reply;
    }
    case "reply-then-rollback": {
      const reply = await handle(true);
      if (reply.status < 300) await rollBack(sandbox, reply.body, transactionNo);
      return reply;
    }
    case "paid-while-canceling":
      if (transactionNo !== undefined) await pay(sandbox, transactionNo);
      return handle();
    case "otp-sent-but-500": {
      const reply = await handle();
      const detail = `injected by ${rule.id}`;
      const failure = { status: 500, code: "injected", title: "Injected failure", detail };
      return reply.status < 300 ? befallen.fail(failure) : reply;
    }
    case "callback-before-reply": {
      const reply = await handle();
      const { transactionNo: created } = Object(reply.body) as { transactionNo?: string };
      if (created !== undefined) await pay(sandbox, created);
      return reply;
    }
    default:
      return handle();
  }
}

/** The customer pays without a browser, and the merchant has been called when this is done. */
async function pay(sandbox: Sandbox, transactionNo: string): Promise<void> {
  const command = { type: "pay-invoice", transactionNo, method: null, cardNumber: null } as const;
  const { events } = await sandbox.execute({ ...command, via: "control" });
  const callbacks = events.flatMap((event) => ("callbackId" in event ? [event.callbackId] : []));
  await sandbox.settled(callbacks);
}

/** Takes back what the reply says was done: by the ids in it, or by the number that was asked for. */
async function rollBack(sandbox: Sandbox, body: unknown, asked: string | undefined): Promise<void> {
  const { transactionNo = asked, invoiceDetails } = Object(body) as {
    readonly transactionNo?: string;
    readonly invoiceDetails?: { readonly recurringId?: string } | null;
  };
  const recurringId = invoiceDetails?.recurringId;
  if (recurringId !== undefined) {
    await sandbox.execute({ type: "roll-back-recurring", recurringId });
  } else if (transactionNo !== undefined) {
    await sandbox.execute({ type: "roll-back-invoice", transactionNo });
  }
}

/** A reply under a fault of the slot `wire`. */
export function onTheWire({ fault, parameters }: FaultRule, reply: AnyReply): AnyReply {
  const field = parameters.field === undefined ? undefined : String(parameters.field);
  switch (fault) {
    case "missing-field":
      return { ...reply, body: withoutField(reply.body, field) };
    case "wrong-type":
      return { ...reply, body: withWrongType(reply.body, field) };
    case "truncated-json":
      return { ...reply, raw: { text: firstHalf(toJson(reply.body)), type: "application/json" } };
    case "wrong-content-type":
      return { ...reply, raw: { text: toJson(reply.body), type: String(parameters.contentType) } };
    case "slow-body": {
      const bytesPerSecond = Number(parameters.bytesPerSecond);
      return { ...reply, delivery: { kind: "dribbled", bytesPerSecond } };
    }
    case "reset-mid-reply":
      return { ...reply, delivery: { kind: "reset", where: "middle" } };
    case "malformed-chunk":
      return { ...reply, delivery: { kind: "malformed" } };
    default:
      return reply;
  }
}

function waited(gateway: Gateway, delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    gateway.clock.wait(delayMs, resolve);
  });
}
