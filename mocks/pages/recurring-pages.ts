import { type Form, readForm } from "../api/body.js";
import type { Command } from "../domain/decide.js";
import type { Gateway } from "../runtime/registry/gateway.js";
import { recurringPageView } from "./present-recurring.js";
import { renderRecurringPage } from "./recurring.js";
import {
  missing,
  type PageHandler,
  type SandboxVisit,
  sendPage,
  sendRedirect,
  withRecurring,
} from "./visit.js";
import { EN } from "./words/en.js";

/** Shows the page on which a customer agrees to a recurring payment. */
export function showRecurring(gateway: Gateway): PageHandler {
  return withRecurring(gateway, (visit, recurringId) => show(visit, recurringId));
}

/** The customer agrees, and the charges begin; or does not, and the registration is canceled. */
export function postRecurring(gateway: Gateway): PageHandler {
  return withRecurring(gateway, async (visit, recurringId) => {
    const { words } = visit.tongue;
    const command = commandIn(await readForm(visit.request), recurringId);
    if (!command) {
      const explanation = EN.noAction.recurring;
      return show({ ...visit, explanation }, recurringId, words.noAction.recurring);
    }
    const { refusal } = await visit.sandbox.execute(command);
    if (refusal) return show({ ...visit, refusal }, recurringId, words.refusal(refusal));
    sendRedirect(visit, 303, visit.request.originalUrl);
  });
}

/** The page, with why the last form was refused if it was. */
async function show(
  visit: SandboxVisit,
  recurringId: string,
  notice: string | null = null,
): Promise<void> {
  const { tongue, request } = visit;
  const { originalUrl } = request;
  const view = await visit.sandbox.read((world) => {
    const recurring = world.recurring.get(recurringId);
    return recurring && recurringPageView(recurring, originalUrl, notice, tongue.words);
  });
  if (!view) return missing(visit, "recurring", { code: "recurring-unknown", recurringId });
  sendPage(visit, notice === null ? 200 : 409, renderRecurringPage(view, tongue));
}

/** What a posted form asks for; undefined where it does not say. */
function commandIn(form: Form, recurringId: string): Command | undefined {
  switch (form.do) {
    case "pay":
      return { type: "start-recurring", recurringId };
    case "cancel":
      return { type: "cancel-recurring", recurringId, by: "customer" };
    default:
      return undefined;
  }
}
