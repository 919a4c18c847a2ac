import type { ProblemGroup } from "../../spec/generated/control.types.js";
import { toIso } from "../domain/time.js";
import type { JournalEntry } from "../store/journal.js";
import { verdictOf } from "./listings.js";

/** Requests that went wrong, grouped by operation and kind, the most frequent first. */
export function problemGroups(requests: readonly JournalEntry[]): readonly ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>();
  for (const entry of requests) {
    const kind = verdictOf(entry);
    if (kind !== "refused" && kind !== "doubtful") continue;
    const { operationId, code, status } = entry;
    const key = JSON.stringify([kind, operationId, code, status]);
    const known = groups.get(key);
    groups.set(key, {
      kind,
      operationId,
      code,
      status,
      count: (known?.count ?? 0) + 1,
      firstAt: known?.firstAt ?? toIso(entry.at),
      lastAt: toIso(entry.at),
      lastRequestId: entry.id,
      refusal: entry.refusal,
      explanation: entry.explanation ?? entry.faults[0] ?? null,
    });
  }
  return [...groups.values()].sort((a, b) => b.count - a.count);
}
