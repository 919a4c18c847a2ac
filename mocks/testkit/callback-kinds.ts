import type { CallbackRecord } from "../../spec/generated/control.types.js";
import { nearestName } from "../api/slips.js";
import type { Part } from "./includes.js";
import type { MerchantCall } from "./merchant-calls.js";
import type { AsymmetricMatcher } from "./request-match.js";

/** What a callback can tell. */
export type CallbackKind = CallbackRecord["kind"];

/** Each of them, and no other: the compiler sees to both. */
const KINDS: Readonly<Record<CallbackKind, true>> = {
  paid: true,
  canceled: true,
  charge: true,
  webhook: true,
  refund: true,
};

/**
 * The calls to a merchant that are looked for: those with these fields, or those of which a function says yes.
 *
 * @example
 * const match: CallbackMatch = { kind: "paid", url: /orderNumber=ORD-1/ };
 */
export type CallbackMatch =
  | (Omit<Part<MerchantCall>, "kind"> & {
      readonly kind?: CallbackKind | RegExp | AsymmetricMatcher;
    })
  | ((call: MerchantCall) => boolean);

/** Throws where something is no kind of callback: it would be waited for in vain. */
export function expectKind(kind: unknown): void {
  if (typeof kind !== "string" || Object.hasOwn(KINDS, kind)) return;
  const kinds = Object.keys(KINDS);
  const nearest = nearestName(kinds, kind);
  const hint = nearest === undefined ? `there are ${kinds.join(", ")}` : `did you mean ${nearest}?`;
  throw new TypeError(`there is no callback of kind ${kind}; ${hint}`);
}
