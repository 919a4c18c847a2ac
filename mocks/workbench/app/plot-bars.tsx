import { dayOf, minuteOf, timeOf } from "./formats.js";
import { Measured } from "./measured.js";
import { Scrolled } from "./parts.js";
import { isRtl, said, t } from "./words.js";

/** One kind of what is stacked. */
export interface Series {
  readonly key: string;
  readonly colour: string;
}

type Bucket = { readonly at: string } & Readonly<Record<string, number | string>>;

interface BarsProps {
  readonly label: string;
  readonly buckets: readonly Bucket[];
  readonly bucketMs: number;
  readonly series: readonly Series[];
  /** A level holds on until the next bucket that tells another one; a count does not. */
  readonly isLevel?: boolean;
}

const DAY_MS = 86_400_000;
const HEIGHT = 190;
const TOP = 12;
const FOOT = 34;
const LEFT = 40;

/** What tells instants apart that lie so far from each other. */
const tickOf = (ms: number) => (ms < 60_000 ? timeOf : minuteOf);

/** Bars over time, each of its parts on top of the other; the same as a table below them. */
export function StackedBars(props: BarsProps) {
  const { buckets, series, label } = props;
  if (buckets.length === 0) return <p class="muted">{t("none")}</p>;
  return (
    <>
      <ul class="legend">
        {series.map(({ key, colour }) => (
          <li key={key}>
            <i style={{ background: colour }} />
            {said(key)}
          </li>
        ))}
      </ul>
      <Measured class="plot">{(width) => <Drawn {...props} width={width} />}</Measured>
      <details>
        <summary>{t("asTable")}</summary>
        <Scrolled label={label}>
          <table>
            <thead>
              <tr>
                <th>{t("time")}</th>
                {series.map(({ key }) => (
                  <th key={key}>{said(key)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {buckets.map((bucket) => (
                <tr key={bucket.at}>
                  <td class="num">
                    {dayOf(bucket.at)} {tickOf(props.bucketMs)(bucket.at)}
                  </td>
                  {series.map(({ key }) => (
                    <td key={key} class="num">
                      {bucket[key]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolled>
      </details>
    </>
  );
}

const sumOf = (bucket: Bucket, series: readonly Series[]): number =>
  series.reduce((sum, { key }) => sum + Number(bucket[key] ?? 0), 0);

/** The least of 1, 2 or 5 times a power of ten that a number fits under. */
function roundedUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return [1, 2, 5, 10].map((n) => n * power).find((n) => n >= value) ?? value;
}

function Drawn({
  width,
  label,
  buckets,
  bucketMs,
  series,
  isLevel,
}: BarsProps & { readonly width: number }) {
  const instants = buckets.map(({ at }) => Date.parse(at));
  const first = instants[0] ?? 0;
  const slots = Math.max(1, Math.round(((instants.at(-1) ?? first) - first) / bucketMs) + 1);
  const slot = (width - LEFT - 8) / slots;
  const most = roundedUp(Math.max(...buckets.map((bucket) => sumOf(bucket, series))));
  const y = (value: number) => TOP + (HEIGHT - TOP - FOOT) * (1 - value / most);
  const x = (at: number) => LEFT + ((at - first) / bucketMs) * slot;
  const flipped = (left: number, wide: number) => (isRtl() ? width - left - wide : left);
  const until = (n: number) =>
    isLevel ? (instants[n + 1] ?? (instants[n] ?? 0) + bucketMs) : (instants[n] ?? 0) + bucketMs;
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={label}>
      {[0, most / 2, most].map((value) => (
        <g key={value}>
          <path
            d={`M${flipped(LEFT, 0)} ${y(value)}H${flipped(width - 8, 0)}`}
            stroke="var(--line)"
          />
          <text
            x={flipped(LEFT - 8, 0)}
            y={y(value) + 4}
            class="t11 m"
            text-anchor={isRtl() ? "start" : "end"}
          >
            {Number.isInteger(value) ? value : ""}
          </text>
        </g>
      ))}
      {buckets.map((bucket, n) => {
        const wide = Math.max(
          1.5,
          x(until(n)) - x(instants[n] ?? 0) - (isLevel ? 0 : Math.min(2, slot / 4)),
        );
        let below = 0;
        return (
          <g key={bucket.at}>
            <title>
              {`${dayOf(bucket.at)} ${tickOf(bucketMs)(bucket.at)} · ${series.map(({ key }) => `${said(key)} ${bucket[key]}`).join(", ")}`}
            </title>
            {series.map(({ key, colour }) => {
              const value = Number(bucket[key] ?? 0);
              below += value;
              return value === 0 ? null : (
                <rect
                  key={key}
                  x={flipped(x(instants[n] ?? 0), wide)}
                  y={y(below)}
                  width={wide}
                  height={Math.max(1, y(below - value) - y(below) - (isLevel ? 0 : 1))}
                  fill={colour}
                />
              );
            })}
          </g>
        );
      })}
      <Times first={first} slots={slots} bucketMs={bucketMs} x={(at) => flipped(x(at), 0)} />
    </svg>
  );
}

interface TimesProps {
  readonly first: number;
  readonly slots: number;
  readonly bucketMs: number;
  readonly x: (at: number) => number;
}

/** A few instants below the bars; the day where it is another one. */
function Times({ first, slots, bucketMs, x }: TimesProps) {
  const step = Math.max(1, Math.ceil(slots / 5));
  const isDays = bucketMs >= DAY_MS;
  const shown = Array.from({ length: Math.ceil(slots / step) }, (_, n) => n * step)
    // The last one would not have the room.
    .filter((n) => n === 0 || n < slots * 0.9)
    .map((n) => first + n * bucketMs);
  return (
    <>
      {shown.map((at, n) => (
        <g key={at} text-anchor={isRtl() ? "end" : "start"}>
          <text x={x(at)} y={HEIGHT - 18} class="t11 m">
            {isDays ? "" : tickOf(step * bucketMs)(at)}
          </text>
          {(n === 0 || dayOf(at) !== dayOf(shown[n - 1] ?? 0)) && (
            <text x={x(at)} y={HEIGHT - 4} class="t11 w">
              {dayOf(at)}
            </text>
          )}
        </g>
      ))}
    </>
  );
}
