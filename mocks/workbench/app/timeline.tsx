import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { DueRecord } from "../../../spec/generated/control.types.js";
import { advance, advanceTo, toggleClock } from "./actions.js";
import { isRecord } from "./api.js";
import { beforeLast } from "./event-kinds.js";
import { Ask } from "./forms.js";
import { Badges } from "./frame.js";
import { Icon } from "./icons.js";
import { openOverlay } from "./keys.js";
import { ActionButton, Measured } from "./parts.js";
import { useRead } from "./reading.js";
import { Writes } from "./record-note.js";
import {
  canAct,
  lifeOf,
  live,
  nowOf,
  type SandboxState,
  STRIPS_MAX,
  useSandboxState,
} from "./store.js";
import { TimeStrip, Zoom, zoomBy } from "./time-strip.js";
import {
  AXIS_PX,
  Axis,
  Bars,
  callBars,
  Fold,
  Ground,
  invoiceBars,
  Labels,
  type Layout,
  type LayoutProps,
  layoutOf,
  lineHeightPx,
  type Mark,
  marksOf,
  PITCH,
  packed,
  Shape,
  type Strip,
  stripsOf,
  thinned,
} from "./timeline-marks.js";
import { type Frame, frameOf, NARROW_PX } from "./timeline-scale.js";
import { counted, dayOf, isRtl, lengthOf, minuteOf, t, timeOf, utcOf, type Word } from "./words.js";

/** How near to something that is due the handle jumps to it. */
const SNAP_PX = 11;

/** The handle at now: drawn forward it advances the clock, drawn back it asks about a rewind. */
function TimeHandle({ layout, height }: { readonly layout: Layout; readonly height: number }) {
  const known = useSandboxState();
  const [target, setTarget] = useState<number>();
  const [asked, setAsked] = useState<number>();
  const start = useRef<number>();
  const { now, place } = layout;
  const drop = () => {
    start.current = undefined;
    setTarget(undefined);
  };
  const release = () => {
    if (target !== undefined && target > now) advance({ to: new Date(target).toISOString() });
    if (target !== undefined && target < now) setAsked(target);
    drop();
  };
  const drag = (event: PointerEvent) => {
    if (start.current === undefined) return;
    const box = (event.currentTarget as Element).parentElement?.getBoundingClientRect();
    if (box && Math.abs(event.clientX - start.current) > 4) {
      setTarget(snapped(layout, event.clientX - box.left));
    }
  };
  const help = isRecord() ? "now" : "timeHelp";
  const dues = known.due.map(({ at }) => Date.parse(at));
  const key = ({ key: pressed }: KeyboardEvent) => {
    const step = stepOf(pressed);
    if (pressed === "Escape") drop();
    const next = dues.find((at) => at > now);
    if (step > 0 && next !== undefined) advance({ to: new Date(next).toISOString() });
    if (step < 0) setAsked(beforeLast(known.events));
  };
  return (
    <>
      <button
        type="button"
        class="handle ltr"
        role="slider"
        style={{ left: `${place(target ?? now)}px` }}
        title={t(help)}
        aria-label={t(help)}
        aria-valuenow={Math.round(now / 1000)}
        aria-valuetext={`${dayOf(now, true)} ${timeOf(now)}`}
        disabled={!canAct(known)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          start.current = event.clientX;
        }}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={drop}
        onKeyDown={key}
      >
        {target === undefined ? nowOn(layout) : minuteOf(target)}
      </button>
      {target !== undefined && <Tip layout={layout} target={target} top={height} />}
      {asked !== undefined && <Ask at={asked} close={() => setAsked(undefined)} />}
    </>
  );
}

/** The time now, with an arrow to where it is when the line shows another part. */
function nowOn({ now, scale: { stretches } }: Layout): string {
  const isEarlier = now < (stretches[0]?.from ?? now);
  if (!isEarlier && now <= (stretches.at(-1)?.to ?? now)) return minuteOf(now);
  return isEarlier === isRtl() ? `${minuteOf(now)} ›` : `‹ ${minuteOf(now)}`;
}

const stepOf = (key: string): number => {
  const towards = document.documentElement.dir === "rtl" ? -1 : 1;
  if (key === "ArrowRight" || key === "ArrowUp") return towards;
  return key === "ArrowLeft" || key === "ArrowDown" ? -towards : 0;
};

function snapped({ scale, mirrored, place }: Layout, x: number): number {
  const near = live.state.due
    .map(({ at }) => Date.parse(at))
    .find((at) => Math.abs(place(at) - x) <= SNAP_PX);
  return Math.round(near ?? scale.at(mirrored(x)));
}

interface TipProps {
  readonly layout: Layout;
  readonly target: number;
  readonly top: number;
}

function Tip({ layout: { now, place, width }, target }: TipProps) {
  const { due } = useSandboxState();
  const passed = due.filter(({ at }) => Date.parse(at) > now && Date.parse(at) <= target).length;
  const word = target >= now ? t("advanceTo") : t("rewindTo");
  const x = place(target);
  // It stays within the line, on the side with more room.
  const side = x > width / 2 ? { right: `${width - x + 8}px` } : { left: `${x + 8}px` };
  return (
    <div class="tip" style={{ ...side, top: "34px" }}>
      {word}{" "}
      <b>
        {dayOf(target)} {timeOf(target)}
      </b>
      {target >= now && passed > 0 && ` · ${counted("dueOnWay", passed)}`}
    </div>
  );
}

interface LineProps {
  readonly width: number;
  readonly slim: boolean;
  readonly now: number;
  readonly known: SandboxState;
}

/** The past to the left and due work to the right. The handle between them moves time. */
function TimeLine({ width, slim, now, known }: LineProps) {
  const { events, calls, due, latest } = known;
  const isNarrow = width < NARROW_PX;
  const frame = frameOf(known.view, now, isNarrow);
  const allStrips = useMemo(() => stripsOf(events, due, latest), [events, due, latest]);
  const allMarks = useMemo(() => marksOf(events, calls, due), [events, calls, due]);
  const isNear = (at: number) => at >= frame.from && at <= frame.to;
  const { bars: allBars, isCounted } = useBars(known, frame, allStrips[0]?.from);
  const bars = allBars
    .filter(({ from, to }) => to > frame.from && from < frame.to)
    .map((bar) => ({ ...bar, to: Math.min(bar.to, Math.max(now, bar.from)) }));
  const strips = isCounted.invoices
    ? []
    : allStrips.filter(({ from, to }) => to >= frame.from && from <= frame.to);
  const marks = allMarks.filter(
    ({ at, lane }) => isNear(at) && !(lane === "calls" && isCounted.calls),
  );
  const layout = layoutOf(
    width,
    slim,
    now,
    known.view.frame ? [frame.from, frame.to] : [],
    strips,
    marks,
    bars,
    due.map(({ at }) => Date.parse(at)).filter(isNear),
    frame,
  );
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomBy(event.deltaY < 0 ? 1 : -1);
  };
  const { axis, top } = layout;
  const height = slim ? 44 : axis + AXIS_PX;
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
        {!slim && <Bars bars={bars} layout={layout} />}
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
          bars={allBars}
          life={lifeOf(known)}
        />
      )}
      {!slim && <Zoom known={known} strips={isCounted.invoices ? undefined : strips.length} />}
    </>
  );
}

/** Into how many parts the gateway cuts the time in which it counts what is too much to draw. */
const BUCKETS = 120;

/** The counts are read again after the frame has moved by this part of it. */
const FRAME_STEP = 1 / 12;

/** Counts of the frame by the gateway, where it shows more invoices or calls than the page has. */
function useBars(known: SandboxState, frame: Frame, oldest: number | undefined) {
  const { sandbox, counts, calls, first } = known;
  const begin = Date.parse(first?.at ?? "");
  const from = Math.max(frame.from, begin);
  const isCounted = {
    invoices: counts.invoices > STRIPS_MAX && from < Number(oldest),
    calls: counts.calls > calls.length && from < Date.parse(calls[0]?.at ?? ""),
  };
  const query = new URLSearchParams({ buckets: String(BUCKETS) });
  const stepMs = (frame.to - frame.from) * FRAME_STEP;
  // A step earlier, since the first bucket has everything before it.
  const since = (Math.floor(frame.from / stepMs) - 1) * stepMs;
  const isCut = stepMs > 0 && since > begin;
  if (isCut) query.set("since", new Date(since).toISOString());
  if (Number.isFinite(stepMs) && stepMs > 0) {
    query.set("to", new Date(Math.ceil(frame.to / stepMs) * stepMs).toISOString());
  }
  const isRead = isCounted.invoices || isCounted.calls;
  const path = isRead ? `/stats?${query}` : undefined;
  const stats = useRead<"sandbox.stats">(path, ["invoices", "calls"]);
  const bars = useMemo(
    () => [
      ...(stats && isCounted.invoices ? invoiceBars(stats).slice(isCut ? 1 : 0) : []),
      ...(stats && isCounted.calls ? callBars(stats) : []),
    ],
    [stats, isCounted.invoices, isCounted.calls],
  );
  // Those of the frame before stay until the next ones are read.
  const held = useRef({ sandbox, bars });
  if (stats || !isRead || sandbox !== held.current.sandbox) held.current = { sandbox, bars };
  return { bars: held.current.bars, isCounted };
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
  const rowOf = packed(strips, layout.scale.x, layout.rows);
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

function yOf({ lane, shape }: Mark, { lanes, lanePx, axis, top }: Layout): number | undefined {
  if (lanes.size === 0) return shape === "bad" || shape === "due" ? top + 10 : axis - 14;
  const y = lanes.get(lane);
  return y === undefined ? undefined : y + lanePx / 2;
}

/** The line is the most there is to draw, so it follows a little later. */
const LINE_MS = 100;

/** The time of the sandbox: what it is, what is next, how to move it, and the line of all. */
export function TimeBand({ slim }: { readonly slim: boolean }) {
  const known = useSandboxState(LINE_MS);
  useTick(known.clock?.mode !== "frozen");
  const now = nowOf(known);
  const isFrozen = known.clock?.mode === "frozen";
  const { events, calls, due } = known;
  const isKnown = known.clock !== undefined;
  const isEmpty =
    known.status !== "loading" && events.length <= 1 && calls.length + due.length === 0;
  const line = !isEmpty && (
    <div style={slim ? {} : { minHeight: `${lineHeightPx()}px` }} class="tl-box">
      {isKnown && (
        <Measured class="tl">
          {(width) => <TimeLine width={width} slim={slim} now={now} known={known} />}
        </Measured>
      )}
    </div>
  );
  return (
    <section
      class={`${slim ? "slim" : ""} ${isKnown ? "" : "unknown"}`}
      aria-label={t("timeLine")}
      aria-hidden={!isKnown}
    >
      <div class="time">
        <div class="timehead">
          <div>
            <div class="now num ltr">
              {minuteOf(now)}
              <small>{timeOf(now).slice(5)}</small>
            </div>
            {!slim && (
              <div class="muted">
                {dayOf(now, true)}, {t("riyadh")} · <bdi class="ltr">{utcOf(now)} UTC</bdi>
              </div>
            )}
          </div>
          <div class="clockrow">
            {slim && (
              <span class="small muted hidep">
                {dayOf(now)}, {t("riyadh")}
              </span>
            )}
            <span class="badge">{t(isFrozen ? "frozen" : "running")}</span>
            <Badges sandbox={known.sandbox} />
            {!slim && <Next due={known.due[0]} now={now} />}
          </div>
          {slim && line}
          <Writes>
            <Acts isFrozen={isFrozen} />
          </Writes>
        </div>
        {!slim && line}
      </div>
    </section>
  );
}

const DUE_WORDS: Readonly<Record<DueRecord["what"], Word>> = {
  expiry: "dueExpiry",
  charge: "dueCharge",
  callback: "dueCallback",
  settlement: "dueSettlement",
};

function Next({ due, now }: { readonly due: DueRecord | undefined; readonly now: number }) {
  if (!due) return <div class="due small">{t("nothingDue")}</div>;
  return (
    <div class="due">
      <span class="small">
        {t("next")} {lengthOf(Date.parse(due.at) - now)}
      </span>
      <br />
      <b>
        {minuteOf(due.at)} {t(DUE_WORDS[due.what])} <bdi>{due.about}</bdi>
      </b>
    </div>
  );
}

function Acts({ isFrozen }: { readonly isFrozen: boolean }) {
  const known = useSandboxState();
  const has = (what: string) => known.due.some((due) => due.what === what);
  const act = (word: Word, key: string, run: () => unknown, isOff = false, look = "") => (
    <ActionButton class={look} isOff={isOff} run={run}>
      {word === "resume" && <Icon name="play" />}
      {t(word)}
      {key !== "" && <kbd>{key}</kbd>}
    </ActionButton>
  );
  return (
    <div class="acts">
      {act(isFrozen ? "resume" : "freeze", "F", () => toggleClock(known), false, "keep")}
      {act("hour", "H", () => advance({ by: "PT1H" }), false, "keep")}
      {act("day", "", () => advance({ by: "P1D" }))}
      {act("bookmark", "", () => openOverlay("bookmarks"))}
      {act("toExpiry", "E", () => advanceTo("expiry"), !has("expiry"))}
      {act("toCharge", "C", () => advanceTo("charge"), !has("charge"))}
    </div>
  );
}

/** Draws again each second while the clock runs. */
function useTick(isRunning: boolean): void {
  const [, draw] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => draw((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
}
