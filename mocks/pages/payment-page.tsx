import { workbenchPath } from "../api/paths.js";
import { cardDigits } from "../domain/card.js";
import { CARD_BRANDS, expiresAt, offeredBrands } from "../domain/invoice.js";
import { type Brand, formatAmount } from "../domain/money.js";
import { OTP_WALLETS, type OtpSession } from "../domain/otp.js";
import { fittingCards, groupedNumber } from "../faults/test-cards.js";
import { renderPage, useWords } from "./document.js";
import { ownUrl } from "./headers.js";
import { ENGLISH } from "./language.js";
import { returnUrl } from "./links.js";
import {
  Amount,
  ButtonLink,
  Fact,
  Instant,
  Money,
  Note,
  Notice,
  PhoneCode,
  Products,
  Refunded,
  Return,
  Standing,
} from "./parts.js";
import {
  enteredIn,
  type Paying,
  type PaymentField,
  stepOf,
  type WrongFields,
  whyNoCode,
} from "./payment-form.js";

interface Props {
  readonly name: PaymentField;
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly problems: WrongFields | undefined;
  readonly frame: boolean;
}

/**
 * A field for digits. They run from left to right in any language. The error is beside it, and the first
 * invalid field has the focus, if the browser allows it in a frame.
 */
function Field({ name, label, value, maxLength, hint, placeholder, problems = {}, frame }: Props) {
  const words = useWords();
  const problem = problems[name] && words.problem(problems[name]);
  const isFirst = Object.keys(problems)[0] === name;
  const described = [problem && `${name}Problem`, hint && `${name}Hint`].filter(Boolean).join(" ");
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <input
        id={name}
        name={name}
        type="text"
        dir="ltr"
        inputMode="numeric"
        autocomplete={name === "otp" ? "one-time-code" : "off"}
        maxLength={maxLength}
        spellcheck={false}
        value={value}
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(described === "" ? {} : { "aria-describedby": described })}
        {...(problem === undefined ? {} : { "aria-invalid": "true", autofocus: isFirst && !frame })}
      />
      <Remark id={`${name}Problem`} tone="problem" text={problem} />
      <Remark id={`${name}Hint`} tone="muted small" text={hint} />
    </div>
  );
}

function Remark(props: { id: string; tone: string; text: string | undefined }) {
  const { id, tone, text } = props;
  if (text === undefined) return null;
  return (
    <p id={id} class={tone}>
      {text}
    </p>
  );
}

interface FormProps {
  readonly paying: Paying;
  /** Inside a frame nothing takes the focus by itself. */
  readonly frame: boolean;
}

const isWallet = (brand: Brand) => OTP_WALLETS.some((wallet) => wallet === brand);
const isCard = (brand: Brand) => CARD_BRANDS.includes(brand);

/** The form of an open invoice. Its three buttons say what the customer's bank would have said. */
function PaymentForm({ paying, frame }: FormProps) {
  const { order } = paying.invoice;
  const brands = offeredBrands(order);
  const { form } = useWords();
  return (
    <form method="post" action={ownUrl(paying.paths.action) ?? ""} autocomplete="off">
      <Methods paying={paying} />
      {brands.some(isCard) ? <CardFields paying={paying} frame={frame} /> : null}
      {brands.some(isWallet) ? <WalletField paying={paying} frame={frame} /> : null}
      <div class="actions">
        <button type="submit" name="do" value="pay" class="primary">
          {form.pay} <Money amount={order.amount} currency={order.currency} />
        </button>
        <div class="pair">
          <button type="submit" name="do" value="decline">
            {form.decline}
          </button>
          <button type="submit" name="do" value="cancel">
            {form.cancel}
          </button>
        </div>
        <p class="muted small">{form.actionsHint}</p>
      </div>
    </form>
  );
}

function Methods({ paying }: Pick<FormProps, "paying">) {
  const words = useWords();
  const brands = offeredBrands(paying.invoice.order);
  if (brands.length === 0) return null;
  const { method } = enteredIn(paying);
  const chosen = brands.find((brand) => brand === method) ?? brands[0];
  return (
    <fieldset>
      <legend>{words.form.methods}</legend>
      <div class="methods">
        {brands.map((brand) => (
          <label class={`method ${kindOf(brand)}`}>
            <input type="radio" name="method" value={brand} checked={brand === chosen} />
            <bdi>{words.method(brand)}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What a method asks for: the stylesheet shows the fields of the one that is chosen. */
function kindOf(brand: Brand): "card" | "wallet" | "other" {
  if (isCard(brand)) return "card";
  return isWallet(brand) ? "wallet" : "other";
}

function CardFields({ paying, frame }: FormProps) {
  const { form } = useWords();
  const entered = enteredIn(paying);
  const common = { problems: paying.shown.problems, frame };
  return (
    <div class="fields forcard">
      <Field
        {...common}
        name="cardNumber"
        label={form.cardNumber}
        hint={form.cardHint}
        value={entered.cardNumber}
        maxLength={23}
      />
      <div class="pair">
        <Field
          {...common}
          name="expiry"
          label={form.expiry}
          placeholder={form.expiryHint}
          value={entered.expiry}
          maxLength={9}
        />
        <Field {...common} name="code" label={form.code} value={entered.code} maxLength={4} />
      </div>
    </div>
  );
}

function WalletField({ paying, frame }: FormProps) {
  const { form } = useWords();
  return (
    <div class="fields forwallet">
      <Field
        name="mobile"
        label={form.mobile}
        hint={form.mobileHint}
        value={enteredIn(paying).mobile}
        maxLength={20}
        problems={paying.shown.problems}
        frame={frame}
      />
    </div>
  );
}

/** A mobile number with its middle hidden, as on a page that others may see. */
function maskedMobile(mobile: string): string {
  return mobile.replace(/^(\d{2})\d+(\d{3})$/, "$1••••$2");
}

/** Asks for the one-time password that was sent to a wallet. */
function OtpForm({ paying, session, frame }: FormProps & { readonly session: OtpSession }) {
  const { invoice, paths, world, shown } = paying;
  const { order } = invoice;
  const { form, otp } = useWords();
  return (
    <form method="post" action={ownUrl(paths.action) ?? ""} autocomplete="off">
      <div class="step">
        <h2>{otp.title}</h2>
        <p>{otp.sentTo(`\u2066${maskedMobile(session.mobile)}\u2069`)}</p>
        <p class="muted small">
          {otp.until} <Instant at={session.expiresAt} />
        </p>
      </div>
      <input type="hidden" name="session" value={session.id} />
      <Field
        name="otp"
        label={otp.code}
        hint={otp.where}
        value=""
        maxLength={10}
        problems={shown.problems}
        frame={frame}
      />
      <p class="elsewhere">
        <a href={ownUrl(workbenchPath(world.name, "phone"))} target="_blank" rel="noreferrer">
          {otp.phone}
        </a>
      </p>
      <div class="actions">
        <button type="submit" name="do" value="pay" class="primary">
          {form.pay} <Money amount={order.amount} currency={order.currency} />
        </button>
        <button type="submit" name="do" value="resend">
          {otp.resend}
        </button>
        <a href={ownUrl(paths.page())}>{otp.otherWay}</a>
      </div>
    </form>
  );
}

/** The bank asks whether it is the customer: 3-D Secure, with its three ways to end. */
function ChallengeForm(props: {
  readonly paying: Paying;
  readonly fields: Readonly<Record<string, string>>;
}) {
  const { paying, fields } = props;
  const { order } = paying.invoice;
  const { challenge } = useWords();
  return (
    <form method="post" action={ownUrl(paying.paths.action) ?? ""} autocomplete="off">
      <div class="step">
        <h2>{challenge.title}</h2>
        <p>{challenge.text(cardDigits(fields.cardNumber ?? "").slice(-4))}</p>
        <p>
          <Money amount={order.amount} currency={order.currency} />
        </p>
      </div>
      <input type="hidden" name="do" value="pay" />
      {Object.entries(fields).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <div class="actions">
        <button type="submit" name="challenge" value="pass" class="primary">
          {challenge.pass}
        </button>
        <div class="pair">
          <button type="submit" name="challenge" value="fail">
            {challenge.fail}
          </button>
          <button type="submit" name="challenge" value="abandon">
            {challenge.abandon}
          </button>
        </div>
        <p class="muted small">{challenge.hint}</p>
      </div>
    </form>
  );
}

/** The page behind the payment URL of an invoice: a form while it is open, else how it ended. */
export function renderPaymentPage(paying: Paying, frame: boolean, translation = ENGLISH): string {
  const { order, status } = paying.invoice;
  const { words } = translation;
  const money = `${words.digits(formatAmount(order.amount))} ${words.currency(order.currency)}`;
  const { is } = stepOf(paying);
  // On a phone the form is far below the top of the page, and some things have to be seen first.
  const isNew = status !== "pending" || is !== "choose" || hasProblems(paying);
  return renderPage({
    title: words.orderTitle(money, order.orderNumber),
    frame,
    translation,
    children: (
      <>
        <Alerts paying={paying} />
        <div class="side">
          <Summary paying={paying} frame={frame} />
          {status === "pending" && is === "choose" ? <TestCards paying={paying} /> : null}
        </div>
        <section id="pay" class={isNew ? "panel closed" : "panel"} aria-label={words.payment}>
          <Panel paying={paying} frame={frame} />
        </section>
      </>
    ),
  });
}

function hasProblems({ shown }: Paying): boolean {
  return Object.keys(shown.problems ?? {}).length > 0;
}

function Panel({ paying, frame }: FormProps) {
  if (paying.invoice.status !== "pending") return <Closed paying={paying} />;
  const step = stepOf(paying);
  switch (step.is) {
    case "choose":
      return <PaymentForm paying={paying} frame={frame} />;
    case "otp":
      return <OtpForm paying={paying} session={step.session} frame={frame} />;
    case "challenge":
      return <ChallengeForm paying={paying} fields={step.fields} />;
  }
}

/** What happened last, and nothing besides: a form that was wrong comes after a decline. */
function Alerts({ paying }: Pick<FormProps, "paying">) {
  const words = useWords();
  const { invoice, shown } = paying;
  const over = whyNoCode(paying);
  const notice = shown.notice?.(words) ?? (over ? words.refusal(over) : null);
  if (notice !== null) return <Notice text={notice} />;
  const decline = invoice.declines.at(-1);
  const isOpen = invoice.status === "pending" && stepOf(paying).is === "choose";
  if (!decline || !isOpen || hasProblems(paying)) return null;
  return (
    <p class="alert" role="status">
      <strong>{words.declined}</strong> <bdi>{words.bank(decline.message)}</bdi>{" "}
      <bdi class="code">{decline.code}</bdi>
    </p>
  );
}

function Summary({ paying: { invoice, paths }, frame }: FormProps) {
  const { order, status, closedAt, method, transactionNo } = invoice;
  const words = useWords();
  const { facts } = words;
  return (
    <section class="summary" aria-label={words.summary}>
      <Amount label={words.amount[status]} amount={order.amount} currency={order.currency} />
      <dl>
        <Fact name={facts.customer}>{order.clientName}</Fact>
        <Fact name={facts.order}>{order.orderNumber}</Fact>
        <Fact name={facts.transaction}>{transactionNo}</Fact>
        {status === "pending" ? (
          <Fact name={facts.payBefore}>
            <Instant at={expiresAt(invoice)} />
          </Fact>
        ) : null}
        {status === "paid" && closedAt !== null ? (
          <Fact name={words.receipt.paidOn}>
            <Instant at={closedAt} />
          </Fact>
        ) : null}
        {method === null ? null : <Fact name={facts.method}>{words.method(method)}</Fact>}
      </dl>
      <Note text={order.note} />
      <Products products={order.products} />
      {frame || status !== "pending" ? null : <PhoneCode url={paths.qr} />}
    </section>
  );
}

/** Cards that a tester would otherwise look up; each is a link to this page with the form filled. */
function TestCards({ paying: { invoice, paths } }: Pick<FormProps, "paying">) {
  const words = useWords();
  const { title, hint, pays, asks } = words.cards;
  const cards = fittingCards(offeredBrands(invoice.order));
  if (cards.length === 0) return null;
  return (
    <section class="summary testcards" aria-labelledby="testcards">
      <div>
        <h2 id="testcards">{title}</h2>
        <p class="muted small">{hint}</p>
      </div>
      <ul>
        {cards.map((card) => (
          <li>
            <a href={ownUrl(`${paths.page({ card: card.number })}#pay`)}>
              <bdi dir="ltr">{groupedNumber(card.number)}</bdi>
              <span class="muted">
                <bdi>{words.method(card.method)}</bdi> ·{" "}
                {card.declined ? words.bank(card.declined.message) : card.asks ? asks : pays}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Closed({ paying: { world, invoice, paths } }: Pick<FormProps, "paying">) {
  const words = useWords();
  const paid = invoice.status === "paid";
  return (
    <>
      <Standing tone={paid ? "good" : "bad"} title={paid ? words.paid : words.canceled}>
        {paid ? words.paidText : words.canceledText(invoice.canceledBy)}
      </Standing>
      <Refunded invoice={invoice} />
      <div class="actions">
        {paid ? <ButtonLink href={paths.receipt}>{words.viewReceipt}</ButtonLink> : null}
        <Return to={returnUrl(world, invoice)} />
      </div>
    </>
  );
}
