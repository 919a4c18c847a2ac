import { type Edges, type Frame, type FramePart, moved } from "./time-frame.js";
import { isRtl } from "./words.js";

/** How far an arrow key moves, and how much further a page key does. */
const STEP_PX = 12;
const PAGE = 5;

/** A pointer that took a part of the frame, and how the frame was then. */
export interface Drag {
  readonly part: FramePart;
  readonly x: number;
  readonly edges: Edges;
}

/** What a pointer takes: a part of the frame, or, where there is no frame to move, a new one. */
export function takenAt(x: number, part: FramePart | undefined, edges: Edges, ends: Edges): Drag {
  const isAll = edges[0] <= ends[0] && edges[1] >= ends[1];
  const isNew = part === undefined || (part === "whole" && isAll);
  return isNew ? { part: "end", x, edges: [x, x] } : { part, x, edges };
}

/** The edges when a pointer that took a part is at another place; past the other edge it draws on. */
export function draggedTo({ part, x, edges: [a, b] }: Drag, to: number, ends: Edges): Edges {
  if (part === "end" && a === b) {
    const place = Math.min(ends[1], Math.max(ends[0], to));
    return moved([Math.min(x, place), Math.max(x, place)], "end", 0, ends);
  }
  return moved([a, b], part, to - x, ends);
}

/** How far a key moves a part, later where it is more than nothing; "all" takes the frame away. */
export function byKey(key: string, [a, b]: Edges, part: FramePart): number | "all" | undefined {
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
export function changedBy(
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
