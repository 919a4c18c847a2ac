import type { Assumptions } from "../../../spec/generated/assumptions.js";
import { faults } from "../../../spec/generated/faults.js";
import type { SandboxFacts } from "../../observe/facts.js";
import { bearsOn, SWITCH_IDS } from "../../observe/switches.js";
import { Counts } from "../../observe/totals.js";
import type { Evidence } from "../run/evidence.js";
import type { CommandRun } from "../run/gather.js";
import type { FaultOption } from "../run/rules.js";
import { type Cell, faultCells } from "./cells.js";
import { hasOwnFault, hidesNothing } from "./judge.js";
import { type Candidate, chosenTests } from "./selection.js";

/** One run of a test, in a sandbox of its own: under a cell, or plainly where the way of running is rehearsed. */
export interface Body {
  readonly test: string;
  readonly cell: Cell | undefined;
  readonly sandbox: string;
  readonly limitMs: number;
  /** How long it is expected to take. */
  readonly expectedMs: number;
  /** The fault of its cell, for this sandbox alone. */
  readonly rule?: FaultOption;
}

/** A test of the plain run. */
export interface PlainTest extends Candidate {
  readonly counts: Counts;
  readonly durationMs: number;
}

/** How many tests run in each cell by default. */
export const TESTS_PER_CELL = 3;

/** What a body may take: its plain time so many times, and some for the shop's own retries. */
const LIMIT_FACTOR = 3;
const LIMIT_MORE_MS = 1500;

/** The tests of a plain run, each with what happened in it. */
export function plainTests({ evidence }: CommandRun): readonly PlainTest[] {
  return evidence.tests.map(({ outcome, sandboxes }) => {
    const counts = new Counts();
    for (const one of sandboxes) counts.addAll(one.counts);
    return {
      test: outcome.test,
      counts,
      durationMs: Math.max(...sandboxes.map(({ sandbox }) => evidence.durationMs(sandbox)), 0),
      traits: traitsOf(counts, sandboxes),
      states: counts.has("event/statement-added"),
      hasOwnFault: hasOwnFault(sandboxes),
    };
  });
}

/** The kinds of counts by which tests differ. */
const COUNTED = ["operation/", "refused/", "event/", "callback-about/", "trait/"] as const;

/** What tests differ by: calls and answers, what happened, and the life of each invoice and recurring payment. */
function traitsOf(counts: Counts, sandboxes: readonly SandboxFacts[]): ReadonlySet<string> {
  const counted = COUNTED.flatMap((kind) => counts.under(kind).map(([rest]) => kind + rest));
  const lives = sandboxes.flatMap((one) => one.lives);
  const numbered = lives.map((life, n) => {
    const before = lives.slice(0, n).filter((one) => one === life).length;
    return `life/${before + 1}/${life}`;
  });
  const traits = new Set([...counted, ...numbered]);
  traits.delete("event/statement-added");
  return traits;
}

/** The bodies of a matrix, the most informative cells first: of the tests that can meet a cell the most different ones. */
export function bodiesOf(
  cells: readonly Cell[],
  plain: CommandRun,
  { testsPerCell, clientTimeoutMs }: { testsPerCell: number; clientTimeoutMs: number },
): readonly Body[] {
  const tests = plainTests(plain);
  const meets = new Map(
    tests.map((test) => [test, new Set(faultCells(test).map(({ name }) => name))]),
  );
  return cells.flatMap((cell, n) => {
    if (cell.skip) return [];
    const fitting = tests.filter((test) => {
      if (cell.rule) return meets.get(test)?.has(cell.name);
      const traffic = { counts: test.counts, callbacks: plain.evidence.callbacks };
      return SWITCH_IDS.some((id) => id in (cell.assume ?? {}) && bearsOn(id, traffic));
    });
    // One that waits long says the same in each test.
    const most = isSlow(cell) ? 1 : testsPerCell;
    const byAssertions = cell.rule !== undefined && hidesNothing(cell.rule);
    const chosen = chosenTests(fitting, { most, byAssertions, cell: cell.name });
    return chosen.map((test, m) => bodyOf(cell, `${n + 1}-${m + 1}`, test, clientTimeoutMs));
  });
}

function bodyOf(
  cell: Cell,
  number: string,
  { test, durationMs }: PlainTest,
  clientTimeoutMs: number,
): Body {
  const sandbox = `cell-${number}`;
  // Whether a client gives up by itself shows only then.
  const limitMs = limitFor(durationMs) + (isSlow(cell) ? clientTimeoutMs : 0);
  return {
    ...{ test, cell, sandbox, limitMs },
    expectedMs: cell.lasts ? limitMs : durationMs + cell.delayMs + LIMIT_MORE_MS / 2,
    ...(cell.rule && { rule: { ...cell.rule, sandbox } }),
  };
}

/** Whether the fault itself makes a client wait. */
function isSlow({ rule }: Cell): boolean {
  return rule !== undefined && faults[rule.fault].slow;
}

function limitFor(durationMs: number): number {
  return Math.round(LIMIT_FACTOR * durationMs + LIMIT_MORE_MS);
}

/** Each test of these bodies without a fault, so many times. */
export function rehearsalOf(
  bodies: readonly Body[],
  plain: readonly PlainTest[],
  times: number,
): readonly Body[] {
  const names = new Set(bodies.map(({ test }) => test));
  return plain
    .filter(({ test }) => names.has(test))
    .flatMap(({ test, durationMs }, n) =>
      Array.from({ length: times }, (_, m) => ({
        ...{ test, cell: undefined, sandbox: `rehearsal-${n + 1}-${m + 1}` },
        // All at once may take as long as all in turn.
        limitMs: limitFor(durationMs) + 5000,
        expectedMs: durationMs,
      })),
    );
}

/** Whether a body did the same as its test in the plain run: the same calls with the same answers. */
export function isAsPlain(body: Body, evidence: Evidence, plain: readonly PlainTest[]): boolean {
  const part = evidence.of(new Set([body.sandbox]));
  const [test] = part.tests;
  const before = plain.find((one) => one.test === body.test);
  if (!before || test?.outcome.ended !== "passed") return false;
  const calls = (counts: Counts) =>
    counts
      .under("operation/")
      .map(([call]) => call)
      .sort()
      .join();
  return calls(part.counts) === calls(before.counts);
}

/** The options of switches under which a body runs. */
export function assumptionsOf({ cell }: Body): Partial<Assumptions> {
  return (cell?.assume ?? {}) as Partial<Assumptions>;
}
