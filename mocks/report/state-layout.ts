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

/** How far apart states stand, in pixels. */
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

/** `invoice-paid` as it stands at an arrow: without the name of the thing. */
export const moveName = (event: string): string =>
  event.replace(/^(invoice|recurring|callback|otp)-/, "");

/** The line of an arrow that leads from a state back to itself, above its box. */
export function loopLine({ x, y }: Point): string {
  return `M${x + STATE_BOX.width / 2 - 16} ${y}c-6 -24 38 -24 32 -1`;
}

/** The line of an arrow from one box to another, its middle, and a place where it nears its end. */
export function moveLine(
  from: Point,
  to: Point,
): { readonly line: string; readonly middle: Point; readonly late: Point } {
  const { width, height } = STATE_BOX;
  const way = Math.sign(to.x - from.x);
  const x1 = way > 0 ? from.x + width : from.x;
  const x2 = way > 0 ? to.x - 3 : to.x + width + 3;
  const [y1, y2] = [from.y + height / 2, to.y + height / 2];
  const middle = { x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
  const late = { x: x1 + (x2 - x1) * 0.66, y: y1 + (y2 - y1) * 0.78 };
  return {
    line: `M${x1} ${y1}C${middle.x} ${y1} ${middle.x} ${y2} ${x2} ${y2}`,
    middle,
    late: y1 === y2 ? middle : late,
  };
}
