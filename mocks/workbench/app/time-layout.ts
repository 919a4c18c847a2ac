import { type FoldedScale, foldedScale } from "./scale.js";
import { type Frame, NARROW_PX } from "./time-frame.js";
import { LANES, type Lane, type Mark, type Strip } from "./time-marks.js";
import { isRtl } from "./words.js";

/** How far strips, and lanes, are apart. */
export const PITCH = 6;
const LANE_PX = 28;

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
}

/** Where everything on the line is drawn; the ends of what was chosen, if it was, have a place too. */
export function layoutOf(
  width: number,
  slim: boolean,
  now: number,
  chosen: readonly number[],
  strips: readonly Strip[],
  marks: readonly Mark[],
  dues: readonly number[],
  { from, to }: Frame,
): Layout {
  const isNarrow = width < NARROW_PX;
  const left = slim || isNarrow ? 8 : 92;
  const far = isNarrow ? dues.slice(0, 6) : dues;
  const begun = strips.map((strip) => strip.from);
  const instants = [...begun, ...marks.map(({ at }) => at), ...far, ...chosen, now];
  const shown = instants.filter((at) => at >= from && at <= to);
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
export function packed(strips: readonly Strip[], x: (at: number) => number) {
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
