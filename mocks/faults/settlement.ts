import type { DomainEvent } from "../domain/events.js";
import type { FaultParameters } from "../domain/fault.js";
import { toHalalas } from "../domain/money.js";
import {
  type SettlementEvent,
  settlementAfter,
  settlementNumberAfter,
  totalsOf,
} from "../domain/settlement.js";
import type { EpochMs } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import type { FaultOf } from "./rule.js";

/** One unit of a currency: by so much an amount is wrong by default. */
export const ONE_UNIT = 100;

type SettlementFault = Extract<FaultOf<"domain">, `settle${string}` | "refund-after-settlement">;

type Settled = Extract<SettlementEvent, { readonly type: "orders-settled" }>;

/**
 * The effect of a fault on planned settlements; every fault except the late one affects the first of them.
 */
export function settledUnderFault(
  world: WorldView,
  events: readonly DomainEvent[],
  { fault, parameters }: { readonly fault: SettlementFault; readonly parameters: FaultParameters },
  now: EpochMs,
): readonly DomainEvent[] {
  const [first, ...others] = events.filter(isSettled);
  if (!first) return events;
  switch (fault) {
    case "settled-twice":
      return numbered(world, [first, first, ...others]);
    case "settlement-order-missing": {
      const rest = withoutFirstOrder(first);
      if (rest) return [rest, ...others];
      const nextAt = settlementAfter(world.settings.assumptions["settlement-schedule"], now);
      return others.length > 0 ? numbered(world, others) : [postponed(first, "balance", nextAt)];
    }
    case "settlement-wrong-amount": {
      const { amount } = parameters;
      const wrong = amount === undefined ? first.amount + ONE_UNIT : toHalalas(Number(amount));
      return [{ ...first, amount: wrong }, ...others];
    }
    case "settlement-late":
      return [postponed(first, "late", now + Number(parameters.delayMs))];
    case "refund-after-settlement":
      return [first, ...others, ...refundOf(world, first)];
  }
}

function isSettled(event: DomainEvent): event is Settled {
  return event.type === "orders-settled";
}

/** The settlements under the numbers that come next. */
function numbered({ settlements }: WorldView, events: readonly Settled[]): readonly Settled[] {
  return events.map((event, n) => {
    return { ...event, settlementNumber: settlementNumberAfter(settlements.size + n) };
  });
}

/** A settlement without its first payment; undefined where it would pay nothing any more. */
function withoutFirstOrder(settled: Settled): Settled | undefined {
  const first = settled.lines.findIndex(({ kind }) => kind === "payment");
  const lines = settled.lines.filter((_, n) => n !== first);
  const amount = totalsOf(lines).net;
  return amount > 0 ? { ...settled, lines, amount } : undefined;
}

function postponed(
  { at, amount: balance }: Settled,
  reason: "balance" | "late",
  nextAt: EpochMs | null,
): SettlementEvent {
  return { type: "settlement-postponed", at, reason, balance, nextAt };
}

/** The refund of the first payment that was not refunded yet. */
function refundOf(world: WorldView, { at, lines }: Settled): readonly DomainEvent[] {
  const line = lines.find(({ kind, transactionNo }) => {
    const isRefunded = world.invoices.get(transactionNo)?.refund?.status === "refunded";
    return kind === "payment" && !isRefunded;
  });
  if (!line) return [];
  const { transactionNo } = line;
  const refundId = world.refundsAsked + 1;
  const reason = "Refunded after its settlement";
  return [{ type: "invoice-refunded", at, transactionNo, refundId, reason, by: "tester" }];
}
