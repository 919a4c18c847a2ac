import { rulesStruck } from "../api/pipeline.js";
import { cardDigits } from "../domain/card.js";
import type { Command } from "../domain/decide.js";
import type { DomainEvent } from "../domain/events.js";
import type { Refusal } from "../domain/refusal.js";
import { redirectUrl } from "../runtime/callbacks/request.js";
import { tongueAt } from "./language.js";
import { renderPaymentPage } from "./payment-page.js";
import {
  type PagePaths,
  type PaymentPlace,
  pathsOf,
  paymentView,
  problemsIn,
  type Shown,
} from "./payment-view.js";
import { missing, type SandboxVisit, sendPage, sendRedirect, type Visit } from "./request.js";
import type { PaymentStep } from "./views.js";
import { lastRedirect, silentShop } from "./way-back.js";
import { EN } from "./words/en.js";

/** A request for the payment page of an invoice. */
export interface PaymentVisit extends SandboxVisit {
  readonly place: PaymentPlace;
  readonly transactionNo: string;
  /** Whether the browser is sent to a shop that does not answer, too. */
  readonly alwaysRedirect: boolean;
}

/** The page. Where it says what was wrong with a form, or what was refused, its status is 409. */
export async function show(visit: PaymentVisit, shown: Shown = {}): Promise<void> {
  const { sandbox, place, transactionNo, request } = visit;
  const { words } = visit.tongue;
  const now = sandbox.now();
  const seen = await sandbox.read((world) => {
    const invoice = world.invoices.get(transactionNo);
    const paths = pathsOf(world, place, transactionNo, visit.tongue);
    return invoice && { paths, view: paymentView({ world, invoice, now, paths, words, shown }) };
  });
  if (!seen) return missing(visit, "invoice", { code: "invoice-unknown", transactionNo });
  const { paths, view } = seen;
  const isForm = request.method === "POST";
  const tongue = isForm ? tongueAt(visit.tongue, paths.page(queryOf(view.step))) : visit.tongue;
  const html = renderPaymentPage(view, { frame: place.name === "frame", tongue });
  const { formTargets } = view;
  const wrong = whatWasWrong(shown);
  const status = visit.refusal || wrong.explanation !== undefined ? 409 : 200;
  const { frames } = place;
  sendPage({ ...visit, ...wrong }, status, html, { formTargets, frames });
}

/** By what query the page is asked for at a step of the payment. */
function queryOf(step: PaymentStep): Readonly<Record<string, string>> {
  switch (step.is) {
    case "choose":
      return {};
    case "otp":
      return { otp: step.sessionId };
    case "challenge":
      return { challenge: cardDigits(step.fields.cardNumber ?? "") };
  }
}

/** What was wrong with a form, for the journal, which is told in English whatever the page speaks. */
function whatWasWrong({ notice, problems }: Shown): Pick<Visit, "explanation" | "wrong"> {
  const told = Object.values(problemsIn(EN, problems));
  const said = [...(notice ? [notice(EN)] : []), ...told];
  if (said.length === 0) return {};
  const wrong = { code: "invalid-form", problems } as const;
  return { explanation: said.join(" "), ...(told.length > 0 && { wrong }) };
}

/** What became of a command: its events, or the visit that the refusal is shown to. */
export interface CarriedOut {
  readonly visit: PaymentVisit;
  readonly events: readonly DomainEvent[];
  readonly refusal: Refusal | undefined;
}

/** Carries a command out, and keeps with the visit what came of it. */
export async function carryOut(visit: PaymentVisit, command: Command): Promise<CarriedOut> {
  const { refusal, events } = await visit.sandbox.execute(command);
  const faults = [...(visit.faults ?? []), ...rulesStruck(visit.sandbox, events)];
  return { visit: { ...visit, faults, refusal }, events, refusal };
}

/** Carries a command out that ends the matter, and sends the browser on; or says why it was refused. */
export async function conclude(
  visit: PaymentVisit,
  command: Command,
  shown: Shown = {},
): Promise<void> {
  const { visit: after, events, refusal } = await carryOut(visit, command);
  if (refusal) return showRefusal(after, refusal, shown);
  const away = events.find((event) => event.type === "callback-redirected");
  if (away?.type !== "callback-redirected") {
    return sendRedirect(after, 303, (await pathsFor(visit)).action);
  }
  const shop = await visit.sandbox.read((world) => redirectUrl(world, away));
  const isSilent = (await silentTo(visit, shop)) !== undefined;
  // A page of its own, so that to load it again is to try the shop again, and posts no form twice.
  sendRedirect(after, 303, isSilent ? (await pathsFor(visit)).page({ to: "shop" }) : shop);
}

function silentTo({ alwaysRedirect, request }: PaymentVisit, url: string) {
  return alwaysRedirect ? undefined : silentShop(request, url);
}

/** Goes on to where the browser was to be sent, or shows why there is no getting there. */
export async function returnToShop(visit: PaymentVisit): Promise<void> {
  const { sandbox, transactionNo } = visit;
  const url = await sandbox.read((world) => lastRedirect(world, transactionNo));
  if (url === undefined) return show(visit);
  const silent = await silentTo(visit, url);
  return silent ? show(visit, { silent }) : sendRedirect(visit, 303, url);
}

/** Shows why something was refused. That a bank declined stands on the page by itself. */
export function showRefusal(visit: PaymentVisit, refusal: Refusal, shown: Shown): Promise<void> {
  const isTold = refusal.code === "payment-declined";
  return show(visit, isTold ? shown : { ...shown, notice: (words) => words.refusal(refusal) });
}

/** The paths that pages of the visit's invoice point to. */
export async function pathsFor(visit: PaymentVisit): Promise<PagePaths> {
  const { sandbox, place, transactionNo, tongue } = visit;
  return sandbox.read((world) => pathsOf(world, place, transactionNo, tongue));
}
