import { renderPage } from "./document.js";
import { ENGLISH } from "./language.js";
import { Amount, Fact, Instant, Money, Products, Refunded, Return, Standing } from "./parts.js";
import { useWords } from "./speech.js";
import type { ReceiptView } from "./views.js";

/** The receipt of an invoice. One that is not paid yet says so instead of looking paid. */
export function renderReceipt(view: ReceiptView, tongue = ENGLISH): string {
  const { amount, currency, paidAt, method } = view;
  const { words } = tongue;
  return renderPage({
    title: words.receiptTitle(view.orderNumber),
    narrow: true,
    tongue,
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
        <Return to={view.returnTo} frame={false} />
      </section>
    ),
  });
}

/** Who gets which part, a line each. */
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
