import { useState } from "preact/hooks";
import type { StatsView } from "../../../spec/generated/control.types.js";
import { type Address, hashOf } from "./address.js";
import { ChargeCalendar } from "./charges-plot.js";
import { Card, Measured, Scrolled, Unshown } from "./parts.js";
import { useRead } from "./reading.js";
import { live, nowOf, type SandboxState, useLive } from "./store.js";
import { Nearness } from "./time-strip.js";
import { frameOf } from "./timeline-scale.js";
import { counted, dayOf, isRtl, minuteOf, said, t, timeOf, type Word } from "./words.js";

/** One kind of what is stacked. */
interface Series {
  readonly key: string;
  readonly colour: string;
}

type Bucket = { readonly at: string } & Readonly<Record<string, number | string>>;

interface BarsProps {
  readonly label: string;
  readonly buckets: readonly Bucket[];
  readonly bucketMs: number;
  readonly series: readonly Series[];
  /** A level holds until the next bucket with another one; a count does not. */
  readonly isLevel?: boolean;
  /** What is said while there is nothing to draw. */
  readonly empty: Word;
  /** The list of what a part of a bar counts. */
  readonly hrefOf?: (key: string, at: string) => string;
}

/** The calls that a figure counts. */
const callsHref = (address: Partial<Address>) =>
  hashOf({ sandbox: live.state.sandbox, view: "calls", ...address });

const DAY_MS = 86_400_000;
const HEIGHT = 190;
const TOP = 12;
const FOOT = 34;
const LEFT = 40;

/** The part that distinguishes instants which lie this far apart. */
const tickOf = (ms: number) => (ms < 60_000 ? timeOf : minuteOf);

/** Bars over time, each of its parts on top of the other; the same as a table below them. */
function StackedBars(props: BarsProps) {
  const { buckets, series, label, empty } = props;
  const isEmpty = buckets.every((bucket) => sumOf(bucket, series) === 0);
  if (isEmpty) return <p class="muted">{t(empty)}</p>;
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
                      {props.hrefOf && bucket[key] !== 0 ? (
                        <a href={props.hrefOf(key, bucket.at)}>{bucket[key]}</a>
                      ) : (
                        bucket[key]
                      )}
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
  hrefOf,
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
    <svg width={width} height={HEIGHT} role={hrefOf ? undefined : "img"} aria-label={label}>
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
              if (value === 0) return null;
              const part = (
                <rect
                  key={key}
                  x={flipped(x(instants[n] ?? 0), wide)}
                  y={y(below)}
                  width={wide}
                  height={Math.max(1, y(below - value) - y(below) - (isLevel ? 0 : 1))}
                  fill={colour}
                />
              );
              // The table has the same links for the keyboard.
              return hrefOf ? (
                <a key={key} href={hrefOf(key, bucket.at)} tabIndex={-1} aria-label={said(key)}>
                  {part}
                </a>
              ) : (
                part
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

type Operations = StatsView["operations"];

const ROW = 26;
const NAMES = 150;
/** Room for half of the last label. */
const RIGHT = 28;
const DECADES = [0.1, 1, 10, 100, 1000, 10_000, 100_000];

/** How long each operation took, on a logarithmic scale: median, middle half, and range. */
function ResponseTimes({ operations }: { readonly operations: Operations }) {
  const timed = operations.filter(({ durationMs }) => durationMs !== null);
  if (timed.length === 0) return <p class="muted">{t("noCalls")}</p>;
  return (
    <>
      <p class="small muted">{t("plotTimesLead")}</p>
      <Measured class="plot">{(width) => <BoxPlots operations={timed} width={width} />}</Measured>
      <details>
        <summary>{t("asTable")}</summary>
        <Table operations={timed} />
      </details>
    </>
  );
}

function BoxPlots({
  operations,
  width,
}: {
  readonly operations: Operations;
  readonly width: number;
}) {
  const all = operations.flatMap(({ durationMs }) => durationMs ?? []);
  const least = Math.max(0.05, Math.min(...all.map(({ least: first }) => first)));
  const most = Math.max(least * 10, ...all.map(({ most: last }) => last));
  const low = DECADES.findLast((decade) => decade <= least) ?? 0.01;
  const high = DECADES.find((decade) => decade >= most) ?? most;
  const x = (ms: number) => {
    const share = Math.log(Math.max(low, ms) / low) / Math.log(high / low);
    return NAMES + share * (width - NAMES - RIGHT);
  };
  const height = operations.length * ROW + 30;
  return (
    <svg width={width} height={height} role="img" aria-label={t("plotTimes")}>
      {DECADES.filter((decade) => decade >= low && decade <= high).map((decade) => (
        <g key={decade}>
          <path d={`M${x(decade)} 0V${height - 22}`} stroke="var(--line)" />
          <text x={x(decade)} y={height - 6} class="t11 m" text-anchor="middle">
            {decade >= 1000 ? `${decade / 1000} s` : `${decade} ms`}
          </text>
        </g>
      ))}
      {operations.map(({ operationId, durationMs, injected }, n) => {
        if (!durationMs) return null;
        const y = n * ROW + 13;
        const { least: from, quarter, median, threeQuarters, most: to } = durationMs;
        return (
          <g key={operationId}>
            <title>{`${operationId ?? "–"}: ${from} – ${median} – ${to} ms`}</title>
            <text x="0" y={y + 4} class="t12">
              {operationId ?? "–"}
            </text>
            <path d={`M${x(from)} ${y}H${x(to)}`} stroke="var(--edge)" stroke-width="1.3" />
            <rect
              x={x(quarter)}
              y={y - 6}
              width={Math.max(2, x(threeQuarters) - x(quarter))}
              height="12"
              rx="3"
              fill="var(--h1)"
            />
            <path d={`M${x(median)} ${y - 8}v16`} stroke="var(--accent)" stroke-width="2.5" />
            {injected > 0 && (
              <path d={`M${x(to)} ${y - 5}l5 5-5 5-5-5z`} fill="var(--warn)">
                <title>{`${injected} ${t("injected")}`}</title>
              </path>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function Table({ operations }: { readonly operations: Operations }) {
  return (
    <Scrolled label={t("plotTimes")}>
      <table>
        <thead>
          <tr>
            {[t("operation"), t("calls"), "min", "25 %", "50 %", "75 %", "max"].map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {operations.map(({ operationId, count, durationMs }) => (
            <tr key={operationId}>
              <td>
                {operationId ? <a href={callsHref({ q: operationId })}>{operationId}</a> : "–"}
              </td>
              <td class="num">{count}</td>
              {Object.entries(durationMs ?? {}).map(([name, ms]) => (
                <td key={name} class="num">
                  {ms}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}

const CALLS: readonly Series[] = [
  { key: "ok", colour: "var(--accent)" },
  { key: "injected", colour: "var(--warn)" },
  { key: "doubtful", colour: "var(--faint)" },
  { key: "refused", colour: "var(--bad)" },
];

const INVOICES: readonly Series[] = [
  { key: "paid", colour: "var(--accent)" },
  { key: "pending", colour: "var(--h1)" },
  { key: "canceled", colour: "var(--faint)" },
];

/** The instant from which on the time line shows what happened, to the minute; undefined for all of it. */
function beginOf(known: SandboxState): number | undefined {
  const { from } = frameOf(known.view, nowOf(known));
  return Number.isFinite(from) ? Math.floor(from / MINUTE_MS) * MINUTE_MS : undefined;
}

const MINUTE_MS = 60_000;

/** Where people would rather look than read. */
export function Plots() {
  const [time, setTime] = useState<"sandbox" | "wall">("sandbox");
  const view = useLive((state) => state.view);
  const from = useLive((known) => beginOf(known));
  const since = from === undefined ? "" : `&since=${new Date(from).toISOString()}`;
  const stats = useRead<"sandbox.stats">(`/stats?buckets=48&time=${time}${since}`);
  if (!stats) return <Unshown found={stats} />;
  const { calls, invoices, operations, recurring, recurringMatches } = stats;
  const sum = (key: "refused" | "injected") =>
    calls.buckets.reduce((total, bucket) => total + bucket[key], 0);
  const counts = [
    counted("plottedCalls", calls.counted),
    counted("plottedRefused", sum("refused")),
    counted("plottedInjected", sum("injected")),
  ];
  // The list of calls has the times of the sandbox alone.
  const callsIn = (key: string, at: string) => {
    const to = new Date(Date.parse(at) + calls.bucketMs).toISOString();
    return callsHref({ status: key, filter: String(new URLSearchParams({ since: at, to })) });
  };
  const dropped = calls.dropped > 0 ? ` · ${counted("droppedCalls", calls.dropped)}` : "";
  return (
    <>
      <div class="crumbs">
        <h1>{t("plots")}</h1>
        <span class="grow" />
        <Nearness view={view} />
        <fieldset class="seg" aria-label={t("plotClock")}>
          {(["sandbox", "wall"] as const).map((one) => (
            <button
              type="button"
              key={one}
              aria-pressed={time === one}
              onClick={() => setTime(one)}
            >
              {t(one === "wall" ? "plotWall" : "plotSandbox")}
            </button>
          ))}
        </fieldset>
      </div>
      <div class="grid g2">
        <Card title={`${counts.join(isRtl() ? "، " : ", ")}${dropped}`}>
          <StackedBars
            label={t("calls")}
            empty="noCalls"
            buckets={calls.buckets}
            bucketMs={calls.bucketMs}
            series={CALLS}
            {...(time === "sandbox" && { hrefOf: callsIn })}
          />
        </Card>
        <Card title={t("plotTimes")}>
          <ResponseTimes operations={operations} />
        </Card>
        <Card title={t("plotInvoices")}>
          <StackedBars
            label={t("plotInvoices")}
            empty="noInvoices"
            buckets={invoices.buckets}
            bucketMs={invoices.bucketMs}
            series={INVOICES}
            isLevel
          />
        </Card>
      </div>
      <div class="below">
        <Card title={`${t("plotCharges")} (${recurring.length} / ${recurringMatches})`}>
          <ChargeCalendar recurring={recurring} />
        </Card>
      </div>
    </>
  );
}
