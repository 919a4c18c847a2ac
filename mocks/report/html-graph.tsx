import type { ReportGraph, ReportMove } from "./report.js";
import {
  loopLine,
  moveLine,
  moveName,
  type Point,
  STATE_BOX,
  stateLayout,
} from "./state-layout.js";

const SPACING = { columnPx: 270, rowPx: 92 };
const LINE_PX = 13;

/** Room for the words of loops. */
const ABOVE_PX = 2 * LINE_PX;

/** What an arrow is drawn as: gone, never gone though it should be, or never gone and no matter. */
function classOf({ count, expected }: ReportMove): "hit" | "gap" | "idle" {
  if (count > 0) return "hit";
  return expected ? "gap" : "idle";
}

/** What stands at an arrow; nothing where it is no matter. */
function labelOf(move: ReportMove): string {
  const name = moveName(move.event);
  return move.count > 0 ? `${name} ${move.count.toLocaleString("en")}` : `${name} never`;
}

/** The more often, the stronger: a line of four at most. */
function weightOf(count: number): number {
  return Math.min(4, 1.5 + Math.log10(Math.max(1, count)));
}

/** A state graph, its arrows coloured by how often they were gone. */
export function GraphView({ graph }: { readonly graph: ReportGraph }) {
  const places = stateLayout(graph, SPACING);
  const points = [...places.values()];
  const width = Math.max(...points.map(({ x }) => x)) + STATE_BOX.width + 8;
  const height = Math.max(...points.map(({ y }) => y)) + STATE_BOX.height + 56 + ABOVE_PX;
  const at = (state: string): Point => places.get(state) ?? { x: 0, y: 0 };
  const never = graph.moves.filter((move) => classOf(move) === "gap").map(labelOf);
  const summary =
    never.length > 0 ? `never gone: ${never.join(", ")}` : "all that is expected was gone";
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section class="scroll graph" tabIndex={0} aria-label={`${graph.title} as a graph`}>
      <svg
        {...{ width, height }}
        viewBox={`0 ${-ABOVE_PX} ${width} ${height}`}
        role="img"
        aria-label={`${graph.title}: ${summary}`}
      >
        <Tip />
        {waysOf(graph).map((moves) => (
          <Way key={`${moves[0]?.from} ${moves[0]?.to}`} moves={moves} at={at} />
        ))}
        {graph.states.map((state) => (
          <State key={state} state={state} at={at(state)} isHit={isReached(graph, state)} />
        ))}
      </svg>
      <Legend />
    </section>
  );
}

/** The tip of an arrow, in the colour of its line. */
function Tip() {
  return (
    <defs>
      <marker
        id="tip"
        viewBox="0 0 8 8"
        refX="7"
        refY="4"
        markerWidth="7"
        markerHeight="7"
        markerUnits="userSpaceOnUse"
        orient="auto"
      >
        <path class="tip" d="M0 0 8 4 0 8z" />
      </marker>
    </defs>
  );
}

function Legend() {
  return (
    <p class="legend">
      <span class="hit">green: gone, with how often</span>
      <span class="gap">red: never gone</span>
      <span class="idle">grey: never taken, and not expected</span>
    </p>
  );
}

function isReached({ begins, moves }: ReportGraph, state: string): boolean {
  return state === begins
    ? moves.some(({ count }) => count > 0)
    : moves.some(({ to, count }) => to === state && count > 0);
}

/** The arrows with the same two ends, which are drawn as one. */
function waysOf({ moves }: ReportGraph): readonly (readonly ReportMove[])[] {
  const ways = new Map<string, ReportMove[]>();
  for (const move of moves) {
    const way = `${move.from} ${move.to}`;
    ways.set(way, [...(ways.get(way) ?? []), move]);
  }
  return [...ways.values()];
}

interface WayProps {
  readonly moves: readonly ReportMove[];
  at(state: string): Point;
}

function Way({ moves, at }: WayProps) {
  const [first] = moves;
  if (!first) return null;
  const [from, to] = [at(first.from), at(first.to)];
  const { line, label } = drawn(from, to);
  const count = Math.max(...moves.map((move) => move.count));
  const kinds = moves.map(classOf);
  const kind = kinds.find((one) => one === "hit") ?? kinds.find((one) => one === "gap") ?? "idle";
  const shown = moves.filter((move) => classOf(move) !== "idle");
  return (
    <g class={kind}>
      <path
        d={line}
        stroke-width={kind === "hit" ? weightOf(count) : undefined}
        marker-end="url(#tip)"
      >
        <title>{moves.map(labelOf).join(", ")}</title>
      </path>
      {shown.map((move, n) => (
        <g key={move.event} class={classOf(move)}>
          <text x={label.x} y={label.y - (shown.length - 1 - n) * LINE_PX} text-anchor="middle">
            {labelOf(move)}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The line from one state to another, and where its words stand. What leads back goes below. */
function drawn(from: Point, to: Point): { readonly line: string; readonly label: Point } {
  const { width, height } = STATE_BOX;
  if (from.x === to.x && from.y === to.y) {
    return { line: loopLine(from), label: { x: from.x + width / 2, y: from.y - 21 } };
  }
  if (to.x > from.x) {
    const { line, late } = moveLine(from, to);
    return { line, label: { x: late.x, y: late.y - 6 } };
  }
  if (to.x === from.x) return beside(from, to);
  const [x1, x2] = [from.x + width / 2 - 12, to.x + width / 2 + 12];
  const [y1, y2] = [from.y + height, to.y + height + 3];
  const low = Math.max(y1, y2) + 34;
  return {
    line: `M${x1} ${y1}C${x1} ${low} ${x2} ${low} ${x2} ${y2}`,
    label: { x: (x1 + x2) / 2, y: low - 4 },
  };
}

/** Between states of one column it goes along their right sides. */
function beside(from: Point, to: Point): { readonly line: string; readonly label: Point } {
  const x = from.x + STATE_BOX.width;
  const [y1, y2] = [from.y + STATE_BOX.height / 2, to.y + STATE_BOX.height / 2];
  const far = x + 34;
  return {
    line: `M${x} ${y1}C${far} ${y1} ${far} ${y2} ${x + 3} ${y2 + 4}`,
    label: { x: x + 52, y: y1 * 0.75 + y2 * 0.25 + 4 },
  };
}

function State({ state, at, isHit }: { state: string; at: Point; isHit: boolean }) {
  const { width, height } = STATE_BOX;
  return (
    <g class={isHit ? "hit" : "idle"}>
      <rect {...STATE_BOX} x={at.x} y={at.y} rx={height / 2} />
      <text class="box" x={at.x + width / 2} y={at.y + 21} text-anchor="middle">
        {state}
      </text>
    </g>
  );
}
