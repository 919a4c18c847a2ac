import type { ComponentChildren } from "preact";
import { SHOP_PATHS, workbenchPath } from "../api/paths.js";
import { toHalalas } from "../domain/money.js";
import { renderPage } from "../pages/document.js";
import { webUrl } from "../pages/headers.js";
import { Amount, Fact, Instant, Money } from "../pages/parts.js";
import { STYLE } from "../pages/style.js";
import type { ShopOrder } from "./integration.js";
import { GOODS, type InvoiceStanding, type OrderNote, type StoredOrder } from "./orders.js";

/** What the shop has besides the style of all pages: orders and their history. */
export const SHOP_STYLE = `${STYLE}
.chrome nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin-inline-start: auto; }
.chrome nav a, .plain, .orders a { color: var(--accent); padding: .25rem 0; }
.field input { letter-spacing: 0; }
h1 { font-size: 1.5rem; }
.head { display: grid; gap: .375rem; }
.good { display: flex; justify-content: space-between; gap: 1rem; flex: 1; }
.orders { list-style: none; margin: 0; padding: 0; }
.orders li { display: flex; gap: 1rem; align-items: baseline; padding: .5rem 0; border-top: 1px solid var(--line); }
.orders .money { margin-inline-start: auto; }
.state { padding: 0 .625rem; border-radius: 1rem; font-size: .8125rem; font-weight: 600; background: var(--sunken); }
.state.paid { background: var(--accent-soft); color: var(--accent-strong); }
.state.unknown, .state.canceled { background: var(--bad-soft); color: var(--bad); }
.notes { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
.notes li { padding-inline-start: .875rem; border-inline-start: 3px solid var(--line); }
.notes li.paid { border-color: var(--accent); }
.notes li:is(.refused, .other-amount, .paid-twice, .unclear, .unverified) { border-color: var(--bad); }
`;

/** What is wrong with a field of the form. */
export const PROBLEMS = {
  good: "Choose something from the list.",
  sandbox: "Enter a name of up to 128 letters, digits and . _ ~ @ -",
  name: "Enter a name of 1 to 100 letters.",
  mobile: "Enter a mobile number of up to 30 characters.",
  amount: "Enter an amount from 0.01 to 999999999.99 with at most two decimals.",
};

const STATES: Readonly<Record<ShopOrder["state"], readonly [word: string, next: string]>> = {
  placed: ["No invoice", "There is no invoice yet."],
  unclear: [
    "Unclear",
    "The service did not answer, so the invoice may exist. The shop does not request another one. To buy now, create a new order.",
  ],
  waiting: ["Waiting", "The customer has not paid yet."],
  paid: ["Paid", "Paid, verified, and on its way."],
  canceled: ["Canceled", "Canceled. The shop does not ship it."],
};

const STANDINGS: Readonly<Record<InvoiceStanding, string>> = {
  none: "No invoice",
  pending: "Pending",
  paid: "Paid",
  canceled: "Canceled",
  unknown: "Unknown",
};

const NO_PROOF =
  "This proves nothing, because anyone can call this address. The shop asks getInvoice.";

/** The facts of a note, formatted. */
type NoteFacts = Readonly<Record<"transactionNo" | "status" | "amount" | "why", string>>;

/** The text of each note of the integration. */
const NOTES: Readonly<Record<string, (facts: NoteFacts) => string>> = {
  placed: ({ amount }) => `A customer ordered for ${amount}.`,
  invoice: ({ transactionNo }) =>
    `addInvoice returned invoice ${transactionNo} and the address of its payment page.`,
  refused: ({ why }) => `The payment service refused the order. ${why}`,
  unclear: ({ why }) =>
    `${why}. The invoice may exist or not. If the customer pays it, a callback reports it.`,
  callback: ({ transactionNo }) => `A callback for ${transactionNo} arrived. ${NO_PROOF}`,
  browser: ({ transactionNo }) => `The browser returned for ${transactionNo}. ${NO_PROOF}`,
  asks: ({ transactionNo }) =>
    `The shop asks getInvoice about ${transactionNo} without a callback.`,
  unverified: ({ why }) =>
    `${why}. The shop answers the callback with 503, so that the service repeats it.`,
  unasked: ({ why }) => `${why}. The order does not change until the shop can verify it.`,
  "other-order": ({ transactionNo }) =>
    `${transactionNo} is the invoice of another order. This order does not change.`,
  unpaid: ({ status }) => `getInvoice says ${status}. The order is not paid.`,
  canceled: ({ status }) => `getInvoice says ${status}. The shop does not ship the order.`,
  "other-amount": ({ status, amount }) =>
    `getInvoice says ${status}, but ${amount} is not the price of the order. A person must check it.`,
  known: ({ status }) =>
    `getInvoice says ${status}, which the shop already knows. It does nothing twice.`,
  "paid-twice": ({ transactionNo }) =>
    `Another invoice of this order, ${transactionNo}, is paid as well. The shop returns that money.`,
  paid: ({ status, amount }) =>
    `getInvoice says ${status}, ${amount}, which is the price of the order. The shop ships it once.`,
};

interface ShopPage {
  readonly title: string;
  /** The sandbox that the link to the workbench opens. */
  readonly sandbox?: string;
  readonly layout?: "wide" | "narrow";
  readonly children: ComponentChildren;
}

/** Renders a page of the shop in the shell of all pages. */
function shopPage({ title, sandbox, layout = "wide", children }: ShopPage): string {
  const query = sandbox === undefined ? "" : `?${new URLSearchParams({ sandbox })}`;
  const header = (
    <>
      <span>The built-in shop</span>
      <nav aria-label="The built-in shop">
        <a href={SHOP_PATHS.page + query}>All orders</a>
        <a href={workbenchPath(...(sandbox === undefined ? [] : [sandbox]))}>Workbench</a>
      </nav>
    </>
  );
  return renderPage({ title, layout, style: SHOP_STYLE, header, children });
}

/** The path of an order, and of what can be done about it. */
export function orderPath(orderNumber: string, what?: "check" | "bill"): string {
  const path = SHOP_PATHS.order.replace("{orderNumber}", encodeURIComponent(orderNumber));
  return what === undefined ? path : `${path}/${what}`;
}

const State = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <span class={`state ${name}`}>{text}</span>
);

interface ShopView {
  readonly sandbox: string;
  readonly orders: readonly StoredOrder[];
  readonly entered: Readonly<Record<string, string | undefined>>;
  readonly problem: keyof typeof PROBLEMS | undefined;
}

/** The front of the shop: what it sells, and its orders. */
export function renderShop({ sandbox, orders, entered, problem }: ShopView): string {
  const { good: chosen = "coffee", name = "Salma Alqahtani", mobile = "0512345678" } = entered;
  return shopPage({
    title: "A tiny shop",
    sandbox,
    children: (
      <>
        <section class="panel" aria-labelledby="shop">
          <div class="head">
            <h1 id="shop">A tiny shop</h1>
            <p class="muted">
              It uses the payment service like any shop: over HTTP, with its own callback. Order
              something, pay, and see what the shop checked. Its integration is{" "}
              <a class="plain" href={SHOP_PATHS.source}>
                one file to copy
              </a>
              .
            </p>
          </div>
          {problem && (
            <p class="alert" role="alert">
              {PROBLEMS[problem]}
            </p>
          )}
          <form method="post" action={SHOP_PATHS.orders} autocomplete="off">
            <fieldset>
              <legend>What would you like?</legend>
              <div class="methods">
                {GOODS.map(({ id, title, price }) => (
                  <label class="method">
                    <input type="radio" name="good" value={id} checked={id === chosen} />
                    <span class="good">
                      <span>{title}</span>
                      <Money amount={toHalalas(price)} currency="SAR" />
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
            <Text name="name" label="Your name" value={name} />
            <Text name="mobile" label="Your mobile number" value={mobile} />
            <Text name="sandbox" label="Sandbox" value={sandbox} />
            <div class="actions">
              <button type="submit" class="primary">
                Create an order
              </button>
            </div>
          </form>
        </section>
        <section class="summary" aria-labelledby="orders">
          <h2 id="orders">
            Orders in <bdi>{sandbox}</bdi>
          </h2>
          {orders.length === 0 && <p class="muted">None yet. The first one takes half a minute.</p>}
          <ul class="orders">
            {orders.map(({ order: { orderNumber, state, amount } }) => (
              <li>
                <a href={orderPath(orderNumber)}>{orderNumber}</a>
                <State name={state} text={STATES[state][0]} />
                <Money amount={toHalalas(amount)} currency="SAR" />
              </li>
            ))}
          </ul>
        </section>
      </>
    ),
  });
}

interface TextProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

const Text = ({ name, label, value }: TextProps) => (
  <div class="field">
    <label for={name}>{label}</label>
    <input id={name} name={name} dir="auto" maxLength={128} spellcheck={false} value={value} />
  </div>
);

/** An order: its status, its history, and what the shop checked. */
export function renderOrder(stored: StoredOrder, standing: InvoiceStanding): string {
  const { order, sandbox, notes } = stored;
  const { orderNumber, transactionNo, state, amount } = order;
  const [word, next] = STATES[state];
  return shopPage({
    title: `Order ${orderNumber}`,
    sandbox,
    children: (
      <>
        <section class="panel" aria-labelledby="order">
          <div class="head">
            <h1 id="order">Order {orderNumber}</h1>
            <Amount as="p" label={next} amount={toHalalas(amount)} currency="SAR" />
          </div>
          <dl>
            <Fact name="For the shop">
              <State name={state} text={word} />
            </Fact>
            <Fact name="In the gateway">
              <State name={standing} text={STANDINGS[standing]} />
            </Fact>
            <Fact name="Customer">{order.name}</Fact>
            {transactionNo && <Fact name="Transaction">{transactionNo}</Fact>}
            <Fact name="Sandbox">{sandbox}</Fact>
          </dl>
          <Difference state={state} standing={standing} />
          <Actions order={order} standing={standing} />
          {transactionNo && (
            <a class="plain" href={workbenchPath(sandbox, "invoices", transactionNo)}>
              See it in the workbench
            </a>
          )}
        </section>
        <section class="summary" aria-labelledby="history">
          <h2 id="history">What happened</h2>
          <ol class="notes">
            {notes.map((note) => (
              <li class={note.what}>
                <p dir="auto">{sentenceOf(note)}</p>
                <span class="muted small">
                  <Instant at={note.at} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      </>
    ),
  });
}

type OrderParts = Readonly<{ state: ShopOrder["state"]; standing: InvoiceStanding }>;

/** Why shop and gateway do not say the same, where they do not. */
function Difference({ state, standing }: OrderParts) {
  const isSame = standing === (state === "waiting" ? "pending" : state) || standing === "none";
  if (isSame) return null;
  return (
    <p class="note">
      {standing === "unknown"
        ? "The gateway no longer knows the invoice of this order: its sandbox was reset, or rewound to before the order. This never happens at a real service. Create a new order."
        : "Shop and gateway differ. The callback has not arrived yet, it was lost, or the sandbox was rewound. Press Check again to ask the service."}
    </p>
  );
}

function Actions({
  order: { orderNumber, paymentUrl, state, transactionNo },
  standing,
}: Pick<OrderParts, "standing"> & { readonly order: ShopOrder }) {
  const href = paymentUrl === undefined ? undefined : webUrl(paymentUrl);
  const post = (what: "check" | "bill", label: string) => (
    <form method="post" action={orderPath(orderNumber, what)}>
      <button type="submit">{label}</button>
    </form>
  );
  return (
    <div class="actions">
      {state === "waiting" && standing === "pending" && href && (
        <a class="button primary" href={href}>
          Go to the payment page
        </a>
      )}
      {state === "placed" && post("bill", "Try again")}
      {transactionNo && post("check", "Check again")}
    </div>
  );
}

/** A note as a sentence. What comes from outside runs in its own direction. */
function sentenceOf({ what, facts }: OrderNote): string {
  const isolated = (value: unknown) => `\u2068${value ?? "–"}\u2069`;
  const { amount, currency = "SAR" } = facts;
  const note: NoteFacts = {
    transactionNo: isolated(facts.transactionNo),
    status: isolated(facts.status),
    amount: isolated(`${Number(amount ?? 0).toFixed(2)} ${currency}`),
    why: isolated(facts.why),
  };
  return NOTES[what]?.(note) ?? what;
}

/** A page that only says something. */
function messagePage(title: string, children: ComponentChildren): string {
  return shopPage({
    title,
    layout: "narrow",
    children: (
      <section class="summary message" aria-labelledby="message">
        <h1 id="message">{title}</h1>
        {children}
      </section>
    ),
  });
}

/** The status of an order for a returning customer who has no control token. */
export function renderReturn({ order: { orderNumber, state } }: StoredOrder): string {
  const [word, next] = STATES[state];
  return messagePage(
    "Your order",
    <>
      <p>
        {orderNumber} <State name={state} text={word} />
      </p>
      <p>{next}</p>
    </>,
  );
}

/** An order that the shop does not know. */
export function renderUnknownOrder(): string {
  return messagePage(
    "Not an order of this shop",
    <>
      <p>
        The shop keeps its latest orders in the memory of one process, and forgets them at a
        restart. None has this number.
      </p>
      <p class="note">The gateway still has the invoice: see the workbench.</p>
    </>,
  );
}
