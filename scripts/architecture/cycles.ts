import { posix } from "node:path";
import { roomOf, targetOf } from "./layers.js";
import type { Finding, Source } from "./source.js";
import { findingAt } from "./source.js";

/** An import of one covered file by another. Types count: who reads one file needs the other. */
export interface Edge {
  readonly source: Source;
  readonly node: Source["imports"][number]["node"];
  readonly from: string;
  readonly to: string;
}

/** Names of nodes, each with those that it points at. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The imports between the sources given; what leads elsewhere is left out. */
export function edgesOf(sources: readonly Source[]): readonly Edge[] {
  const files = new Map(sources.map(({ file }) => [file.replace(/\.\w+$/, ""), file]));
  return sources.flatMap((source) =>
    source.imports.flatMap((imported) => {
      const target = targetOf(source.file, imported).replace(/\.\w+$/, "");
      const to = imported.from.startsWith(".") ? files.get(target) : undefined;
      return to === undefined ? [] : [{ source, node: imported.node, from: source.file, to }];
    }),
  );
}

/** Circles of imports: between files, between rooms, and between what stands in one folder. */
export function cycleFindings(sources: readonly Source[]): readonly Finding[] {
  const edges = edgesOf(sources);
  const folders = new Set(sources.flatMap(({ file }) => foldersOf(file)));
  return [
    ...circlesBy(edges, (file) => file),
    ...circlesBy(edges, roomOf),
    ...[...folders].sort().flatMap((folder) => circlesBy(edges, partOf(folder), folder)),
  ];
}

/** The folders around a file inside of its room. */
function foldersOf(file: string): readonly string[] {
  const steps = posix.dirname(file).split("/");
  return steps.map((_, n) => steps.slice(0, n + 1).join("/")).slice(1);
}

/** What of a folder a file belongs to: a folder in it, or the file itself; undefined elsewhere. */
function partOf(folder: string) {
  return (file: string): string | undefined => {
    if (!file.startsWith(`${folder}/`)) return undefined;
    const [step = ""] = file.slice(folder.length + 1).split("/");
    return `${folder}/${step}`;
  };
}

function circlesBy(
  edges: readonly Edge[],
  nodeOf: (file: string) => string | undefined,
  folder?: string,
): readonly Finding[] {
  const named = edges.flatMap((edge) => {
    const [from, to] = [nodeOf(edge.from), nodeOf(edge.to)];
    return from === undefined || to === undefined || from === to ? [] : [{ edge, from, to }];
  });
  const circles = cyclesOf(graphOf(named.map(({ from, to }) => [from, to])));
  return circles.flatMap((circle) => {
    // Between files of one folder the circle is a finding of its own already.
    if (folder !== undefined && circle.every((node) => /\.tsx?$/.test(node))) return [];
    const first = named.find(({ from, to }) => circle.includes(from) && circle.includes(to));
    if (!first) return [];
    const message = `imports go in a circle: ${[...circle, circle[0]].join(" -> ")}`;
    return [findingAt(first.edge.source, first.edge.node, message)];
  });
}

/** A graph of its arrows. */
export function graphOf(arrows: readonly (readonly [string, string])[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of arrows) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  return graph;
}

/** A shortest way in a circle for each knot of nodes that reach one another. */
export function cyclesOf(graph: Graph): readonly (readonly string[])[] {
  const met = new Set<string>();
  return [...graph.keys()].sort().flatMap((node) => {
    const circle = met.has(node) ? undefined : wayBack(graph, node);
    for (const each of circle ?? []) met.add(each);
    return circle ? [circle] : [];
  });
}

/** The shortest way from a node to itself, by breadth. */
function wayBack(graph: Graph, start: string): readonly string[] | undefined {
  const ways: (readonly string[])[] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? "") ?? []) {
      if (next === start) return way;
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}
