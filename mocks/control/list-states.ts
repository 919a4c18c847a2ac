import type { SessionRecord } from "../../spec/generated/control.types.js";
import { nearestName } from "../api/near-names.js";
import {
  CALLBACK_MOVES,
  INVOICE_MOVES,
  RECURRING_MOVES,
  REGISTRATION_MOVES,
} from "../domain/moves.js";
import type { Sms } from "../domain/sms.js";
import { invalid } from "./refused.js";

/** What a request came to. */
export type CallVerdict = "ok" | "refused" | "doubtful";

const SESSIONS: Readonly<Record<SessionRecord["state"], true>> = {
  ...{ open: true, used: true, replaced: true, blocked: true, expired: true },
};
const REQUESTS: Readonly<Record<CallVerdict | "struck", true>> = {
  ...{ ok: true, doubtful: true, refused: true, struck: true },
};
const SMS: Readonly<Record<Sms["about"], true>> = {
  invoice: true,
  otp: true,
  digital: true,
  registration: true,
};

/** The states of which each list can be asked for one; one that is missing here does not compile. */
export const LIST_STATES = {
  invoices: Object.keys(INVOICE_MOVES),
  recurring: Object.keys(RECURRING_MOVES),
  registrations: Object.keys(REGISTRATION_MOVES),
  sessions: Object.keys(SESSIONS),
  callbacks: Object.keys(CALLBACK_MOVES),
  sms: Object.keys(SMS),
  requests: Object.keys(REQUESTS),
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Throws a refusal for a state that nothing in a list is ever in. */
export function refuseState(states: readonly string[], status: string): void {
  if (states.includes(status)) return;
  const nearest = nearestName(states, status);
  const hint = nearest === undefined ? "" : `; did you mean ${nearest}?`;
  throw invalid("status", `must be one of ${states.join(", ")}, but "${status}" came${hint}`);
}
