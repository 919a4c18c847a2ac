/** A state graph as a table of a life has it. */
export interface StateGraphShape {
  readonly begins: string;
  readonly states: readonly string[];
  readonly moves: readonly { readonly from: string; readonly event: string; readonly to: string }[];
}

/** A place in a drawing, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How large the box of a state is. */
export const STATE_BOX = { width: 108, height: 32 };

/** The distance between states, in pixels. */
export interface StateSpacing {
  readonly columnPx: number;
  readonly rowPx: number;
}

/** The states in columns, by how many moves they are away from the beginning. */
export function stateLayout(
  { begins, states, moves }: StateGraphShape,
  { columnPx, rowPx }: StateSpacing,
): ReadonlyMap<string, Point> {
  const depths = new Map([[begins, 0]]);
  for (const state of states) {
    for (const { from, to } of moves) {
      const depth = depths.get(from);
      if (from === state && depth !== undefined && !depths.has(to)) depths.set(to, depth + 1);
    }
  }
  const rows = new Map<number, number>();
  return new Map(
    states.map((state) => {
      const depth = depths.get(state) ?? 0;
      const row = rows.get(depth) ?? 0;
      rows.set(depth, row + 1);
      return [state, { x: 8 + depth * columnPx, y: 54 + row * rowPx }];
    }),
  );
}

/** The text of `invoice-paid` at an arrow: without the name of the thing. */
export const moveName = (event: string): string =>
  event.replace(/^(invoice|recurring|callback|otp)-/, "");

/** The moves in groups that have the same two ends, each of which is drawn as one arrow. */
export function waysOf<Move extends StateGraphShape["moves"][number]>(
  moves: readonly Move[],
): readonly (readonly Move[])[] {
  const ways = new Map<string, Move[]>();
  for (const move of moves) {
    const way = `${move.from} ${move.to}`;
    ways.set(way, [...(ways.get(way) ?? []), move]);
  }
  return [...ways.values()];
}

/** The four points of a cubic curve. */
export type Curve = readonly [Point, Point, Point, Point];

/** The arrow from one state to another. What leads back goes below, and between states of a column along their right sides. */
export function wayCurve(from: Point, to: Point): Curve {
  const { width, height } = STATE_BOX;
  if (from.x === to.x) return from.y === to.y ? loop(from) : beside(from, to);
  if (to.x > from.x) {
    const [x1, x2] = [from.x + width, to.x - 3];
    const [y1, y2] = [from.y + height / 2, to.y + height / 2];
    const x = (x1 + x2) / 2;
    return [at(x1, y1), at(x, y1), at(x, y2), at(x2, y2)];
  }
  const [x1, x2] = [from.x + width / 2 - 12, to.x + width / 2 + 12];
  const [y1, y2] = [from.y + height, to.y + height + 3];
  const low = Math.max(y1, y2) + 34;
  return [at(x1, y1), at(x1, low), at(x2, low), at(x2, y2)];
}

const at = (x: number, y: number): Point => ({ x, y });

/** From a state back to itself, above its box. */
function loop({ x, y }: Point): Curve {
  const middle = x + STATE_BOX.width / 2;
  return [
    at(middle - 16, y),
    at(middle - 22, y - 24),
    at(middle + 22, y - 24),
    at(middle + 16, y - 1),
  ];
}

/** The farther it leads, the wider it goes. */
function beside(from: Point, to: Point): Curve {
  const x = from.x + STATE_BOX.width;
  const [y1, y2] = [from.y, to.y].map((y) => y + STATE_BOX.height / 2) as [number, number];
  const far = x + 22 + Math.abs(y2 - y1) / 8;
  return [at(x, y1), at(far, y1), at(far, y2), at(x + 3, y2 + Math.sign(y1 - y2) * 4)];
}

/** A curve as the path of a drawing. */
export const lineOf = ([a, b, c, d]: Curve): string =>
  `M${a.x} ${a.y}C${b.x} ${b.y} ${c.x} ${c.y} ${d.x} ${d.y}`;

/** The point after a share of a curve, from 0 to 1. */
export function pointOn([a, b, c, d]: Curve, share: number): Point {
  const rest = 1 - share;
  const parts = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3] as const;
  const sum = (of: (point: Point) => number) =>
    parts[0] * of(a) + parts[1] * of(b) + parts[2] * of(c) + parts[3] * of(d);
  return { x: sum(({ x }) => x), y: sum(({ y }) => y) };
}

/** A rectangle, from its top left corner. */
export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

/** An arrow with the size of the text beside it. */
export interface TextedWay {
  readonly curve: Curve;
  readonly text: { readonly width: number; readonly height: number };
}

/** The distance between a text and its arrow. */
const GAP_PX = 3;

/** The possible places of a text on an arrow, the best first. */
const SHARES = [0.5, 0.62, 0.38, 0.74, 0.26, 0.85, 0.15];

/** The place of each arrow's text, so that it covers no state and no other text if possible. */
export function textAreas(ways: readonly TextedWay[], states: readonly Point[]): readonly Area[] {
  const taken: Area[] = states.map((state) => ({ ...state, ...STATE_BOX }));
  return ways.map(({ curve, text }) => {
    const free = SHARES.flatMap((share) => areasBeside(pointOn(curve, share), text));
    const covered = (area: Area) => taken.reduce((sum, one) => sum + overlap(area, one), 0);
    const [first, ...others] = free.map((area) => ({ area, covered: covered(area) }));
    if (!first) throw new Error("an arrow has places for its text");
    const best = others.reduce((one, other) => (other.covered < one.covered ? other : one), first);
    taken.push(best.area);
    return best.area;
  });
}

/** Above, below and at both sides of a point. */
function areasBeside({ x, y }: Point, { width, height }: TextedWay["text"]): readonly Area[] {
  const [middle, top] = [x - width / 2, y - height / 2];
  return [
    { x: middle, y: y - height - GAP_PX, width, height },
    { x: middle, y: y + GAP_PX, width, height },
    { x: x + GAP_PX, y: top, width, height },
    { x: x - width - GAP_PX, y: top, width, height },
  ];
}

/** How much of two areas is the same. */
export function overlap(a: Area, b: Area): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, high);
}
