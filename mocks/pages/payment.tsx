import { renderPage } from "./document.js";
import { ENGLISH, type Tongue } from "./language.js";
import {
  Amount,
  ButtonLink,
  Fact,
  Instant,
  Note,
  Notice,
  PhoneCode,
  Products,
  Refunded,
  Return,
  Standing,
} from "./parts.js";
import { PaymentForm } from "./payment-form.js";
import { ChallengeForm, OtpForm } from "./payment-steps.js";
import { useWords } from "./speech.js";
import { ownUrl } from "./text.js";
import type { PaymentPageView } from "./views.js";

/** How a page is shown. */
export interface PaymentPageOptions {
  /** The simple format for mobile apps: the same page without what surrounds it. */
  readonly frame: boolean;
  readonly tongue?: Tongue;
}

/** The page behind the payment URL of an invoice: a form while it is open, else how it ended. */
export function renderPaymentPage(view: PaymentPageView, options: PaymentPageOptions): string {
  const { amount, currency, orderNumber } = view;
  const { frame, tongue = ENGLISH } = options;
  const { words } = tongue;
  const money = `${words.digits(amount)} ${words.currency(currency)}`;
  return renderPage({
    title: words.orderTitle(money, orderNumber),
    frame,
    tongue,
    children: (
      <>
        <Alerts view={view} />
        <div class="side">
          <Summary view={view} frame={frame} />
          <TestCards view={view} />
        </div>
        <section
          id="pay"
          class={isNews(view) ? "panel closed" : "panel"}
          aria-label={words.payment}
        >
          <Panel view={view} frame={frame} />
        </section>
      </>
    ),
  });
}

interface Props {
  readonly view: PaymentPageView;
  readonly frame: boolean;
}

/** What the customer has to see first: on a phone the form is far below the top of the page. */
function isNews({ status, step, problems }: PaymentPageView): boolean {
  return status !== "pending" || step.is !== "choose" || Object.keys(problems).length > 0;
}

function Panel({ view, frame }: Props) {
  const { status, step } = view;
  if (status !== "pending") return <Closed view={view} frame={frame} />;
  switch (step.is) {
    case "choose":
      return <PaymentForm view={view} frame={frame} />;
    case "otp":
      return <OtpForm view={view} step={step} frame={frame} />;
    case "challenge":
      return <ChallengeForm view={view} step={step} />;
  }
}

/** What happened last, in one message. */
function Alerts({ view }: { view: PaymentPageView }) {
  const { declined } = useWords();
  const isOpen = view.status === "pending" && view.step.is === "choose";
  const decline = isOpen ? view.decline : null;
  return (
    <>
      <Notice text={view.notice} />
      {decline ? (
        <p class="alert" role="status">
          <strong>{declined}</strong> <bdi>{decline.message}</bdi>{" "}
          <bdi class="code">{decline.code}</bdi>
        </p>
      ) : null}
    </>
  );
}

function Summary({ view, frame }: Props) {
  const { status, amount, currency } = view;
  const words = useWords();
  const { facts } = words;
  return (
    <section class="summary" aria-label={words.summary}>
      <Amount label={words.amount[status]} amount={amount} currency={currency} />
      <dl>
        <Fact name={facts.customer}>{view.clientName}</Fact>
        <Fact name={facts.order}>{view.orderNumber}</Fact>
        <Fact name={facts.transaction}>{view.transactionNo}</Fact>
        {status === "pending" ? (
          <Fact name={facts.payBefore}>
            <Instant iso={view.expiresAt} />
          </Fact>
        ) : null}
        {view.paidAt === null ? null : (
          <Fact name={words.receipt.paidOn}>
            <Instant iso={view.paidAt} />
          </Fact>
        )}
        {view.method === null ? null : <Fact name={facts.method}>{words.method(view.method)}</Fact>}
      </dl>
      <Note text={view.note} />
      <Products products={view.products} />
      {frame || status !== "pending" ? null : <PhoneCode url={view.qrUrl} />}
    </section>
  );
}

/** Cards that a tester would otherwise look up; each is a link to this page with the form filled. */
function TestCards({ view: { testCards, status, step } }: { view: PaymentPageView }) {
  const words = useWords();
  if (testCards.length === 0 || status !== "pending" || step.is !== "choose") return null;
  return (
    <section class="summary testcards" aria-labelledby="testcards">
      <div>
        <h2 id="testcards">{words.cards.title}</h2>
        <p class="muted small">{words.cards.hint}</p>
      </div>
      <ul>
        {testCards.map(({ number, method, leads, href }) => (
          <li>
            <a href={ownUrl(href) ?? ""}>
              <bdi dir="ltr">{number}</bdi>
              <span class="muted">
                <bdi>{words.method(method)}</bdi> · {leads}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In place of the error that the browser would show. */
function SilentShop({ view: { silentShop } }: { view: PaymentPageView }) {
  const { silent } = useWords();
  if (silentShop === null) return null;
  return (
    <div class="note silent" role="status">
      <p>
        <strong>{silent.returning(silentShop.address)}</strong>
      </p>
      <p>{silentShop.why}</p>
      <p class="muted small">{silent.hint}</p>
    </div>
  );
}

function Closed({ view, frame }: Props) {
  const words = useWords();
  const paid = view.status === "paid";
  return (
    <>
      <Standing tone={paid ? "good" : "bad"} title={paid ? words.paid : words.canceled}>
        {paid ? words.paidText(view.closedBy) : words.canceledText(view.closedBy)}
      </Standing>
      <Refunded at={view.refundedAt} />
      <SilentShop view={view} />
      <div class="actions">
        {paid ? (
          <ButtonLink href={view.receiptUrl} frame={frame}>
            {words.viewReceipt}
          </ButtonLink>
        ) : null}
        <Return to={view.returnTo} frame={frame} />
      </div>
    </>
  );
}
