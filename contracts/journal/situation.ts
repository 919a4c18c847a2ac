import { isObject } from "../documents.js";
import type { ParamsOf, StateName, WantedState } from "../states/catalogue.js";

/** What held when a call was made, in the words of the catalogue. */
export interface Situation {
  readonly states: readonly WantedState[];
  /** Fields of the request, and of its path, that take their value from a state. */
  readonly inject: Readonly<Record<string, string>>;
  /** The Authorization header where it is no good token; null where there was none. */
  readonly authorization?: string | null;
}

/** Names a state. */
export function state<Name extends StateName>(
  name: Name,
  params: ParamsOf<Name> = {},
): WantedState {
  return { name, params: params as WantedState["params"] };
}

export function situation(
  states: readonly WantedState[],
  inject: Situation["inject"] = {},
): Situation {
  return { states, inject };
}

/** Which fields take which value, for what the states of the catalogue hand out. */
export const INJECT = {
  number: { transactionNo: "transactionNo" },
  order: { orderNumber: "transactionNo" },
  recurring: { recurringId: "recurringId" },
  proof: {
    orderNumber: "transactionNo",
    paymentSessionId: "paymentSessionId",
    signature: "signature",
    signedBase64Data: "signedBase64Data",
  },
  code: { stcpayPaymentOTP: "stcpayPaymentOTP" },
} as const;

/** The text in a field of a JSON object; empty where there is none. */
export function textAt(value: unknown, name: string): string {
  const inner = isObject(value) ? value[name] : undefined;
  return typeof inner === "string" ? inner : "";
}
