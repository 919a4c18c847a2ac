import type { CallbackRecord } from "../../spec/generated/control.types.js";

/** What a callback can tell. */
export type CallbackKind = CallbackRecord["kind"];

/** Each of them, and no other: the compiler sees to both. */
const KINDS: Readonly<Record<CallbackKind, true>> = {
  paid: true,
  canceled: true,
  charge: true,
  webhook: true,
  refund: true,
  activation: true,
};

/** What callbacks tell a merchant, by the names that options and records have for it. */
export const CALLBACK_KINDS = Object.keys(KINDS) as readonly CallbackKind[];
