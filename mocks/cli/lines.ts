import { sentenceOf } from "../control/sentences.js";
import { requestText } from "../control/words.js";
import type { LoggedEvent } from "../domain/events.js";
import { type EpochMs, toIso } from "../domain/time.js";
import type { JournalEntry } from "../store/journal.js";
import { plain } from "./table.js";

/** One readable line for a request: what was called, what it was told and why. */
export function requestLine(sandbox: string | null, entry: JournalEntry): string {
  return line(entry.at, sandbox, requestText(entry));
}

/** One readable line for what happened; none for what only the log needs. */
export function eventLine(sandbox: string, { event }: LoggedEvent): string | undefined {
  const what = sentenceOf(event);
  return what === undefined ? undefined : line(event.at, sandbox, `  ${what}`);
}

function line(at: EpochMs, sandbox: string | null, text: string): string {
  return `${toIso(at)} [${sandbox ?? "-"}] ${plain(text)}`;
}
