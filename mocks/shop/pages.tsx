import type { ComponentChildren } from "preact";
import { SHOP_SOURCE } from "../../spec/generated/shop-source.js";
import { SHOP_PATHS, workbenchPath } from "../api/paths.js";
import type { TokenVerdict } from "../api/token-check.js";
import { renderPage } from "../pages/document.js";
import type { Translation } from "../pages/language.js";
import { Money } from "../pages/parts.js";
import type { Words } from "../pages/words/en.js";
import { GOODS, type InvoiceStanding, ORDERS_MAX, type StoredOrder } from "./orders.js";
import { SHOP_STYLE } from "./style.js";
import { AR } from "./words-ar.js";
import { EN, type ShopWords } from "./words-en.js";

const WORDS: Readonly<Record<Words["language"], ShopWords>> = { en: EN, ar: AR };

/** What the shop says in the language of a page. */
export function shopWords({ language }: Pick<Words, "language">): ShopWords {
  return WORDS[language];
}

/** A page of the shop. */
interface ShopPage {
  readonly title: string;
  readonly translation: Translation;
  /** The sandbox that the link to the workbench opens. */
  readonly sandbox: string | undefined;
  readonly kind: "shop" | "order" | "narrow";
  readonly children: ComponentChildren;
}

/** Renders a page of the shop in the shell of all pages. */
export function shopPage({ title, translation, sandbox, kind, children }: ShopPage): string {
  const { words, otherUrl } = translation;
  const { other } = words;
  const shop = shopWords(words);
  const header = (
    <>
      <span>{shop.tagline}</span>
      <nav aria-label={shop.tagline}>
        <a href={withLanguage(SHOP_PATHS.page, translation, { sandbox })}>{shop.back}</a>
        <a href={workbenchPath(...(sandbox === undefined ? [] : [sandbox]))}>{shop.workbench}</a>
        {otherUrl !== null && (
          <a href={otherUrl} lang={other.language} hreflang={other.language}>
            {other.label}
          </a>
        )}
      </nav>
    </>
  );
  const layout = kind === "narrow" ? "narrow" : `wide ${kind}`;
  return renderPage({ title, translation, layout, style: SHOP_STYLE, header, children });
}

/** A path in the language that was asked for, where one was. */
export function withLanguage(
  path: string,
  { asked }: Translation,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  return withQuery(path, { ...query, lang: asked });
}

/** A path with a query of those fields that there are. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | undefined>>,
): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, value);
  }
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

/** What a form asked for, and what was wrong with it. */
export interface FormInput {
  readonly good?: string | undefined;
  readonly name?: string | undefined;
  readonly mobile?: string | undefined;
  readonly problem?: keyof ShopWords["problems"] | undefined;
}

/** What the front of the shop shows. */
interface ShopView {
  readonly sandbox: string;
  /** The sandboxes to choose from. */
  readonly names: readonly string[];
  readonly orders: readonly { readonly stored: StoredOrder; readonly standing: InvoiceStanding }[];
  readonly forgotten: number;
  readonly entered: FormInput;
}

/** What each part of the front of the shop is made from. */
interface ShopParts {
  readonly view: ShopView;
  readonly translation: Translation;
  readonly words: ShopWords;
}

/** The state of an order: a word, a sign and a color. */
export function State({ name, text }: { readonly name: string; readonly text: string }) {
  return <span class={`state ${name}`}>{text}</span>;
}

/** The path of an order, and of what can be done about it. */
export function orderPath(orderNumber: string, what?: "check" | "bill"): string {
  const path = SHOP_PATHS.order.replace("{orderNumber}", encodeURIComponent(orderNumber));
  return what === undefined ? path : `${path}/${what}`;
}

/** The front of the shop: what it sells, its orders, and the source of its payments. */
export function renderShop(view: ShopView, translation: Translation): string {
  const words = shopWords(translation.words);
  const parts = { view, translation, words };
  return shopPage({
    title: words.title,
    translation,
    sandbox: view.sandbox,
    kind: "shop",
    children: (
      <>
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
      </>
    ),
  });
}

/** The order form: product, customer and sandbox. */
function OrderForm({ view, translation, words }: ShopParts) {
  const { entered, sandbox, names } = view;
  const { problem } = entered;
  return (
    <section class="panel" aria-labelledby="shop">
      <div class="head">
        <h1 id="shop">{words.title}</h1>
        <p class="muted">{words.lead}</p>
      </div>
      {problem && (
        <p class="alert" role="alert">
          {words.problems[problem]}
        </p>
      )}
      <form method="post" action={withLanguage(SHOP_PATHS.orders, translation)} autocomplete="off">
        <Goods chosen={entered.good ?? "coffee"} words={words} />
        <Text name="name" label={words.name} value={entered.name ?? words.nameValue} />
        <Text name="mobile" label={words.mobile} value={entered.mobile ?? "0512345678"} ltr />
        <Text
          name="sandbox"
          label={words.sandbox}
          value={sandbox}
          hint={words.sandboxHint}
          list={names}
          ltr
        />
        <div class="actions">
          <button type="submit" class="primary">
            {words.create}
          </button>
          <button type="submit" formmethod="get" formaction={SHOP_PATHS.page}>
            {words.show}
          </button>
        </div>
      </form>
    </section>
  );
}

function Goods({ chosen, words }: { readonly chosen: string } & Pick<ShopParts, "words">) {
  return (
    <fieldset>
      <legend>{words.goods}</legend>
      <div class="methods">
        {GOODS.map(({ id, price }) => (
          <label class="method">
            <input type="radio" name="good" value={id} checked={id === chosen} />
            <span class="good">
              <span>{words.good[id]}</span>
              <Money amount={price.toFixed(2)} currency="SAR" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface TextProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly list?: readonly string[];
  readonly ltr?: boolean;
}

function Text({ name, label, value, hint, list, ltr = false }: TextProps) {
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <input
        id={name}
        name={name}
        type="text"
        dir={ltr ? "ltr" : "auto"}
        maxLength={128}
        spellcheck={false}
        value={value}
        {...(list && { list: `${name}s` })}
        {...(hint && { "aria-describedby": `${name}Hint` })}
      />
      {list && (
        <datalist id={`${name}s`}>
          {list.map((one) => (
            <option value={one} />
          ))}
        </datalist>
      )}
      {hint && (
        <p id={`${name}Hint`} class="muted small">
          {hint}
        </p>
      )}
    </div>
  );
}

function Orders({ view, translation, words }: ShopParts) {
  const { orders, forgotten, sandbox } = view;
  const { digits } = translation.words;
  return (
    <section class="summary" aria-labelledby="orders">
      <h2 id="orders">
        <bdi>{words.orders(`\u2068${sandbox}\u2069`)}</bdi>
      </h2>
      {orders.length === 0 ? (
        <p class="muted">{words.noOrders}</p>
      ) : (
        <Table {...{ orders, translation, words }} />
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
  translation,
  words,
}: Pick<ShopParts, "translation" | "words"> & Pick<ShopView, "orders">) {
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
          {orders.map(({ stored: { order }, standing }) => (
            <tr>
              <td>
                <a href={withLanguage(orderPath(order.orderNumber), translation)}>
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

/** Asks for the control token, where others than this machine can call. */
export function renderEntry(
  verdict: Exclude<TokenVerdict, "right">,
  translation: Translation,
): string {
  const { entry } = shopWords(translation.words);
  return shopPage({
    title: entry.title,
    translation,
    sandbox: undefined,
    kind: "narrow",
    children: (
      <section class="panel" aria-labelledby="proof">
        <h1 id="proof">{entry.title}</h1>
        <p>{entry.text}</p>
        {verdict !== "missing" && (
          <p class="alert" role="alert">
            {verdict === "wrong"
              ? entry.wrong
              : entry.wait(translation.words.digits(String(Math.ceil(verdict.waitMs / 1000))))}
          </p>
        )}
        <form method="post" action={withLanguage(SHOP_PATHS.enter, translation)}>
          <div class="field">
            <label for="token">{entry.label}</label>
            <input id="token" name="token" type="password" dir="ltr" autocomplete="off" />
          </div>
          <button type="submit" class="primary">
            {entry.enter}
          </button>
        </form>
      </section>
    ),
  });
}

/** Renders the status of an order for a returning customer who has no control token. */
export function renderThanks({ order }: StoredOrder, translation: Translation): string {
  const words = shopWords(translation.words);
  return shopPage({
    title: words.thanks,
    translation,
    sandbox: undefined,
    kind: "narrow",
    children: (
      <section class="summary message" aria-labelledby="thanks">
        <h1 id="thanks">{words.thanks}</h1>
        <p>
          <bdi>{order.orderNumber}</bdi>{" "}
          <State name={order.state} text={words.states[order.state]} />
        </p>
        <p>{words.next[order.state]}</p>
      </section>
    ),
  });
}

/** An order that the shop does not know. */
export function renderUnknownOrder(translation: Translation): string {
  const { title, text, hint } = shopWords(translation.words).unknownOrder;
  return shopPage({
    title,
    translation,
    sandbox: undefined,
    kind: "narrow",
    children: (
      <section class="summary message" aria-labelledby="unknown">
        <h1 id="unknown">{title}</h1>
        <p>{text}</p>
        <p class="note">{hint}</p>
      </section>
    ),
  });
}
