import type { Event, InvoiceRecord } from "../../spec/generated/control.types.js";
import { nearbyName } from "../api/near-names.js";
import {
  describeStatus,
  formatEvent,
  type PrintedRequest,
  partsOfRequest,
} from "../control/format.js";
import { eventView } from "../control/views.js";
import type { LoggedEvent } from "../domain/events.js";
import { describeChange } from "../domain/events.js";
import { type EpochMs, toIso, toLocal } from "../domain/time.js";
import type { Observer } from "../index.js";
import { jsonLine, plain } from "../report/escape.js";
import {
  formatLine,
  type Line,
  type Meaning,
  type Paint,
  painted,
  unpainted,
} from "../report/terminal.js";
import { StoreUnavailable } from "../sandbox/errors.js";
import type { JournalEntry } from "../sandbox/journal.js";
import { realClock } from "../sandbox/real-clock.js";
import type { Terminal } from "./terminal.js";

/** What states and events mean, by the word that they end with; the others are neither good nor bad. */
const MEANINGS: readonly (readonly [Meaning, RegExp])[] = [
  ["good", /(^|-)(paid|delivered|redirected|used|active|completed|succeeded)$/],
  ["open", /^(pending|waiting|held|in-flight|open|registered|retrying)$/],
  ["bad", /(^|-)(failed|blocked|ended|declined|rejected)$/],
  ["injected", /(^|-)(dropped|matched)$/],
  ["faint", /^(canceled|expired|replaced)$/],
];

const meaningOf = (word: string) => MEANINGS.find(([, form]) => form.test(word))?.[0];

/** The state of a thing. */
export function stateCell(state: string): Line {
  return painted(state, meaningOf(state));
}

/** The state of an invoice: a pending one that was declined is to be looked at. */
export function invoiceCell(invoice: InvoiceRecord): Line {
  const isDeclined = invoice.status === "pending" && invoice.declines.length > 0;
  return painted(describeStatus(invoice), isDeclined ? "bad" : meaningOf(invoice.status));
}

/** What happened, in a line under its number. */
export function eventRow(event: Event): Line {
  return painted(formatEvent(event), meaningOf(event.type));
}

/** A request with the colour of its answer, why it was refused, and which faults applied. */
export function requestCell(entry: PrintedRequest): Line {
  const { call, status, operation, why, tolerated, faults, cut } = partsOfRequest(entry);
  return [
    `${call} `,
    { text: status, as: answerMeaning(entry) },
    operation,
    { text: why, as: "bad" },
    { text: tolerated, as: "open" },
    { text: faults, as: "injected" },
    cut,
  ];
}

function answerMeaning({ status, faults }: PrintedRequest): Meaning {
  if (status === null || faults.length > 0) return "injected";
  return status < 400 ? "good" : "bad";
}

/** One readable line for a request: the call, the answer and the reason. */
export function requestLine(
  sandbox: string | null,
  entry: JournalEntry,
  paint: Paint = unpainted,
): string {
  const { at, wallAt = at } = entry;
  return line(at, wallAt, sandbox, requestCell(entry), paint);
}

/** One readable line for an event; none for a plan. `wallAt` is the real instant of printing. */
export function eventLine(
  sandbox: string,
  { event }: LoggedEvent,
  wallAt: EpochMs = event.at,
  paint: Paint = unpainted,
): string | undefined {
  const what = describeChange(event);
  if (what === undefined) return undefined;
  return line(event.at, wallAt, sandbox, painted(`  ${what}`, meaningOf(event.type)), paint);
}

/** From how much on the time of a sandbox is another one than real time. */
const MOVED_MS = 5000;

/** A line with its sandbox's time, and with real time if the clock was moved. */
function line(
  at: EpochMs,
  wallAt: EpochMs,
  sandbox: string | null,
  line: Line,
  paint: Paint,
): string {
  const isMoved = Math.abs(wallAt - at) > MOVED_MS;
  const real = isMoved ? ` (really ${toLocal(wallAt)})` : "";
  const begin = `${toLocal(at)}${real} [${sandbox ?? "-"}]`;
  return `${paint("faint", plain(begin))} ${formatLine(line, paint)}`;
}

/** How much is printed of what goes on, and for whom. */
interface Printing {
  readonly json: boolean;
  readonly quiet: boolean;
}

/** Prints what happens: lines for a person or JSON lines, and errors and notices to stderr. */
export function printer(
  { write, complain, paint }: Omit<Terminal, "paintError">,
  { json, quiet }: Printing,
): Observer {
  const error = (problem: unknown) => complain(`${errorText(problem)}\n`);
  const notice = (text: string) => complain(`paystub: ${text}\n`);
  if (quiet) return { error, notice };
  const print = (line: () => string | undefined) => write(lineOf(line, error));
  if (json) {
    return {
      error,
      notice,
      request: (sandbox, entry) => print(() => jsonLine(callOf(sandbox, entry))),
      event: (sandbox, logged) =>
        print(() => jsonLine({ event: logged.event.type, sandbox, ...eventView(logged) })),
    };
  }
  const slips = reportSlips(notice);
  return {
    error,
    notice,
    request: (sandbox, entry) => print(() => requestLine(sandbox, entry, paint)),
    event: (sandbox, logged) => {
      const wallAt = realClock.now();
      print(() => eventLine(sandbox, logged, wallAt, paint));
      if (logged.event.type === "sandbox-opened") slips(sandbox);
    },
  };
}

/** A line with its end; nothing for no line, or for one that cannot be made, which is reported. */
function lineOf(line: () => string | undefined, error: (problem: unknown) => void): string {
  try {
    const text = line();
    return text === undefined ? "" : `${text}\n`;
  } catch (problem) {
    error(problem);
    return "";
  }
}

/** A request as a JSON line has it. */
function callOf(sandbox: string | null, entry: JournalEntry): object {
  const { at, wallAt = at } = entry;
  return { event: "call", sandbox, ...entry, at: toIso(at), wallAt: toIso(wallAt) };
}

/** How many of the latest names a new one is held to. */
const NAMES_MAX = 1000;

/** Points out a sandbox that is opened under nearly the name of another: one letter in a token does it. */
function reportSlips(notice: (text: string) => void): (name: string) => void {
  const names: string[] = [];
  return (name) => {
    const near = nearbyName(name, names);
    if (near !== undefined) {
      notice(`a sandbox ${name} was opened, and there is one called ${near}: a slip?`);
    }
    names.push(name);
    if (names.length > NAMES_MAX) names.shift();
  };
}

/** The text of an error, with its stack unless its cause is outside this process. */
function errorText(problem: unknown): string {
  if (problem instanceof StoreUnavailable) return `paystub: ${problem.message}`;
  return problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
}
