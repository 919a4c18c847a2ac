import { useMemo } from "preact/hooks";
import { lengthOf } from "./formats.js";
import { type Known, lifeOf } from "./known.js";
import { frameOf, NARROW_PX } from "./time-frame.js";
import { TimeHandle } from "./time-handle.js";
import { type Layout, layoutOf, PITCH, packed } from "./time-layout.js";
import { type Mark, marksOf, type Strip, stripsOf, thinned } from "./time-marks.js";
import { Axis, Fold, Ground, Labels, type LayoutProps, Shape } from "./time-shapes.js";
import { TimeStrip } from "./time-strip.js";
import { Zoom, zoomBy } from "./time-zoom.js";
import { t } from "./words.js";

interface LineProps {
  readonly width: number;
  readonly slim: boolean;
  readonly now: number;
  readonly known: Known;
}

/** What happened to the left, what is due to the right; the handle at now moves time. */
export function TimeLine({ width, slim, now, known }: LineProps) {
  const { events, calls, due } = known;
  const isNarrow = width < NARROW_PX;
  const frame = frameOf(known.view, now, isNarrow);
  const allStrips = useMemo(() => stripsOf(events, due), [events, due]);
  const allMarks = useMemo(() => marksOf(events, calls, due), [events, calls, due]);
  const isNear = (at: number) => at >= frame.from && at <= frame.to;
  const strips = allStrips.filter(({ from, to }) => to >= frame.from && from <= frame.to);
  const marks = allMarks.filter(({ at }) => isNear(at));
  const layout = layoutOf(
    width,
    slim,
    now,
    known.view.frame ? [frame.from, frame.to] : [],
    strips,
    marks,
    due.map(({ at }) => Date.parse(at)).filter(isNear),
    frame,
  );
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomBy(event.deltaY < 0 ? 1 : -1);
  };
  const { axis, top } = layout;
  const height = slim ? 44 : axis + 38;
  return (
    <>
      <svg
        onWheel={wheel}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t("timeLine")}
      >
        <Ground layout={layout} />
        {!slim && <Strips strips={strips} layout={layout} />}
        {thinned(marks, layout.place).map((mark) => (
          <Shape key={`${mark.lane}${mark.shape}${mark.x}`} mark={mark} y={yOf(mark, layout)} />
        ))}
        <Folds layout={layout} slim={slim} />
        {!slim && (
          <Labels events={events.filter(({ at }) => isNear(Date.parse(at)))} layout={layout} />
        )}
        {!slim && <Axis layout={layout} />}
        {isNear(now) && (
          <path
            d={`M${layout.place(now)} ${top - 8}V${axis}`}
            stroke="var(--accent)"
            stroke-width="2"
          />
        )}
      </svg>
      <TimeHandle layout={layout} height={height} />
      {!slim && (
        <TimeStrip
          {...{ width, now, frame }}
          strips={allStrips}
          marks={allMarks}
          life={lifeOf(known)}
        />
      )}
      {!slim && <Zoom known={known} strips={strips.length} />}
    </>
  );
}

/** Where time was left out, and how much of it where there is room. */
function Folds({ layout, slim }: LayoutProps & { readonly slim: boolean }) {
  const { top, axis, mirrored } = layout;
  const { stretches } = layout.scale;
  return (
    <>
      {stretches.slice(1).map((stretch, n) => {
        const before = stretches[n];
        if (!before) return null;
        const x = mirrored((before.right + stretch.left) / 2);
        const text = slim ? "" : lengthOf(stretch.from - before.to);
        return <Fold key={stretch.from} x={x} top={top - 6} bottom={axis} text={text} />;
      })}
    </>
  );
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
