/** A stretch of time in which something happens, and where it is drawn. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly left: number;
  readonly right: number;
}

/** A scale of time on which long gaps are folded, so that what happens has the room. */
export interface FoldedScale {
  readonly stretches: readonly Stretch[];
  /** The place of an instant. */
  x(at: number): number;
  /** The instant at a place. */
  at(x: number): number;
}

/** A gap of more than this is folded. */
const GAP_MS = 55 * 60_000;
const FOLD_PX = 40;
const STRETCH_LEAST_PX = 22;

/** The scale on which these instants are all seen, from `left` to `right`. */
export function foldedScale(instants: readonly number[], left: number, right: number): FoldedScale {
  const spans = spansOf(
    [...new Set(instants)].sort((a, b) => a - b),
    right - left,
  );
  const folds = FOLD_PX * (spans.length - 1);
  const total = spans.reduce((sum, [from, to]) => sum + to - from, 0);
  const free = Math.max(0, right - left - folds - STRETCH_LEAST_PX * spans.length);
  let x = left;
  const stretches = spans.map(([from, to]): Stretch => {
    const share = total === 0 ? free / spans.length : (free * (to - from)) / total;
    const stretch = { from, to, left: x, right: x + STRETCH_LEAST_PX + share };
    x = stretch.right + FOLD_PX;
    return stretch;
  });
  return {
    stretches,
    x: (at) => placeOf(stretches, at),
    at: (place) => instantOf(stretches, place),
  };
}

/** Stretches without a long gap. Where there is no room for so many, the gap that folds is longer. */
function spansOf(
  instants: readonly number[],
  width: number,
): readonly (readonly [number, number])[] {
  const most = Math.max(2, Math.floor(width / (FOLD_PX + STRETCH_LEAST_PX * 2)));
  for (let gap = GAP_MS; ; gap *= 2) {
    const spans: [number, number][] = [];
    for (const at of instants) {
      const last = spans.at(-1);
      if (last && at - last[1] <= gap) last[1] = at;
      else spans.push([at, at]);
    }
    if (spans.length <= most) return spans.length === 0 ? [[0, 0]] : spans;
  }
}

const PAD_PX = STRETCH_LEAST_PX / 2;

function placeOf(stretches: readonly Stretch[], at: number): number {
  let before: Stretch | undefined;
  for (const stretch of stretches) {
    if (at < stretch.from) {
      if (!before) return stretch.left;
      const share = (at - before.to) / (stretch.from - before.to);
      return before.right + share * (stretch.left - before.right);
    }
    if (at <= stretch.to) {
      const { from, to, left, right } = stretch;
      const share = to > from ? (at - from) / (to - from) : 0.5;
      return left + PAD_PX + share * (right - left - 2 * PAD_PX);
    }
    before = stretch;
  }
  return before?.right ?? 0;
}

function instantOf(stretches: readonly Stretch[], x: number): number {
  let before: Stretch | undefined;
  for (const stretch of stretches) {
    if (x < stretch.left) {
      if (!before) return stretch.from;
      const share = (x - before.right) / (stretch.left - before.right);
      return before.to + share * (stretch.from - before.to);
    }
    if (x <= stretch.right) {
      const { from, to, left, right } = stretch;
      const share = (x - left - PAD_PX) / Math.max(1, right - left - 2 * PAD_PX);
      return from + Math.min(1, Math.max(0, share)) * (to - from);
    }
    before = stretch;
  }
  return before?.to ?? 0;
}

/** A part of the time that the line has, both ends included. */
export interface Frame {
  readonly from: number;
  readonly to: number;
}

/** What the line is to show: a place among the spans, or the part that was chosen instead. */
export interface View {
  readonly zoom: number;
  readonly frame: Frame | undefined;
}

/** How far to both sides of now the line goes: all that is known, then ever less. */
export const SPANS = [
  undefined,
  7 * 86_400_000,
  86_400_000,
  6 * 3_600_000,
  3_600_000,
  600_000,
] as const;

/** A line below this has little room. */
export const NARROW_PX = 700;

/** How much of the past a narrow line shows until a frame is chosen. */
const NARROW_PAST_MS = 6 * 3_600_000;

/** What the line shows: the part that was chosen, or what lies around now. */
export function frameOf({ zoom, frame }: View, now: number, isNarrow = false): Frame {
  if (frame) return frame;
  const span = SPANS[zoom] ?? Number.POSITIVE_INFINITY;
  const past = isNarrow ? Math.min(span, NARROW_PAST_MS) : span;
  return { from: now - past, to: now + span };
}

/** As much of a frame as lies in a life. */
export function within({ from, to }: Frame, life: Frame): Frame {
  const begin = Math.min(life.to, Math.max(life.from, from));
  return { from: begin, to: Math.max(begin, Math.min(life.to, to)) };
}

/** Twice as near by a step, or twice as far; nothing where that is the whole life. */
export function nearer({ from, to }: Frame, step: number, life: Frame): Frame | undefined {
  const half = Math.max(LEAST_MS, to - from) / 2 / 2 ** step;
  const middle = (from + to) / 2;
  const frame = within({ from: middle - half, to: middle + half }, life);
  return frame.from <= life.from && frame.to >= life.to ? undefined : frame;
}

const LEAST_MS = 1000;

/** A frame as it is drawn on the strip: its two edges. */
export type Edges = readonly [number, number];

/** What of a frame is moved. */
export type FramePart = "begin" | "whole" | "end";

/** No frame is drawn narrower, so that it can be taken. */
const FRAME_LEAST_PX = 16;

/** Where the edges of a frame are drawn. What goes on beyond the life goes to the ends of the strip. */
export function edgesOf({ from, to }: Frame, life: Frame, scale: FoldedScale): Edges {
  const [left, right] = endsOf(scale);
  const a = from <= life.from ? left : scale.x(from);
  const b = to >= life.to ? right : scale.x(to);
  const lack = Math.max(0, FRAME_LEAST_PX - (b - a)) / 2;
  const begin = Math.min(right - FRAME_LEAST_PX, Math.max(left, a - lack));
  return [begin, Math.max(begin + FRAME_LEAST_PX, b + lack)];
}

/** Where the strip begins and ends. */
export function endsOf({ stretches }: FoldedScale): Edges {
  return [stretches[0]?.left ?? 0, stretches.at(-1)?.right ?? 0];
}

/** The edges after a part was moved by so much, as far as there is room. */
export function moved([a, b]: Edges, part: FramePart, by: number, [left, right]: Edges): Edges {
  if (part === "begin") return [Math.min(b - FRAME_LEAST_PX, Math.max(left, a + by)), b];
  if (part === "end") return [a, Math.max(a + FRAME_LEAST_PX, Math.min(right, b + by))];
  const shift = Math.min(right - b, Math.max(left - a, by));
  return [a + shift, b + shift];
}

/** The frame that was drawn so; nothing where it is all there is. */
export function drawnFrame([a, b]: Edges, life: Frame, scale: FoldedScale): Frame | undefined {
  const [left, right] = endsOf(scale);
  if (a <= left && b >= right) return undefined;
  const from = a <= left ? life.from : Math.round(scale.at(a));
  return { from, to: b >= right ? life.to : Math.round(scale.at(b)) };
}
