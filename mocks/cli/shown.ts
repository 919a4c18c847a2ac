import type {
  AdvanceResult,
  CallbackRecord,
  CallbackWhy,
  ClockView,
  Event,
  FaultRecord,
  InvoiceOutcome,
  InvoiceRecord,
  JournalEntry,
  RecurringWhy,
  WhyResult,
} from "../../spec/generated/control.types.js";
import {
  describeLastAttempt,
  formatCallback,
  formatClock,
  formatOutcome,
} from "../control/format.js";
import { plural } from "../domain/text.js";
import { toLocal } from "../domain/time.js";
import type { Line } from "../report/terminal.js";
import { eventRow, invoiceCell, requestCell, stateCell } from "./log-lines.js";

/** How a person sees answers of the control API: the renderers that the spec names for cells and whole answers. */

type Body = Readonly<Record<string, unknown>>;

/** Cells of a list that are more than the text of a field. */
const CELLS: Readonly<Record<string, (item: never) => Line>> = {
  invoice: (invoice: InvoiceRecord) => invoiceCell(invoice),
  request: (entry: JournalEntry) => requestCell(entry),
  event: (event: Event) => eventRow(event),
  state: ({ state }: CallbackRecord) => stateCell(state),
  callback: (callback: CallbackRecord) =>
    `${callback.method} ${callback.url}${describeLastAttempt(callback)}`,
};

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** The cell of a row: by its renderer, or the fields at paths such as `amount currency`. */
export function cellOf(item: Body, shows: string): Line {
  if (shows.startsWith("=")) {
    const cell = CELLS[shows.slice(1)];
    if (!cell) throw new Error(`there is no cell ${shows}`);
    return cell(item as never);
  }
  const parts = shows.split(" ").map((path) => textOf(partAt(item, path), path));
  return parts.filter((part) => part !== "").join(" ");
}

function partAt(item: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((part, name) => (part as Body | null | undefined)?.[name], item);
}

function textOf(value: unknown, path: string): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" && path === "amount") return value.toFixed(2);
  return typeof value === "string" && INSTANT.test(value) ? toLocal(value) : String(value);
}

const ANSWERS: Readonly<Record<string, (body: never) => readonly Line[]>> = {
  outcome: (outcome: InvoiceOutcome) => formatOutcome(outcome),
  callback: (callback: CallbackRecord) => [formatCallback(callback)],
  clock: (clock: ClockView) => formatClock(clock),
  advance: advanceLines,
  fault: ({ id, says }: FaultRecord) => [`${id}  ${says}`],
  why: whyLines,
  reset: ({ reset: name }: { readonly reset: string }) => [`sandbox ${name} is gone`],
};

/** An answer that is no list, by its renderer; without one as JSON with a line for each field. */
export function answerLines(body: unknown, shows: string | null): readonly Line[] {
  const answer = shows === null ? undefined : ANSWERS[shows];
  if (answer) return answer(body as never);
  const text = typeof body === "string" ? body.trimEnd() : JSON.stringify(body, null, 2);
  return text.split("\n");
}

function advanceLines({ now, events, fired, next }: AdvanceResult): readonly Line[] {
  const rest = fired - events.length;
  const more = next === null ? [] : [`${rest} more: paystub events after=${next}`];
  return [
    ...events.map(eventRow),
    ...more,
    `now   ${toLocal(now)}, ${plural(fired, "event")} on the way`,
  ];
}

function whyLines(why: WhyResult | RecurringWhy | CallbackWhy): readonly string[] {
  const next = "next" in why && why.next ? [`next: ${toLocal(why.next.at)}, ${why.next.text}`] : [];
  return [why.because, ...next, ...why.chain.map(({ at, text }) => `  ${toLocal(at)}  ${text}`)];
}
