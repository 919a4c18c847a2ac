import { renderPage } from "./document.js";
import {
  Amount,
  ButtonLink,
  Fact,
  Instant,
  Note,
  Notice,
  Products,
  Return,
  Standing,
} from "./parts.js";
import { PaymentForm } from "./payment-form.js";
import { ownUrl } from "./text.js";
import type { PaymentPageView } from "./views.js";

/** How a page is shown. */
export interface PaymentPageOptions {
  /** The simple format for mobile apps: the same page without what surrounds it. */
  readonly frame: boolean;
}

/** The page behind the payment URL of an invoice: a form while it is open, else how it ended. */
export function renderPaymentPage(view: PaymentPageView, { frame }: PaymentPageOptions): string {
  const { amount, currency, orderNumber } = view;
  return renderPage({
    title: `${amount} ${currency}, order ${orderNumber}`,
    frame,
    children: (
      <>
        <Alerts view={view} />
        <Summary view={view} frame={frame} />
        <section class={view.status === "pending" ? "panel" : "panel closed"}>
          {view.status === "pending" ? (
            <PaymentForm view={view} />
          ) : (
            <Closed view={view} frame={frame} />
          )}
        </section>
      </>
    ),
  });
}

interface Props {
  readonly view: PaymentPageView;
  readonly frame: boolean;
}

/** What happened last stands first: on a phone the form is far below the top of the page. */
function Alerts({ view }: { view: PaymentPageView }) {
  const decline = view.status === "pending" ? view.decline : null;
  return (
    <>
      <Notice text={view.notice} />
      {decline ? (
        <p class="alert" role="status">
          <strong>The last attempt was declined.</strong> <bdi>{decline.message}</bdi>{" "}
          <bdi class="code">{decline.code}</bdi>
        </p>
      ) : null}
    </>
  );
}

const LABELS = { pending: "Amount to pay", paid: "Amount paid", canceled: "Amount, not paid" };

function Summary({ view, frame }: Props) {
  const { status, amount, currency } = view;
  return (
    <section class="summary">
      <Amount label={LABELS[status]} amount={amount} currency={currency} />
      <dl>
        <Fact name="Customer">{view.clientName}</Fact>
        <Fact name="Order">{view.orderNumber}</Fact>
        <Fact name="Transaction">{view.transactionNo}</Fact>
        {status === "pending" ? (
          <Fact name="Pay before">
            <Instant iso={view.expiresAt} />
          </Fact>
        ) : null}
      </dl>
      <Note text={view.note} />
      <Products products={view.products} />
      {frame || status !== "pending" ? null : <PhoneCode url={view.qrUrl} />}
    </section>
  );
}

function PhoneCode({ url }: { url: string }) {
  const src = ownUrl(url);
  if (src === undefined) return null;
  return (
    <figure class="phone">
      <img src={src} width="104" height="104" alt="QR code of this payment page" />
      <figcaption>Scan to continue on a phone that can reach this machine.</figcaption>
    </figure>
  );
}

function Closed({ view, frame }: Props) {
  const paid = view.status === "paid";
  return (
    <>
      <Standing tone={paid ? "good" : "bad"} title={paid ? "Paid" : "Canceled"}>
        {paid ? paidText(view.closedBy) : canceledText(view.closedBy)}
      </Standing>
      <div class="actions">
        {paid ? (
          <ButtonLink href={view.receiptUrl} frame={frame}>
            View receipt
          </ButtonLink>
        ) : null}
        <Return to={view.returnTo} frame={frame} />
      </div>
    </>
  );
}

function paidText(by: PaymentPageView["closedBy"]): string {
  const how = by === "tester" ? "A tester marked this invoice as paid." : "This invoice is paid.";
  return `${how} There is nothing left to do here.`;
}

function canceledText(by: PaymentPageView["closedBy"]): string {
  const again = "To pay after all, ask the shop for a new invoice.";
  switch (by) {
    case "customer":
      return `The customer canceled this payment. ${again}`;
    case "merchant":
      return `The shop canceled this invoice. ${again}`;
    case "expiry":
      return `This invoice was not paid in time and was canceled automatically. ${again}`;
    case "tester":
      return `A tester canceled this invoice. ${again}`;
    case null:
      return `This invoice is canceled. ${again}`;
  }
}
