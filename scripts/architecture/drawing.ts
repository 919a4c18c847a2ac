import { LAYERS, roomOf } from "./rules.js";

/** An import of one covered file by another. */
export interface ImportEdge {
  readonly from: string;
  readonly to: string;
}

/**
 * A Mermaid diagram of the product's rooms. An arrow that a longer way implies is left out, so that
 * the layers show; the table below it has them all.
 */
export function drawing(imports: readonly ImportEdge[]): string {
  const rooms = Object.keys(LAYERS).filter((room) => !room.startsWith("scripts"));
  const graph = new Map<string, Set<string>>();
  for (const edge of imports) {
    const [from, to] = [roomOf(edge.from), roomOf(edge.to)];
    if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  const direct = rooms.flatMap((from) => {
    const below = [...(graph.get(from) ?? [])].sort();
    return below
      .filter((to) => !below.some((way) => reaches(graph, way, to)))
      .map((to) => `  ${idOf(from)} --> ${idOf(to)}`);
  });
  const nodes = rooms.map((room) => `  ${idOf(room)}["${titleOf(room)}"]`);
  const rows = Object.entries(LAYERS).map(([room, below]) => {
    return `| \`${titleOf(room)}\` | ${below.map((other) => `\`${other}\``).join(", ") || "nothing"} |`;
  });
  return [
    ...["```mermaid", "flowchart TD", ...nodes, ...direct, "```", ""],
    ...["| room | may import from |", "| --- | --- |", ...rows],
  ].join("\n");
}

/** Whether arrows lead from a room to another, directly or over others. */
function reaches(
  graph: ReadonlyMap<string, ReadonlySet<string>>,
  from: string,
  to: string,
  seen = new Set([from]),
): boolean {
  const next = [...(graph.get(from) ?? [])];
  if (next.includes(to)) return true;
  return next.some((way) => !seen.has(way) && reaches(graph, way, to, seen.add(way)));
}

/** A room as people call it: its folder, or the files beside the folders. */
function titleOf(room: string): string {
  if (room.endsWith(".ts")) return room;
  return room.includes("/") ? `${room}/` : `${room}/*.ts`;
}

function idOf(room: string): string {
  return room.replace(/\W/g, "_");
}
