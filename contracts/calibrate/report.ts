import type { Case, Report, ReportTable, Section } from "../../mocks/report/report.js";
import { type SwitchId, switches } from "../../spec/generated/assumptions.js";
import type { CalibrationFile } from "../../spec/generated/files.types.js";
import type { Calibration } from "./calibrate.js";
import type { Cause } from "./causes.js";

type Finding = CalibrationFile["switches"][string];

const DETAILS_MAX = 6;

/** Makes the report of a calibration: a line for each switch and for each cause of differences. */
export function calibrationReport(calibration: Calibration): Report {
  const { file, causes } = calibration;
  const findings = Object.entries(file.switches);
  const observed = findings.filter(([, { verdict }]) => verdict === "observed");
  const changed = observed.filter(([id, { option }]) => option !== defaultOf(id));
  return {
    title: "paystub calibrate",
    passed: true,
    summary: `${file.host}: ${many(observed.length, "switch", "switches")} observed, ${changed.length} of them not the default; ${many(causes.length, "difference", "differences")} that no switch covers`,
    sections: [
      { name: "switches", cases: findings.map(([id, finding]) => switchCase(id, finding)) },
      ...differenceSections(calibration),
      restSection(calibration),
    ],
    data: { calibration: file },
  };
}

function many(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}

function defaultOf(id: string): string | undefined {
  return switches[id as SwitchId]?.default;
}

function switchCase(id: string, { verdict, option, why, evidence = [] }: Finding): Case {
  const details = evidence.slice(0, DETAILS_MAX).map(evidenceLine);
  const about = { rule: `switch.${id}`, details };
  switch (verdict) {
    case "observed": {
      const defaultNote =
        option === defaultOf(id) ? "the default" : `the default is ${defaultOf(id)}`;
      return { name: `${id}: ${option}, ${defaultNote}`, status: "passed", ...about };
    }
    case "undecided":
      return {
        name: `${id}: not decidable in this run`,
        status: "skipped",
        ...about,
        message: why ?? "",
      };
    case "unlike":
      return {
        name: `${id}: none of the options`,
        status: "warning",
        ...about,
        message: why ?? "",
      };
    case "inconsistent":
      return {
        name: `${id}: inconsistent, so the mock keeps the default`,
        status: "warning",
        ...about,
        message: why ?? "",
      };
  }
}

function evidenceLine({ call, status, fields }: NonNullable<Finding["evidence"]>[number]): string {
  return `${call}: ${status} (${fields.slice(0, DETAILS_MAX).join(", ")})`;
}

function differenceSections({ causes, inconsistencies }: Calibration): readonly Section[] {
  const sections = [
    { name: "differences that no switch covers", cases: causes.map(causeCase) },
    {
      name: "inconsistent answers",
      cases: inconsistencies.map((cause) => ({
        ...causeCase(cause),
        message:
          "inconsistent: two equal calls got different answers, so paystub draws no conclusion",
      })),
    },
  ];
  return sections.filter(({ cases }) => cases.length > 0);
}

/** A cause as a line of a report. */
export function causeCase({ key, sentence, operations, rows, trials }: Cause): Case {
  const where = operations.length > 3 ? `${operations.length} operations` : operations.join(", ");
  const calls = trials.map(({ id }) => id);
  const more = calls.length > DETAILS_MAX ? [`and ${calls.length - DETAILS_MAX} more`] : [];
  return {
    name: `${where}: ${sentence}`,
    status: "warning",
    message: meaningOf(rows),
    details: [...calls.slice(0, DETAILS_MAX).map((call) => `seen in ${call}`), ...more],
    rule: `difference.${key.replaceAll(/[^A-Za-z0-9]+/g, "-")}`,
  };
}

function meaningOf(rows: readonly string[]): string {
  const covering = rows.filter((row) => Object.hasOwn(switches, row));
  if (covering.length > 0) return `no option of ${covering.join(", ")} does this`;
  if (rows.length > 0) return `no switch covers it; it refutes ${rows.join(", ")}`;
  return "no switch and no assumption covers it";
}

/** What else there is to know: assumptions, what was not tried, and what the run left behind. */
function restSection({ file, notTried, left }: Calibration): Section {
  const reasons = byReason(notTried);
  const tables: ReportTable[] = [
    {
      title: "Assumptions without a switch",
      columns: ["assumption", "verdict", "why"],
      rows: Object.entries(file.assumptions).map(([id, { verdict, why = "", rules = [] }]) => [
        id,
        verdict,
        why || many(rules.length, "rule holds", "rules hold"),
      ]),
    },
    {
      title: "Not tried",
      columns: ["why", "how many", "such as"],
      rows: [...reasons].map(([why, trials]) => [why, String(trials.length), trials[0] ?? ""]),
    },
    {
      title: "Values that vary from call to call, which are not compared",
      columns: ["field"],
      rows: file.noise.map((field) => [field]),
    },
    {
      title: "Created by this run",
      columns: ["what", "how many", "which"],
      rows: left.map(({ what, ids }) => [what, String(ids.length), ids.join(" ")]),
    },
  ];
  return {
    name: "more about this run",
    cases: [],
    tables: tables.filter(({ rows }) => rows.length > 0),
  };
}

function byReason(notTried: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const reasons = new Map<string, string[]>();
  for (const [trial, why] of notTried) reasons.set(why, [...(reasons.get(why) ?? []), trial]);
  return reasons;
}
