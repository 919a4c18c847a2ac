import { workbenchPath } from "../api/paths.js";
import { webUrl } from "../pages/headers.js";
import type { Tongue } from "../pages/language.js";
import { Amount, Fact, Instant } from "../pages/parts.js";
import type { InvoiceStanding, Kept, Noted } from "./orders.js";
import { orderPath, Speaking, State, shopPage, shopWords, withLanguage } from "./pages.js";
import type { NoteFacts, ShopWords } from "./words.js";

interface Props {
  readonly kept: Kept;
  readonly standing: InvoiceStanding;
  readonly tongue: Tongue;
  readonly words: ShopWords;
}

/** One order: how it stands, what came about it, and what the shop checked. */
export function renderOrder(kept: Kept, standing: InvoiceStanding, tongue: Tongue): string {
  const words = shopWords(tongue.words);
  const { orderNumber } = kept.order;
  return shopPage({
    title: `${words.order} ${orderNumber}`,
    tongue,
    sandbox: kept.sandbox,
    kind: "order",
    children: (
      <Speaking tongue={tongue}>
        <Order {...{ kept, standing, tongue, words }} />
        <History {...{ kept, standing, tongue, words }} />
      </Speaking>
    ),
  });
}

function Order({ kept, standing, tongue, words }: Props) {
  const { order, sandbox } = kept;
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
        <Fact name={tongue.words.facts.customer}>{order.name}</Fact>
        {transactionNo && <Fact name={tongue.words.facts.transaction}>{transactionNo}</Fact>}
        <Fact name={words.sandbox}>{sandbox}</Fact>
      </dl>
      <Difference {...{ order, standing, words }} />
      <Actions {...{ kept, standing, tongue, words }} />
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
}: Pick<Props, "standing" | "words"> & Pick<Kept, "order">) {
  const { state } = order;
  const isSame = standing === (state === "waiting" ? "pending" : state) || standing === "none";
  if (isSame) return null;
  return <p class="note">{standing === "unknown" ? words.gone : words.differs}</p>;
}

function Actions({ kept, standing, tongue, words }: Props) {
  const { orderNumber, paymentUrl, state, transactionNo } = kept.order;
  const href = paymentUrl === undefined ? undefined : webUrl(paymentUrl);
  const post = (what: "check" | "bill", label: string) => (
    <form method="post" action={withLanguage(orderPath(orderNumber, what), tongue)}>
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

function History({ kept, tongue, words }: Props) {
  const { noted, dropped } = kept;
  return (
    <section class="summary" aria-labelledby="history">
      <h2 id="history">{words.history}</h2>
      {dropped > 0 && <p class="muted">{words.dropped(tongue.words.digits(String(dropped)))}</p>}
      <ol class="notes">
        {noted.map((note) => (
          <li class={note.what}>
            <p dir="auto">{sentenceOf(note, tongue, words)}</p>
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
function sentenceOf({ what, facts }: Noted, { words: page }: Tongue, words: ShopWords): string {
  const apart = (value: unknown) => `\u2068${value ?? "–"}\u2069`;
  const { amount, currency = "SAR" } = facts;
  const sum = `${page.digits(Number(amount ?? 0).toFixed(2))} ${page.currency(String(currency))}`;
  const told: NoteFacts = {
    transactionNo: apart(facts.transactionNo),
    status: apart(facts.status),
    amount: apart(sum),
    why: apart(facts.why),
  };
  return words.notes[what]?.(told) ?? what;
}
