import { useEffect, useState } from "preact/hooks";
import type { Event } from "../../../spec/generated/control.types.js";
import {
  STATE_BOX as BOX,
  loopLine,
  moveLine,
  moveName,
  type Point,
  stateLayout,
} from "../../report/state-layout.js";
import { type Answer, read } from "./api.js";
import { timeOf } from "./formats.js";
import { Scrolled } from "./parts.js";
import { isRtl, said } from "./words.js";

type Graphs = Answer<"readStates">;
type Graph = Graphs["invoice"];

let known: Promise<Graphs> | undefined;

interface StateGraphProps {
  readonly of: keyof Graphs;
  readonly state: string;
  /** What happened to the thing: it tells the way that it came. */
  readonly events?: readonly Event[];
}

/** A state graph from the tables that the gateway runs on, with where a thing stands in it. */
export function StateGraph({ of, state, events = [] }: StateGraphProps) {
  const [graphs, setGraphs] = useState<Graphs>();
  useEffect(() => {
    known ??= read<"readStates">("/states");
    known.then(setGraphs).catch(() => {
      known = undefined;
    });
  }, []);
  return graphs ? <Drawn graph={graphs[of]} state={state} events={events} /> : null;
}

const SPACING = { columnPx: 172, rowPx: 58 };

interface DrawnProps {
  readonly graph: Graph;
  readonly state: string;
  readonly events: readonly Event[];
}

function Drawn({ graph, state, events }: DrawnProps) {
  const happened = new Map(events.map(({ type, at }) => [moveName(type), timeOf(at)]));
  const places = stateLayout(graph, SPACING);
  const points = [...places.values()];
  const width = Math.max(...points.map(({ x }) => x)) + BOX.width + 8;
  const height = Math.max(...points.map(({ y }) => y)) + BOX.height + 8;
  const place = (name: string): Point => {
    const { x, y } = places.get(name) ?? { x: 0, y: 0 };
    return { x: isRtl() ? width - x - BOX.width : x, y };
  };
  const ways = new Map<string, string[]>();
  for (const { from, to, event } of graph.moves) {
    const way = `${from} ${to}`;
    ways.set(way, [...(ways.get(way) ?? []), moveName(event)]);
  }
  return (
    <Scrolled label={said(state)}>
      <svg width={width} height={height} role="img" aria-label={said(state)}>
        <defs>
          <marker
            id="move"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path d="M0 0 8 4 0 8z" fill="context-stroke" />
          </marker>
        </defs>
        {[...ways].map(([way, names]) => {
          const [from = "", to = ""] = way.split(" ");
          return (
            <Move key={way} from={place(from)} to={place(to)} names={names} happened={happened} />
          );
        })}
        {graph.states.map((name) => (
          <State key={name} name={name} at={place(name)} isHere={name === state} />
        ))}
      </svg>
    </Scrolled>
  );
}

interface MoveProps {
  readonly from: Point;
  readonly to: Point;
  readonly names: readonly string[];
  /** The moves that were made, each with when it was last. */
  readonly happened: ReadonlyMap<string, string>;
}

function Move({ from, to, names, happened }: MoveProps) {
  const at = names.flatMap((name) => happened.get(name) ?? []).at(-1);
  const texts = at === undefined ? names.map(said) : [at];
  const stroke = at === undefined ? "var(--edge)" : "var(--accent)";
  const weight = at === undefined ? 1 : 2;
  if (from.x === to.x && from.y === to.y) {
    const x = from.x + BOX.width / 2;
    return (
      <g>
        <path
          d={loopLine(from)}
          fill="none"
          stroke={stroke}
          stroke-width={weight}
          marker-end="url(#move)"
        />
        {texts.map((text, n) => (
          <text
            key={text}
            x={x}
            y={from.y - 22 - 13 * (texts.length - 1 - n)}
            class="t11 m"
            text-anchor="middle"
          >
            {text}
          </text>
        ))}
      </g>
    );
  }
  if (from.x === to.x) {
    const x = from.x + BOX.width / 2;
    const [top, bottom] = [from.y + BOX.height, to.y - 3];
    return (
      <g stroke={stroke} stroke-width={weight}>
        <path d={`M${x} ${top}V${bottom}`} marker-end="url(#move)" />
        <text x={x + 6} y={(top + bottom) / 2 + 4} class="t11 m" stroke="none">
          {texts.join(", ")}
        </text>
      </g>
    );
  }
  const { line, middle } = moveLine(from, to);
  return (
    <g>
      <path d={line} fill="none" stroke={stroke} stroke-width={weight} marker-end="url(#move)" />
      <text x={middle.x} y={middle.y - 5} class="t11 m" text-anchor="middle">
        {texts.join(", ")}
        <title>{names.join(", ")}</title>
      </text>
    </g>
  );
}

interface StateProps {
  readonly name: string;
  readonly at: Point;
  readonly isHere: boolean;
}

function State({ name, at: { x, y }, isHere }: StateProps) {
  const fill = isHere ? "var(--accent)" : "var(--surface)";
  const ink = isHere ? "var(--on-accent)" : "var(--ink)";
  return (
    <g>
      <rect {...BOX} x={x} y={y} rx="16" fill={fill} stroke={isHere ? fill : "var(--edge)"} />
      <text
        x={x + BOX.width / 2}
        y={y + 21}
        class="t12 w"
        text-anchor="middle"
        ref={(text) => text?.style.setProperty("fill", ink)}
      >
        {said(name)}
      </text>
    </g>
  );
}
