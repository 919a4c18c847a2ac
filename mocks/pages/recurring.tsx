import { type Form, readForm } from "../api/body.js";
import type { Command } from "../domain/decide.js";
import { formatAmount } from "../domain/money.js";
import type { Recurring } from "../domain/recurring.js";
import type { Gateway } from "../sandbox/gateway.js";
import { renderPage, useWords } from "./document.js";
import { ownUrl } from "./headers.js";
import { ENGLISH } from "./language.js";
import { Amount, Fact, Note, Notice, Return, Standing } from "./parts.js";
import {
  missing,
  type PageHandler,
  type SandboxContext,
  sendPage,
  sendRedirect,
  withRecurring,
} from "./request.js";
import type { RecurringPageView } from "./views.js";
import type { Words } from "./words/en.js";
import { EN } from "./words/en.js";

/** The page of a recurring payment: a form to approve it once, then its state. */
export function renderRecurringPage(view: RecurringPageView, translation = ENGLISH): string {
  const { amount, currency, schedule } = view;
  const { words } = translation;
  return renderPage({
    title: `${words.digits(amount)} ${words.currency(currency)} ${schedule}`,
    translation,
    children: (
      <>
        <Notice text={view.notice} />
        <section class="summary" aria-label={words.summary}>
          <Amount label={words.charged(schedule)} amount={amount} currency={currency} />
          <dl>
            <Fact name={words.facts.customer}>{view.customerName}</Fact>
            <Fact name={words.facts.charges}>{view.iterations}</Fact>
            <Fact name={words.facts.reference}>{view.recurringId}</Fact>
          </dl>
          <Note text={view.note} />
        </section>
        <section
          class={view.status === "registered" ? "panel" : "panel closed"}
          aria-label={words.payment}
        >
          {view.status === "registered" ? <Approval view={view} /> : <State view={view} />}
          <Return to={view.returnTo} />
        </section>
      </>
    ),
  });
}

interface Props {
  readonly view: RecurringPageView;
}

function Approval({ view }: Props) {
  const { approval } = useWords();
  return (
    <form method="post" action={ownUrl(view.action) ?? ""} autocomplete="off">
      <h2>{approval.title}</h2>
      <p class="muted">{approval.text}</p>
      <div class="actions">
        <button type="submit" name="do" value="pay" class="primary">
          {approval.approve}
        </button>
        <button type="submit" name="do" value="cancel">
          {approval.cancel}
        </button>
      </div>
    </form>
  );
}

const TONES = { active: "good", canceled: "bad", completed: "good", ended: "bad" } as const;

function State({ view: { status, isFailing } }: Props) {
  const { standing, lastChargeFailed } = useWords();
  if (status === "registered") return null;
  const { title, text } = standing[status];
  return (
    <Standing tone={isFailing ? "bad" : TONES[status]} title={title}>
      {isFailing ? `${text} ${lastChargeFailed}` : text}
    </Standing>
  );
}

/** What the page behind the payment URL of a recurring payment shows. */
function recurringPageView(
  { id, plan, status, failedAttempts }: Recurring,
  action: string,
  notice: string | null,
  words: Words,
): RecurringPageView {
  return {
    recurringId: id,
    customerName: plan.customerName,
    amount: formatAmount(plan.amount),
    currency: plan.currency,
    schedule: words.schedule(plan),
    iterations: words.iterations(plan.iterations),
    status,
    isFailing: status === "active" && failedAttempts > 0,
    action,
    note: plan.note,
    notice,
    returnTo: null,
    formTargets: [],
  };
}

/** Shows the page on which a customer agrees to a recurring payment. */
export function showRecurring(gateway: Gateway): PageHandler {
  return withRecurring(gateway, (context, recurringId) => show(context, recurringId));
}

/** The customer agrees, and the charges begin; or does not, and the registration is canceled. */
export function postRecurring(gateway: Gateway): PageHandler {
  return withRecurring(gateway, async (context, recurringId) => {
    const { words } = context.translation;
    const command = commandIn(await readForm(context.request), recurringId);
    if (!command) {
      const explanation = EN.noAction.recurring;
      return show({ ...context, explanation }, recurringId, words.noAction.recurring);
    }
    const { refusal } = await context.sandbox.execute(command);
    if (refusal) return show({ ...context, refusal }, recurringId, words.refusal(refusal));
    sendRedirect(context, 303, context.request.originalUrl);
  });
}

/** The page, with why the last form was refused if it was. */
async function show(
  context: SandboxContext,
  recurringId: string,
  notice: string | null = null,
): Promise<void> {
  const { translation, request } = context;
  const { originalUrl } = request;
  const view = await context.sandbox.read((world) => {
    const recurring = world.recurring.get(recurringId);
    return recurring && recurringPageView(recurring, originalUrl, notice, translation.words);
  });
  if (!view) return missing(context, "recurring", { code: "recurring-unknown", recurringId });
  sendPage(context, notice === null ? 200 : 409, renderRecurringPage(view, translation));
}

/** The command of a posted form; undefined if it names none. */
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
