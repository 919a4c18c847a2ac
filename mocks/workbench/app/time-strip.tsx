import { useRef, useState } from "preact/hooks";
import { dayOf, minuteOf } from "./formats.js";
import { foldedScale } from "./scale.js";
import {
  drawnFrame,
  type Edges,
  edgesOf,
  endsOf,
  type Frame,
  type FramePart,
  moved,
  NARROW_PX,
  within,
} from "./time-frame.js";
import type { Mark, Strip } from "./time-marks.js";
import { byKey, changedBy, type Drag, draggedTo, takenAt } from "./time-strip-moves.js";
import { lookAt } from "./time-zoom.js";
import { isRtl, t, type Word } from "./words.js";

/** Room at both ends for the edges of the frame, which stand outside it. */
const INSET_PX = 24;
const HEIGHT_PX = 30;
const NARROW_HEIGHT_PX = 40;

interface StripProps {
  readonly width: number;
  readonly now: number;
  readonly strips: readonly Strip[];
  readonly marks: readonly Mark[];
  readonly life: Frame;
  readonly frame: Frame;
}

/** All the time there is, small; the frame on it is what the line above shows. It moves no clock. */
export function TimeStrip({ width, now, strips, marks, life, frame }: StripProps) {
  const instants = [...strips.map(({ from }) => from), ...marks.map(({ at }) => at), now];
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
      <Ticks {...{ width, height, strips, marks, now }} place={(one) => mirrored(scale.x(one))} />
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

/** The frame and its edges, each a slider that tells its instants. */
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

type TicksProps = Pick<StripProps, "width" | "now" | "strips" | "marks"> & {
  readonly height: number;
  readonly place: (at: number) => number;
};

/** A tick for each place where something happened, red where it was refused. */
function Ticks({ width, height, now, strips, marks, place }: TicksProps) {
  const ticks = (instants: readonly number[]) =>
    [...new Set(instants.map((at) => Math.round(place(at) / 2) * 2))]
      .map((x) => `M${x} 9V${height - 9}`)
      .join("");
  const of = (isBad: boolean) =>
    marks.filter(({ shape }) => (shape === "bad") === isBad).map(({ at }) => at);
  return (
    <svg height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect y="4" width={width} height={height - 8} rx="6" fill="var(--sunken)" />
      <path d={ticks([...strips.map(({ from }) => from), ...of(false)])} stroke="var(--faint)" />
      <path d={ticks(of(true))} stroke="var(--bad)" />
      <path d={`M${place(now)} 4V${height - 4}`} stroke="var(--accent)" stroke-width="2" />
    </svg>
  );
}
