import { after } from "../../mocks/control/instants.js";
import { type GradedMessage, pairs, type SpecChange } from "./change.js";
import type { Limit, Measure } from "./version.js";

type Limits = Readonly<Record<string, Limit>>;

/** The changes of limits. A narrower one is breaking; a wider one is not. */
export function limitChanges(base: Limits, revision: Limits): readonly SpecChange[] {
  return pairs(base, revision).flatMap(([id, before, now]) => {
    const operations = new Set([...(before?.operations ?? []), ...(now?.operations ?? [])]);
    return limitChange(before, now).map((graded) => ({
      name: `limit ${id}`,
      operations,
      ...graded,
    }));
  });
}

function limitChange(before?: Limit, now?: Limit): readonly GradedMessage[] {
  if (!before) return [{ grade: "notable", message: "It is documented for the first time." }];
  if (!now) return [{ grade: "notable", message: "It is no longer documented." }];
  return [
    ...boundChange("minimum", before.minimum, now.minimum, (was, is) => is > was),
    ...boundChange("maximum", before.maximum, now.maximum, (was, is) => is < was),
    ...valueChange(before.value, now.value),
  ];
}

function boundChange(
  word: "minimum" | "maximum",
  was: Measure | undefined,
  is: Measure | undefined,
  isNarrower: (was: number, is: number) => boolean,
): readonly GradedMessage[] {
  if (was === is) return [];
  if (is === undefined) return [{ grade: "compatible", message: `It has no ${word} any more.` }];
  if (was === undefined) return [{ grade: "breaking", message: `It has the ${word} ${is} now.` }];
  // What cannot be compared is taken for the worse.
  const sizes = [sizeOf(was), sizeOf(is)] as const;
  const narrower = sizes.some(Number.isNaN) || isNarrower(...sizes);
  const message = `Its ${word} is ${is} and no longer ${was}.`;
  return [{ grade: narrower ? "breaking" : "compatible", message }];
}

/** A value that grows refuses nobody, but who waits for its end waits longer. */
function valueChange(was: Limit["value"], is: Limit["value"]): readonly GradedMessage[] {
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  const message = `It is ${describeValue(is)} and no longer ${describeValue(was)}.`;
  return [{ grade: isLess(was, is) ? "breaking" : "notable", message }];
}

function isLess(was: Limit["value"], is: Limit["value"]): boolean {
  if (was === undefined || is === undefined) return true;
  if (typeof was === "object" && typeof is === "object") return is.length < was.length;
  if (typeof was === "object" || typeof is === "object") return true;
  return !(sizeOf(is) >= sizeOf(was));
}

function describeValue(value: Limit["value"]): string {
  if (value === undefined) return "not documented";
  return typeof value === "object" ? value.join(", ") : String(value);
}

/** A number, or a duration in milliseconds; not a number for anything else. */
function sizeOf(measure: Measure): number {
  if (typeof measure === "number") return measure;
  try {
    return after(0, measure, "duration");
  } catch {
    return Number.NaN;
  }
}
