import type { Invoice } from "../domain/invoice.js";
import { findMerchant } from "../domain/merchants.js";
import { type Share, sharesOf } from "../domain/receivers.js";
import type { WorldView } from "../domain/world.js";
import { renderPage, useWords } from "./document.js";
import { ENGLISH } from "./language.js";
import { returnUrl } from "./links.js";
import { Amount, Fact, Instant, Money, Products, Refunded, Return, Standing } from "./parts.js";

/** The receipt of an invoice. One that is not paid yet says so instead of looking paid. */
export function renderReceipt(world: WorldView, invoice: Invoice, translation = ENGLISH): string {
  const { transactionNo, order, method, closedAt } = invoice;
  const { orderNumber, clientName, amount, currency, products } = order;
  const paidAt = invoice.status === "paid" ? closedAt : null;
  const { words } = translation;
  return renderPage({
    title: words.receiptTitle(orderNumber),
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
            {words.receipt.paidOn} <Instant at={paidAt} />
          </Standing>
        )}
        <Refunded invoice={invoice} />
        <Amount
          label={words.amount[paidAt === null ? "canceled" : "paid"]}
          amount={amount}
          currency={currency}
          as="p"
        />
        <dl>
          <Fact name={words.facts.customer}>{clientName}</Fact>
          <Fact name={words.facts.order}>{orderNumber}</Fact>
          <Fact name={words.facts.transaction}>{transactionNo}</Fact>
          {method === null ? null : <Fact name={words.facts.method}>{words.method(method)}</Fact>}
          <Shares world={world} invoice={invoice} />
        </dl>
        <Products products={products} />
        <Return to={returnUrl(world, invoice)} />
      </section>
    ),
  });
}

/** The receivers with their shares. */
function Shares({ world, invoice: { order } }: { world: WorldView; invoice: Invoice }) {
  const { facts } = useWords();
  const shares = sharesOf(order);
  if (shares.length === 0) return null;
  return (
    <Fact name={facts.shares}>
      {shares.map((share) => (
        <p>
          <bdi>{receiverIn(world, share) ?? facts.partner}</bdi>{" "}
          <Money amount={share.amount} currency={order.currency} />
        </p>
      ))}
    </Fact>
  );
}

/** The name of a receiver; null of the partner. A merchant that is no longer in the settings has it from the invoice. */
function receiverIn({ merchants }: WorldView, { of, value }: Share): string | null {
  const known = of === "partner" ? undefined : findMerchant(merchants, of, String(value));
  return known ? (known.shopName ?? known.licenseName) : value;
}
