import type { JournalEntry } from "../../../spec/generated/control.types.js";

/** What came of a call, as the lists tell it. */
export function stateOf({ status, code, faults, explanation }: Omit<JournalEntry, "refusal">) {
  if (faults.length > 0) return "struck";
  if (status === null || status >= 400 || code !== null) return "refused";
  return explanation === null ? "ok" : "doubtful";
}
