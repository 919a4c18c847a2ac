import type {
  DueRecord,
  Event,
  InvoiceRecord,
  StatsView,
} from "../../../spec/generated/control.types.js";
import type { StreamedCall } from "../../control/changes.js";
import { kindOf, LANES, type Lane, type MarkShape } from "./event-kinds.js";
import { STRIPS_MAX } from "./store.js";
import { type FoldedScale, type Frame, foldedScale, NARROW_PX } from "./timeline-scale.js";
import { dayOf, isRtl, minuteOf, said, t, timeOf } from "./words.js";

/** An invoice on the time line: a strip from its creation to its end, or to its expiry. */
export interface Strip {
  readonly transactionNo: string;
  readonly status: "pending" | "paid" | "canceled";
  readonly from: number;
  readonly to: number;
}

/** Something that happened at an instant, or that is due. */
export interface Mark {
  readonly at: number;
  readonly lane: Lane;
  readonly shape: MarkShape;
  readonly title: string;
}

/** The strips of the latest invoices, and of those that the events add or change. */
export function stripsOf(
  events: readonly Event[],
  due: readonly DueRecord[],
  latest: readonly InvoiceRecord[],
): readonly Strip[] {
  const ends = new Map(due.map(({ about, at }) => [about, Date.parse(at)]));
  const strips = new Map<string, Strip>();
  for (const { transactionNo, status, createdAt, expiresAt, closedAt } of latest) {
    ends.set(transactionNo, Date.parse(expiresAt));
    const [from, to] = [Date.parse(createdAt), Date.parse(closedAt ?? expiresAt)];
    strips.set(transactionNo, { transactionNo, status, from, to });
  }
  for (const event of events) {
    const { type, at, transactionNo } = event;
    if (typeof transactionNo !== "string") continue;
    const { status } = kindOf(event);
    const instant = Date.parse(at);
    const from = type === "invoice-created" ? instant : strips.get(transactionNo)?.from;
    if (from === undefined) continue;
    const to = status === "pending" ? (ends.get(transactionNo) ?? instant) : instant;
    if (status !== undefined) strips.set(transactionNo, { transactionNo, status, from, to });
  }
  return [...strips.values()].toSorted(byAge).slice(-STRIPS_MAX);
}

/** Numbers of transactions grow, also while the clock is frozen. */
const byAge = (a: Strip, b: Strip): number =>
  a.from - b.from || a.transactionNo.localeCompare(b.transactionNo);

/** Everything but invoices that the time line shows. */
export function marksOf(
  events: readonly Event[],
  calls: readonly StreamedCall[],
  due: readonly DueRecord[],
): readonly Mark[] {
  return [...events.flatMap(markOf), ...calls.map(callMark), ...due.flatMap(dueMark)];
}

function markOf(event: Event): readonly Mark[] {
  const { mark } = kindOf(event);
  if (mark === undefined) return [];
  const shape = typeof mark.shape === "function" ? mark.shape(event) : mark.shape;
  return [{ at: Date.parse(event.at), lane: mark.lane, shape, title: event.type }];
}

function callMark({ at, operationId, path, status, code, faults }: StreamedCall): Mark {
  const isBad = status === null || status >= 400 || code !== null;
  const shape = faults.length > 0 ? "injected" : isBad ? "bad" : "plain";
  const title = `${operationId ?? path} ${status ?? ""}`;
  return { at: Date.parse(at), lane: "calls", shape, title };
}

function dueMark({ at, what, about }: DueRecord): readonly Mark[] {
  if (what === "expiry") return [];
  const lane = what === "charge" ? "charges" : "callbacks";
  return [{ at: Date.parse(at), lane, shape: "due", title: `${what} ${about}` }];
}

/** What happened in a stretch of time, counted by the gateway: too much to draw each of it. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly lane: "invoices" | "calls";
  /** How many there were by name, and which of them are drawn as its ground. */
  readonly counts: Readonly<Partial<Record<BarPart, number>>>;
}

type BarPart = "created" | "paid" | "canceled" | "ok" | "refused" | "doubtful" | "injected";

/** The invoices that were created and closed in each stretch. The stats have how many there were at its end. */
export function invoiceBars({ invoices: { bucketMs, buckets } }: StatsView): readonly Bar[] {
  return buckets.map(({ at, ...after }, n) => {
    const before = buckets[n - 1] ?? { pending: 0, paid: 0, canceled: 0 };
    const [paid, canceled] = [after.paid - before.paid, after.canceled - before.canceled];
    const counts = { created: after.pending - before.pending + paid + canceled, paid, canceled };
    const from = Date.parse(at);
    return { from, to: from + bucketMs, lane: "invoices", counts };
  });
}

/** The calls of each stretch, by how they ended. */
export function callBars({ calls: { bucketMs, buckets } }: StatsView): readonly Bar[] {
  return buckets.map(({ at, ...counts }) => {
    const from = Date.parse(at);
    return { from, to: from + bucketMs, lane: "calls", counts };
  });
}

const BAR_COLORS: Readonly<Partial<Record<BarPart, string>>> = {
  ...{ paid: "var(--accent)", canceled: "var(--faint)" },
  ...{
    ok: "var(--faint)",
    refused: "var(--bad)",
    doubtful: "var(--warn)",
    injected: "var(--warn)",
  },
};

const partsOf = ({ counts }: Bar) => Object.entries(counts) as [BarPart, number][];

/** How high a bar is: what was created lies behind what was closed. */
function heightOf(bar: Bar): number {
  const { created = 0 } = bar.counts;
  const others = partsOf(bar).reduce((sum, [part, n]) => (part === "created" ? sum : sum + n), 0);
  return Math.max(created, others);
}

/** The counts of a lane as bars, the highest of them as high as the lane. */
export function Bars({ bars, layout }: LayoutProps & { readonly bars: readonly Bar[] }) {
  const { place, lanes, lanePx } = layout;
  const most = Math.max(1, ...bars.map(heightOf));
  return (
    <>
      {bars.map((bar) => {
        const top = lanes.get(bar.lane);
        if (top === undefined) return null;
        const high = (bar.lane === "invoices" ? 2 * lanePx : lanePx) - 8;
        const bottom = top + high + 4;
        const px = (count: number) => (count === 0 ? 0 : Math.max(1, (high * count) / most));
        const [left, right] = [place(bar.from), place(bar.to)].sort((a, b) => a - b) as [
          number,
          number,
        ];
        const width = Math.max(1.5, right - left - 1);
        let y = bottom;
        return (
          <g key={`${bar.lane}${bar.from}`}>
            <title>{titleOf(bar)}</title>
            {partsOf(bar).map(([part, count]) => {
              const fill = BAR_COLORS[part];
              if (!fill) {
                const height = px(count);
                return (
                  <rect
                    key={part}
                    x={left}
                    y={bottom - height}
                    {...{ width, height }}
                    fill="var(--edge)"
                    opacity=".45"
                  />
                );
              }
              y -= px(count);
              return (
                <rect
                  key={part}
                  x={left + width / 4}
                  y={y}
                  width={width / 2}
                  height={px(count)}
                  fill={fill}
                />
              );
            })}
          </g>
        );
      })}
    </>
  );
}

function titleOf(bar: Bar): string {
  const parts = partsOf(bar).filter(([, count]) => count > 0);
  const texts = parts.map(([part, count]) => `${said(part)} ${count.toLocaleString("en-US")}`);
  return `${dayOf(bar.from)} ${timeOf(bar.from)} – ${timeOf(bar.to)} · ${texts.join(", ")}`;
}

/** One mark for each place and shape: more could not be seen, and would take long to draw. */
export function thinned(
  marks: readonly Mark[],
  placeOf: (at: number) => number,
): readonly (Mark & { readonly x: number; readonly count: number })[] {
  const places = new Map<string, Mark & { x: number; count: number }>();
  for (const mark of marks) {
    const x = Math.round(placeOf(mark.at) / 3) * 3;
    const key = `${mark.lane} ${mark.shape} ${x}`;
    const known = places.get(key);
    if (known) known.count += 1;
    else places.set(key, { ...mark, x, count: 1 });
  }
  return [...places.values()];
}

/** How far strips are apart. */
export const PITCH = 6;

/** How high the line is with the strip and the buttons below it: at most a quarter of the window. */
export const lineHeightPx = (): number => Math.max(170, Math.min(240, innerHeight / 4));

/** The part below the lanes: hours and days, and the strip with its buttons. */
export const AXIS_PX = 38;
const BELOW_PX = 66;

/** How the line is laid out: its scale, where time is now, and mirrored where reading goes leftward. */
export interface Layout {
  readonly width: number;
  readonly scale: FoldedScale;
  readonly now: number;
  readonly place: (at: number) => number;
  readonly mirrored: (x: number) => number;
  readonly lanes: ReadonlyMap<Lane, number>;
  readonly top: number;
  readonly axis: number;
  readonly lanePx: number;
  /** How many rows of strips there is room for. */
  readonly rows: number;
}

/** Where everything on the line is drawn; the ends of what was chosen, if it was, have a place too. */
export function layoutOf(
  width: number,
  slim: boolean,
  now: number,
  chosen: readonly number[],
  strips: readonly Strip[],
  marks: readonly Mark[],
  bars: readonly Bar[],
  dues: readonly number[],
  { from, to }: Frame,
): Layout {
  const isNarrow = width < NARROW_PX;
  const left = slim || isNarrow ? 8 : 92;
  const far = isNarrow ? dues.slice(0, 6) : dues;
  const begun = strips.map((strip) => strip.from);
  const counted = bars.flatMap((bar) => [bar.from, bar.to]);
  const instants = [...begun, ...marks.map(({ at }) => at), ...counted, ...far, ...chosen, now];
  const inFrame = instants.filter((at) => at >= from && at <= to);
  const scale = foldedScale(inFrame, left, width - 24);
  const mirrored = (x: number) => (isRtl() ? width - x : x);
  const top = slim ? 8 : 34;
  const axis = slim ? 36 : Math.round(lineHeightPx()) - BELOW_PX - AXIS_PX;
  // A lane in which nothing happened takes no room. That of the invoices is as high as two.
  const has = (lane: Lane) =>
    lane === "invoices" || [...marks, ...bars].some((one) => one.lane === lane);
  const isLeftOut = (lane: Lane) => isNarrow && (lane === "charges" || lane === "phone");
  const shown = LANES.filter((lane) => has(lane) && !isLeftOut(lane));
  const lanePx = (axis - 4 - top) / (shown.length + 1);
  const startOf = (n: number) => top + (n === 0 ? 0 : n + 1) * lanePx;
  const lanes = new Map(slim ? [] : shown.map((lane, n) => [lane, startOf(n)] as const));
  const rows = Math.max(2, Math.floor((2 * lanePx - 10) / PITCH));
  const place = (at: number) => mirrored(scale.x(at));
  return { width, scale, now, place, mirrored, lanes, top, axis, lanePx, rows };
}

/** Strips in rows, so that none lies on another while there is room. */
export function packed(strips: readonly Strip[], x: (at: number) => number, rows: number) {
  const ends: number[] = [];
  const rowOf = new Map<Strip, number>();
  for (const strip of strips) {
    const from = x(strip.from);
    let row = ends.findIndex((end) => end + 7 < from);
    if (row < 0) row = ends.push(0) - 1;
    ends[row] = Math.max(x(strip.to), from + 5);
    rowOf.set(strip, row % rows);
  }
  return rowOf;
}

export interface LayoutProps {
  readonly layout: Layout;
}

/** A mark, by its shape. */
export function Shape({
  mark,
  y,
}: {
  readonly mark: Mark & { readonly x: number };
  readonly y: number | undefined;
}) {
  if (y === undefined) return null;
  const { x, shape, title } = mark;
  const shapes = {
    good: <rect x={x - 1.3} y={y - 5} width="2.6" height="11" rx="1.3" fill="var(--accent)" />,
    bad: <path d={`M${x} ${y - 5.5}l4.2 8h-8.4z`} fill="var(--bad)" />,
    plain: <path d={`M${x} ${y - 3}v9`} stroke="var(--faint)" stroke-width="1.6" />,
    injected: <path d={`M${x} ${y - 5}l4.5 4.5-4.5 4.5-4.5-4.5z`} fill="var(--warn)" />,
    due: (
      <circle cx={x} cy={y} r="4" fill="var(--surface)" stroke="var(--ink)" stroke-width="1.5" />
    ),
    phone: <rect x={x - 5} y={y - 4} width="10" height="8" rx="2.5" fill="var(--muted)" />,
  };
  return (
    <g>
      <title>{title}</title>
      {shapes[shape]}
    </g>
  );
}

interface FoldProps {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly text: string;
}

/** Torn edges where time without anything was left out, and how long that was. */
export function Fold({ x, top, bottom, text }: FoldProps) {
  const steps = Array.from({ length: 9 }, (_, n) => {
    return { dx: n % 2 === 0 ? -2.5 : 2.5, y: top + ((bottom - top) * n) / 8 };
  });
  const edge = (side: number) => steps.map(({ dx, y }) => `${x + side + dx} ${y}`);
  const outline = `M${[...edge(-8), ...edge(8).reverse()].join("L")}z`;
  return (
    <>
      <path d={outline} fill="var(--surface)" />
      <path d={`M${edge(-8).join("L")}`} fill="none" stroke="var(--edge)" opacity=".75" />
      <path d={`M${edge(8).join("L")}`} fill="none" stroke="var(--edge)" opacity=".75" />
      <text
        transform={`translate(${x + 4} ${(top + bottom) / 2}) rotate(-90)`}
        class="t11 m w"
        text-anchor="middle"
      >
        {text}
      </text>
    </>
  );
}

/** How much room a name takes. */
const LABEL_PX = 90;

/** The names that moments were given. */
export function Labels({ events, layout }: LayoutProps & { readonly events: readonly Event[] }) {
  const labels = events.filter(({ type }) => type === "label-added").slice(-5);
  return (
    <>
      {labels.map(({ seq, at, name }) => {
        const x = layout.place(Date.parse(at));
        // Beside now its name would be behind the handle.
        const isNear = Math.abs(x - layout.place(layout.now)) < LABEL_PX;
        return (
          <g key={seq}>
            <path d={`M${x} 22V${layout.axis}`} stroke="var(--muted)" stroke-dasharray="1 3" />
            <text x={x + 4} y={isNear ? layout.top + 9 : 20} class="t11 m">
              {String(name)}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** The hours of each stretch; the day where it begins. */
export function Axis({ layout: { scale, axis, mirrored } }: LayoutProps) {
  let day = "";
  let taken = Number.NEGATIVE_INFINITY;
  return (
    <>
      {scale.stretches.map(({ from, to, left, right }) => {
        const today = dayOf(from);
        const isNew = today !== day && (left + right) / 2 - taken > 56;
        if (isNew) [day, taken] = [today, (left + right) / 2];
        const x = mirrored((left + right) / 2);
        const isBrief = minuteOf(from) === minuteOf(to);
        const tell = isBrief ? timeOf : minuteOf;
        const hasRoom = to > from && right - left > (isBrief ? 150 : 110);
        const lastDay = dayOf(to) === today ? "" : `${dayOf(to)} `;
        const hours = hasRoom ? ` – ${lastDay}${tell(to)}` : "";
        return (
          <g key={from} text-anchor="middle">
            <text x={x} y={axis + 16} class="t11">
              {`${hasRoom ? tell(from) : minuteOf(from)}${hours}`}
            </text>
            {isNew && (
              <text x={x} y={axis + 32} class="t11 w">
                {today}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

/** The ground of the line: the past plain, the future hatched, a lane for each kind of thing. */
export function Ground({ layout }: LayoutProps) {
  const { width, top, axis, lanes, lanePx, mirrored, place, now } = layout;
  const x = place(now);
  const future = isRtl() ? { x: 0, width: x } : { x, width: Math.max(0, width - x) };
  const height = axis - top + 6;
  return (
    <>
      <defs>
        <pattern
          id="hatch"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V7" stroke="var(--hatch)" stroke-width="2.5" />
        </pattern>
      </defs>
      <rect y={top - 6} width={width} height={height} rx="8" fill="var(--sunken)" />
      <rect {...future} y={top - 6} height={height} fill="url(#hatch)" />
      {[...lanes].map(([lane, y]) => (
        <g key={lane}>
          {y > top && <path d={`M0 ${y - 0.5}H${width}`} stroke="var(--line)" />}
          {width >= NARROW_PX && (
            <text
              x={mirrored(10)}
              y={y + lanePx / 2 + 4}
              class="t12 m"
              text-anchor={isRtl() ? "end" : "start"}
            >
              {t(lane)}
            </text>
          )}
        </g>
      ))}
    </>
  );
}
