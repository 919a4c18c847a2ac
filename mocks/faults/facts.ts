import type { CallbackAbout } from "../domain/callback.js";
import type { Command } from "../domain/decide.js";
import { toUnits } from "../domain/money.js";
import type { RefundCommand } from "../domain/refund.js";
import { isRecord } from "../domain/text.js";
import type { WorldView } from "../domain/world.js";

/**
 * What the `where` of a rule can ask of something, by the names that the fields have on the wire:
 * fields of a request, of a payment, of a callback.
 */
export type Facts = Readonly<Record<string, unknown>>;

/** The fact at a path: a literal key, or a path into objects and lists. */
export function factAt(facts: Facts, path: string): unknown {
  if (Object.hasOwn(facts, path)) return facts[path];
  if (!path.includes(".")) return undefined;
  return path.split(".").reduce<unknown>((value, key) => {
    const inside = typeof value === "object" && value !== null && Object.hasOwn(value, key);
    return inside ? (value as Facts)[key] : undefined;
  }, facts);
}

/** The facts of a request: parts of its path and query, or the fields of its body. */
export function requestFacts(parts: readonly unknown[]): Facts {
  return Object.assign({}, ...parts.filter(isRecord)) as Facts;
}

/** The facts of a callback: what it is about, and its kind. */
export function callbackFacts(world: WorldView, about: CallbackAbout) {
  const { kind } = about;
  if (kind === "activation") return { kind };
  if (kind === "settlement") {
    const { settlementNumber } = about;
    const amount = toUnits(world.settlements.get(settlementNumber)?.amount ?? 0);
    return { kind, settlementNumber, amount };
  }
  if (kind !== "charge") return { ...invoiceFacts(world, about.transactionNo), kind };
  const { recurringId, cycle, attempt } = about;
  return { ...recurringFacts(world, recurringId), kind, cycle, attempt };
}

/** The facts of a command that a fault of the domain can affect; undefined where none can. */
export function commandFacts(world: WorldView, command: Command) {
  switch (command.type) {
    case "pay-invoice": {
      const { transactionNo, cardNumber, method } = command;
      return { ...invoiceFacts(world, transactionNo), cardNumber, method };
    }
    case "redeem-otp":
    case "send-otp": {
      const { transactionNo, mobile: stcpayMobile } = command;
      return { ...invoiceFacts(world, transactionNo), stcpayMobile };
    }
    case "refund-invoice":
    case "refund-order":
      return { ...refundFacts(world, command), refundReason: command.reason };
    case "charge-recurring":
      return recurringFacts(world, command.recurringId);
    case "settle-orders":
      return { by: command.by };
    case "issue-token": {
      const { role, subject } = command;
      return role === "merchant" ? { role, apiId: subject } : { role, profileNo: subject };
    }
    default:
      return undefined;
  }
}

/** What could be a test value among the facts of a command and of the callbacks that follow from it. */
export function commandTexts(world: WorldView, command: Command): readonly unknown[] {
  switch (command.type) {
    case "decline-payment":
    case "cancel-invoice":
    case "expire-invoice":
      return [world.invoices.get(command.transactionNo)?.order.clientName];
    case "start-recurring":
    case "cancel-recurring":
      return [world.recurring.get(command.recurringId)?.plan.customerName];
    default: {
      const facts = commandFacts(world, command);
      return facts ? Object.values(facts) : NO_TEXTS;
    }
  }
}

const NO_TEXTS: readonly unknown[] = [];

function refundFacts(world: WorldView, command: RefundCommand) {
  if (command.type === "refund-invoice") return invoiceFacts(world, command.transactionNo);
  const { key, value, orderNumber } = command;
  const latest = world.orderNumbers.get(orderNumber);
  return { ...(latest !== undefined && invoiceFacts(world, latest)), orderNumber, key, value };
}

function invoiceFacts(world: WorldView, transactionNo: string) {
  const order = world.invoices.get(transactionNo)?.order;
  if (!order) return { transactionNo };
  const { orderNumber, amount, currency, clientName, clientMobile } = order;
  const sum = toUnits(amount);
  return { transactionNo, orderNumber, amount: sum, currency, clientName, clientMobile };
}

function recurringFacts(world: WorldView, recurringId: string) {
  const recurring = world.recurring.get(recurringId);
  if (!recurring) return { recurringId };
  const { plan, cycle, failedAttempts } = recurring;
  return {
    recurringId,
    cycle,
    attempt: failedAttempts + 1,
    amount: toUnits(plan.amount),
    "customer.name": plan.customerName,
    "customer.mobile": plan.customerMobile,
  };
}

type KeysOf<T> = T extends unknown ? keyof T : never;

type FactName = KeysOf<ReturnType<typeof callbackFacts | typeof commandFacts>>;

/** Each name that these functions give, and no other: the compiler sees to both. */
const NAMED: Readonly<Record<FactName, true>> = {
  ...{ transactionNo: true, orderNumber: true, amount: true, currency: true, clientName: true },
  ...{ clientMobile: true, cardNumber: true, method: true, stcpayMobile: true },
  ...{ refundReason: true, kind: true, role: true, apiId: true, profileNo: true },
  ...{ recurringId: true, cycle: true, attempt: true, "customer.name": true },
  ...{ "customer.mobile": true, key: true, value: true, by: true, settlementNumber: true },
};

/** The facts of payments, charges, callbacks and tokens that requests have no field for, or share. */
export const FACT_NAMES: readonly string[] = Object.keys(NAMED);
