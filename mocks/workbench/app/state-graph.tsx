import { useEffect, useState } from "preact/hooks";
import type { Event } from "../../../spec/generated/control.types.js";
import {
  type Area,
  STATE_BOX as BOX,
  type Curve,
  lineOf,
  moveName,
  type Point,
  type StateGraphShape,
  stateLayout,
  textAreas,
  wayCurve,
  waysOf,
} from "../../report/state-layout.js";
import { type Answer, read } from "./api.js";
import { ArrowTip, Scrolled } from "./parts.js";
import { live, nowOf } from "./store.js";
import { dateOf, dayOf, isRtl, said, timeOf } from "./words.js";

type Graphs = Answer<"gateway.states">;

let known: Promise<Graphs> | undefined;

interface StateGraphProps {
  readonly of: keyof Graphs;
  readonly state: string;
  /** The events of the thing, which mark its way through the graph. */
  readonly events?: readonly Event[];
}

/** A state graph from the tables that the gateway runs on, with the current state of a thing. */
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
  const textsOf = (moves: readonly GraphMove[]): WayTexts => {
    const at = moves
      .flatMap((move) => traveled.get(move) ?? [])
      .toSorted()
      .at(-1);
    const names = moves.map(({ event }) => said(moveName(event)));
    return { texts: at === undefined ? names : whenLines(at), isMade: at !== undefined };
  };
  const toneOf = (name: string) => (name === state ? "here" : "");
  return <DrawnGraph graph={graphs[of]} label={said(state)} textsOf={textsOf} toneOf={toneOf} />;
}

/** The time of a move, below its day where that is not the day of the sandbox's clock. */
const whenLines = (at: string): readonly string[] =>
  dateOf(at) === dateOf(nowOf(live.state)) ? [timeOf(at)] : [dayOf(at), timeOf(at)];

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

const SPACING = { columnPx: 180, rowPx: 74 };

/** The size of a text at an arrow: the height of a line, and about the width of a letter. */
const LINE_PX = 13;
const LETTER_PX = 6.5;

type GraphMove = StateGraphShape["moves"][number];

/** The text at an arrow, and whether it was taken. */
interface WayTexts {
  readonly texts: readonly string[];
  readonly isMade: boolean;
}

interface DrawnProps {
  readonly graph: StateGraphShape;
  readonly label: string;
  /** The label of all transitions between the same two states. */
  readonly textsOf: (moves: readonly GraphMove[]) => WayTexts;
  /** Whether a thing is in a state now, or was in it once. */
  readonly toneOf: (state: string) => "here" | "met" | "";
}

/** The position of the states, the arrows and their texts. */
export function laidOut(graph: StateGraphShape, textsOf: DrawnProps["textsOf"]) {
  const places = stateLayout(graph, SPACING);
  const place = (name: string): Point => places.get(name) ?? { x: 0, y: 0 };
  const ways = waysOf(graph.moves).map((moves) => {
    const { from = "", to = "" } = moves[0] ?? {};
    const written = textsOf(moves);
    const width = Math.max(...written.texts.map(({ length }) => length)) * LETTER_PX;
    const text = { width, height: written.texts.length * LINE_PX };
    return { ...written, curve: wayCurve(place(from), place(to)), text, moves };
  });
  return { places, place, ways, areas: textAreas(ways, [...places.values()]) };
}

/** A graph of states with labels on its transitions. */
function DrawnGraph({ graph, label, textsOf, toneOf }: DrawnProps) {
  const { places, place, ways, areas } = laidOut(graph, textsOf);
  const corners = [
    ...[...places.values()].map(({ x, y }) => ({ x: x + BOX.width, y: y + BOX.height })),
    ...areas.flatMap(({ x, y, width, height }) => [
      { x: x + width, y: y + height },
      { x, y },
    ]),
    ...ways.flatMap(({ curve }) => curve),
  ];
  const width = Math.max(...corners.map(({ x }) => x)) + 8;
  const top = Math.min(...corners.map(({ y }) => y)) - 4;
  const height = Math.max(...corners.map(({ y }) => y)) + 8 - top;
  /** Where something of a width begins, in the direction of the language. */
  const begin = (x: number, wide = 0) => (isRtl() ? width - x - wide : x);
  return (
    <Scrolled key={label} label={label} box={showCurrent}>
      <svg
        width={width}
        height={height}
        viewBox={`0 ${top} ${width} ${height}`}
        role="img"
        aria-label={label}
      >
        <ArrowTip id="move" />
        {ways.map(({ curve, isMade, moves }) => (
          <path
            key={`${moves[0]?.from} ${moves[0]?.to}`}
            d={lineOf(curve.map(({ x, y }) => ({ x: begin(x), y })) as unknown as Curve)}
            fill="none"
            stroke={isMade ? "var(--accent)" : "var(--edge)"}
            stroke-width={isMade ? 2 : 1}
            marker-end="url(#move)"
          />
        ))}
        {graph.states.map((name) => {
          const { x, y } = place(name);
          return (
            <State key={name} name={name} at={{ x: begin(x, BOX.width), y }} tone={toneOf(name)} />
          );
        })}
        {ways.map(({ texts, moves }, n) => (
          <Texts
            key={`${moves[0]?.from} ${moves[0]?.to}`}
            texts={texts}
            moves={moves}
            area={areas[n]}
            begin={begin}
          />
        ))}
      </svg>
    </Scrolled>
  );
}

interface TextsProps {
  readonly texts: readonly string[];
  readonly moves: readonly GraphMove[];
  readonly area: Area | undefined;
  begin(x: number): number;
}

/** The labels of an arrow, a line each. */
function Texts({ texts, moves, area, begin }: TextsProps) {
  if (!area) return null;
  return (
    <g class="way">
      <title>{moves.map(({ event }) => said(moveName(event))).join(", ")}</title>
      {texts.map((text, n) => (
        <text
          key={text}
          x={begin(area.x + area.width / 2)}
          y={area.y + LINE_PX * (n + 1) - 3}
          class="t11 m"
          text-anchor="middle"
        >
          {text}
        </text>
      ))}
    </g>
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

/** A state graph with the count of each arrow. Pale ones are expected, and were never taken. */
export function CoverageGraph({ label, items }: CoverageGraphProps) {
  const arrows = items.flatMap(({ move, count, expected }): readonly Arrow[] =>
    move && (expected || count > 0) ? [{ ...move, count }] : [],
  );
  const states = [...new Set(arrows.flatMap(({ from, to }) => [from, to]))];
  const countOf = (from: string, event: string) =>
    arrows.find((arrow) => arrow.from === from && arrow.event === event)?.count ?? 0;
  const met = new Set(arrows.flatMap(({ to, count }) => (count > 0 ? [to] : [])));
  return (
    <DrawnGraph
      graph={{ begins: states[0] ?? "", states, moves: arrows }}
      label={label}
      textsOf={(moves) => {
        const count = moves.reduce((sum, { from, event }) => sum + countOf(from, event), 0);
        return { texts: [String(count)], isMade: count > 0 };
      }}
      toneOf={(state) => (met.has(state) ? "met" : "")}
    />
  );
}
