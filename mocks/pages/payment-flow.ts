import { prefixInUrl } from "../api/sandbox-url.js";
import type { Command } from "../domain/decide.js";
import type { DomainEvent } from "../domain/events.js";
import type { Refusal } from "../domain/refusal.js";
import { injectionsIn } from "../faults/matching.js";
import { redirectUrl } from "../sandbox/request.js";
import { translationAt } from "./language.js";
import { type PagePaths, type PaymentPlace, pathsOf } from "./links.js";
import { queryOf, type Shown, stepOf } from "./payment-form.js";
import { renderPaymentPage } from "./payment-page.js";
import {
  type PageContext,
  type SandboxContext,
  sendPage,
  sendRedirect,
  stillThere,
} from "./request.js";
import { EN } from "./words/en.js";

/** A request for the payment page of an invoice. */
export interface PaymentContext extends SandboxContext {
  readonly place: PaymentPlace;
  readonly transactionNo: string;
}

/** Shows the payment page. If it shows a problem or a refusal, the status is 409. */
export function show(context: PaymentContext, shown: Shown = {}): void {
  const { sandbox, place, transactionNo, request, translation } = context;
  const now = sandbox.now();
  const html = sandbox.read((world) => {
    const invoice = stillThere(world.invoices.get(transactionNo), sandbox);
    const paths = pathsOf(world, place, transactionNo, translation, prefixInUrl(request));
    const paying = { world, invoice, now, paths, shown };
    // The address of a posted form has no page in another language.
    const here =
      request.method === "POST"
        ? translationAt(translation, paths.page(queryOf(stepOf(paying))))
        : translation;
    return renderPaymentPage(paying, place === "frame", here);
  });
  const wrong = whatWasWrong(shown);
  const status = context.refusal || wrong.explanation !== undefined ? 409 : 200;
  sendPage({ ...context, ...wrong }, status, html, { leadsToShop: true });
}

/** The problems of a form for the journal, which is always in English. */
function whatWasWrong({
  notice,
  problems = {},
}: Shown): Pick<PageContext, "explanation" | "wrong"> {
  const sentences = Object.values(problems).map((problem) => EN.problem(problem));
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
    return sendRedirect(after, 303, pathsFor(context).action);
  }
  const shop = context.sandbox.read((world) => redirectUrl(world, away));
  sendRedirect(after, 303, shop);
}

/** Shows a refusal. A declined payment is on the page already. */
export function showRefusal(context: PaymentContext, refusal: Refusal, shown: Shown): void {
  const isReported = refusal.code === "payment-declined";
  show(context, isReported ? shown : { ...shown, notice: (words) => words.refusal(refusal) });
}

/** The paths that the pages of an invoice link to. */
export function pathsFor(context: PaymentContext): PagePaths {
  const { sandbox, place, transactionNo, request, translation } = context;
  return sandbox.read((world) =>
    pathsOf(world, place, transactionNo, translation, prefixInUrl(request)),
  );
}
