import type { CallbackProblem, ProblemGroup } from "../../spec/generated/control.types.js";
import { type Callback, failureOf } from "../domain/callback.js";
import { toIso } from "../domain/time.js";
import type { JournalEntry } from "../sandbox/journal.js";
import { verdictOf } from "./call-verdict.js";

/**
 * Requests that went wrong, the most frequent first: grouped by operation, code and what is reported of them.
 * Those of no operation are grouped by method and path as well.
 */
export function problemGroups(requests: readonly JournalEntry[]): readonly ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>();
  for (const entry of requests) {
    const kind = problemKindOf(entry);
    if (kind === undefined) continue;
    const { code, status } = entry;
    const key = `${JSON.stringify([kind, code, status])} ${groupKey(entry)}`;
    groups.set(key, grown(groups.get(key), entry, kind));
  }
  return [...groups.values()].sort((a, b) => b.count - a.count);
}

/** What went wrong with a request: the caller's mistake, or an injected fault that made it fail. */
function problemKindOf(entry: JournalEntry): ProblemGroup["kind"] | undefined {
  const verdict = verdictOf(entry);
  if (verdict === "ok") return undefined;
  const { code, faults } = entry;
  const isFaulted = code === "injected" || (code === null && faults.length > 0);
  return isFaulted && verdict === "refused" ? "injected" : verdict;
}

function grown(
  known: ProblemGroup | undefined,
  entry: JournalEntry,
  kind: ProblemGroup["kind"],
): ProblemGroup {
  const { operationId, method, path, code, status } = entry;
  return {
    ...{ kind, operationId, method, path, code, status },
    count: (known?.count ?? 0) + 1,
    firstAt: known?.firstAt ?? toIso(entry.at),
    lastAt: toIso(entry.at),
    firstRequestId: known?.firstRequestId ?? entry.id,
    lastRequestId: entry.id,
    refusal: entry.refusal,
    explanation: explanationOf(entry),
  };
}

const explanationOf = ({ explanation, faults }: JournalEntry): string | null =>
  explanation ?? faults[0] ?? null;

/** What is reported of a request, but for values: the same amount of something else is the same mistake. */
function groupKey(entry: JournalEntry): string {
  const { operationId, method, path } = entry;
  const [place = ""] = path.split("?", 1);
  const called = operationId ?? `${method} ${withoutValues(place)}`;
  return `${called} ${withoutValues(explanationOf(entry) ?? "")}`;
}

/** A text without what is quoted, and without words that hold a digit: numbers, instants and ids. */
function withoutValues(text: string): string {
  const unquoted = text.replaceAll(/"[^"]*"/g, '""');
  return unquoted.replaceAll(/[\p{L}\p{N}.:_+-]+/gu, (word) => (/\p{N}/u.test(word) ? "#" : word));
}

/** Callbacks that your shop has not accepted, by kind and result, the most frequent first. */
export function callbackProblems(callbacks: Iterable<Callback>): readonly CallbackProblem[] {
  const groups = new Map<string, CallbackProblem>();
  for (const callback of callbacks) {
    const result = failureOf(callback);
    const last = callback.attempts.at(-1);
    if (!result || !last || result.outcome === "delivered") continue;
    const { outcome, status, detail } = result;
    const { kind } = callback.about;
    const key = JSON.stringify([kind, outcome, status]);
    const known = groups.get(key);
    groups.set(key, {
      ...{ kind, outcome, status, detail },
      count: (known?.count ?? 0) + 1,
      waiting: (known?.waiting ?? 0) + (callback.nextAttemptAt === null ? 0 : 1),
      firstAt: known?.firstAt ?? toIso(last.at),
      lastAt: toIso(last.at),
      lastCallbackId: callback.id,
    });
  }
  return [...groups.values()].sort((a, b) => b.count - a.count);
}
