import type { JournalEntry } from "../../../../spec/generated/control.types.js";
import { jsonOf } from "./copies.js";

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
