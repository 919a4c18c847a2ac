import type { DueRecord, Event } from "../../../spec/generated/control.types.js";
import type { CallNews } from "../../control/news.js";

/** An invoice on the time line: a strip from its creation to its end, or to its expiry. */
export interface Strip {
  readonly transactionNo: string;
  readonly status: "pending" | "paid" | "canceled";
  readonly from: number;
  readonly to: number;
}

/** Something that happened at an instant, or that is due. */
export interface Mark {
  readonly at: number;
  readonly lane: Lane;
  readonly shape: "good" | "bad" | "plain" | "struck" | "due" | "phone";
  readonly title: string;
}

export const LANES = ["invoices", "charges", "callbacks", "phone", "calls"] as const;
export type Lane = (typeof LANES)[number];

/** Strips are drawn for the latest invoices; more could not be told apart. */
export const STRIPS_MAX = 60;

/** The strips of the invoices that the events tell of. */
export function stripsOf(events: readonly Event[], due: readonly DueRecord[]): readonly Strip[] {
  const ends = new Map(due.map(({ about, at }) => [about, Date.parse(at)]));
  const strips = new Map<string, Strip>();
  for (const { type, at, transactionNo } of events) {
    if (typeof transactionNo !== "string") continue;
    const instant = Date.parse(at);
    if (type === "invoice-created") {
      const to = ends.get(transactionNo) ?? instant;
      strips.set(transactionNo, { transactionNo, status: "pending", from: instant, to });
    }
    const known = strips.get(transactionNo);
    if (!known) continue;
    if (type === "invoice-paid")
      strips.set(transactionNo, { ...known, status: "paid", to: instant });
    if (type === "invoice-canceled") {
      strips.set(transactionNo, { ...known, status: "canceled", to: instant });
    }
    if (type === "invoice-withdrawn") strips.delete(transactionNo);
  }
  return [...strips.values()].slice(-STRIPS_MAX);
}

/** Everything but invoices that the time line shows. */
export function marksOf(
  events: readonly Event[],
  calls: readonly CallNews[],
  due: readonly DueRecord[],
): readonly Mark[] {
  return [...events.flatMap(markOf), ...calls.map(callMark), ...due.flatMap(dueMark)];
}

function markOf({ at, type, ...event }: Event): readonly Mark[] {
  const mark = (lane: Lane, shape: Mark["shape"]) => [
    { at: Date.parse(at), lane, shape, title: type },
  ];
  switch (type) {
    case "charge-succeeded":
      return mark("charges", "good");
    case "charge-failed":
      return mark("charges", "bad");
    case "sms-sent":
      return mark("phone", "phone");
    case "callback-answered": {
      const { outcome } = event.result as { readonly outcome: string };
      return mark("callbacks", outcome === "delivered" ? "good" : "bad");
    }
    case "callback-redirected":
      return mark("callbacks", "good");
    case "callback-dropped":
      return mark("callbacks", "struck");
    default:
      return [];
  }
}

function callMark({ at, operationId, path, status, code, faults }: CallNews): Mark {
  const isBad = status === null || status >= 400 || code !== null;
  const shape = faults.length > 0 ? "struck" : isBad ? "bad" : "plain";
  const title = `${operationId ?? path} ${status ?? ""}`;
  return { at: Date.parse(at), lane: "calls", shape, title };
}

function dueMark({ at, what, about }: DueRecord): readonly Mark[] {
  if (what === "expiry") return [];
  const lane = what === "charge" ? "charges" : "callbacks";
  return [{ at: Date.parse(at), lane, shape: "due", title: `${what} ${about}` }];
}

/** One mark for each place and shape: more could not be seen, and would take long to draw. */
export function thinned(
  marks: readonly Mark[],
  placeOf: (at: number) => number,
): readonly (Mark & { readonly x: number; readonly count: number })[] {
  const places = new Map<string, Mark & { x: number; count: number }>();
  for (const mark of marks) {
    const x = Math.round(placeOf(mark.at) / 3) * 3;
    const key = `${mark.lane} ${mark.shape} ${x}`;
    const known = places.get(key);
    if (known) known.count += 1;
    else places.set(key, { ...mark, x, count: 1 });
  }
  return [...places.values()];
}
