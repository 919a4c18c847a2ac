import type { ReportGraph, ReportMove } from "./report.js";
import {
  lineOf,
  moveName,
  type Point,
  pointOn,
  STATE_BOX,
  stateLayout,
  wayCurve,
  waysOf,
} from "./state-layout.js";

const SPACING = { columnPx: 270, rowPx: 92 };
const LINE_PX = 13;

/** Room for the words of loops. */
const ABOVE_PX = 2 * LINE_PX;

/** The style of an arrow: taken, missing although expected, or missing and optional. */
function classOf({ count, expected }: ReportMove): "hit" | "gap" | "idle" {
  if (count > 0) return "hit";
  return expected ? "gap" : "idle";
}

/** The text at an arrow; nothing if it is optional. */
function labelOf(move: ReportMove): string {
  const name = moveName(move.event);
  return move.count > 0 ? `${name} ${move.count.toLocaleString("en")}` : `${name} never`;
}

/** The more often, the stronger: a line of four at most. */
function weightOf(count: number): number {
  return Math.min(4, 1.5 + Math.log10(Math.max(1, count)));
}

/** A state graph, its arrows colored by their counts. */
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
        {waysOf(graph.moves).map((moves) => (
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

/** The line from one state to another, and the position of its text. */
function drawn(from: Point, to: Point): { readonly line: string; readonly label: Point } {
  const curve = wayCurve(from, to);
  const isForward = to.x > from.x;
  const { x, y } = pointOn(curve, isForward && from.y !== to.y ? 0.7 : 0.5);
  const isBeside = to.x === from.x && to.y !== from.y;
  return { line: lineOf(curve), label: isBeside ? { x: x + 36, y } : { x, y: y - 5 } };
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
