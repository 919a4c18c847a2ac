import { renderPage } from "./document.js";
import { Amount, Fact, Instant, Products, Return, Standing } from "./parts.js";
import { methodLabel } from "./text.js";
import type { ReceiptView } from "./views.js";

/** The receipt of an invoice. One that is not paid yet says so instead of looking paid. */
export function renderReceipt(view: ReceiptView): string {
  const { amount, currency, paidAt, method } = view;
  return renderPage({
    title: `Receipt of order ${view.orderNumber}`,
    narrow: true,
    children: (
      <section class="summary receipt">
        {paidAt === null ? (
          <Standing tone="calm" title="Not paid" as="h1">
            There is no receipt, because this invoice is not paid.
          </Standing>
        ) : (
          <Standing tone="good" title="Receipt" as="h1">
            Paid on <Instant iso={paidAt} />
          </Standing>
        )}
        <Amount
          label={paidAt === null ? "Amount, not paid" : "Amount paid"}
          amount={amount}
          currency={currency}
          as="p"
        />
        <dl>
          <Fact name="Customer">{view.clientName}</Fact>
          <Fact name="Order">{view.orderNumber}</Fact>
          <Fact name="Transaction">{view.transactionNo}</Fact>
          {method === null ? null : <Fact name="Method">{methodLabel(method)}</Fact>}
        </dl>
        <Products products={view.products} />
        <Return to={view.returnTo} frame={false} />
      </section>
    ),
  });
}
