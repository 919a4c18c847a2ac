import { useRef, useState } from "preact/hooks";
import { DUE_MAX, lifeOf, live, type SandboxState, STRIPS_MAX } from "./store.js";
import type { Bar, Mark, Strip } from "./timeline-marks.js";
import {
  drawnFrame,
  type Edges,
  edgesOf,
  endsOf,
  type Frame,
  type FramePart,
  foldedScale,
  moved,
  NARROW_PX,
  nearer,
  SPANS,
  type View,
  within,
} from "./timeline-scale.js";
import { counted, dayOf, isRtl, lengthOf, minuteOf, t, type Word } from "./words.js";

/** How far an arrow key moves, and how much further a page key does. */
const STEP_PX = 12;
const PAGE = 5;

/** A pointer that took a part of the frame, and how the frame was then. */
interface Drag {
  readonly part: FramePart;
  readonly x: number;
  readonly edges: Edges;
}

/** What a pointer takes: a part of the frame, or, where there is no frame to move, a new one. */
function takenAt(x: number, part: FramePart | undefined, edges: Edges, ends: Edges): Drag {
  const isAll = edges[0] <= ends[0] && edges[1] >= ends[1];
  const isNew = part === undefined || (part === "whole" && isAll);
  return isNew ? { part: "end", x, edges: [x, x] } : { part, x, edges };
}

/** The edges when a pointer that took a part is at another place; past the other edge it draws on. */
function draggedTo({ part, x, edges: [a, b] }: Drag, to: number, ends: Edges): Edges {
  if (part === "end" && a === b) {
    const place = Math.min(ends[1], Math.max(ends[0], to));
    return moved([Math.min(x, place), Math.max(x, place)], "end", 0, ends);
  }
  return moved([a, b], part, to - x, ends);
}

/** How far a key moves a part, later where it is more than nothing; "all" takes the frame away. */
function byKey(key: string, [a, b]: Edges, part: FramePart): number | "all" | undefined {
  const later = isRtl() ? -STEP_PX : STEP_PX;
  const page = part === "whole" ? b - a : STEP_PX * PAGE;
  switch (key) {
    case "ArrowRight":
      return later;
    case "ArrowLeft":
      return -later;
    case "ArrowUp":
      return STEP_PX;
    case "ArrowDown":
      return -STEP_PX;
    case "PageUp":
      return page;
    case "PageDown":
      return -page;
    case "Home":
      return Number.NEGATIVE_INFINITY;
    case "End":
      return Number.POSITIVE_INFINITY;
    case "Escape":
      return "all";
    default:
      return undefined;
  }
}

/** Moved so far that it makes a difference: where time is folded, a step may not leave its instant. */
function changedBy(
  by: number,
  frameAfter: (px: number) => Frame | undefined,
  before: Frame,
): Frame | undefined {
  for (let px = by, tried = 0; ; px *= 2, tried += 1) {
    const after = frameAfter(px);
    const isChanged = after?.from !== before.from || after.to !== before.to;
    if (isChanged || tried === 5 || !Number.isFinite(px)) return after;
  }
}

interface LimitsProps {
  readonly known: SandboxState;
  /** How many invoices are drawn one by one; none if they are counted. */
  readonly strips: number | undefined;
}

/** Looks nearer by a step, or from further away. */
export function zoomBy(step: number): void {
  const { zoom, frame } = live.state.view;
  if (frame) return lookAt(nearer(frame, step, lifeOf(live.state)));
  live.lookAt({ frame, zoom: Math.min(SPANS.length - 1, Math.max(0, zoom + step)) });
}

/** Looks at a part of the time that there is; without one, at all of it. */
const lookAt = (frame: Frame | undefined): void => live.lookAt({ zoom: 0, frame });

/** How near the line looks, and what it leaves out. */
export function Zoom(props: LimitsProps) {
  return (
    <div class="bar tl-note">
      <Nearness view={props.known.view} />
      <Limits {...props} />
    </div>
  );
}

/** How much of time the line and the plots go over, to change it. */
export function Nearness({ view: { zoom, frame } }: { readonly view: View }) {
  const span = SPANS[zoom];
  const around = span === undefined ? t("all") : `± ${lengthOf(span)}`;
  const step = (word: "zoomIn" | "zoomOut", by: number, isOff: boolean) => (
    <button
      type="button"
      class="icon"
      aria-label={t(word)}
      disabled={isOff}
      onClick={() => zoomBy(by)}
    >
      {by > 0 ? "+" : "−"}
    </button>
  );
  return (
    <>
      {step("zoomOut", -1, !frame && zoom === 0)}
      <span class="num">{frame ? lengthOf(frame.to - frame.from) : around}</span>
      {step("zoomIn", 1, !frame && zoom === SPANS.length - 1)}
      {frame && (
        <button type="button" class="btn ghost" onClick={() => lookAt(undefined)}>
          {t("all")}
        </button>
      )}
    </>
  );
}

/** Says where the line leaves something out; the lists have all of it. */
function Limits({ known: { events, counts, due }, strips }: LimitsProps) {
  const { invoices } = counts;
  const countOf = (kind: string) => due.filter(({ what }) => what === kind).length;
  const isCut = ["expiry", "charge", "callback"].some((kind) => countOf(kind) >= DUE_MAX);
  const parts = [
    ...(counts.events > events.length
      ? [`${events.length} / ${counts.events} ${t("events")}`]
      : []),
    ...(strips !== undefined && invoices > strips && strips >= STRIPS_MAX
      ? [`${strips} / ${invoices} ${t("invoices")}`]
      : []),
    ...(isCut ? [counted("dueFirst", due.length)] : []),
  ];
  if (parts.length === 0) return null;
  return (
    <span>
      {t("lineShows")} {parts.join(" · ")}
    </span>
  );
}

/** Room at both ends for the edges of the frame, which are outside it. */
const INSET_PX = 24;
const HEIGHT_PX = 30;
const NARROW_HEIGHT_PX = 40;

interface StripProps {
  readonly width: number;
  readonly now: number;
  readonly strips: readonly Strip[];
  readonly marks: readonly Mark[];
  readonly bars: readonly Bar[];
  readonly life: Frame;
  readonly frame: Frame;
}

/** All the time there is, small; the frame on it is what the line above shows. It moves no clock. */
export function TimeStrip({ width, now, strips, marks, bars, life, frame }: StripProps) {
  const counted = bars.flatMap(({ from, to }) => [from, to]);
  const instants = [
    ...strips.map(({ from }) => from),
    ...marks.map(({ at }) => at),
    ...counted,
    now,
  ];
  const scale = foldedScale([...instants, life.from, life.to], INSET_PX, width - INSET_PX);
  const ends = endsOf(scale);
  const [held, setHeld] = useState<Edges>();
  const drag = useRef<Drag>();
  const edges = held ?? edgesOf(frame, life, scale);
  const height = width < NARROW_PX ? NARROW_HEIGHT_PX : HEIGHT_PX;
  const mirrored = (x: number) => (isRtl() ? width - x : x);
  const at = ({ clientX, currentTarget }: PointerEvent) =>
    mirrored(clientX - (currentTarget as Element).getBoundingClientRect().left);
  const begin = (event: PointerEvent) => {
    const part = (event.target as HTMLElement).dataset.part as FramePart | undefined;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    drag.current = takenAt(at(event), part, edges, ends);
  };
  const move = (event: PointerEvent) => {
    if (!drag.current) return;
    const next = draggedTo(drag.current, at(event), ends);
    setHeld(next);
    lookAt(drawnFrame(next, life, scale));
  };
  const drop = () => {
    drag.current = undefined;
    setHeld(undefined);
  };
  const key = (event: KeyboardEvent, part: FramePart) => {
    const by = byKey(event.key, edges, part);
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const after = (px: number) => drawnFrame(moved(edges, part, px, ends), life, scale);
    lookAt(by === "all" ? undefined : changedBy(by, after, frame));
  };
  const drags = { onPointerDown: begin, onPointerMove: move, onPointerUp: drop };
  return (
    <div class="strip" style={{ height: `${height}px` }} {...drags} onPointerCancel={drop}>
      <Ticks
        {...{ width, height, strips, marks, bars, now }}
        place={(one) => mirrored(scale.x(one))}
      />
      <Parts edges={edges.map(mirrored)} {...{ life, frame }} onKey={key} />
    </div>
  );
}

const PARTS: readonly (readonly [FramePart, Word])[] = [
  ["begin", "frameBegin"],
  ["whole", "frameWhole"],
  ["end", "frameEnd"],
];

const instantOf = (at: number): string => `${dayOf(at)} ${minuteOf(at)}`;

function toldOf({ from, to }: Frame, part: FramePart): string {
  if (part === "whole") return `${instantOf(from)} – ${instantOf(to)}`;
  return instantOf(part === "begin" ? from : to);
}

type PartsProps = Pick<StripProps, "life" | "frame"> & {
  readonly edges: readonly number[];
  readonly onKey: (event: KeyboardEvent, part: FramePart) => void;
};

/** The frame and its edges, each a slider with its instant. */
function Parts({ edges, life, frame, onKey }: PartsProps) {
  const shown = within(frame, life);
  const [left, right] = [Math.min(...edges), Math.max(...edges)];
  const [first, last] = isRtl() ? [right, left] : [left, right];
  const places = { begin: first, whole: left, end: last };
  return (
    <>
      {PARTS.map(([part, word]) => (
        <button
          type="button"
          role="slider"
          key={part}
          data-part={part}
          class={`frame-${part}`}
          style={{
            left: `${places[part]}px`,
            ...(part === "whole" && { width: `${right - left}px` }),
          }}
          aria-label={t(word)}
          aria-valuemin={Math.round(life.from / 1000)}
          aria-valuemax={Math.round(life.to / 1000)}
          aria-valuenow={Math.round((part === "end" ? shown.to : shown.from) / 1000)}
          aria-valuetext={toldOf(shown, part)}
          onKeyDown={(event) => onKey(event, part)}
        />
      ))}
    </>
  );
}

type TicksProps = Pick<StripProps, "width" | "now" | "strips" | "marks" | "bars"> & {
  readonly height: number;
  readonly place: (at: number) => number;
};

/** A tick for each place where something happened, red where it was refused. */
function Ticks({ width, height, now, strips, marks, bars, place }: TicksProps) {
  const ticks = (instants: readonly number[]) =>
    [...new Set(instants.map((at) => Math.round(place(at) / 2) * 2))]
      .map((x) => `M${x} 9V${height - 9}`)
      .join("");
  const of = (isBad: boolean) =>
    marks.filter(({ shape }) => (shape === "bad") === isBad).map(({ at }) => at);
  return (
    <svg height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect y="4" width={width} height={height - 8} rx="6" fill="var(--sunken)" />
      <path
        d={ticks([...[...strips, ...bars].map(({ from }) => from), ...of(false)])}
        stroke="var(--faint)"
      />
      <path d={ticks(of(true))} stroke="var(--bad)" />
      <path d={`M${place(now)} 4V${height - 4}`} stroke="var(--accent)" stroke-width="2" />
    </svg>
  );
}
