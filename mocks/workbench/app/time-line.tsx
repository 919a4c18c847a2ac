import { useMemo } from "preact/hooks";
import type { Event } from "../../../spec/generated/control.types.js";
import { dayOf, lengthOf, minuteOf } from "./formats.js";
import { useKnown } from "./live.js";
import { type FoldedScale, foldedScale } from "./scale.js";
import { TimeHandle } from "./time-handle.js";
import {
  LANES,
  type Lane,
  type Mark,
  marksOf,
  type Strip,
  stripsOf,
  thinned,
} from "./time-marks.js";
import { isRtl, t } from "./words.js";

interface LineProps {
  readonly width: number;
  readonly slim: boolean;
  readonly now: number;
}

/** How the line is laid out: its scale, where time is now, and mirrored where reading goes leftward. */
interface Layout {
  readonly width: number;
  readonly scale: FoldedScale;
  readonly now: number;
  readonly place: (at: number) => number;
  readonly mirrored: (x: number) => number;
  readonly lanes: ReadonlyMap<Lane, number>;
  readonly top: number;
  readonly axis: number;
}

const PITCH = 6;
const LANE_PX = 28;

/** What happened to the left, what is due to the right; the handle at now moves time. */
export function TimeLine({ width, slim, now }: LineProps) {
  const { events, calls, due } = useKnown();
  const strips = useMemo(() => stripsOf(events, due), [events, due]);
  const marks = useMemo(() => marksOf(events, calls, due), [events, calls, due]);
  const layout = layoutOf(
    width,
    slim,
    now,
    strips,
    marks,
    due.map(({ at }) => Date.parse(at)),
  );
  const { axis, top, scale } = layout;
  const height = slim ? 44 : axis + 38;
  return (
    <>
      <svg height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t("timeLine")}>
        <Ground layout={layout} />
        {!slim && <Strips strips={strips} layout={layout} />}
        {thinned(marks, layout.place).map((mark) => (
          <Shape key={`${mark.lane}${mark.shape}${mark.x}`} mark={mark} y={yOf(mark, layout)} />
        ))}
        {scale.stretches.slice(1).map((stretch, n) => {
          const before = scale.stretches[n];
          if (!before) return null;
          const x = layout.mirrored((before.right + stretch.left) / 2);
          const text = slim ? "" : lengthOf(stretch.from - before.to);
          return <Fold key={stretch.from} x={x} top={top - 6} bottom={axis} text={text} />;
        })}
        {!slim && <Labels events={events} layout={layout} />}
        {!slim && <Axis layout={layout} />}
        <path
          d={`M${layout.place(now)} ${top - 8}V${axis}`}
          stroke="var(--accent)"
          stroke-width="2"
        />
      </svg>
      <TimeHandle layout={layout} height={height} />
    </>
  );
}

export type { Layout };

function layoutOf(
  width: number,
  slim: boolean,
  now: number,
  strips: readonly Strip[],
  marks: readonly Mark[],
  dues: readonly number[],
): Layout {
  const isNarrow = width < 700;
  const left = slim || isNarrow ? 8 : 92;
  const far = isNarrow ? dues.slice(0, 6) : dues;
  const instants = [...strips.map(({ from }) => from), ...marks.map(({ at }) => at), ...far, now];
  const shown = isNarrow ? instants.filter((at) => at > now - 6 * 3_600_000) : instants;
  const scale = foldedScale(shown, left, width - 24);
  const mirrored = (x: number) => (isRtl() ? width - x : x);
  const top = slim ? 8 : 34;
  const lanes = new Map<Lane, number>();
  let y = top;
  const rows = Math.min(12, Math.max(2, packed(strips, scale.x).rows));
  if (!slim) {
    for (const lane of LANES) {
      if (isNarrow && (lane === "charges" || lane === "phone")) continue;
      lanes.set(lane, y);
      y += lane === "invoices" ? rows * PITCH + 12 : LANE_PX;
    }
  }
  const place = (at: number) => mirrored(scale.x(at));
  return { width, scale, now, place, mirrored, lanes, top, axis: slim ? 36 : y + 4 };
}

/** Strips in rows, so that none lies on another while there is room. */
function packed(strips: readonly Strip[], x: (at: number) => number) {
  const ends: number[] = [];
  const rowOf = new Map<Strip, number>();
  for (const strip of strips) {
    const from = x(strip.from);
    let row = ends.findIndex((end) => end + 7 < from);
    if (row < 0) row = ends.push(0) - 1;
    ends[row] = Math.max(x(strip.to), from + 5);
    rowOf.set(strip, row % 12);
  }
  return { rowOf, rows: ends.length };
}

function Ground({ layout: { width, top, axis, lanes, mirrored, place, now } }: LayoutProps) {
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
          {width >= 700 && (
            <text x={mirrored(10)} y={y + 16} class="t12 m" text-anchor={isRtl() ? "end" : "start"}>
              {t(lane)}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

interface LayoutProps {
  readonly layout: Layout;
}

function Strips({ strips, layout }: LayoutProps & { readonly strips: readonly Strip[] }) {
  const { rowOf } = packed(strips, layout.scale.x);
  const y = (layout.lanes.get("invoices") ?? 0) + 8;
  return (
    <>
      {strips.map((strip) => {
        const at = y + (rowOf.get(strip) ?? 0) * PITCH;
        return <StripShape key={strip.transactionNo} strip={strip} y={at} layout={layout} />;
      })}
    </>
  );
}

function StripShape({
  strip,
  y,
  layout,
}: LayoutProps & { readonly strip: Strip; readonly y: number }) {
  const { place, now } = layout;
  const [x1, x2] = [place(strip.from), place(strip.to)];
  const title = <title>{`${strip.transactionNo} ${strip.status}`}</title>;
  if (strip.status === "pending") {
    return (
      <g stroke="var(--ink)" fill="none">
        {title}
        <path d={`M${x1} ${y}H${place(now)}`} stroke-width="1.6" />
        <path
          d={`M${place(now)} ${y}H${x2}`}
          stroke-width="1.3"
          stroke-dasharray="2 3.5"
          opacity=".65"
        />
        <circle cx={x2} cy={y} r="2.6" fill="var(--surface)" stroke-width="1.3" />
      </g>
    );
  }
  const colour = strip.status === "paid" ? "var(--accent)" : "var(--faint)";
  return (
    <g stroke={colour} fill={colour}>
      {title}
      <path d={`M${x1} ${y}H${x2}`} stroke-width="3" stroke-linecap="round" />
      {strip.status === "paid" ? (
        <circle cx={x2} cy={y} r="3.2" />
      ) : (
        <path d={`M${x2} ${y - 3.5}v7`} stroke-width="2" />
      )}
    </g>
  );
}

function yOf({ lane, shape }: Mark, { lanes, axis, top }: Layout): number | undefined {
  if (lanes.size === 0) return shape === "bad" || shape === "due" ? top + 10 : axis - 14;
  const y = lanes.get(lane);
  return y === undefined ? undefined : y + 15;
}

function Shape({
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
    struck: <path d={`M${x} ${y - 5}l4.5 4.5-4.5 4.5-4.5-4.5z`} fill="var(--warn)" />,
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
function Fold({ x, top, bottom, text }: FoldProps) {
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

function Labels({ events, layout }: LayoutProps & { readonly events: readonly Event[] }) {
  const labels = events.filter(({ type }) => type === "label-added").slice(-5);
  return (
    <>
      {labels.map(({ seq, at, name }) => {
        const x = layout.place(Date.parse(at));
        return (
          <g key={seq}>
            <path d={`M${x} 22V${layout.axis}`} stroke="var(--muted)" stroke-dasharray="1 3" />
            <text x={x + 4} y="20" class="t11 m">
              {String(name)}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** The hours of each stretch; the day where it begins. */
function Axis({ layout: { scale, axis, mirrored } }: LayoutProps) {
  let day = "";
  let taken = Number.NEGATIVE_INFINITY;
  return (
    <>
      {scale.stretches.map(({ from, to, left, right }) => {
        const today = dayOf(from);
        const isNew = today !== day && (left + right) / 2 - taken > 56;
        if (isNew) [day, taken] = [today, (left + right) / 2];
        const x = mirrored((left + right) / 2);
        const hours = to > from && right - left > 110 ? ` – ${minuteOf(to)}` : "";
        return (
          <g key={from} text-anchor="middle">
            <text x={x} y={axis + 16} class="t11">
              {`${minuteOf(from)}${hours}`}
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
