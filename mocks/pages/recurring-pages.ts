import { type Form, readForm } from "../api/body.js";
import type { Command } from "../domain/decide.js";
import { explain } from "../domain/refusal.js";
import type { Gateway } from "../runtime/gateway.js";
import { recurringPageView } from "./present.js";
import { renderRecurringPage } from "./recurring.js";
import {
  asSentence,
  missing,
  type PageHandler,
  read,
  type SandboxVisit,
  sendPage,
  sendRedirect,
  withRecurring,
} from "./visit.js";

/** Shows the page on which a customer agrees to a recurring payment. */
export function showRecurring(gateway: Gateway): PageHandler {
  return withRecurring(gateway, (visit, recurringId) => show(visit, recurringId));
}

/** The customer agrees, and the charges begin; or does not, and the registration is canceled. */
export function postRecurring(gateway: Gateway): PageHandler {
  return withRecurring(gateway, async (visit, recurringId) => {
    const command = commandIn(await readForm(visit.request), recurringId);
    if (typeof command === "string") return show(visit, recurringId, command);
    const { refusal } = await visit.sandbox.execute(command);
    if (refusal) return show(visit, recurringId, asSentence(explain(refusal)));
    sendRedirect(visit, 303, visit.request.originalUrl);
  });
}

/** The page, with why the last form was refused if it was. */
async function show(
  visit: SandboxVisit,
  recurringId: string,
  notice: string | null = null,
): Promise<void> {
  const view = await read(visit.sandbox, (world) => {
    const recurring = world.recurring.get(recurringId);
    return recurring && recurringPageView(recurring, visit.request.originalUrl, notice);
  });
  if (!view) return missing(visit, "recurring payment");
  sendPage(visit, notice === null ? 200 : 409, renderRecurringPage(view));
}

/** What a posted form asks for, or what is wrong with it. */
function commandIn(form: Form, recurringId: string): Command | string {
  switch (form.do) {
    case "pay":
      return { type: "start-recurring", recurringId };
    case "cancel":
      return { type: "cancel-recurring", recurringId, by: "customer" };
    default:
      return "The form did not say whether to start or cancel.";
  }
}
