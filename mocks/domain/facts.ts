import type { CallbackAbout } from "./callback.js";
import type { Command } from "./decide.js";
import type { Facts } from "./fault.js";
import { toUnits } from "./money.js";
import type { WorldView } from "./world.js";

/** What the where of a rule can ask of an invoice, by the names that the fields have on the wire. */
export function invoiceFacts(world: WorldView, transactionNo: string): Facts {
  const order = world.invoices.get(transactionNo)?.order;
  if (!order) return { transactionNo };
  const { orderNumber, amount, currency, clientName, clientMobile } = order;
  const sum = toUnits(amount);
  return { transactionNo, orderNumber, amount: sum, currency, clientName, clientMobile };
}

/** The same of a recurring payment. */
export function recurringFacts(world: WorldView, recurringId: string): Facts {
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

/** The same of a callback: what it is about, and its kind. */
export function callbackFacts(world: WorldView, about: CallbackAbout): Facts {
  const { kind } = about;
  if (kind !== "charge") return { ...invoiceFacts(world, about.transactionNo), kind };
  const { recurringId, cycle, attempt } = about;
  return { ...recurringFacts(world, recurringId), kind, cycle, attempt };
}

/** What is known of a command that a fault of the domain can strike; undefined where none can. */
export function commandFacts(world: WorldView, command: Command): Facts | undefined {
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
    case "charge-recurring":
      return recurringFacts(world, command.recurringId);
    case "issue-token": {
      const { role, subject } = command;
      return { role, [role === "merchant" ? "apiId" : "profileNo"]: subject };
    }
    default:
      return undefined;
  }
}
