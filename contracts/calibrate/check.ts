import { type Case, CouldNotRun, type Report } from "../../mocks/report/report.js";
import type { CalibrationFile } from "../../spec/generated/files.types.js";
import type { Calibration } from "./findings.js";
import { causeCase } from "./report.js";

type Difference = CalibrationFile["differences"][number];

/** Compares a run with the committed file. A change at the service fails; an uncertain result is a warning. */
export function driftReport(committed: CalibrationFile, now: Calibration): Report {
  const { file } = now;
  if (committed.host !== file.host) {
    throw new CouldNotRun(
      `the calibration file describes ${committed.host}, but you called ${file.host}. Change --base-url or --file`,
    );
  }
  const cases = [
    ...switchDrift(committed, file),
    ...assumptionDrift(committed, file),
    ...differenceDrift(committed, now),
  ];
  const failed = cases.filter(({ status }) => status === "failed").length;
  const compared = Object.values(file.switches).filter(
    ({ verdict }) => verdict === "observed",
  ).length;
  const passed = failed === 0;
  const summary = passed
    ? `${file.host} answers as on ${committed.at.slice(0, 10)}: ${compared} switches and ${file.differences.length} known differences are the same`
    : `${file.host} has changed since ${committed.at.slice(0, 10)}: ${failed === 1 ? "1 change" : `${failed} changes`}`;
  const other =
    committed.paystub === file.paystub
      ? []
      : [
          `paystub ${committed.paystub} wrote the file and this is ${file.paystub}, so a change may come from the mock`,
        ];
  return {
    title: "paystub calibrate --check",
    passed,
    summary: [summary, ...other].join("; "),
    sections: [{ name: "drift", cases }],
    data: { calibration: file },
  };
}

function switchDrift(before: CalibrationFile, now: CalibrationFile): readonly Case[] {
  return Object.entries(now.switches).flatMap(([id, is]): readonly Case[] => {
    const was = before.switches[id];
    const rule = `switch.${id}`;
    if (is.verdict === "inconsistent") {
      const name = `${id}: inconsistent this time`;
      return [{ name, status: "warning", message: is.why ?? "", rule }];
    }
    if (was?.verdict !== "observed") {
      if (is.verdict !== "observed") return [];
      const message = `${is.option} is observed now. Run paystub calibrate again to keep it`;
      return [{ name: `${id}: decided for the first time`, status: "warning", message, rule }];
    }
    if (is.verdict === "undecided") {
      return [
        { name: `${id}: not decided this time`, status: "skipped", message: is.why ?? "", rule },
      ];
    }
    if (is.option === was.option)
      return [{ name: `${id}: still ${is.option}`, status: "passed", rule }];
    const name = `${id}: was ${was.option}, is ${is.option ?? "none of the options"}`;
    const details = (is.evidence ?? []).map(({ call, status }) => `${call}: ${status}`);
    return [{ name, status: "failed", message: "the service changed", details, rule }];
  });
}

function assumptionDrift(before: CalibrationFile, now: CalibrationFile): readonly Case[] {
  const decided = (verdict: string | undefined) => verdict === "confirmed" || verdict === "refuted";
  const differ = (one: Difference, other: Difference) => keyOf(one) === keyOf(other);
  // A new difference already says what changed. Report assumptions only if there is none.
  const known = now.differences.every((one) =>
    before.differences.some((each) => differ(one, each)),
  );
  const gone = before.differences.some((one) => !now.differences.some((each) => differ(one, each)));
  if (!known || gone) return [];
  return Object.entries(now.assumptions).flatMap(([id, is]): readonly Case[] => {
    const was = before.assumptions[id]?.verdict;
    if (!decided(was) || !decided(is.verdict) || was === is.verdict) return [];
    const name = `${id}: was ${was}, is ${is.verdict}`;
    return [
      {
        name,
        status: "failed",
        message: is.why ?? "the service changed",
        rule: `assumption.${id}`,
      },
    ];
  });
}

function differenceDrift(before: CalibrationFile, now: Calibration): readonly Case[] {
  const known = new Set(before.differences.map(keyOf));
  const unsure = new Set([...now.file.inconsistent, ...before.inconsistent].map(keyOf));
  const fresh = new Set(
    now.file.differences.map(keyOf).filter((key) => !known.has(key) && !unsure.has(key)),
  );
  const causes = now.causes.filter(({ operations, fields, kind }) =>
    operations.some((operation) =>
      fields.some((field) => fresh.has(keyOf({ operation, field, kind }))),
    ),
  );
  const still = new Set(now.file.differences.map(keyOf));
  const tried = (call: string) => !now.notTried.has(call);
  const gone = before.differences.filter(
    (one) => !still.has(keyOf(one)) && !unsure.has(keyOf(one)) && one.calls.some(tried),
  );
  return [
    ...causes.map(
      (cause): Case => ({ ...causeCase(cause), status: "failed", message: "new since then" }),
    ),
    ...gone.map(
      (one): Case => ({
        name: `${one.operation}: ${one.field} no longer differs`,
        status: "failed",
        message: `the service answered ${one.service} where the mock answers ${one.mock}`,
        rule: `difference.${one.operation}`,
      }),
    ),
    ...now.inconsistencies.map((cause): Case => ({ ...causeCase(cause), message: "inconsistent" })),
  ];
}

function keyOf({
  operation,
  field,
  kind,
}: Pick<Difference, "operation" | "field" | "kind">): string {
  return `${operation} ${field} ${kind}`;
}
