import type { Gateway } from "../../runtime/registry/gateway.js";
import type { PaymentHandlers } from "../types.js";
import { cardPaymentHandlers, invoiceHandlers, merchantInvoiceHandlers } from "./invoices.js";
import { merchantHandlers, merchantKeysHandlers } from "./merchants.js";
import { digitalProductHandlers, refundHandlers, transactionHandlers } from "./orders.js";
import { otpHandlers } from "./otp.js";
import { recurringHandlers } from "./recurring.js";
import { tokenHandlers } from "./tokens.js";

/** All operations of the service. The base URL is asked for late: a port is known when it is bound. */
export function paymentHandlers(gateway: Gateway, baseUrl: () => string): PaymentHandlers {
  return {
    ...tokenHandlers(gateway),
    ...merchantHandlers(),
    ...merchantKeysHandlers(),
    ...invoiceHandlers(baseUrl),
    ...cardPaymentHandlers(baseUrl),
    ...digitalProductHandlers(),
    ...transactionHandlers(),
    ...refundHandlers(),
    ...merchantInvoiceHandlers(baseUrl),
    ...otpHandlers(gateway),
    ...recurringHandlers(baseUrl),
  };
}
