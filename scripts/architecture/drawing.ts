import { graphOf, type ImportEdge, reaches } from "./graph.js";
import { LAYERS, roomOf } from "./rules.js";

/** How many imports lead from one room to another. */
type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The rooms as they are: an arrow for each room that imports another, and a table of all imports. */
export function drawing(imports: readonly ImportEdge[]): string {
  const counts = countsOf(imports);
  return [diagram(counts), table(counts)].join("\n\n");
}

function countsOf(imports: readonly ImportEdge[]): Counts {
  const counts = new Map<string, Map<string, number>>();
  for (const edge of imports) {
    const [from, to] = [roomOf(edge.from), roomOf(edge.to)];
    const own = counts.get(from) ?? new Map<string, number>();
    if (from !== to) own.set(to, (own.get(to) ?? 0) + 1);
    counts.set(from, own);
  }
  return counts;
}

/**
 * A Mermaid diagram of the product's rooms. An arrow that a longer way implies is left out, so that
 * the layers show; the table has them all.
 */
function diagram(counts: Counts): string {
  const arrows = [...counts].flatMap(([from, own]) =>
    [...own].map(([to, many]) => ({ from, to, many })),
  );
  const shown = arrows.filter(({ from }) => !from.startsWith("scripts"));
  const graph = graphOf(shown.map(({ from, to }) => [from, to]));
  const direct = shown.filter(
    ({ from, to }) => ![...(graph.get(from) ?? [])].some((way) => reaches(graph, way, to)),
  );
  const order = Object.keys(LAYERS);
  const lines = direct
    .sort((a, b) => order.indexOf(a.from) - order.indexOf(b.from) || a.to.localeCompare(b.to))
    .map(({ from, to, many }) => `  ${idOf(from)} -->|${many}| ${idOf(to)}`);
  const nodes = order
    .filter((room) => !room.startsWith("scripts"))
    .map((room) => `  ${idOf(room)}["${titleOf(room)}"]`);
  return ["```mermaid", "flowchart TD", ...nodes, ...lines, "```"].join("\n");
}

function table(counts: Counts): string {
  const rows = Object.entries(LAYERS).map(([room, below]) => {
    const own = counts.get(room);
    const cells = below.map((other) => `\`${other}\` ${own?.get(other) ?? 0}`);
    return `| \`${titleOf(room)}\` | ${cells.join(", ") || "nothing"} |`;
  });
  return ["| room | may import from, and how often it does |", "| --- | --- |", ...rows].join("\n");
}

/** A room as people call it: its folder, or the files that stand beside the folders. */
function titleOf(room: string): string {
  if (room.endsWith(".ts")) return room;
  return room.includes("/") ? `${room}/` : `${room}/*.ts`;
}

function idOf(room: string): string {
  return room.replace(/\W/g, "_");
}
