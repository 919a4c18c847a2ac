import { whenReady } from "../../domain/awaitable.js";
import { refusedProblem } from "../failures.js";
import type { PaymentHandlers } from "../types.js";
import { created } from "./created-invoice.js";
import { orderOf } from "./invoice-wire.js";
import { moneyReader } from "./read-money.js";
import { sharingOf } from "./receivers-wire.js";

/** The operation by which a partner creates an invoice that its merchants share. */
export function merchantInvoiceHandlers(
  baseUrl: () => string,
): Pick<PaymentHandlers, "addMerchantInvoice"> {
  return {
    addMerchantInvoice({ body, sandbox, tolerated, calledAt }) {
      const sharing = sharingOf(body, moneyReader(tolerated));
      const order = { ...orderOf(body, tolerated, sandbox), ...sharing };
      const decided = sandbox.execute({ type: "create-invoice", order }, calledAt);
      return whenReady(decided, ({ refusal, events }) =>
        refusal
          ? refusedProblem(refusal, 400, 404)
          : created(sandbox, events, calledAt ?? baseUrl()),
      );
    },
  };
}
