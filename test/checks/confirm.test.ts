import { describe, expect, test } from "vitest";
import { type Cell, faultCells } from "../../mocks/checks/matrix/cells.js";
import { confirmed } from "../../mocks/checks/matrix/confirm.js";
import {
  type CellOutcome,
  type Finding,
  type Reason,
  skippedCell,
  type Verdict,
} from "../../mocks/checks/matrix/judge.js";
import type { Interrupt } from "../../mocks/checks/run/program.js";
import { Counts } from "../../mocks/observe/totals.js";

const counts = new Counts();
counts.add("operation/addInvoice/200");
const [ONE, OTHER] = faultCells({ counts }).filter(({ lasts }) => lasts) as [Cell, Cell];

/** How a test ends. */
type End = "bug" | "other bug" | "expected" | "late" | "unanswered";

const REASONS: { readonly [Each in End]: Reason } = {
  bug: { code: "denies-payment" },
  "other bug": { code: "claims-success" },
  expected: { code: "expected" },
  late: { code: "late-test" },
  unanswered: { code: "unanswered", order: "ORD-1" },
};

const VERDICTS: { readonly [Each in End]: Verdict } = {
  bug: "bug",
  "other bug": "bug",
  expected: "expected",
  late: "unclear",
  unanswered: "unclear",
};

/** A cell with a failed test for each end. */
function outcomeOf(cell: Cell, ...ends: readonly [End, ...(readonly End[])]): CellOutcome {
  const findings = ends.map(
    (end): Finding => ({
      ...{ test: `test ${end}`, verdict: VERDICTS[end], reason: REASONS[end] },
      subject: { operation: "addInvoice" },
      outcome: { test: "pays", ended: "failed" },
    }),
  );
  const [decisive] = findings as [Finding];
  return { cell, verdict: decisive.verdict, findings, decisive };
}

const NO_ONE: Pick<Interrupt, "signal"> = { signal: undefined };

/** Confirms what cells show. `alone` has how each ends alone, run by run; `lost` is a run without an end. */
async function confirm(
  outcomes: readonly CellOutcome[],
  alone: readonly (End | "lost")[],
  { wasBeside = true, interrupt = NO_ONE } = {},
) {
  const ran: string[] = [];
  const ends = [...alone];
  const again = {
    ...{ expectedMs: () => 1, wasBeside: () => wasBeside, atOnce: { others: 1, cutOff: 1 } },
    async run({ cell }: CellOutcome) {
      ran.push(cell.name);
      const end = ends.shift() ?? "lost";
      return end === "lost" ? undefined : outcomeOf(cell, end);
    },
  };
  const shown = await confirmed(outcomes, again, { complain: () => undefined, interrupt });
  return { ran, codes: shown.map(({ verdict, decisive }) => `${verdict} ${decisive.reason.code}`) };
}

const BUG = "bug denies-payment";

describe("a bug", () => {
  test("is one if it shows again, and one of its cells suffices", async () => {
    const both = [outcomeOf(ONE, "bug"), outcomeOf(OTHER, "bug")];
    const { ran, codes } = await confirm(both, ["bug"]);
    expect(ran).toEqual([ONE.name]);
    expect(codes).toEqual([BUG, BUG]);
  });

  test("is one if it shows in two of three runs", async () => {
    const { codes } = await confirm([outcomeOf(ONE, "bug")], ["expected", "bug"]);
    expect(codes).toEqual([BUG]);
  });

  test.each([
    [true, "unclear only-beside-others"],
    [false, "unclear seen-once"],
  ])("is unclear if it does not show again (beside others: %s)", async (wasBeside, code) => {
    const { ran, codes } = await confirm([outcomeOf(ONE, "bug")], ["expected", "expected"], {
      wasBeside,
    });
    expect(ran).toHaveLength(2);
    expect(codes).toEqual([code]);
  });

  test("is tried in its next cell if it does not show in the first", async () => {
    const both = [outcomeOf(ONE, "bug"), outcomeOf(OTHER, "bug")];
    const { ran, codes } = await confirm(both, ["expected", "expected", "bug"]);
    expect(ran).toEqual([ONE.name, ONE.name, OTHER.name]);
    expect(codes).toEqual(["unclear only-beside-others", BUG]);
  });

  test("is not confirmed by another bug of its cell", async () => {
    const both = [outcomeOf(ONE, "bug", "other bug")];
    expect((await confirm(both, ["other bug", "other bug"])).codes).toEqual(["bug claims-success"]);
    const other = await confirm([outcomeOf(ONE, "bug")], ["other bug", "other bug"]);
    expect(other.codes).toEqual(["bug claims-success"]);
  });

  test("stays unconfirmed if its process is lost, or if the run is interrupted", async () => {
    const both = [outcomeOf(ONE, "bug"), outcomeOf(OTHER, "bug")];
    const unconfirmed = ["unclear unconfirmed", "unclear unconfirmed"];
    expect((await confirm(both, ["lost", "lost"])).codes).toEqual(unconfirmed);
    const interrupt = { signal: "SIGINT" } as const;
    const { ran, codes } = await confirm(both, ["bug"], { interrupt });
    expect(ran).toEqual([]);
    expect(codes).toEqual(unconfirmed);
  });
});

describe("a test that was cut off", () => {
  const late = outcomeOf(ONE, "late");

  test("counts as it ends alone, in each of its cells", async () => {
    const both = [late, outcomeOf(OTHER, "late")];
    const { ran, codes } = await confirm(both, ["expected", "expected"]);
    expect(ran).toEqual([ONE.name, OTHER.name]);
    expect(codes).toEqual(["expected expected", "expected expected"]);
  });

  test("shows a bug only if it comes twice", async () => {
    expect((await confirm([late], ["bug", "bug"])).codes).toEqual([BUG]);
    const once = await confirm([late], ["bug", "expected"]);
    expect(once.codes).toEqual(["unclear seen-once"]);
  });

  test("stays unclear if it is cut off again", async () => {
    const { ran, codes } = await confirm([late], ["late"]);
    expect(ran).toHaveLength(1);
    expect(codes).toEqual(["unclear late-test"]);
  });
});

test("what the gateway alone judged does not run again", async () => {
  const shown = [outcomeOf(ONE, "unanswered"), skippedCell(OTHER, { code: "interrupted" })];
  const { ran, codes } = await confirm(shown, []);
  expect(ran).toEqual([]);
  expect(codes).toEqual(["unclear unanswered", "skipped interrupted"]);
});
