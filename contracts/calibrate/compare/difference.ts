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

/** What makes two differences the same one: where it is and of which kind, not what each side has. */
export function keyOf({
  operation,
  field,
  kind,
}: Pick<Difference, "operation" | "field" | "kind">) {
  return `${operation} ${field} ${kind}`;
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
