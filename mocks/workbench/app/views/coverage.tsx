import { useState } from "preact/hooks";
import { useQuery } from "../data/queries.js";
import type { Answer } from "../data/source.js";
import { Card, Unshown } from "../parts/parts.js";
import { t, type Word } from "../words.js";

type ItemReached = Answer<"sandbox.coverage">["items"][number];

/** The kinds in the order in which they are shown, each with its title. */
const KINDS = {
  operation: "coverOperation",
  invoice: "coverInvoice",
  session: "coverSession",
  recurring: "coverRecurring",
  registration: "coverRegistration",
  callback: "coverCallback",
  fault: "coverFault",
} as const satisfies Readonly<Record<ItemReached["kind"], Word>>;

/** Which items are listed. */
const CHOICES = {
  coverGaps: ({ count, expected }: ItemReached) => expected && count === 0,
  coverReached: ({ count }: ItemReached) => count > 0,
  coverLeftOut: ({ count, expected }: ItemReached) => !expected && count === 0,
} as const satisfies Readonly<Partial<Record<Word, (item: ItemReached) => boolean>>>;

type Choice = keyof typeof CHOICES;

/** What the traffic reached of all that can be reached. */
export function Coverage() {
  const found = useQuery<"sandbox.coverage">("/coverage", ["requests", "events"]);
  const [choice, setChoice] = useState<Choice>("coverGaps");
  if (!found) return <Unshown found={found} />;
  const { items, reached, expected, dropped } = found;
  return (
    <>
      <div class="crumbs">
        <h1>{t("coverage")}</h1>
        <b class="num">{scoreText(reached, expected)}</b>
        <span class="grow" />
        <fieldset class="seg" aria-label={t("coverage")}>
          {Object.keys(CHOICES).map((one) => (
            <button
              type="button"
              key={one}
              aria-pressed={one === choice}
              onClick={() => setChoice(one as Choice)}
            >
              {t(one as Choice)}
            </button>
          ))}
        </fieldset>
      </div>
      <p class="muted lead">
        {t(reached === 0 ? "coverNothing" : "coverLead")}{" "}
        {dropped > 0 && `${dropped} ${t("coverDropped")}.`}
      </p>
      <div class="stack">
        {Object.entries(KINDS).map(([kind, title]) => (
          <Kind
            key={kind}
            title={title}
            items={items.filter((item) => item.kind === kind)}
            choice={choice}
          />
        ))}
      </div>
    </>
  );
}

const scoreText = (reached: number, expected: number) => `${reached} ${t("coverOf")} ${expected}`;

interface KindProps {
  readonly title: Word;
  readonly items: readonly ItemReached[];
  readonly choice: Choice;
}

function Kind({ title, items, choice }: KindProps) {
  const expected = items.filter((item) => item.expected);
  const reached = expected.filter(({ count }) => count > 0).length;
  const shown = items.filter(CHOICES[choice]);
  const share = (100 * reached) / expected.length;
  if (expected.length + shown.length === 0) return null;
  return (
    <Card
      title={t(title)}
      aside={
        expected.length > 0 && <span class="num muted">{scoreText(reached, expected.length)}</span>
      }
    >
      {expected.length > 0 && (
        <div class="meter">
          <i style={{ width: `${share}%` }} />
        </div>
      )}
      {shown.length > 0 && (
        <details open={shown.length <= OPEN_MAX}>
          <summary>
            {t(choice)}: <span class="num">{shown.length}</span>
          </summary>
          <ul class="cover">
            {shown.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

/** How many items are listed without being asked for. */
const OPEN_MAX = 12;

/** One item: how often it was reached, or why nothing reaches it. */
function Item({ item: { name, count, why } }: { readonly item: ItemReached }) {
  return (
    <li>
      <span class="num">{count}</span>
      <div>
        <b>{name}</b>
        {count === 0 && why !== null && <div class="muted small">{why}</div>}
      </div>
    </li>
  );
}
