import { plural } from "../../mocks/control/format.js";
import type { Case, Section } from "../../mocks/report/report.js";
import { type DifferenceGroup, sentenceOf } from "../compare/difference.js";
import { OUTSIDE, SKIPS } from "./mirror.js";
import type { NotCompared, ShadowEvidence } from "./shadow.js";

/** What the verdict can be made to fail on: differences, calls of one side alone, comparisons that were not made. */
export type ShadowGate = "differences" | "callbacks" | "dropped";

/** Why calls were not compared, to go on after their number. */
const REASONS: Readonly<Record<NotCompared, string>> = {
  ...SKIPS,
  dropped: "the queue of comparisons was full, or its time was up",
  "no-answer": "the service did not answer, or the client did not wait",
  "too-large": "a body was larger than 1 MiB, or could not be decoded",
  "mock-failed": "paystub could not call the mock",
};

/** Those that a gate on dropped comparisons looks at. */
const DROPPED: readonly NotCompared[] = ["dropped", "mock-failed"];

/** What a shadow came to. */
export interface ShadowVerdict {
  readonly passed: boolean;
  /** The counts in a line. */
  readonly counts: string;
  readonly sections: readonly Section[];
}

const SIDES = ["the service", "the mock"] as const;

/** Judges what a shadow saw. Without its gate a finding is reported and does no harm. */
export function shadowVerdict(
  evidence: ShadowEvidence,
  gates: readonly ShadowGate[],
): ShadowVerdict {
  const bad = (gate: ShadowGate) => (gates.includes(gate) ? "failed" : "warning");
  const { operations, differences, notCompared } = evidence;
  const compared = operations.reduce((sum, one) => sum + one.compared, 0);
  const calls = operations.reduce((sum, one) => sum + one.calls, 0);
  const sections: readonly Section[] = [
    { name: "Calls", cases: [], tables: [callsTable(evidence)] },
    { name: "Differences", cases: differenceCases(differences, compared, bad("differences")) },
    { name: "Callbacks", cases: callbackCases(evidence, bad("callbacks")) },
    ...section("Not compared", notComparedCases(evidence, bad("dropped"))),
    ...section("Changes that no call explains", outsideCases(evidence)),
  ];
  const dropped = notCompared.get("dropped") ?? 0;
  return {
    passed: sections.every(({ cases }) => cases.every(({ status }) => status !== "failed")),
    counts: [
      `${compared} of ${plural(calls, "call")} compared`,
      plural(differences.length, "difference"),
      ...(dropped > 0 ? [`${plural(dropped, "comparison")} dropped`] : []),
    ].join(", "),
    sections,
  };
}

/** The differences as a program reads them. */
export function shadowData({ differences }: ShadowEvidence): object {
  return { differences };
}

function section(name: string, cases: readonly Case[]): readonly Section[] {
  return cases.length > 0 ? [{ name, cases }] : [];
}

function callsTable({ operations }: ShadowEvidence) {
  const rows = operations.map(({ operation, calls, compared, statuses }) => {
    const answers = [...statuses].toSorted(([a], [b]) => a - b);
    const counts = answers.map(([status, n]) => `${status} (${n})`).join(", ");
    return [operation, String(calls), String(compared), counts];
  });
  const columns = ["operation", "calls", "compared", "statuses of the service"];
  return { title: "Calls by operation", columns, rows };
}

/** A case for each group of equal differences. */
export function differenceCases(
  differences: readonly DifferenceGroup[],
  compared: number,
  status: "failed" | "warning",
  sides: readonly [string, string] = SIDES,
): readonly Case[] {
  if (differences.length > 0) {
    return differences.map((group): Case => {
      const { operation, field, kind, count, calls } = group;
      const where = calls.filter((call) => call !== operation);
      return {
        name: `${operation} ${field} (${kind})`,
        status,
        message: `${sentenceOf(group, sides)}.`,
        details: [
          `seen ${count === 1 ? "once" : `${count} times`}`,
          ...(where.length > 0 ? [`in ${where.map((call) => `"${call}"`).join(", ")}`] : []),
        ],
      };
    });
  }
  if (compared > 0) return [{ name: "none", status: "passed" }];
  const message = "No call was compared.";
  return [{ name: "not judged", status: "skipped", message }];
}

function callbackCases(
  { callbacks, planned }: ShadowEvidence,
  status: "failed" | "warning",
): readonly Case[] {
  if (!callbacks) {
    const message =
      `The mock would have sent ${plural(planned, "callback")}. The service calls the shop itself, ` +
      "so paystub cannot see its calls: give --shop, and let the shop use PAYSTUB_SHOP_URL as its own address.";
    return [{ name: "not observed", status: "skipped", message }];
  }
  const { compared, onlyTheirs, onlyOurs } = callbacks;
  const theirs = counted(onlyTheirs).map(([what, n]): Case => {
    const message = `The service made ${plural(n, "call")} that the mock would not have made.`;
    return { name: `only the service: ${what}`, status, message };
  });
  const ours = counted(onlyOurs).map(([kind, n]): Case => {
    const message = `The mock would have made ${plural(n, "call")} that the service did not make before the command ended.`;
    return { name: `only the mock: ${kind}`, status, message };
  });
  const pairs: Case = { name: `${plural(compared, "callback")} compared`, status: "passed" };
  return [...(compared > 0 || planned === 0 ? [pairs] : []), ...theirs, ...ours];
}

function counted(names: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}

function notComparedCases(
  { notCompared, errors }: ShadowEvidence,
  bad: "failed" | "warning",
): readonly Case[] {
  return [...notCompared].map(([why, n]): Case => {
    const isDropped = DROPPED.includes(why);
    return {
      name: why === "dropped" ? `dropped ${plural(n, "comparison")}` : plural(n, "call"),
      status: isDropped ? bad : "skipped",
      message: `Not compared, since ${REASONS[why]}.`,
      ...(why === "mock-failed" && { details: errors }),
    };
  });
}

function outsideCases({ outside }: ShadowEvidence): readonly Case[] {
  return [...outside].map(([what, n]): Case => {
    const hint =
      what === "started"
        ? " If no customer confirmed them on the page, the service follows first-charge=at-registration."
        : "";
    const [thing, done] = OUTSIDE[what];
    return {
      name: `${plural(n, thing)} ${done}`,
      status: "skipped",
      message: `An answer of the service showed it, so paystub did the same in the mock.${hint}`,
    };
  });
}
