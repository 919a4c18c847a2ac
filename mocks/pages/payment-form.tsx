import { Money } from "./parts.js";
import { CARD_METHODS, methodLabel, ownUrl } from "./text.js";
import type { PaymentPageView } from "./views.js";

interface Props {
  readonly view: PaymentPageView;
}

/** The form of an open invoice. Its three buttons say what the customer's bank would have said. */
export function PaymentForm({ view }: Props) {
  const { amount, currency, brands } = view;
  return (
    <form method="post" action={ownUrl(view.action) ?? ""} autocomplete="off">
      <Methods brands={brands} />
      {brands.some((brand) => CARD_METHODS.includes(brand)) ? <CardNumber /> : null}
      <div class="actions">
        <button type="submit" name="do" value="pay" class="primary">
          Pay <Money amount={amount} currency={currency} />
        </button>
        <div class="pair">
          <button type="submit" name="do" value="decline">
            Decline
          </button>
          <button type="submit" name="do" value="cancel">
            Cancel
          </button>
        </div>
        <p class="muted small">
          Decline acts as a bank that refuses and leaves the invoice open. Cancel ends it.
        </p>
      </div>
    </form>
  );
}

function Methods({ brands }: { brands: readonly string[] }) {
  if (brands.length === 0) return null;
  return (
    <fieldset>
      <legend>Payment method</legend>
      <div class="methods">
        {brands.map((brand, index) => (
          <label class={CARD_METHODS.includes(brand) ? "method" : "method wallet"}>
            <input type="radio" name="method" value={brand} checked={index === 0} />
            <bdi>{methodLabel(brand)}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function CardNumber() {
  return (
    <div class="field">
      <label for="cardNumber">
        Card number <span class="muted">optional</span>
      </label>
      <input
        id="cardNumber"
        name="cardNumber"
        type="text"
        inputMode="numeric"
        autocomplete="off"
        maxLength={23}
        spellcheck={false}
        aria-describedby="cardNumberHint"
      />
      <p id="cardNumberHint" class="muted small">
        Make one up or leave it empty. Never enter the number of a real card.
      </p>
    </div>
  );
}
