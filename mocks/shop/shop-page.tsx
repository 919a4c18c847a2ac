import { SHOP_SOURCE } from "../../spec/generated/shop-source.js";
import { SHOP_PATHS } from "../api/paths.js";
import type { Tongue } from "../pages/language.js";
import { Money } from "../pages/parts.js";
import { shopPage, withLanguage } from "./frame.js";
import { ORDERS_MAX } from "./notes.js";
import { OrderForm } from "./order-form.js";
import { orderPath, Speaking, State } from "./parts.js";
import { shopWords } from "./speech.js";
import type { ShopParts, ShopView } from "./views.js";

/** The front of the shop: what it sells, its orders, and the source of its payments. */
export function renderShop(view: ShopView, tongue: Tongue): string {
  const words = shopWords(tongue.words);
  const parts = { view, tongue, words };
  return shopPage({
    title: words.title,
    tongue,
    sandbox: view.sandbox,
    kind: "shop",
    children: (
      <Speaking tongue={tongue}>
        <div class="side">
          <OrderForm {...parts} />
          <Orders {...parts} />
        </div>
        <section class="summary" aria-labelledby="source">
          <div class="head">
            <h2 id="source">{words.source}</h2>
            <p class="muted">{words.sourceLead}</p>
            <p>
              <a class="plain" href={SHOP_PATHS.source}>
                {words.plain}
              </a>
            </p>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
          <pre tabIndex={0} lang="en">
            {SHOP_SOURCE}
          </pre>
        </section>
      </Speaking>
    ),
  });
}

function Orders({ view, tongue, words }: ShopParts) {
  const { orders, forgotten, sandbox } = view;
  const { digits } = tongue.words;
  return (
    <section class="summary" aria-labelledby="orders">
      <h2 id="orders">
        <bdi>{words.orders(`\u2068${sandbox}\u2069`)}</bdi>
      </h2>
      {orders.length === 0 ? (
        <p class="muted">{words.noOrders}</p>
      ) : (
        <Table {...{ orders, tongue, words }} />
      )}
      {forgotten > 0 && (
        <p class="muted small">
          {words.forgotten(digits(String(forgotten)), digits(String(ORDERS_MAX)))}
        </p>
      )}
    </section>
  );
}

function Table({
  orders,
  tongue,
  words,
}: Pick<ShopParts, "tongue" | "words"> & Pick<ShopView, "orders">) {
  return (
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.order}</th>
            <th scope="col">{words.amount}</th>
            <th scope="col">{words.shopSays}</th>
            <th scope="col">{words.gatewaySays}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ kept: { order }, standing }) => (
            <tr>
              <td>
                <a href={withLanguage(orderPath(order.orderNumber), tongue)}>
                  <bdi>{order.orderNumber}</bdi>
                </a>
              </td>
              <td>
                <Money amount={order.amount.toFixed(2)} currency="SAR" />
              </td>
              <td>
                <State name={order.state} text={words.states[order.state]} />
              </td>
              <td>
                <State name={standing} text={words.standings[standing]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
