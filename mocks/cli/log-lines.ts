import { describeEvent } from "../control/describe-event.js";
import { formatRequest } from "../control/format.js";
import type { LoggedEvent } from "../domain/events.js";
import { type EpochMs, toIso } from "../domain/time.js";
import { plain } from "../report/plain.js";
import type { JournalEntry } from "../store/journal.js";

/** One readable line for a request: what was called, what it was told and why. */
export function requestLine(sandbox: string | null, entry: JournalEntry): string {
  return line(entry.at, sandbox, formatRequest(entry));
}

/** One readable line for what happened; none for what only the log needs. */
export function eventLine(sandbox: string, { event }: LoggedEvent): string | undefined {
  const what = describeEvent(event);
  return what === undefined ? undefined : line(event.at, sandbox, `  ${what}`);
}

function line(at: EpochMs, sandbox: string | null, text: string): string {
  return plain(`${toIso(at)} [${sandbox ?? "-"}] ${text}`);
}
