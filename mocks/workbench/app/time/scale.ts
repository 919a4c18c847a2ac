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
