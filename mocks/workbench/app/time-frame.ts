import type { FoldedScale } from "./scale.js";

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

/** How much of the past a narrow line has room for, where nobody chose what it shows. */
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
const LEAST_PX = 16;

/** Where the edges of a frame are drawn. What goes on beyond the life goes to the ends of the strip. */
export function edgesOf({ from, to }: Frame, life: Frame, scale: FoldedScale): Edges {
  const [left, right] = endsOf(scale);
  const a = from <= life.from ? left : scale.x(from);
  const b = to >= life.to ? right : scale.x(to);
  const lack = Math.max(0, LEAST_PX - (b - a)) / 2;
  const begin = Math.min(right - LEAST_PX, Math.max(left, a - lack));
  return [begin, Math.max(begin + LEAST_PX, b + lack)];
}

/** Where the strip begins and ends. */
export function endsOf({ stretches }: FoldedScale): Edges {
  return [stretches[0]?.left ?? 0, stretches.at(-1)?.right ?? 0];
}

/** The edges after a part was moved by so much, as far as there is room. */
export function moved([a, b]: Edges, part: FramePart, by: number, [left, right]: Edges): Edges {
  if (part === "begin") return [Math.min(b - LEAST_PX, Math.max(left, a + by)), b];
  if (part === "end") return [a, Math.max(a + LEAST_PX, Math.min(right, b + by))];
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
