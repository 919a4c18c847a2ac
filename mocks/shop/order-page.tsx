import { workbenchPath } from "../api/paths.js";
import { webUrl } from "../pages/headers.js";
import type { Translation } from "../pages/language.js";
import { Amount, Fact, Instant } from "../pages/parts.js";
import type { InvoiceStanding, OrderNote, StoredOrder } from "./orders.js";
import { orderPath, State, shopPage, shopWords, withLanguage } from "./pages.js";
import type { NoteFacts, ShopWords } from "./words-en.js";

interface Props {
  readonly stored: StoredOrder;
  readonly standing: InvoiceStanding;
  readonly translation: Translation;
  readonly words: ShopWords;
}

/** Renders an order: its status, its history, and what the shop checked. */
export function renderOrder(
  stored: StoredOrder,
  standing: InvoiceStanding,
  translation: Translation,
): string {
  const words = shopWords(translation.words);
  const { orderNumber } = stored.order;
  return shopPage({
    title: `${words.order} ${orderNumber}`,
    translation,
    sandbox: stored.sandbox,
    kind: "order",
    children: (
      <>
        <Order {...{ stored, standing, translation, words }} />
        <History {...{ stored, standing, translation, words }} />
      </>
    ),
  });
}

function Order({ stored, standing, translation, words }: Props) {
  const { order, sandbox } = stored;
  const { orderNumber, transactionNo, state } = order;
  return (
    <section class="panel" aria-labelledby="order">
      <div class="head">
        <h1 id="order">
          {words.order} <bdi>{orderNumber}</bdi>
        </h1>
        <Amount as="p" label={words.next[state]} amount={order.amount.toFixed(2)} currency="SAR" />
      </div>
      <dl>
        <Fact name={words.shopSays}>
          <State name={state} text={words.states[state]} />
        </Fact>
        <Fact name={words.gatewaySays}>
          <State name={standing} text={words.standings[standing]} />
        </Fact>
        <Fact name={translation.words.facts.customer}>{order.name}</Fact>
        {transactionNo && <Fact name={translation.words.facts.transaction}>{transactionNo}</Fact>}
        <Fact name={words.sandbox}>{sandbox}</Fact>
      </dl>
      <Difference {...{ order, standing, words }} />
      <Actions {...{ stored, standing, translation, words }} />
      {transactionNo && (
        <a class="plain" href={workbenchPath(sandbox, "invoices", transactionNo)}>
          {words.inWorkbench}
        </a>
      )}
    </section>
  );
}

/** Why shop and gateway do not say the same, where they do not. */
function Difference({
  order,
  standing,
  words,
}: Pick<Props, "standing" | "words"> & Pick<StoredOrder, "order">) {
  const { state } = order;
  const isSame = standing === (state === "waiting" ? "pending" : state) || standing === "none";
  if (isSame) return null;
  return <p class="note">{standing === "unknown" ? words.gone : words.differs}</p>;
}

function Actions({ stored, standing, translation, words }: Props) {
  const { orderNumber, paymentUrl, state, transactionNo } = stored.order;
  const href = paymentUrl === undefined ? undefined : webUrl(paymentUrl);
  const post = (what: "check" | "bill", label: string) => (
    <form method="post" action={withLanguage(orderPath(orderNumber, what), translation)}>
      <button type="submit">{label}</button>
    </form>
  );
  return (
    <div class="actions">
      {state === "waiting" && standing === "pending" && href && (
        <a class="button primary" href={href}>
          {words.pay}
        </a>
      )}
      {state === "placed" && post("bill", words.again)}
      {transactionNo && post("check", words.check)}
    </div>
  );
}

function History({ stored, translation, words }: Props) {
  const { notes, dropped } = stored;
  return (
    <section class="summary" aria-labelledby="history">
      <h2 id="history">{words.history}</h2>
      {dropped > 0 && (
        <p class="muted">{words.dropped(translation.words.digits(String(dropped)))}</p>
      )}
      <ol class="notes">
        {notes.map((note) => (
          <li class={note.what}>
            <p dir="auto">{sentenceOf(note, translation, words)}</p>
            <span class="muted small">
              <Instant iso={new Date(note.at).toISOString()} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A note in the language of the page. What comes from outside runs in its own direction. */
function sentenceOf(
  { what, facts }: OrderNote,
  { words: page }: Translation,
  words: ShopWords,
): string {
  const apart = (value: unknown) => `\u2068${value ?? "–"}\u2069`;
  const { amount, currency = "SAR" } = facts;
  const sum = `${page.digits(Number(amount ?? 0).toFixed(2))} ${page.currency(String(currency))}`;
  const note: NoteFacts = {
    transactionNo: apart(facts.transactionNo),
    status: apart(facts.status),
    amount: apart(sum),
    why: apart(facts.why),
  };
  const sentences: Readonly<Record<string, (facts: NoteFacts) => string>> = words.notes;
  return sentences[what]?.(note) ?? what;
}
