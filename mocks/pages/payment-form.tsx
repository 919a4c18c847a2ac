import { OTP_WALLETS } from "../domain/otp.js";
import { Field } from "./field.js";
import { Money } from "./parts.js";
import { useWords } from "./speech.js";
import { CARD_METHODS, ownUrl } from "./text.js";
import type { PaymentPageView } from "./views.js";

interface Props {
  readonly view: PaymentPageView;
  /** Inside a frame nothing takes the focus by itself. */
  readonly frame: boolean;
}

const isWallet = (brand: string) => OTP_WALLETS.some((wallet) => wallet === brand);
const isCard = (brand: string) => CARD_METHODS.includes(brand);

/** The form of an open invoice. Its three buttons say what the customer's bank would have said. */
export function PaymentForm({ view, frame }: Props) {
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

function Methods({ view: { brands, entered } }: Pick<Props, "view">) {
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

function CardFields({ view: { entered, problems }, frame }: Props) {
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

function WalletField({ view: { entered, problems }, frame }: Props) {
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
