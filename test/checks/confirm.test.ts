import { describe, expect, test } from "vitest";
import { type Cell, faultCells } from "../../mocks/checks/matrix/cells.js";
import { repeated } from "../../mocks/checks/matrix/command.js";
import type { CellOutcome, Finding, Reason, Verdict } from "../../mocks/checks/matrix/judge.js";
import { TimeLeft } from "../../mocks/checks/matrix/schedule.js";
import type { Interrupt } from "../../mocks/checks/run/program.js";
import { Counts } from "../../mocks/observe/totals.js";

const counts = new Counts();
counts.add("operation/addInvoice/200");
const [ONE, OTHER] = faultCells({ counts }).filter(({ lasts }) => lasts) as [Cell, Cell];

const REASONS = {
  bug: { code: "denies-payment" },
  expected: { code: "expected" },
  late: { code: "late-test" },
} as const satisfies Readonly<Record<string, Reason>>;

/** A cell in which one test failed for a reason, or was cut off. */
function outcomeOf(cell: Cell, how: keyof typeof REASONS): CellOutcome {
  const verdict: Verdict = how === "late" ? "unclear" : how;
  const subject = { operation: "addInvoice" };
  const outcome = { test: "pays", ended: "failed" } as const;
  const decisive: Finding = { test: "pays", verdict, reason: REASONS[how], subject, outcome };
  return { cell, verdict, findings: [decisive], decisive };
}

/** Confirms what showed beside other tests. `alone` has how each cell ends alone, run by run. */
async function confirmed(
  outcomes: readonly CellOutcome[],
  ...alone: readonly (keyof typeof REASONS)[]
) {
  const ran: string[] = [];
  const runs = [...alone];
  const again = async ({ cell }: CellOutcome) => {
    ran.push(cell.name);
    return outcomeOf(cell, runs.shift() ?? "expected");
  };
  const beside = new Map(outcomes.map(({ cell }) => [cell, again]));
  const plan = {
    ...{ jobs: 1, estimateMs: () => 1, left: new TimeLeft(Number.POSITIVE_INFINITY) },
    run: () => Promise.reject(new Error("a cell of its own")),
  };
  const parts = { complain: () => undefined, interrupt: {} as Interrupt };
  const shown = await repeated(outcomes, plan, parts, beside);
  return { ran, codes: shown.map(({ verdict, decisive }) => [verdict, decisive.reason.code]) };
}

describe("a bug that showed beside other tests", () => {
  test("is one if it shows alone, and one of its cells suffices", async () => {
    const both = [outcomeOf(ONE, "bug"), outcomeOf(OTHER, "bug")];
    const { ran, codes } = await confirmed(both, "bug");
    expect(ran).toEqual([ONE.name]);
    expect(codes).toEqual(both.map(() => ["bug", "denies-payment"]));
  });

  test("is unclear if it does not", async () => {
    const { ran, codes } = await confirmed([outcomeOf(ONE, "bug")], "expected", "expected");
    expect(ran).toHaveLength(2);
    expect(codes).toEqual([["unclear", "only-beside-others"]]);
  });
});

describe("a test that was cut off", () => {
  const late = outcomeOf(ONE, "late");

  test("counts as it ends alone, in each of its cells", async () => {
    const { ran, codes } = await confirmed(
      [late, outcomeOf(OTHER, "late")],
      "expected",
      "expected",
    );
    expect(ran).toEqual([ONE.name, OTHER.name]);
    expect(codes).toEqual([
      ["expected", "expected"],
      ["expected", "expected"],
    ]);
  });

  test("shows a bug only if it comes twice", async () => {
    expect((await confirmed([late], "bug", "bug")).codes).toEqual([["bug", "denies-payment"]]);
    const once = await confirmed([late], "bug", "expected", "expected");
    expect(once.codes).toEqual([["unclear", "seen-once"]]);
  });

  test("stays unclear if it is cut off again", async () => {
    const { ran, codes } = await confirmed([late], "late");
    expect(ran).toHaveLength(1);
    expect(codes).toEqual([["unclear", "late-test"]]);
  });
});
