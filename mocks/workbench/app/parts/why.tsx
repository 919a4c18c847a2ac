import type {
  CallbackWhy,
  RecurringWhy,
  WhyResult,
} from "../../../../spec/generated/control.types.js";
import { momentOf, whenOf } from "../format.js";
import { sentence, t } from "../words.js";
import { Card } from "./parts.js";

interface WhyProps {
  /** The verdict. */
  readonly because: string;
  readonly chain: WhyResult["chain"];
  /** The next due work. */
  readonly next?: RecurringWhy["next"] | CallbackWhy["next"];
}

/** How many of the latest steps are shown at first. */
const OPEN_MAX = 10;

/** The reason for a status: the verdict, the chain of events, and what is due next. */
export function Why({ because, chain, next = null }: WhyProps) {
  const earlier = chain.slice(0, -OPEN_MAX);
  return (
    <Card title={t("why")}>
      <p class="because">{sentence(because)}</p>
      {earlier.length > 0 && (
        <details>
          <summary>
            {t("earlierSteps")}: <span class="num">{earlier.length}</span>
          </summary>
          <Chain steps={earlier} />
        </details>
      )}
      <Chain steps={chain.slice(-OPEN_MAX)} />
      {next && (
        <p class="muted">
          {t("dueNext")}: {momentOf(next.at)}, {next.text}
        </p>
      )}
    </Card>
  );
}

function Chain({ steps }: { readonly steps: WhyResult["chain"] }) {
  return (
    <ol class="chain">
      {steps.map(({ seq, type, at, text }, n) => (
        <li key={seq} class={toneOfStep(type)}>
          <time class="num">{whenOf(at, steps[n - 1]?.at)}</time>
          <span class="t">{sentence(text)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Steps that decide something are highlighted. */
function toneOfStep(type: string | undefined): string {
  if (/declined|rejected|canceled|dropped|failed|ended/.test(type ?? "")) return "tone-bad";
  return /paid|delivered|used|succeeded|completed/.test(type ?? "") ? "tone-good" : "";
}

/** Sentences that say why. */
export function Because({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <>
      {sentences.map((text) => (
        <p key={text} class="because">
          {text}
        </p>
      ))}
    </>
  );
}
