import { fieldTraits } from "../../spec/generated/tables.js";
import { type Difference, type DifferenceKind, HTTP_STATUS } from "./compare/compare.js";
import type { ConformanceRule, PlannedCall } from "./rule.js";
import type { Trial } from "./trial.js";

/** A difference with the trial that shows it. */
export interface TriedDifference extends Difference {
  readonly trial: Trial;
}

/** Differences that have one cause, as far as that shows: one line of a report. */
export interface Cause {
  readonly key: string;
  readonly kind: DifferenceKind;
  /** The first of its differences. */
  readonly example: Difference;
  /** Whether one side leaves out what is null. */
  readonly isNull: boolean;
  /** The operations in which it shows. */
  readonly operations: readonly string[];
  readonly fields: readonly string[];
  /** The trials that show it. */
  readonly trials: readonly Trial[];
  /** The assumptions that it refutes; none where the description states otherwise. */
  readonly rows: readonly string[];
}

/**
 * Joins differences that one cause explains: the same deviation of a field that several operations share,
 * everything that is left out because it is null, all successes under another status.
 */
export function causesOf(
  differences: readonly TriedDifference[],
  /** The rules that the service breaks. */
  brokenRules: readonly ConformanceRule[],
): readonly Cause[] {
  const broken = new Map<PlannedCall, string[]>();
  for (const { call, assumption } of brokenRules) {
    if (assumption !== null) broken.set(call, [...(broken.get(call) ?? []), assumption]);
  }
  const rowsIn = (trial: Trial) => broken.get(trial.call) ?? [];
  const groups = new Map<string, TriedDifference[]>();
  const keys = new Map<string, string>();
  for (const difference of differences) {
    const { operation, field, reference, candidate } = difference;
    // The same difference in one operation has one cause, in any situation.
    const same = `${operation} ${field} ${reference} ${candidate}`;
    const key = keys.get(same) ?? keyOf(difference, rowsIn(difference.trial));
    keys.set(same, key);
    groups.set(key, [...(groups.get(key) ?? []), difference]);
  }
  return [...groups].map(([key, members]) => causeOf(key, members, rowsIn));
}

function causeOf(
  key: string,
  members: readonly TriedDifference[],
  rowsIn: (trial: Trial) => readonly string[],
): Cause {
  const [first] = members as readonly [TriedDifference, ...TriedDifference[]];
  const fields = [...new Set(members.map(({ field }) => field))];
  const [own = [], ...others] = members.map((member) => rowsOf(member, rowsIn(member.trial)));
  // A field that operations with different assumptions share does not come from one of these.
  const rows =
    first.field === HTTP_STATUS
      ? [...new Set([own, ...others].flat())]
      : own.filter((row) => others.every((each) => each.includes(row)));
  return {
    key,
    kind: first.kind,
    example: first,
    isNull: isNullOnly(first),
    operations: [...new Set(members.map(({ operation }) => operation))],
    fields,
    trials: [...new Set(members.map(({ trial }) => trial))],
    rows,
  };
}

function isNullOnly({ kind, reference, candidate }: Difference): boolean {
  return (kind === "missing" && reference === "null") || (kind === "extra" && candidate === "null");
}

function isFraction({ kind, reference }: Difference): boolean {
  return kind === "type" && /fraction part$/.test(reference);
}

function keyOf(difference: TriedDifference, rows: readonly string[]): string {
  const { field, kind, reference, candidate, trial } = difference;
  const forms = `${kind} ${reference} ${candidate}`;
  if (isNullOnly(difference)) return `null ${kind}`;
  if (isFraction(difference)) return `fraction ${forms}`;
  if (field !== HTTP_STATUS) return `${field.split(".").at(-1)} ${forms}`;
  if (isSuccess(reference) && isSuccess(candidate)) return `success ${forms}`;
  const [operation, ...situation] = trial.id.split(".");
  return `status ${forms} ${rows.find((row) => ACROSS.includes(row)) ?? (situation.at(-1) || operation)}`;
}

/** Assumptions about a status that hold for all operations. */
const ACROSS = [
  "token-roles",
  "transport-errors",
  "json-errors",
  "problem-status",
  "required-fields",
];

function isSuccess(status: string): boolean {
  return /^2\d\d$/.test(status);
}

function rowsOf(difference: TriedDifference, broken: readonly string[]): readonly string[] {
  if (isNullOnly(difference)) return ["echo-nulls"];
  if (isFraction(difference)) return ["money-fraction"];
  const { operation, field, reference, candidate } = difference;
  if (field === "body") return ["json-errors"];
  if (field !== HTTP_STATUS) return fieldTraits[operation]?.[field]?.assumptions ?? [];
  if (isSuccess(reference) && isSuccess(candidate)) return ["success-status"];
  // Of the rules that are broken, the first is about the status.
  return broken.slice(0, 1);
}
