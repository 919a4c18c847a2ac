import type { Event, JournalEntry } from "../../../spec/generated/control.types.js";
import { isPagePath } from "../../api/paths.js";
import { callName } from "./call-name.js";
import { type Step, way } from "./sequence-steps.js";

export type Calls = readonly Pick<
  JournalEntry,
  "id" | "at" | "operationId" | "method" | "path" | "status" | "code" | "after" | "place"
>[];

/** A call with its place among the others, from 0 to 1. */
export interface Ranked {
  readonly call: Calls[number];
  readonly rank: number;
}

/** What calls for a page is the customer's browser, and whatever else is the shop. */
const isVisit = ({ operationId, path }: Calls[number]): boolean =>
  operationId === null && isPagePath(path.split("?", 1)[0] ?? "");

/** The visit to a page whose form made something happen. */
export function visitThatLedTo({ seq }: Event, known: readonly Ranked[]): Ranked | undefined {
  return known.find(({ call }) => {
    const { after, place } = call;
    const isForm = call.method === "POST" && isVisit(call);
    return isForm && typeof after === "number" && after < seq && seq <= (place?.seq ?? 0);
  });
}

/** A call after the events before it and the calls that were answered before; its reply after its own. */
export function stepsOfCall({ call, rank }: Ranked): readonly Step[] {
  const { at, operationId, method, path, status, code, after, place } = call;
  const isBad = status === null || status >= 400 || code !== null;
  const shared = { at: Date.parse(at), isInferred: false };
  const caller = isVisit(call) ? "customer" : "shop";
  const name = callName({ operationId, method, path });
  const reply = status === null ? "no reply" : `${status}${code === null ? "" : ` ${code}`}`;
  const asked = (after ?? place?.seq ?? 0) + 0.5 + rank * BETWEEN;
  const typed = { ...shared, ...way("customer", "shop", "types"), isInferred: true };
  return [
    ...(operationId === "processPayment" ? [{ ...typed, order: asked - JUST }] : []),
    { ...shared, ...way(caller, "gateway", name), order: asked, isBad },
    {
      ...shared,
      ...way("gateway", caller, reply),
      order: replied({ call, rank }),
      isReply: true,
      isBad,
    },
  ];
}

/** Where the reply to a call stands. */
export const replied = ({ call, rank }: Ranked): number =>
  (call.place?.seq ?? 0) + 0.5 + rank * BETWEEN + JUST;

/** Calls share the room after an event; what belongs to one is just beside it. */
const BETWEEN = 0.3;
export const JUST = 0.0001;
