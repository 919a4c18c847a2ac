import type { JournalEntry } from "../../mocks/store/journal.js";
import { T0 } from "./domain.js";

/** A request as the journal keeps it, answered at once; the test names what it cares about. */
export function entryWith(part: Partial<JournalEntry> & Pick<JournalEntry, "id">): JournalEntry {
  const { status = 200, wallAt = T0 } = part;
  return {
    at: T0,
    operationId: "addInvoice",
    method: "POST",
    path: "/api/addInvoice",
    status,
    requestBody: null,
    responseBody: null,
    tolerated: [],
    faults: [],
    code: null,
    refusal: null,
    explanation: null,
    position: null,
    wallAt,
    durationMs: 0,
    after: null,
    token: null,
    step: null,
    endedAt: status === null ? null : wallAt,
    clientClosedAt: null,
    cut: [],
    ...part,
  };
}
