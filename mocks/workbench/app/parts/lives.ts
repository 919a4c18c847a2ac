import type { Event, JournalEntry, WhyResult } from "../../../../spec/generated/control.types.js";
import { live } from "../data/queries.js";
import { placeOf, read } from "../data/source.js";
import { jsonOf, type Life } from "./copies.js";

/** The calls about an invoice, the oldest first: also those of its order that got no answer. */
export function callsOfInvoice(
  calls: readonly JournalEntry[],
  { transactionNo, orderNumber }: { readonly transactionNo: string; readonly orderNumber?: string },
): readonly JournalEntry[] {
  const own = calls.filter((call) => {
    if (call.transactionNo !== null && call.transactionNo !== undefined) {
      return call.transactionNo === transactionNo;
    }
    if (orderNumber === undefined) return false;
    return Object(jsonOf(call.requestBody)).orderNumber === orderNumber;
  });
  return ordered(own);
}

/** The calls about a recurring payment, the oldest first. */
export function callsOfRecurring(
  calls: readonly JournalEntry[],
  recurringId: string,
): readonly JournalEntry[] {
  const own = calls.filter(({ requestBody, responseBody, path, operationId }) => {
    if (operationId === "listRecurringPayments") return false;
    return [requestBody, responseBody, path].some((text) => text?.includes(recurringId));
  });
  return ordered(own);
}

/** The same calls by their ids, each once. */
function ordered(calls: readonly JournalEntry[]): readonly JournalEntry[] {
  return [...new Map(calls.map((call) => [call.id, call])).values()].sort((a, b) => a.id - b.id);
}

/** How many calls a search for those of one thing reads. */
const CALLS_MAX = "500";

async function callsWith(text: string): Promise<readonly JournalEntry[]> {
  const query = new URLSearchParams({ q: text, limit: CALLS_MAX });
  const path = `${placeOf(live.state.sandbox)}/requests?${query}`;
  return (await read<"sandbox.requests">(path)).requests;
}

/** The event that a step of "why" tells of. */
const eventOf = ({ seq, at, type = "", values }: WhyResult["chain"][number]): Event => ({
  ...values,
  seq,
  at,
  type,
});

/** What happened to an invoice. Its calls are found by its number and, where a reply was lost, by its order. */
export async function lifeOfInvoice(transactionNo: string): Promise<Life> {
  const path = `${placeOf(live.state.sandbox)}/invoices/${encodeURIComponent(transactionNo)}`;
  const [invoice, { chain }] = await Promise.all([
    read<"sandbox.invoices.read">(path),
    read<"sandbox.invoices.why">(`${path}/why`),
  ]);
  const found = await Promise.all([transactionNo, invoice.orderNumber].map(callsWith));
  const { status, refund } = invoice;
  const ends = { status, ...(refund && { "refund.status": refund.status }) };
  const calls = callsOfInvoice(found.flat(), invoice);
  return { calls, events: chain.map(eventOf), of: { transactionNo }, ends };
}

/** What happened to a recurring payment. */
export async function lifeOfRecurring(recurringId: string): Promise<Life> {
  const path = `${placeOf(live.state.sandbox)}/recurring/${encodeURIComponent(recurringId)}`;
  const [{ status, chargesDone }, { chain }, found] = await Promise.all([
    read<"sandbox.recurring.read">(path),
    read<"sandbox.recurring.why">(`${path}/why`),
    callsWith(recurringId),
  ]);
  const calls = callsOfRecurring(found, recurringId);
  return { calls, events: chain.map(eventOf), of: { recurringId }, ends: { status, chargesDone } };
}
