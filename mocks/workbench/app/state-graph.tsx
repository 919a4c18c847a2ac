import { useEffect, useState } from "preact/hooks";
import type { Event } from "../../../spec/generated/control.types.js";
import {
  STATE_BOX as BOX,
  loopLine,
  moveLine,
  moveName,
  type Point,
  STATE_BOX,
  type StateGraphShape,
  stateLayout,
} from "../../report/state-layout.js";
import { type Answer, read } from "./api.js";
import { ArrowTip, Scrolled } from "./parts.js";
import { isRtl, said, timeOf } from "./words.js";

/** How far above its state the lowest text stands, and how high a line of it is. */
const RISE_PX = 22;
const LINE_PX = 13;

interface LoopProps {
  readonly from: Point;
  readonly texts: readonly string[];
}

/** The labels of a transition from a state to itself, a line each. */
function LoopTexts({ from, texts }: LoopProps) {
  const x = from.x + STATE_BOX.width / 2;
  return (
    <>
      {texts.map((text, n) => {
        const y = from.y - RISE_PX - LINE_PX * (texts.length - 1 - n);
        return (
          <text key={text} x={x} y={y} class="t11 m" text-anchor="middle">
            {text}
          </text>
        );
      })}
    </>
  );
}

/** By how much these texts reach over the top of the drawing. */
const overTop = (from: Point, texts: readonly string[]): number =>
  RISE_PX + LINE_PX * texts.length - from.y;

type Graphs = Answer<"gateway.states">;

let known: Promise<Graphs> | undefined;

interface StateGraphProps {
  readonly of: keyof Graphs;
  readonly state: string;
  /** The events of the thing, which mark its way through the graph. */
  readonly events?: readonly Event[];
}

/** A state graph from the tables that the gateway runs on, with where a thing stands in it. */
export function StateGraph({ of, state, events = [] }: StateGraphProps) {
  const [graphs, setGraphs] = useState<Graphs>();
  useEffect(() => {
    known ??= read<"gateway.states">("/states");
    known.then(setGraphs).catch(() => {
      known = undefined;
    });
  }, []);
  if (!graphs) return null;
  const traveled = traveledMoves(graphs[of], events);
  const tell = (moves: readonly GraphMove[]): ToldWay => {
    const at = moves
      .flatMap((move) => traveled.get(move) ?? [])
      .toSorted()
      .at(-1);
    const names = moves.map(({ event }) => said(moveName(event)));
    return { texts: at === undefined ? names : [timeOf(at)], isMade: at !== undefined };
  };
  const toneOf = (name: string) => (name === state ? "here" : "");
  return <DrawnGraph graph={graphs[of]} label={said(state)} tell={tell} toneOf={toneOf} />;
}

/** The moves that a thing has made, from the state where it began, each with the instant of the last time. */
export function traveledMoves(
  { begins, moves }: Pick<StateGraphShape, "begins" | "moves">,
  events: readonly Pick<Event, "type" | "at">[],
): ReadonlyMap<GraphMove, string> {
  const traveled = new Map<GraphMove, string>();
  let state = begins;
  for (const { type, at } of events) {
    const name = moveName(type);
    const move = moves.find(({ from, event }) => from === state && moveName(event) === name);
    if (!move) continue;
    traveled.set(move, at);
    state = move.to;
  }
  return traveled;
}

const SPACING = { columnPx: 172, rowPx: 58 };

type GraphMove = StateGraphShape["moves"][number];

/** What stands at an arrow, and whether it was gone. */
interface ToldWay {
  readonly texts: readonly string[];
  readonly isMade: boolean;
}

interface DrawnProps {
  readonly graph: StateGraphShape;
  readonly label: string;
  /** The label of all transitions between the same two states. */
  readonly tell: (moves: readonly GraphMove[]) => ToldWay;
  /** Whether a thing stands in a state now, or was in it once. */
  readonly toneOf: (state: string) => "here" | "met" | "";
}

/** A graph of states with labels on its transitions. */
function DrawnGraph({ graph, label, tell, toneOf }: DrawnProps) {
  const places = stateLayout(graph, SPACING);
  const points = [...places.values()];
  const width = Math.max(...points.map(({ x }) => x)) + BOX.width + 8;
  const height = Math.max(...points.map(({ y }) => y)) + BOX.height + 8;
  const place = (name: string): Point => {
    const { x, y } = places.get(name) ?? { x: 0, y: 0 };
    return { x: isRtl() ? width - x - BOX.width : x, y };
  };
  const ways = new Map<string, GraphMove[]>();
  for (const move of graph.moves) {
    const way = `${move.from} ${move.to}`;
    ways.set(way, [...(ways.get(way) ?? []), move]);
  }
  const loops = [...ways.values()].filter(([move]) => move?.from === move?.to);
  const above = Math.max(
    0,
    ...loops.map((moves) => overTop(place(moves[0]?.from ?? ""), tell(moves).texts)),
  );
  const box = `0 ${-above} ${width} ${height + above}`;
  return (
    <Scrolled key={label} label={label} box={showCurrent}>
      <svg width={width} height={height + above} viewBox={box} role="img" aria-label={label}>
        <ArrowTip id="move" />
        {[...ways].map(([way, moves]) => {
          const [from = "", to = ""] = way.split(" ");
          return <Move key={way} from={place(from)} to={place(to)} moves={moves} tell={tell} />;
        })}
        {graph.states.map((name) => (
          <State key={name} name={name} at={place(name)} tone={toneOf(name)} />
        ))}
      </svg>
    </Scrolled>
  );
}

/** Scrolls a graph sideways so that the current state is in view. The page itself stays where it is. */
function showCurrent(box: HTMLElement | null): void {
  const here = box?.querySelector(".here")?.getBoundingClientRect();
  if (!box || !here) return;
  const room = box.getBoundingClientRect();
  if (here.left >= room.left && here.right <= room.right) return;
  box.scrollLeft += here.left + here.width / 2 - (room.left + room.width / 2);
}

interface MoveProps {
  readonly from: Point;
  readonly to: Point;
  readonly moves: readonly GraphMove[];
  readonly tell: DrawnProps["tell"];
}

function Move({ from, to, moves, tell }: MoveProps) {
  const { texts, isMade } = tell(moves);
  const stroke = isMade ? "var(--accent)" : "var(--edge)";
  const weight = isMade ? 2 : 1;
  const pen = { fill: "none", stroke, "stroke-width": weight, "marker-end": "url(#move)" };
  if (from.x === to.x && from.y === to.y) {
    return (
      <g>
        <path d={loopLine(from)} {...pen} />
        <LoopTexts from={from} texts={texts} />
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
      <path d={line} {...pen} />
      <text x={middle.x} y={middle.y - 5} class="t11 m" text-anchor="middle">
        {texts.join(", ")}
        <title>{moves.map(({ event }) => moveName(event)).join(", ")}</title>
      </text>
    </g>
  );
}

interface StateProps {
  readonly name: string;
  readonly at: Point;
  readonly tone: ReturnType<DrawnProps["toneOf"]>;
}

const FILLS = { here: "var(--accent)", met: "var(--accent-soft)", "": "var(--surface)" };

function State({ name, at: { x, y }, tone }: StateProps) {
  const isHere = tone === "here";
  const fill = FILLS[tone];
  const ink = isHere ? "var(--on-accent)" : "var(--ink)";
  return (
    <g class={tone}>
      <rect
        {...BOX}
        x={x}
        y={y}
        rx="16"
        fill={fill}
        stroke={tone === "" ? "var(--edge)" : "var(--accent)"}
      />
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

/** An item of the coverage. */
export type ItemReached = Answer<"sandbox.coverage">["items"][number];

interface CoverageGraphProps {
  readonly label: string;
  readonly items: readonly ItemReached[];
}

type Arrow = NonNullable<ItemReached["move"]> & { readonly count: number };

/** A life with how often each of its arrows was gone: those that never were are pale. */
export function CoverageGraph({ label, items }: CoverageGraphProps) {
  const arrows = items.flatMap(({ move, count }): readonly Arrow[] =>
    move ? [{ ...move, count }] : [],
  );
  const states = [...new Set(arrows.flatMap(({ from, to }) => [from, to]))];
  const countOf = (from: string, event: string) =>
    arrows.find((arrow) => arrow.from === from && arrow.event === event)?.count ?? 0;
  const met = new Set(arrows.flatMap(({ to, count }) => (count > 0 ? [to] : [])));
  return (
    <DrawnGraph
      graph={{ begins: states[0] ?? "", states, moves: arrows }}
      label={label}
      tell={(moves) => {
        const count = moves.reduce((sum, { from, event }) => sum + countOf(from, event), 0);
        return { texts: [String(count)], isMade: count > 0 };
      }}
      toneOf={(state) => (met.has(state) ? "met" : "")}
    />
  );
}
