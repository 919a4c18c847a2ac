import { createHash } from "node:crypto";
import { compareText } from "../../domain/text.js";

/** What is known of a test when the tests of a cell are chosen. */
export interface Candidate {
  readonly test: string;
  /** What it did in the plain run, a text for each thing by which tests differ. */
  readonly traits: ReadonlySet<string>;
  /** It states what its shop told the customer, so it shows more than a test that does the same. */
  readonly states: boolean;
  /** It injects a fault of its own, so under another one it proves little. */
  readonly hasOwnFault: boolean;
}

/** How many tests are chosen, and from what. */
export interface Choice {
  readonly most: number;
  /** Only what a test asserts can show a bug here, so tests that did the same differ too. */
  readonly byAssertions: boolean;
  /** The name of the cell, by which equal tests take turns. */
  readonly cell: string;
}

/**
 * Chooses the tests of a cell. The first is the most typical one: it does what most of the tests do, and as little else
 * as possible. What a test does besides may fail under the fault before a bug shows. Then comes, each time, the test
 * that adds most to what the chosen ones did. One that adds nothing is left out, unless only assertions can show a bug.
 * Of equal tests, one that makes statements comes first, and then another one in each cell. What is chosen for a cell
 * depends on no other cell, so it is the same in any run and in any shard.
 */
export function chosenTests<Test extends Candidate>(
  tests: readonly Test[],
  { most, byAssertions, cell }: Choice,
): readonly Test[] {
  if (most === Number.POSITIVE_INFINITY) return tests;
  const pure = tests.filter(({ hasOwnFault }) => !hasOwnFault);
  const turns = new Map(tests.map((one) => [one, turnOf(cell, one.test)]));
  const left = [...(pure.length > 0 ? pure : tests)].sort(
    (a, b) =>
      Number(b.states) - Number(a.states) || compareText(turns.get(a) ?? "", turns.get(b) ?? ""),
  );
  const usual = usualTraits(left);
  const chosen: Test[] = [];
  const seen = new Set<string>();
  while (chosen.length < most) {
    const added = ({ traits }: Test) => [...traits].filter((trait) => !seen.has(trait)).length;
    const rank = chosen.length === 0 ? (test: Test) => typicality(test, usual) : added;
    const highest = Math.max(...left.map(rank));
    const next = left.find((test) => rank(test) === highest);
    if (!next) break;
    if (chosen.length > 0 && highest === 0 && !byAssertions) break;
    left.splice(left.indexOf(next), 1);
    for (const trait of next.traits) seen.add(trait);
    chosen.push(next);
  }
  return chosen;
}

/** A text that orders tests in another way in each cell. */
function turnOf(cell: string, test: string): string {
  return createHash("sha256").update(`${cell}\n${test}`).digest("hex");
}

/** What more than half of the tests have in common. */
function usualTraits(tests: readonly Candidate[]): ReadonlySet<string> {
  const times = new Map<string, number>();
  for (const { traits } of tests) {
    for (const trait of traits) times.set(trait, (times.get(trait) ?? 0) + 1);
  }
  return new Set([...times].flatMap(([trait, count]) => (count > tests.length / 2 ? trait : [])));
}

/** The more a test has of what is usual, the more typical it is, and then the less it has besides. */
function typicality({ traits }: Candidate, usual: ReadonlySet<string>): number {
  const common = [...traits].filter((trait) => usual.has(trait)).length;
  const besides = traits.size - common;
  return common - besides / (besides + 1);
}
