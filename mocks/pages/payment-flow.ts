import { namedInUrl } from "../api/sandbox-url.js";
import { cardDigits } from "../domain/card.js";
import type { Command } from "../domain/decide.js";
import type { DomainEvent } from "../domain/events.js";
import type { Refusal } from "../domain/refusal.js";
import { injectionsIn } from "../faults/matching.js";
import { redirectUrl } from "../sandbox/request.js";
import { translationAt } from "./language.js";
import { renderPaymentPage } from "./payment-page.js";
import {
  type PagePaths,
  type PaymentPlace,
  pathsOf,
  paymentView,
  problemsIn,
  type Shown,
} from "./payment-view.js";
import {
  missing,
  type PageContext,
  type SandboxContext,
  sendPage,
  sendRedirect,
} from "./request.js";
import type { PaymentStep } from "./views.js";
import { EN } from "./words/en.js";

/** A request for the payment page of an invoice. */
export interface PaymentContext extends SandboxContext {
  readonly place: PaymentPlace;
  readonly transactionNo: string;
}

/** Shows the payment page. If it shows a problem or a refusal, the status is 409. */
export async function show(context: PaymentContext, shown: Shown = {}): Promise<void> {
  const { sandbox, place, transactionNo, request } = context;
  const { words } = context.translation;
  const now = sandbox.now();
  const seen = await sandbox.read((world) => {
    const invoice = world.invoices.get(transactionNo);
    const paths = pathsOf(world, place, transactionNo, context.translation, isNamed(context));
    return invoice && { paths, view: paymentView({ world, invoice, now, paths, words, shown }) };
  });
  if (!seen) return missing(context, "invoice", { code: "invoice-unknown", transactionNo });
  const { paths, view } = seen;
  const isForm = request.method === "POST";
  const translation = isForm
    ? translationAt(context.translation, paths.page(queryOf(view.step)))
    : context.translation;
  const html = renderPaymentPage(view, { frame: place === "frame", translation });
  const wrong = whatWasWrong(shown);
  const status = context.refusal || wrong.explanation !== undefined ? 409 : 200;
  sendPage({ ...context, ...wrong }, status, html, { formTargets: view.formTargets });
}

/** The query that opens the page at a step of the payment. */
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

/** The problems of a form for the journal, which is always in English. */
function whatWasWrong({ notice, problems }: Shown): Pick<PageContext, "explanation" | "wrong"> {
  const sentences = Object.values(problemsIn(EN, problems));
  const said = [...(notice ? [notice(EN)] : []), ...sentences];
  if (said.length === 0) return {};
  const wrong = { code: "invalid-form", problems } as const;
  return { explanation: said.join(" "), ...(sentences.length > 0 && { wrong }) };
}

/** The result of a command: its events, or its refusal. */
interface CarriedOut {
  readonly context: PaymentContext;
  readonly events: readonly DomainEvent[];
  readonly refusal: Refusal | undefined;
}

/** Executes a command and adds its faults and refusal to the context. */
export async function carryOut(context: PaymentContext, command: Command): Promise<CarriedOut> {
  const { refusal, events } = context.sandbox.execute(command);
  await context.sandbox.flushed;
  const faults = [...(context.faults ?? []), ...injectionsIn(context.sandbox, events)];
  return { context: { ...context, faults, refusal }, events, refusal };
}

/** Executes a command that closes the payment and redirects the browser, or shows the refusal. */
export async function conclude(
  context: PaymentContext,
  command: Command,
  shown: Shown = {},
): Promise<void> {
  const { context: after, events, refusal } = await carryOut(context, command);
  if (refusal) return showRefusal(after, refusal, shown);
  const away = events.find((event) => event.type === "callback-redirected");
  if (away?.type !== "callback-redirected") {
    return sendRedirect(after, 303, (await pathsFor(context)).action);
  }
  const shop = await context.sandbox.read((world) => redirectUrl(world, away));
  sendRedirect(after, 303, shop);
}

/** Shows a refusal. A declined payment is on the page already. */
export function showRefusal(
  context: PaymentContext,
  refusal: Refusal,
  shown: Shown,
): Promise<void> {
  const isReported = refusal.code === "payment-declined";
  return show(
    context,
    isReported ? shown : { ...shown, notice: (words) => words.refusal(refusal) },
  );
}

/** The paths that the pages of an invoice link to. */
export async function pathsFor(context: PaymentContext): Promise<PagePaths> {
  const { sandbox, place, transactionNo, translation } = context;
  return sandbox.read((world) =>
    pathsOf(world, place, transactionNo, translation, isNamed(context)),
  );
}

function isNamed({ request }: PaymentContext): boolean {
  return namedInUrl(request) !== undefined;
}
