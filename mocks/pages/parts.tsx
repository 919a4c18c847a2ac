import type { ComponentChildren } from "preact";
import type { Invoice, Product as Line } from "../domain/invoice.js";
import { formatAmount, type Halalas } from "../domain/money.js";
import { type EpochMs, toIso } from "../domain/time.js";
import { useWords } from "./document.js";
import { ownUrl, webUrl } from "./headers.js";
import { instantText } from "./language.js";

/** An amount that stays on one line as long as it fits. */
export function Money({ amount, currency }: { amount: Halalas; currency: string }) {
  const words = useWords();
  return (
    <span class="money">
      <bdi>{words.digits(formatAmount(amount))}</bdi>
      <span class="currency"> {words.currency(currency)}</span>
    </span>
  );
}

/** The amount of a page. It is the heading unless the page has another one. */
export function Amount(props: {
  label: string;
  amount: Halalas;
  currency: string;
  as?: "h1" | "p";
}) {
  const { label, amount, currency, as: Tag = "h1" } = props;
  return (
    <Tag class="amount">
      <span class="label">{label}</span> <Money amount={amount} currency={currency} />
    </Tag>
  );
}

/** A fact in a list. Text from users finds its own direction. */
export function Fact({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

/** An instant for people and for machines. */
export function Instant({ at }: { at: EpochMs }) {
  return <time dateTime={toIso(at)}>{instantText(at, useWords())}</time>;
}

/** A note of the merchant with its line breaks. */
export function Note({ text }: { text: string | null }) {
  if (text === null || text === "") return null;
  return (
    <p class="note" dir="auto">
      {text}
    </p>
  );
}

const OPEN_PRODUCTS_MAX = 4;

/** How many products a page lists: rendering takes a while for each, and other calls wait for it. */
const LISTED_PRODUCTS_MAX = 100;

/** The products. A long list is folded so that the form stays within reach, and a very long one is cut. */
export function Products({ products }: { products: readonly Line[] }) {
  const words = useWords();
  if (products.length === 0) return null;
  const more = products.length - LISTED_PRODUCTS_MAX;
  return (
    <details class="products" open={products.length <= OPEN_PRODUCTS_MAX}>
      <summary>{words.products(products.length)}</summary>
      <ul>
        {products.slice(0, LISTED_PRODUCTS_MAX).map((product) => (
          <Product product={product} />
        ))}
      </ul>
      {more > 0 ? <p class="muted">{words.moreProducts(more)}</p> : null}
    </details>
  );
}

function Product({ product }: { product: Line }) {
  const { title, description, quantity, price, digital } = product;
  const words = useWords();
  return (
    <li>
      <div class="what">
        <p dir="auto">{title}</p>
        {description ? (
          <p class="muted" dir="auto">
            {description}
          </p>
        ) : null}
        {digital ? <p class="tag">{words.digital}</p> : null}
      </div>
      <p class="price">
        <span class="muted">{words.digits(String(quantity))} ×</span>{" "}
        <bdi>{words.digits(formatAmount(price))}</bdi>
      </p>
    </li>
  );
}

/** The problem of the last form. */
export function Notice({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p class="alert" role="alert" dir="auto">
      {text}
    </p>
  );
}

/** The status that replaces a form. */
export function Standing(props: {
  tone: "good" | "bad" | "calm";
  title: string;
  as?: "h1" | "h2";
  children: ComponentChildren;
}) {
  const { as: Title = "h2" } = props;
  return (
    <div class={`standing ${props.tone}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="11" />
        <path d={MARKS[props.tone]} />
      </svg>
      <Title>{props.title}</Title>
      <p>{props.children}</p>
    </div>
  );
}

/** The QR code that opens the page on a phone. */
export function PhoneCode({ url }: { url: string }) {
  const { qr } = useWords();
  const src = ownUrl(url);
  if (src === undefined) return null;
  return (
    <figure class="phone">
      <img src={src} width="104" height="104" alt={qr.alt} />
      <figcaption>{qr.caption}</figcaption>
    </figure>
  );
}

/** Shows the date of a refund. */
export function Refunded({ invoice: { refund } }: { invoice: Invoice }) {
  const { refunded } = useWords();
  if (refund?.status !== "refunded") return null;
  return (
    <p class="note" role="status">
      <strong>{refunded}</strong> <Instant at={refund.at} />
    </p>
  );
}

const MARKS = {
  good: "M7 12.5l3.4 3.4L17 9",
  bad: "M8.5 8.5l7 7M15.5 8.5l-7 7",
  calm: "M12 7v5.5l3.5 2",
};

/** A link that looks like a button. */
export function ButtonLink(props: { href: string; children: ComponentChildren }) {
  const href = ownUrl(props.href);
  if (href === undefined) return null;
  return (
    <a class="button" href={href}>
      {props.children}
    </a>
  );
}

/** The way back to the shop. An address that a browser might run is no way back. */
export function Return({ to }: { to: string | null }) {
  const { backToShop } = useWords();
  const href = to === null ? undefined : webUrl(to);
  return href === undefined ? null : <ButtonLink href={href}>{backToShop}</ButtonLink>;
}
