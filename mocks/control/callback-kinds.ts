import type { CallbackRecord } from "../../spec/generated/control.types.js";

/** What callbacks tell a merchant, by the names that options and records have for it. */
export const CALLBACK_KINDS = [
  "paid",
  "canceled",
  "charge",
  "webhook",
  "refund",
] as const satisfies readonly CallbackRecord["kind"][];
