import fc from "fast-check";
import type { Command } from "../../mocks/domain/decide.js";
import { proofOf } from "../../mocks/domain/otp.js";
import { CARD_DECLINED } from "../../mocks/domain/recurring.js";
import { DAY_MS } from "../../mocks/domain/time.js";
import type { World } from "../../mocks/domain/world.js";
import { type Bench, benchWith, orderWith, planWith, T0 } from "./domain.js";

const SENT = { method: "GET", url: "https://shop.example", headers: {}, body: null } as const;

/** Makes the step-th thing in some order of things; `n` picks what it is done to. */
type Step = readonly [kind: number, n: number, passedMs: number];

function commandOf(world: World, [kind, n]: Step): Command {
  const pick = <T>(values: Iterable<T>): T | undefined => [...values].at(n % 7);
  const transactionNo = pick(world.invoices.keys()) ?? "none";
  const recurringId = pick(world.recurring.keys()) ?? "none";
  const callbackId = pick(world.callbacks.keys()) ?? "none";
  const wallet = { transactionNo, mobile: "05", countryCode: "966", total: 2500 };
  const result = { outcome: n % 2 ? "delivered" : "timeout", status: null, detail: "" } as const;
  const commands: readonly (() => Command)[] = [
    () => {
      const part = { smsMessage: n % 2 ? "[AMOUNT]" : null, orderNumber: String(n % 3) };
      return { type: "create-invoice", order: orderWith(part) };
    },
    () => ({ type: "pay-invoice", transactionNo, method: null, via: "page", cardNumber: "1234" }),
    () => ({ type: "decline-payment", transactionNo, ...CARD_DECLINED }),
    () => ({ type: "cancel-invoice", transactionNo, by: "tester" }),
    () => ({ type: "send-otp", ...wallet }),
    () => {
      const session = pick(world.otpSessions.values());
      const proof = session ? proofOf(session, world.seed) : { signature: "", signedData: "" };
      const code = n % 2 ? "12345" : "0";
      const no = session?.transactionNo ?? transactionNo;
      const sessionId = session?.id ?? "none";
      return { type: "redeem-otp", ...wallet, transactionNo: no, ...proof, sessionId, code };
    },
    () => ({
      type: "register-recurring",
      plan: planWith({ iterations: n % 4, retryCount: n % 3 }),
    }),
    () => ({ type: "start-recurring", recurringId }),
    () => {
      const outcomes = ["fail", "succeed", "fail", "fail"] as const;
      return { type: "arrange-charges", recurringId, outcomes, failure: CARD_DECLINED };
    },
    () => ({ type: "charge-recurring", recurringId }),
    () => ({ type: "cancel-recurring", recurringId, by: "customer" }),
    () => ({ type: "attempt-callback", callbackId, sent: SENT }),
    () => ({ type: "record-attempt", callbackId, result }),
    () => ({ type: "resend-callback", callbackId }),
    () => ({ type: "expire-invoice", transactionNo }),
    () => ({ type: "change-settings", change: { strict: n % 2 === 0 } }),
    () => ({ type: "seed-merchants", merchants: [{ id: n + 1 }] }),
    () => ({ type: "add-label", name: `label-${n % 5}` }),
    () => ({ type: "set-clock", clock: { mode: "frozen", at: T0 }, shows: world.lastAt }),
  ];
  return (
    commands[kind % commands.length] ?? (() => ({ type: "expire-invoice", transactionNo }))
  )();
}

/** Lives of a sandbox: any actions, in any order. */
export const lives = fc
  .array(fc.tuple(fc.nat(18), fc.nat(100), fc.oneof(fc.constant(0), fc.nat(DAY_MS))), {
    maxLength: 120,
    size: "max",
  })
  .map((steps: readonly Step[]): Bench => {
    const bench = benchWith();
    for (const step of steps)
      bench.does(commandOf(bench.world, step), bench.world.lastAt + step[2]);
    return bench;
  });
