/** What kind of difference there is between two answers to one call. */
export type DifferenceKind = "missing" | "extra" | "type" | "value" | "status" | "order";

/** One difference between what a reference answered and what a candidate did. */
export interface Difference {
  /** Id of the operation, or the schema of a notification. */
  readonly operation: string;
  /** `products[].price`; `HTTP status`, `body`, `content-type` and the names of facts are literal. */
  readonly field: string;
  /** `missing` is what only the reference has, `extra` what only the candidate has. */
  readonly kind: DifferenceKind;
  /** What each side has, as it may be shown: see `formOf`. */
  readonly reference: string;
  readonly candidate: string;
}

/** A difference in the call in which it was seen. */
interface SeenDifference extends Difference {
  /** The call in words, such as the name of a test or of an experiment. */
  readonly call: string;
}

/** Equal differences as one. */
export interface DifferenceGroup extends Difference {
  readonly count: number;
  /** The first calls that show it. */
  readonly calls: readonly string[];
}

const CALLS_KEPT = 5;

/** What makes two differences the same one: where it is and of which kind, not what each side has. */
export function keyOf({
  operation,
  field,
  kind,
}: Pick<Difference, "operation" | "field" | "kind">) {
  return `${operation} ${field} ${kind}`;
}

/** Joins equal differences: one group for operation, field and kind, with the first as its example. */
export function groupDifferences(seen: Iterable<SeenDifference>): readonly DifferenceGroup[] {
  const groups = new Map<string, DifferenceGroup & { count: number; calls: string[] }>();
  for (const { call, ...difference } of seen) {
    const key = keyOf(difference);
    const group = groups.get(key);
    if (!group) {
      groups.set(key, { ...difference, count: 1, calls: [call] });
      continue;
    }
    group.count += 1;
    if (group.calls.length < CALLS_KEPT && !group.calls.includes(call)) group.calls.push(call);
  }
  return [...groups.values()];
}

/** A difference in a sentence; the names of the sides are the caller's. */
export function sentenceOf(
  { field, kind, reference, candidate }: Difference,
  [left, right]: readonly [string, string],
): string {
  switch (kind) {
    case "missing":
      return `${field}: ${left} sends ${reference}, ${right} does not send it`;
    case "extra":
      return `${field}: ${right} sends ${candidate}, ${left} does not send it`;
    case "order":
      return `${field}: ${left} and ${right} list the same in another order`;
    default:
      return `${field}: ${left} sends ${reference}, ${right} sends ${candidate}`;
  }
}
