import { renderPage } from "./document.js";
import { ENGLISH } from "./language.js";
import { Amount, Fact, Note, Notice, Return, Standing } from "./parts.js";
import { useWords } from "./speech.js";
import { ownUrl } from "./text.js";
import type { RecurringPageView } from "./views.js";

/** The page of a recurring payment: a form to approve it once, then how it stands. */
export function renderRecurringPage(view: RecurringPageView, tongue = ENGLISH): string {
  const { amount, currency, schedule } = view;
  const { words } = tongue;
  return renderPage({
    title: `${words.digits(amount)} ${words.currency(currency)} ${schedule}`,
    tongue,
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
