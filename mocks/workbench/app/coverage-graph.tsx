import type { Answer } from "./api.js";
import { DrawnGraph } from "./state-graph.js";

/** One thing that can be reached, as the control API tells it. */
export type ItemReached = Answer<"readCoverage">["items"][number];

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
