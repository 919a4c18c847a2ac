import { describeEvent } from "../control/describe-event.js";
import { formatRequest } from "../control/format.js";
import type { LoggedEvent } from "../domain/events.js";
import { type EpochMs, toIso } from "../domain/time.js";
import type { Observer } from "../index.js";
import { plain, visible } from "../report/plain.js";
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

/** How much is printed of what goes on, and for whom. */
interface Printing {
  readonly json: boolean;
  readonly quiet: boolean;
}

/** Prints what goes on: lines for a person or JSON lines, and errors and notices to stderr. */
export function printer(write: (text: string) => void, { json, quiet }: Printing): Observer {
  const error = (problem: unknown) => process.stderr.write(visible(`${errorText(problem)}\n`));
  const notice = (text: string) => process.stderr.write(visible(`paystub: ${text}\n`));
  if (quiet) return { error, notice };
  if (json) {
    const print = (value: object) => write(`${visible(JSON.stringify(value))}\n`);
    return {
      error,
      notice,
      request: (sandbox, entry) => print({ event: "call", sandbox, ...entry }),
      event: (sandbox, { seq, event }) => print({ event: event.type, sandbox, seq, ...event }),
    };
  }
  return {
    error,
    notice,
    request: (sandbox, entry) => write(`${requestLine(sandbox, entry)}\n`),
    event: (sandbox, logged) => {
      const text = eventLine(sandbox, logged);
      if (text !== undefined) write(`${text}\n`);
    },
  };
}

/** An error as it is told: with where it happened, unless that is elsewhere. */
function errorText(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  const isElsewhere = ["DatabaseFailure", "StoreUnavailable"].includes(problem.name);
  return isElsewhere ? `paystub: ${problem.message}` : (problem.stack ?? problem.message);
}
