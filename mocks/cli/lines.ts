import { sentenceOf } from "../control/sentences.js";
import type { LoggedEvent } from "../domain/events.js";
import { type EpochMs, toIso } from "../domain/time.js";
import type { JournalEntry } from "../gateway/journal.js";
import { plain } from "./table.js";

/** One readable line for a request: what was called, what it was told and why. */
export function requestLine(sandbox: string | null, entry: JournalEntry): string {
  return line(entry.at, sandbox, requestText(entry));
}

/** The same without its time and place. */
export function requestText(entry: Omit<JournalEntry, "at">): string {
  const { method, path, operationId, explanation, tolerated, faults } = entry;
  const status = entry.status ?? "no answer";
  const name = operationId === null ? "" : ` ${operationId}`;
  const why = explanation === null ? "" : ` — ${explanation}`;
  const loose = tolerated.length === 0 ? "" : ` (tolerated: ${tolerated.join("; ")})`;
  const struck = faults.length === 0 ? "" : ` (fault: ${faults.join("; ")})`;
  return `${method} ${path} ${status}${name}${why}${loose}${struck}`;
}

/** One readable line for what happened; none for what only the log needs. */
export function eventLine(sandbox: string, { event }: LoggedEvent): string | undefined {
  const what = sentenceOf(event);
  return what === undefined ? undefined : line(event.at, sandbox, `  ${what}`);
}

function line(at: EpochMs, sandbox: string | null, text: string): string {
  return `${toIso(at)} [${sandbox ?? "-"}] ${plain(text)}`;
}
