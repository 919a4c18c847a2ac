import { OTP_WALLETS } from "../domain/otp.js";
import { renderPage, useWords } from "./document.js";
import { CARD_METHODS, ownUrl } from "./headers.js";
import { ENGLISH, type Translation } from "./language.js";
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
import type { FieldProblems, PaymentField, PaymentPageView, PaymentStep } from "./views.js";

interface Props {
  readonly name: PaymentField;
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly problems: FieldProblems;
  readonly frame: boolean;
}

/**
 * A field for digits. They run from left to right in any language. The error is beside it, and the first
 * invalid field has the focus, if the browser allows it in a frame.
 */
function Field({ name, label, value, maxLength, hint, placeholder, problems, frame }: Props) {
  const problem = problems[name];
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
  readonly view: PaymentPageView;
  /** Inside a frame nothing takes the focus by itself. */
  readonly frame: boolean;
}

const isWallet = (brand: string) => OTP_WALLETS.some((wallet) => wallet === brand);
const isCard = (brand: string) => CARD_METHODS.includes(brand);

/** The form of an open invoice. Its three buttons say what the customer's bank would have said. */
function PaymentForm({ view, frame }: FormProps) {
  const { amount, currency, brands } = view;
  const { form } = useWords();
  return (
    <form method="post" action={ownUrl(view.action) ?? ""} autocomplete="off">
      <Methods view={view} />
      {brands.some(isCard) ? <CardFields view={view} frame={frame} /> : null}
      {brands.some(isWallet) ? <WalletField view={view} frame={frame} /> : null}
      <div class="actions">
        <button type="submit" name="do" value="pay" class="primary">
          {form.pay} <Money amount={amount} currency={currency} />
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

function Methods({ view: { brands, entered } }: Pick<FormProps, "view">) {
  const words = useWords();
  if (brands.length === 0) return null;
  const chosen = brands.includes(entered.method ?? "") ? entered.method : brands[0];
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
function kindOf(brand: string): "card" | "wallet" | "other" {
  if (isCard(brand)) return "card";
  return isWallet(brand) ? "wallet" : "other";
}

function CardFields({ view: { entered, problems }, frame }: FormProps) {
  const { form } = useWords();
  const common = { problems, frame };
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

function WalletField({ view: { entered, problems }, frame }: FormProps) {
  const { form } = useWords();
  return (
    <div class="fields forwallet">
      <Field
        name="mobile"
        label={form.mobile}
        hint={form.mobileHint}
        value={entered.mobile}
        maxLength={20}
        problems={problems}
        frame={frame}
      />
    </div>
  );
}

interface StepProps<Is extends PaymentStep["is"]> {
  readonly view: PaymentPageView;
  readonly step: Extract<PaymentStep, { is: Is }>;
  readonly frame: boolean;
}

/** Asks for the one-time password that was sent to a wallet. */
function OtpForm({ view, step, frame }: StepProps<"otp">) {
  const { amount, currency, problems } = view;
  const { form, otp } = useWords();
  const back = ownUrl(step.backUrl);
  return (
    <form method="post" action={ownUrl(view.action) ?? ""} autocomplete="off">
      <div class="step">
        <h2>{otp.title}</h2>
        <p>{otp.sentTo(`\u2066${step.mobile}\u2069`)}</p>
        <p class="muted small">
          {otp.until} <Instant iso={step.expiresAt} />
        </p>
      </div>
      <input type="hidden" name="session" value={step.sessionId} />
      <Field
        name="otp"
        label={otp.code}
        hint={otp.where}
        value=""
        maxLength={10}
        problems={problems}
        frame={frame}
      />
      <PhoneLink url={step.phoneUrl} />
      <div class="actions">
        <button type="submit" name="do" value="pay" class="primary">
          {form.pay} <Money amount={amount} currency={currency} />
        </button>
        <button type="submit" name="do" value="resend">
          {otp.resend}
        </button>
        {back === undefined ? null : <a href={back}>{otp.otherWay}</a>}
      </div>
    </form>
  );
}

/** Leads to the phone that the text message came to, where there is one to be looked at. */
function PhoneLink({ url }: { readonly url: Parameters<typeof ownUrl>[0] }) {
  const { otp } = useWords();
  const phone = ownUrl(url);
  if (phone === undefined) return null;
  return (
    <p class="elsewhere">
      <a href={phone} target="_blank" rel="noreferrer">
        {otp.phone}
      </a>
    </p>
  );
}

/** The bank asks whether it is the customer: 3-D Secure, with its three ways to end. */
function ChallengeForm({ view, step }: Omit<StepProps<"challenge">, "frame">) {
  const { amount, currency } = view;
  const { challenge } = useWords();
  return (
    <form method="post" action={ownUrl(view.action) ?? ""} autocomplete="off">
      <div class="step">
        <h2>{challenge.title}</h2>
        <p>{challenge.text(step.ending)}</p>
        <p>
          <Money amount={amount} currency={currency} />
        </p>
      </div>
      <input type="hidden" name="do" value="pay" />
      {Object.entries(step.fields).map(([name, value]) => (
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

/** How a page is shown. */
interface PaymentPageOptions {
  /** The simple format for mobile apps: the same page without what surrounds it. */
  readonly frame: boolean;
  readonly translation?: Translation;
}

/** The page behind the payment URL of an invoice: a form while it is open, else how it ended. */
export function renderPaymentPage(view: PaymentPageView, options: PaymentPageOptions): string {
  const { amount, currency, orderNumber } = view;
  const { frame, translation = ENGLISH } = options;
  const { words } = translation;
  const money = `${words.digits(amount)} ${words.currency(currency)}`;
  return renderPage({
    title: words.orderTitle(money, orderNumber),
    frame,
    translation,
    children: (
      <>
        <Alerts view={view} />
        <div class="side">
          <Summary view={view} frame={frame} />
          <TestCards view={view} />
        </div>
        <section
          id="pay"
          class={isNewStatus(view) ? "panel closed" : "panel"}
          aria-label={words.payment}
        >
          <Panel view={view} frame={frame} />
        </section>
      </>
    ),
  });
}

interface PageProps {
  readonly view: PaymentPageView;
  readonly frame: boolean;
}

/** What the customer has to see first: on a phone the form is far below the top of the page. */
function isNewStatus({ status, step, problems }: PaymentPageView): boolean {
  return status !== "pending" || step.is !== "choose" || Object.keys(problems).length > 0;
}

function Panel({ view, frame }: PageProps) {
  const { status, step } = view;
  if (status !== "pending") return <Closed view={view} />;
  switch (step.is) {
    case "choose":
      return <PaymentForm view={view} frame={frame} />;
    case "otp":
      return <OtpForm view={view} step={step} frame={frame} />;
    case "challenge":
      return <ChallengeForm view={view} step={step} />;
  }
}

/** What happened last, in one message. */
function Alerts({ view }: { view: PaymentPageView }) {
  const { declined } = useWords();
  const isOpen = view.status === "pending" && view.step.is === "choose";
  const decline = isOpen ? view.decline : null;
  return (
    <>
      <Notice text={view.notice} />
      {decline ? (
        <p class="alert" role="status">
          <strong>{declined}</strong> <bdi>{decline.message}</bdi>{" "}
          <bdi class="code">{decline.code}</bdi>
        </p>
      ) : null}
    </>
  );
}

function Summary({ view, frame }: PageProps) {
  const { status, amount, currency } = view;
  const words = useWords();
  const { facts } = words;
  return (
    <section class="summary" aria-label={words.summary}>
      <Amount label={words.amount[status]} amount={amount} currency={currency} />
      <dl>
        <Fact name={facts.customer}>{view.clientName}</Fact>
        <Fact name={facts.order}>{view.orderNumber}</Fact>
        <Fact name={facts.transaction}>{view.transactionNo}</Fact>
        {status === "pending" ? (
          <Fact name={facts.payBefore}>
            <Instant iso={view.expiresAt} />
          </Fact>
        ) : null}
        {view.paidAt === null ? null : (
          <Fact name={words.receipt.paidOn}>
            <Instant iso={view.paidAt} />
          </Fact>
        )}
        {view.method === null ? null : <Fact name={facts.method}>{words.method(view.method)}</Fact>}
      </dl>
      <Note text={view.note} />
      <Products products={view.products} />
      {frame || status !== "pending" ? null : <PhoneCode url={view.qrUrl} />}
    </section>
  );
}

/** Cards that a tester would otherwise look up; each is a link to this page with the form filled. */
function TestCards({ view: { testCards, status, step } }: { view: PaymentPageView }) {
  const words = useWords();
  if (testCards.length === 0 || status !== "pending" || step.is !== "choose") return null;
  return (
    <section class="summary testcards" aria-labelledby="testcards">
      <div>
        <h2 id="testcards">{words.cards.title}</h2>
        <p class="muted small">{words.cards.hint}</p>
      </div>
      <ul>
        {testCards.map(({ number, method, leads, href }) => (
          <li>
            <a href={ownUrl(href) ?? ""}>
              <bdi dir="ltr">{number}</bdi>
              <span class="muted">
                <bdi>{words.method(method)}</bdi> · {leads}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Closed({ view }: Pick<PageProps, "view">) {
  const words = useWords();
  const paid = view.status === "paid";
  return (
    <>
      <Standing tone={paid ? "good" : "bad"} title={paid ? words.paid : words.canceled}>
        {paid ? words.paidText(view.closedBy) : words.canceledText(view.closedBy)}
      </Standing>
      <Refunded at={view.refundedAt} />
      <div class="actions">
        {paid ? <ButtonLink href={view.receiptUrl}>{words.viewReceipt}</ButtonLink> : null}
        <Return to={view.returnTo} />
      </div>
    </>
  );
}
