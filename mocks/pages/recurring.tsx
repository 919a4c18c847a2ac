import { renderPage } from "./document.js";
import { Amount, Fact, Note, Notice, Return, Standing } from "./parts.js";
import { ownUrl } from "./text.js";
import type { RecurringPageView } from "./views.js";

/** The page of a recurring payment: a form to approve it once, then how it stands. */
export function renderRecurringPage(view: RecurringPageView): string {
  const { amount, currency, schedule } = view;
  return renderPage({
    title: `${amount} ${currency} ${schedule}`,
    children: (
      <>
        <Notice text={view.notice} />
        <section class="summary">
          <Amount label={`Charged ${schedule}`} amount={amount} currency={currency} />
          <dl>
            <Fact name="Customer">{view.customerName}</Fact>
            <Fact name="Charges">{view.iterations}</Fact>
            <Fact name="Reference">{view.recurringId}</Fact>
          </dl>
          <Note text={view.note} />
        </section>
        <section class={view.status === "registered" ? "panel" : "panel closed"}>
          {view.status === "registered" ? <Approval view={view} /> : <State view={view} />}
          <Return to={view.returnTo} frame={false} />
        </section>
      </>
    ),
  });
}

interface Props {
  readonly view: RecurringPageView;
}

function Approval({ view }: Props) {
  return (
    <form method="post" action={ownUrl(view.action) ?? ""} autocomplete="off">
      <h2>Approve this recurring payment?</h2>
      <p class="muted">The first charge is made now, the next ones follow on their own.</p>
      <div class="actions">
        <button type="submit" name="do" value="pay" class="primary">
          Approve and pay
        </button>
        <button type="submit" name="do" value="cancel">
          Cancel
        </button>
      </div>
    </form>
  );
}

const STATES = {
  active: ["good", "Active", "It is approved. Charges follow on their own until it ends."],
  canceled: ["bad", "Canceled", "It was canceled. There will be no further charge."],
  completed: ["good", "Completed", "All its charges are made. There will be no further one."],
  ended: ["bad", "Ended", "A charge kept failing until its retries were used up."],
} as const;

function State({ view }: Props) {
  if (view.status === "registered") return null;
  const [tone, title, text] = STATES[view.status];
  return (
    <Standing tone={tone} title={title}>
      {text}
    </Standing>
  );
}
