import { toIso } from "../../domain/time.js";
import { PATH_LENGTH_MAX } from "../slips.js";
import { type Hint, hint, type Miss } from "./hint.js";
import { shown, textAt, unfilled } from "./texts.js";

/** Near misses of an id that no recurring payment has. */
export function recurringIdHint({ body, world, worlds }: Miss): Hint | undefined {
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
  const inside = world && [...world.recurring.keys()].find((known) => id.includes(known));
  if (inside) return hint(`recurringId holds ${shown(id)}`, `send ${inside} alone`);
  if (worlds.some(({ recurring }) => recurring.has(id))) {
    const cause = `it belongs to another sandbox than ${world?.name}, which the token opens`;
    return hint(cause, "use a token of the apiId that registered it");
  }
  const cause = "no sandbox of this gateway has that recurring payment";
  return hint(cause, "they end with a restart, a reset or a rewind: register it anew");
}

/** Why a recurring payment cannot be canceled any more. */
export function recurringClosedHint({ body, world }: Miss): Hint | undefined {
  const recurring = world?.recurring.get(textAt(body, "recurringId"));
  switch (recurring?.status) {
    case "completed": {
      const { iterations } = recurring.plan;
      return hint(`all ${iterations} charges were made`, "there is nothing left to cancel");
    }
    case "ended":
      return hint("its retries were used up, and that ended it", "register it anew to charge on");
    case "canceled": {
      const since = toIso(recurring.createdAt);
      return hint(
        `it was canceled already, registered at ${since}`,
        "there is nothing left to cancel",
      );
    }
    default:
      return undefined;
  }
}
