import type { Gateway } from "../../runtime/registry/gateway.js";
import type { PaymentHandlers } from "../types.js";
import { cardPaymentHandlers } from "./card-payment.js";
import { digitalProductHandlers } from "./digital-products.js";
import { invoiceHandlers } from "./invoices.js";
import { merchantInvoiceHandlers } from "./merchant-invoices.js";
import { merchantKeysHandlers } from "./merchant-keys.js";
import { merchantHandlers } from "./merchants.js";
import { otpHandlers } from "./otp.js";
import { recurringHandlers } from "./recurring.js";
import { refundHandlers } from "./refunds.js";
import { tokenHandlers } from "./tokens.js";
import { transactionHandlers } from "./transactions.js";

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
