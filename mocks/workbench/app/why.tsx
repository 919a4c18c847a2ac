import type {
  CallbackWhy,
  RecurringWhy,
  WhyResult,
} from "../../../spec/generated/control.types.js";
import { dayOf, timeOf } from "./formats.js";
import { Card } from "./parts.js";
import { afterText, nextText, stepText } from "./why-words.js";
import { t } from "./words.js";

interface WhyProps {
  /** The verdict in the reader's language. */
  readonly because: string;
  readonly chain: WhyResult["chain"];
  /** What is due next, where something is. */
  readonly next?: RecurringWhy["next"] | CallbackWhy["next"];
}

/** How many of the latest steps are told without being asked for. */
const OPEN_MAX = 10;

/** Why something is where it is: the verdict, what led there, and what is due next. */
export function Why({ because, chain, next = null }: WhyProps) {
  const earlier = chain.slice(0, -OPEN_MAX);
  return (
    <Card title={t("why")}>
      <p class="because">
        <bdi>{because}</bdi>
      </p>
      {earlier.length > 0 && (
        <details>
          <summary>
            {t("earlierSteps")}: <span class="num">{earlier.length}</span>
          </summary>
          <Chain steps={earlier} before={undefined} />
        </details>
      )}
      <Chain steps={chain.slice(-OPEN_MAX)} before={earlier.at(-1)} />
      {next && (
        <p class="muted">
          {t("dueNext")}: {dayOf(next.at)} <span class="num">{timeOf(next.at)}</span>{" "}
          <bdi>{nextText(next)}</bdi>
        </p>
      )}
    </Card>
  );
}

type Step = WhyProps["chain"][number];

interface ChainProps {
  readonly steps: readonly Step[];
  /** The step before the first one. */
  readonly before: Step | undefined;
}

function Chain({ steps, before }: ChainProps) {
  return (
    <ol class="chain">
      {steps.map((step, n) => (
        <li key={step.seq} class={toneOfStep(step.type)}>
          <time class="num">{timeOf(step.at)}</time>
          <span class="t">
            <bdi>{stepText(step)}</bdi>{" "}
            <span class="muted num">{afterText(step, steps[n - 1] ?? before)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Steps that decide something stand out. */
function toneOfStep(type: string | undefined): string {
  if (/declined|rejected|canceled|dropped|failed|ended/.test(type ?? "")) return "tone-bad";
  return /paid|delivered|used|succeeded|completed/.test(type ?? "") ? "tone-good" : "";
}
