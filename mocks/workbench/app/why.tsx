import { useEffect, useState } from "preact/hooks";
import type {
  CallbackWhy,
  Event,
  RecurringWhy,
  WhyResult,
} from "../../../spec/generated/control.types.js";
import { placeOf, read } from "./api.js";
import type { Spoken } from "./catalogue.js";
import { Card } from "./parts.js";
import { live, useLive } from "./store.js";
import { nextText, type ReadableStep, readable } from "./why-words.js";
import { dayOf, t, timeOf } from "./words.js";

interface WhyProps {
  /** The verdict in the reader's language. */
  readonly because: string;
  readonly chain: WhyResult["chain"];
  /** The next due work. */
  readonly next?: RecurringWhy["next"] | CallbackWhy["next"];
}

/** How many of the latest steps are shown at first. */
const OPEN_MAX = 10;

/** The reason for a status: the verdict, the chain of events, and what is due next. */
export function Why({ because, chain, next = null }: WhyProps) {
  const steps = readable(chain);
  const earlier = steps.slice(0, -OPEN_MAX);
  const [first, ...later] = steps.slice(-OPEN_MAX);
  // The line before it may be folded away, and its day with it.
  const latest = first
    ? [{ ...first, time: `${dayOf(first.at)} ${timeOf(first.at)}` }, ...later]
    : [];
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
          <Chain steps={earlier} />
        </details>
      )}
      <Chain steps={latest} />
      {next && (
        <p class="muted">
          {t("dueNext")}: {dayOf(next.at)} <span class="num">{timeOf(next.at)}</span>
          {nextText(next) !== "" && ", "}
          <bdi>{nextText(next)}</bdi>
        </p>
      )}
    </Card>
  );
}

function Chain({ steps }: { readonly steps: readonly ReadableStep[] }) {
  return (
    <ol class="chain">
      {steps.map(({ seq, type, time, text, after }) => (
        <li key={seq} class={toneOfStep(type)}>
          <time class="num">{time}</time>
          <span class="t">
            <bdi>{text}</bdi> <span class="muted num">{after}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Steps that decide something are highlighted. */
function toneOfStep(type: string | undefined): string {
  if (type === "fault-injected") return "tone-warn";
  if (/declined|rejected|canceled|dropped|failed|ended/.test(type ?? "")) return "tone-bad";
  return /paid|delivered|used|succeeded|completed/.test(type ?? "") ? "tone-good" : "";
}

/** Sentences that say why; in Arabic the gateway's own words follow in small. */
export function Because({ sentences }: { readonly sentences: readonly Spoken[] }) {
  return (
    <>
      {sentences.map(({ text, lang, dir }, n) => (
        <p key={text} class={n === 0 ? "because" : "because small muted"} lang={lang} dir={dir}>
          {text}
        </p>
      ))}
    </>
  );
}

/** Events that lie this near are read at once. */
const NEAR = 50;
/** How many ranges are read at most: the earliest. */
const RANGES_MAX = 30;

/** Numbers in ranges of near ones, so that the life of one invoice among thousands is read without theirs. */
function rangesOf(numbers: readonly number[]): readonly (readonly [number, number])[] {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && number - last[1] <= NEAR) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.slice(0, RANGES_MAX);
}

/** The events of the chain, as data: from the first one to the last; undefined until they were read. */
export function useChain(
  why: Pick<WhyResult, "chain"> | null | undefined,
): readonly Event[] | undefined {
  const [events, setEvents] = useState<readonly Event[]>();
  const first = why?.chain[0]?.seq;
  const last = why?.chain.at(-1)?.seq;
  const reading = useLive((state) => state.reading);
  useEffect(() => {
    if (!why || first === undefined || last === undefined) return;
    const wanted = new Set(why.chain.map(({ seq }) => seq));
    const place = `${placeOf(live.state.sandbox)}/events`;
    const pages = rangesOf([...wanted]).map(([from, to]) =>
      read<"sandbox.events">(`${place}?after=${from - 1}&limit=${to - from + 1}`),
    );
    Promise.all(pages)
      .then((all) => all.flatMap(({ events }) => events.filter(({ seq }) => wanted.has(seq))))
      .catch(() => [])
      .then(setEvents);
  }, [first, last, why?.chain.length, reading]);
  return events;
}
