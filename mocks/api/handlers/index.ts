import type { Gateway } from "../../sandbox/gateway.js";
import type { PaymentHandlers } from "../types.js";
import { invoiceHandlers } from "./invoices.js";
import { merchantHandlers } from "./merchants.js";
import { onboardingHandlers } from "./onboarding.js";
import { orderHandlers } from "./orders.js";
import { otpHandlers } from "./otp.js";
import { recurringHandlers } from "./recurring.js";
import { tokenHandlers } from "./tokens.js";

/** All operations of the service. */
export function paymentHandlers(gateway: Gateway): PaymentHandlers {
  return {
    ...tokenHandlers(gateway),
    ...merchantHandlers,
    ...onboardingHandlers,
    ...invoiceHandlers,
    ...orderHandlers,
    ...otpHandlers,
    ...recurringHandlers,
  };
}
