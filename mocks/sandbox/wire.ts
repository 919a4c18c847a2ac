import { fractionKeys } from "../../spec/generated/operations.js";
import type { InvoiceStatus } from "../domain/moves.js";
import type { Assumptions } from "../domain/settings.js";

const STATUS_WORDS = {
  mixed: { pending: "PENDING", paid: "Paid", canceled: "Canceled" },
  upper: { pending: "PENDING", paid: "PAID", canceled: "CANCELED" },
  title: { pending: "Pending", paid: "Paid", canceled: "Canceled" },
} as const;

/** The value of orderStatus on the wire (switch order-status-case). */
export function orderStatusOf(status: InvoiceStatus, assumptions: Assumptions) {
  return STATUS_WORDS[assumptions["order-status-case"]][status];
}

/**
 * A whole number under a key that the spec declares a double, in any case (switch callback-params).
 * The match cannot begin inside a text or a name: there every quote has a backslash before it.
 */
const WHOLE_DOUBLE = new RegExp(`[{,]"(?:${fractionKeys.join("|")})":-?\\d+(?=[,}])`, "gi");

/** JSON as the service writes it: money always has a fraction part, `10.0` and never `10`. */
export function toJson(value: unknown): string {
  return JSON.stringify(value).replace(WHOLE_DOUBLE, "$&.0");
}
