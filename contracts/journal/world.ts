import type { InvoiceRecord, RecurringRecord } from "../../spec/generated/control.types.js";
import { type Call, type JournalEntry, readCall } from "./call.js";
import { textAt } from "./situation.js";

/** What is known of the sandbox that a call was made in, beyond the call itself. */
export interface World {
  readonly invoices: ReadonlyMap<string, InvoiceRecord>;
  readonly recurring: ReadonlyMap<string, RecurringRecord>;
  /** Switches that do not have their first option. */
  readonly chosen: Readonly<Record<string, string>>;
  readonly strict: boolean;
  /** The calls that had a code sent, by transaction number: the latest of each. */
  readonly sent: ReadonlyMap<string, Call>;
}

/** Where a call was made that belongs to no sandbox. */
export const NOWHERE: World = {
  invoices: new Map(),
  recurring: new Map(),
  chosen: {},
  strict: false,
  sent: new Map(),
};

/** The calls by which codes were sent. */
export function codesSent(entries: readonly JournalEntry[]): World["sent"] {
  return new Map(
    entries.flatMap((entry): [string, Call][] => {
      const call = readCall(entry);
      const sent = !("why" in call) && call.operation.id === "sendOtp" && call.status === 200;
      return sent ? [[textAt(call.request, "orderNumber"), call]] : [];
    }),
  );
}
