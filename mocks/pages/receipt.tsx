import type { Invoice } from "../domain/invoice.js";
import { findMerchant } from "../domain/merchants.js";
import { formatAmount } from "../domain/money.js";
import { type Share, sharesOf } from "../domain/receivers.js";
import { toIso } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import { renderPage, useWords } from "./document.js";
import { ENGLISH } from "./language.js";
import { Amount, Fact, Instant, Money, Products, Refunded, Return, Standing } from "./parts.js";
import { productView, refundedAt, returnLink } from "./payment-view.js";
import type { ReceiptView, ShareView } from "./views.js";
import type { Words } from "./words/en.js";

/** The receipt of an invoice. One that is not paid yet says so instead of looking paid. */
export function renderReceipt(view: ReceiptView, translation = ENGLISH): string {
  const { amount, currency, paidAt, method } = view;
  const { words } = translation;
  return renderPage({
    title: words.receiptTitle(view.orderNumber),
    layout: "narrow",
    translation,
    children: (
      <section class="summary receipt" aria-label={words.receipt.title}>
        {paidAt === null ? (
          <Standing tone="calm" title={words.receipt.notPaid} as="h1">
            {words.receipt.notPaidText}
          </Standing>
        ) : (
          <Standing tone="good" title={words.receipt.title} as="h1">
            {words.receipt.paidOn} <Instant iso={paidAt} />
          </Standing>
        )}
        <Refunded at={view.refundedAt} />
        <Amount
          label={words.amount[paidAt === null ? "canceled" : "paid"]}
          amount={amount}
          currency={currency}
          as="p"
        />
        <dl>
          <Fact name={words.facts.customer}>{view.clientName}</Fact>
          <Fact name={words.facts.order}>{view.orderNumber}</Fact>
          <Fact name={words.facts.transaction}>{view.transactionNo}</Fact>
          {method === null ? null : <Fact name={words.facts.method}>{words.method(method)}</Fact>}
          <Shares view={view} />
        </dl>
        <Products products={view.products} />
        <Return to={view.returnTo} />
      </section>
    ),
  });
}

/** The receivers with their shares. */
function Shares({ view: { shares, currency } }: { view: ReceiptView }) {
  const { facts } = useWords();
  if (shares.length === 0) return null;
  return (
    <Fact name={facts.shares}>
      {shares.map(({ name, amount }) => (
        <p>
          <bdi>{name ?? facts.partner}</bdi> <Money amount={amount} currency={currency} />
        </p>
      ))}
    </Fact>
  );
}

/** What the receipt of an invoice shows. */
export function receiptView(world: WorldView, invoice: Invoice, words: Words): ReceiptView {
  const { transactionNo, order, status, closedAt, method } = invoice;
  return {
    transactionNo,
    orderNumber: order.orderNumber,
    clientName: order.clientName,
    amount: formatAmount(order.amount),
    currency: order.currency,
    products: order.products.map(productView),
    shares: sharesOf(order).map((share) => shareView(world, share)),
    paidAt: status === "paid" && closedAt !== null ? toIso(closedAt) : null,
    refundedAt: refundedAt(invoice),
    method,
    returnTo: returnLink(world, invoice, words),
  };
}

/** A merchant that is no longer in the settings has its name from the invoice. */
function shareView({ merchants }: WorldView, { of, value, amount }: Share): ShareView {
  const known = of === "partner" ? undefined : findMerchant(merchants, of, String(value));
  const name = known ? (known.shopName ?? known.licenseName) : value;
  return { name, amount: formatAmount(amount) };
}
