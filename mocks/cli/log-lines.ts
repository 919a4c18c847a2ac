import { describeEvent } from "../control/describe-event.js";
import { formatRequest } from "../control/format.js";
import { eventView } from "../control/views.js";
import type { LoggedEvent } from "../domain/events.js";
import { type EpochMs, toIso } from "../domain/time.js";
import type { Observer } from "../index.js";
import { jsonLine, plain, visible } from "../report/plain.js";
import { realClock } from "../runtime/clock.js";
import type { JournalEntry } from "../store/journal.js";
import { nearName } from "./near-name.js";

/** One readable line for a request: what was called, what it was told and why. */
export function requestLine(sandbox: string | null, entry: JournalEntry): string {
  const { at, wallAt = at } = entry;
  return line(at, wallAt, sandbox, formatRequest(entry));
}

/**
 * One readable line for what happened; none for what only the log needs. `wallAt` is the real instant at
 * which it is told.
 */
export function eventLine(
  sandbox: string,
  { event }: LoggedEvent,
  wallAt: EpochMs = event.at,
): string | undefined {
  const what = describeEvent(event);
  return what === undefined ? undefined : line(event.at, wallAt, sandbox, `  ${what}`);
}

/** From how much on the time of a sandbox is another one than real time. */
const MOVED_MS = 5000;

/** A line under its sandbox's time; real time stands beside it where the clock was moved. */
function line(at: EpochMs, wallAt: EpochMs, sandbox: string | null, text: string): string {
  const isMoved = Math.abs(wallAt - at) > MOVED_MS;
  const real = isMoved ? ` (${toIso(wallAt).slice(11, 19)} real)` : "";
  return plain(`${toIso(at)}${real} [${sandbox ?? "-"}] ${text}`);
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
    const print = (value: object) => write(`${jsonLine(value)}\n`);
    return {
      error,
      notice,
      request: (sandbox, { at, wallAt = at, ...entry }) =>
        print({ event: "call", sandbox, ...entry, at: toIso(at), wallAt: toIso(wallAt) }),
      event: (sandbox, logged) =>
        print({ event: logged.event.type, sandbox, ...eventView(logged) }),
    };
  }
  const slips = slipsTold(notice);
  return {
    error,
    notice,
    request: (sandbox, entry) => write(`${requestLine(sandbox, entry)}\n`),
    event: (sandbox, logged) => {
      const text = eventLine(sandbox, logged, realClock.now());
      if (text !== undefined) write(`${text}\n`);
      if (logged.event.type === "sandbox-opened") slips(sandbox);
    },
  };
}

/** How many of the latest names a new one is held to. */
const NAMES_MAX = 1000;

/** Points out a sandbox that is opened under nearly the name of another: one letter in a token does it. */
function slipsTold(notice: (text: string) => void): (name: string) => void {
  const names: string[] = [];
  return (name) => {
    const near = nearName(name, names);
    if (near !== undefined) {
      notice(`a sandbox ${name} was opened, and there is one called ${near}: a slip?`);
    }
    names.push(name);
    if (names.length > NAMES_MAX) names.shift();
  };
}

/** An error as it is told: with where it happened, unless that is elsewhere. */
function errorText(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  const isElsewhere = ["DatabaseFailure", "StoreUnavailable"].includes(problem.name);
  return isElsewhere ? `paystub: ${problem.message}` : (problem.stack ?? problem.message);
}
