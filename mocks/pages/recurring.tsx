import type { Form } from "../api/body.js";
import type { Command } from "../domain/decide.js";
import { formatAmount } from "../domain/money.js";
import type { Recurring } from "../domain/recurring.js";
import type { Gateway } from "../sandbox/gateway.js";
import { renderPage, useWords } from "./document.js";
import { ownUrl } from "./headers.js";
import { ENGLISH } from "./language.js";
import { Amount, Fact, Note, Notice, Standing } from "./parts.js";
import {
  type PageHandler,
  type SandboxContext,
  sendPage,
  sendRedirect,
  stillThere,
  withRecurring,
} from "./request.js";
import { EN } from "./words/en.js";

/** The page of a recurring payment: a form to approve it once, then its state. */
export function renderRecurringPage(
  recurring: Recurring,
  action: string,
  notice: string | null = null,
  translation = ENGLISH,
): string {
  const { id, plan, status } = recurring;
  const { amount, currency } = plan;
  const { words } = translation;
  const schedule = words.schedule(plan);
  return renderPage({
    title: `${words.digits(formatAmount(amount))} ${words.currency(currency)} ${schedule}`,
    translation,
    children: (
      <>
        <Notice text={notice} />
        <section class="summary" aria-label={words.summary}>
          <Amount label={words.charged(schedule)} amount={amount} currency={currency} />
          <dl>
            <Fact name={words.facts.customer}>{plan.customerName}</Fact>
            <Fact name={words.facts.charges}>{words.iterations(plan.iterations)}</Fact>
            <Fact name={words.facts.reference}>{id}</Fact>
          </dl>
          <Note text={plan.note} />
        </section>
        <section
          class={status === "registered" ? "panel" : "panel closed"}
          aria-label={words.payment}
        >
          {status === "registered" ? <Approval action={action} /> : <State recurring={recurring} />}
        </section>
      </>
    ),
  });
}

function Approval({ action }: { action: string }) {
  const { approval } = useWords();
  return (
    <form method="post" action={ownUrl(action) ?? ""} autocomplete="off">
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

function State({ recurring: { status, failedAttempts } }: { recurring: Recurring }) {
  const { standing, lastChargeFailed } = useWords();
  if (status === "registered") return null;
  const isFailing = status === "active" && failedAttempts > 0;
  const { title, text } = standing[status];
  return (
    <Standing tone={isFailing ? "bad" : TONES[status]} title={title}>
      {isFailing ? `${text} ${lastChargeFailed}` : text}
    </Standing>
  );
}

/** Shows the page on which a customer agrees to a recurring payment. */
export function showRecurring(gateway: Gateway): PageHandler {
  return withRecurring(gateway, (context, recurringId) => show(context, recurringId));
}

/** The customer agrees, and the charges begin; or does not, and the registration is canceled. */
export function postRecurring(gateway: Gateway): PageHandler {
  return withRecurring(gateway, async (context, recurringId, form) => {
    const { words } = context.translation;
    const command = commandIn(form, recurringId);
    if (!command) {
      const explanation = EN.noAction.recurring;
      return show({ ...context, explanation }, recurringId, words.noAction.recurring);
    }
    const { refusal } = context.sandbox.execute(command);
    await context.sandbox.flushed;
    if (refusal) return show({ ...context, refusal }, recurringId, words.refusal(refusal));
    sendRedirect(context, 303, context.request.originalUrl);
  });
}

/** The page, with why the last form was refused if it was. */
function show(context: SandboxContext, recurringId: string, notice: string | null = null): void {
  const { sandbox, translation, request } = context;
  const html = sandbox.read((world) => {
    const recurring = stillThere(world.recurring.get(recurringId), sandbox);
    return renderRecurringPage(recurring, request.originalUrl, notice, translation);
  });
  sendPage(context, notice === null ? 200 : 409, html);
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
