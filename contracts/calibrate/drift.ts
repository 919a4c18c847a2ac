import type { CalibrationFile } from "../../spec/generated/files.types.js";
import type { Cause } from "./causes.js";
import { keyOf } from "./compare/compare.js";
import type { Calibration } from "./findings.js";

type Difference = CalibrationFile["differences"][number];
type Switch = CalibrationFile["switches"][string];

/** One thing that a committed file and a run say of a service. */
export type Drift =
  | {
      readonly code: "switch";
      readonly id: string;
      readonly was: Switch | undefined;
      readonly is: Switch;
    }
  | {
      readonly code: "assumption";
      readonly id: string;
      readonly was: string;
      readonly is: string;
      readonly why?: string;
    }
  | { readonly code: "new-difference" | "inconsistent"; readonly cause: Cause }
  | { readonly code: "gone-difference"; readonly difference: Difference };

/** Compares a run with the committed file. */
export function driftSince(committed: CalibrationFile, now: Calibration): readonly Drift[] {
  return [
    ...Object.entries(now.file.switches).map(([id, is]): Drift => {
      return { code: "switch", id, was: committed.switches[id], is };
    }),
    ...assumptionDrift(committed, now.file),
    ...differenceDrift(committed, now),
  ];
}

function assumptionDrift(before: CalibrationFile, now: CalibrationFile): readonly Drift[] {
  const keys = (file: CalibrationFile) => new Set(file.differences.map(keyOf));
  const [known, found] = [keys(before), keys(now)];
  // A difference that is new or gone already says what changed.
  if (known.size !== found.size || [...found].some((key) => !known.has(key))) return [];
  const decided = (verdict: string | undefined) => verdict === "confirmed" || verdict === "refuted";
  return Object.entries(now.assumptions).flatMap(([id, { verdict: is, why }]): readonly Drift[] => {
    const was = before.assumptions[id]?.verdict;
    if (was === undefined || !decided(was) || !decided(is) || was === is) return [];
    return [{ code: "assumption", id, was, is, ...(why !== undefined && { why }) }];
  });
}

function differenceDrift(before: CalibrationFile, now: Calibration): readonly Drift[] {
  const known = new Set(before.differences.map(keyOf));
  const unsure = new Set([...now.file.inconsistent, ...before.inconsistent].map(keyOf));
  const fresh = new Set(
    now.file.differences.map(keyOf).filter((key) => !known.has(key) && !unsure.has(key)),
  );
  const isFresh = ({ operations, fields, kind }: Cause) =>
    operations.some((operation) =>
      fields.some((field) => fresh.has(keyOf({ operation, field, kind }))),
    );
  const still = new Set(now.file.differences.map(keyOf));
  const tried = (call: string) => !now.notTried.has(call);
  const isGone = (one: Difference) =>
    !still.has(keyOf(one)) && !unsure.has(keyOf(one)) && one.calls.some(tried);
  return [
    ...now.causes.filter(isFresh).map((cause): Drift => ({ code: "new-difference", cause })),
    ...before.differences
      .filter(isGone)
      .map((difference): Drift => ({ code: "gone-difference", difference })),
    ...now.inconsistencies.map((cause): Drift => ({ code: "inconsistent", cause })),
  ];
}
