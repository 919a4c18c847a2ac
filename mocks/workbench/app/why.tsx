import { useEffect, useState } from "preact/hooks";
import type {
  CallbackWhy,
  Event,
  RecurringWhy,
  WhyResult,
} from "../../../spec/generated/control.types.js";
import { placeOf, read } from "./api.js";
import { dateOf, dayOf, timeOf } from "./format.js";
import { Card } from "./parts.js";
import { live, useLive } from "./store.js";
import { sentence, t } from "./words.js";

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
          {t("dueNext")}: {dayOf(next.at)} <span class="num">{timeOf(next.at)}</span>, {next.text}
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
          <time class="num">{timeAfter(at, steps[n - 1]?.at)}</time>
          <span class="t">{sentence(text)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The time of day, with the day where it is another than that of the step before. */
function timeAfter(at: string, before: string | undefined): string {
  const isSameDay = before !== undefined && dateOf(before) === dateOf(at);
  return isSameDay ? timeOf(at) : `${dayOf(at)} ${timeOf(at)}`;
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
