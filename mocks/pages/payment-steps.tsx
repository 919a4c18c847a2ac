import { Field } from "./field.js";
import { Instant, Money } from "./parts.js";
import { useWords } from "./speech.js";
import { ownUrl } from "./text.js";
import type { PaymentPageView, PaymentStep } from "./views.js";

interface Props<Is extends PaymentStep["is"]> {
  readonly view: PaymentPageView;
  readonly step: Extract<PaymentStep, { is: Is }>;
  readonly frame: boolean;
}

/** Asks for the one-time password that was sent to a wallet. */
export function OtpForm({ view, step, frame }: Props<"otp">) {
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
export function ChallengeForm({ view, step }: Omit<Props<"challenge">, "frame">) {
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
