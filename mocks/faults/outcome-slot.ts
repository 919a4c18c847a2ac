import type { Awaitable } from "../domain/awaitable.js";
import type { FaultRule } from "../domain/fault.js";
import { type FaultableReply, type InjectedFailure, injectedFailure } from "./reply-slot.js";

/** What a fault of the slot `outcome` may do with the request that it strikes. */
export interface FaultContext<Reply extends FaultableReply> {
  /** The transaction number that the request names, if it does. */
  readonly transactionNo: string | undefined;
  /** Handles the request, as often as it is called. */
  handle(): Awaitable<Reply>;
  /** The reply that the request would get, while nothing of what it does remains. */
  dryRun(): Awaitable<Reply>;
  /** The customer pays; the merchant has been called back when this is done. */
  pay(transactionNo: string): Awaitable<unknown>;
  wait(delayMs: number): Awaitable<unknown>;
  /** Gives a failure the error shape of the operation. */
  fail(failure: InjectedFailure): Reply;
}

/** Handles a request under a fault of the slot `outcome`. */
export async function applyOutcomeFault<Reply extends FaultableReply>(
  rule: FaultRule,
  context: FaultContext<Reply>,
): Promise<Reply> {
  switch (rule.fault) {
    case "lost-reply":
      return { ...(await context.handle()), delivery: { kind: "reset", where: "before" } };
    case "late-reply": {
      const reply = await context.handle();
      await context.wait(Number(rule.parameters.delayMs));
      return reply;
    }
    case "double-commit": {
      const reply = await context.handle();
      await context.handle();
      return reply;
    }
    case "reply-then-rollback":
      return context.dryRun();
    case "paid-while-canceling":
      if (context.transactionNo !== undefined) await context.pay(context.transactionNo);
      return context.handle();
    case "otp-sent-but-500": {
      const reply = await context.handle();
      return reply.status < 300 ? context.fail(injectedFailure(rule, 500)) : reply;
    }
    case "callback-before-reply": {
      const reply = await context.handle();
      const { transactionNo } = Object(reply.body) as { readonly transactionNo?: string };
      if (transactionNo !== undefined) await context.pay(transactionNo);
      return reply;
    }
    default:
      return context.handle();
  }
}
