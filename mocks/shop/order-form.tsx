import { SHOP_PATHS } from "../api/paths.js";
import { Money } from "../pages/parts.js";
import { withLanguage } from "./frame.js";
import { GOODS } from "./goods.js";
import type { ShopParts } from "./views.js";

/** What the shop sells, who orders it, and in which sandbox. */
export function OrderForm({ view, tongue, words }: ShopParts) {
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
      <form method="post" action={withLanguage(SHOP_PATHS.orders, tongue)} autocomplete="off">
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
