import { PATH_LENGTH_MAX } from "../near-names.js";
import { type Hint, hint, type Miss, shown, textAt, unfilled } from "./hint.js";

/** Near misses of an id that no recurring payment has. */
export function recurringIdHint({ body, world, worlds, noneOf }: Miss): Hint | undefined {
  const id = textAt(body, "recurringId");
  if (id.length > PATH_LENGTH_MAX) return undefined;
  const what = unfilled(id);
  if (what)
    return hint(`recurringId ${what}`, "take it from invoiceDetails of registerPayment's reply");
  if (world?.invoices.has(id)) {
    return hint(
      "recurringId holds the transactionNo of an invoice",
      "cancel that with cancelInvoice",
    );
  }
  if (world?.orderNumbers.has(id)) {
    return hint("recurringId holds an order number", "take it from registerPayment's reply");
  }
  // The words of a text are few, and the recurring payments of a sandbox may be many.
  const inside = id.split(/[^\w-]+/).find((word) => world?.recurring.has(word));
  if (inside) return hint(`recurringId holds ${shown(id)}`, `send ${inside} alone`);
  if (worlds.some(({ recurring }) => recurring.has(id))) {
    const cause = `it belongs to another sandbox than ${world?.name}, which the token opens`;
    return hint(cause, "use a token of the apiId that registered it");
  }
  const cause = `${noneOf} has that recurring payment`;
  return hint(
    cause,
    "a restart, a reset or a rewind removes recurring payments: register a new one",
  );
}
