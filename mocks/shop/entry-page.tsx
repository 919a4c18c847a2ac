import { SHOP_PATHS } from "../api/paths.js";
import type { TokenVerdict } from "../api/token-check.js";
import type { Tongue } from "../pages/language.js";
import { shopPage, withLanguage } from "./frame.js";
import type { Kept } from "./notes.js";
import { State } from "./parts.js";
import { shopWords } from "./speech.js";

/** Asks for the control token, where others than this machine can call. */
export function renderEntry(verdict: Exclude<TokenVerdict, "right">, tongue: Tongue): string {
  const { proof } = shopWords(tongue.words);
  return shopPage({
    title: proof.title,
    tongue,
    sandbox: undefined,
    kind: "narrow",
    children: (
      <section class="panel" aria-labelledby="proof">
        <h1 id="proof">{proof.title}</h1>
        <p>{proof.text}</p>
        {verdict !== "missing" && (
          <p class="alert" role="alert">
            {verdict === "wrong"
              ? proof.wrong
              : proof.wait(tongue.words.digits(String(Math.ceil(verdict.waitMs / 1000))))}
          </p>
        )}
        <form method="post" action={withLanguage(SHOP_PATHS.enter, tongue)}>
          <div class="field">
            <label for="token">{proof.label}</label>
            <input id="token" name="token" type="password" dir="ltr" autocomplete="off" />
          </div>
          <button type="submit" class="primary">
            {proof.enter}
          </button>
        </form>
      </section>
    ),
  });
}

/** What a customer sees who comes back and knows no control token: his order's state, and no more. */
export function renderThanks({ order }: Kept, tongue: Tongue): string {
  const words = shopWords(tongue.words);
  return shopPage({
    title: words.thanks,
    tongue,
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
export function renderUnknownOrder(tongue: Tongue): string {
  const { title, text, hint } = shopWords(tongue.words).unknownOrder;
  return shopPage({
    title,
    tongue,
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
