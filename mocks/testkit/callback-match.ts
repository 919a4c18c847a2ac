import { nearOrAll } from "../api/near-names.js";
import { CALLBACK_KINDS, type CallbackKind } from "../control/callback-kinds.js";
import type { Part } from "./includes.js";
import type { MerchantCall } from "./merchant-calls.js";
import type { AsymmetricMatcher } from "./request-match.js";

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
  const kinds: readonly string[] = CALLBACK_KINDS;
  if (typeof kind !== "string" || kinds.includes(kind)) return;
  throw new TypeError(`there is no callback of kind ${kind}; ${nearOrAll(kinds, kind)}`);
}
