import type { Invoice } from "./answers.js";
import type { Deviation } from "./deviations.js";
import { guardOf, type Operate } from "./guard.js";
import { invoiceOperations, onboardingOperations, tokenOperations } from "./invoices.js";
import { recurringOperations } from "./recurring.js";
import { walletOperations } from "./wallet.js";
import type { Reply } from "./wire.js";

const PAGE: Reply = { status: 200, type: "text/html", body: "<p>Pay here</p>" };
const PICTURE: Reply = { status: 200, type: "image/png", body: "not much of a picture" };

/** The operations of a service that has seen nothing yet, by the last word of their paths. */
export function operationsOf(deviation: Deviation): Readonly<Record<string, Operate>> {
  const guard = guardOf(deviation);
  const invoices = new Map<string, Invoice>();
  return {
    ...tokenOperations(guard),
    ...onboardingOperations(guard),
    ...invoiceOperations(guard, invoices),
    ...walletOperations(guard, invoices),
    ...recurringOperations(guard),
    checkout: () => PAGE,
    m: () => PAGE,
    qr: () => PICTURE,
  };
}
