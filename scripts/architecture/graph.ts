import { posix } from "node:path";

/** An import of one covered file by another. */
export interface ImportEdge {
  readonly from: string;
  readonly to: string;
}

/** Names of nodes, each with those that it points at. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** A graph of its arrows. */
export function graphOf(arrows: readonly (readonly [string, string])[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of arrows) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  return graph;
}

/** Whether at least one arrow leads from a node to another, directly or over others. */
export function reaches(graph: Graph, from: string, to: string, seen = new Set<string>()): boolean {
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(graph.get(from) ?? [])].some((next) => next === to || reaches(graph, next, to, seen));
}

/**
 * Circles between what stands side by side in one folder: its subfolders, and the files beside them.
 * dependency-cruiser finds those between files and between sibling folders, but not between a folder
 * and the files beside it.
 */
export function folderCircles(imports: readonly ImportEdge[]): readonly string[] {
  const folders = new Set(imports.flatMap(({ from }) => foldersOf(from)));
  return [...folders].sort().flatMap((folder) => {
    const arrows = imports.flatMap(({ from, to }): [string, string][] => {
      const [one, other] = [partOf(folder, from), partOf(folder, to)];
      return one && other && one !== other ? [[one, other]] : [];
    });
    const graph = graphOf(arrows);
    // A circle of files alone is a finding already.
    const inCircle = [...graph.keys()].filter((part) => reaches(graph, part, part)).sort();
    return inCircle.some((part) => !/\.tsx?$/.test(part))
      ? [`${folder}: imports go in a circle between ${inCircle.join(", ")}`]
      : [];
  });
}

/** The folders around a file, from its room inwards. */
function foldersOf(file: string): readonly string[] {
  const steps = posix.dirname(file).split("/");
  return steps.map((_, n) => steps.slice(0, n + 1).join("/")).slice(1);
}

/** What stands in a folder and holds a file, or is it; undefined for a file elsewhere. */
function partOf(folder: string, file: string): string | undefined {
  if (!file.startsWith(`${folder}/`)) return undefined;
  return `${folder}/${file.slice(folder.length + 1).split("/")[0]}`;
}
