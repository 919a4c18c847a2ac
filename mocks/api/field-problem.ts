/** What is wrong with one field of a request, as data: each reader forms a sentence of its own. */
export type FieldProblem =
  | { readonly kind: "missing"; readonly got: "nothing" | "null" }
  | {
      readonly kind: "unknown";
      /** What it is not, instead of a field of the request: `is no fault`. */
      readonly error?: string;
      /** What was sent, where a value and not a name is unknown. */
      readonly got?: string;
      readonly nearest?: string;
    }
  | {
      readonly kind: "wrong";
      /** `must be a number` */
      readonly expected: string;
      /** `"abc"`, or the kind of a secret value. */
      readonly got: string;
      readonly nearest?: string;
    }
  /** A rule of its own, in a sentence without a subject. */
  | { readonly kind: "other"; readonly error: string };

/** A problem with the path of its field, `products[0].price`. */
export type NamedProblem = FieldProblem & { readonly name: string };

/** A problem in English, as a sentence whose subject is the name of the field. */
export function describeProblem(problem: FieldProblem): string {
  switch (problem.kind) {
    case "missing":
      return problem.got === "nothing" ? "is missing" : "is required, but you sent null";
    case "unknown": {
      const { error = "is not a field of this request", got, nearest } = problem;
      return `${got === undefined ? error : `is ${got}, which ${error}`}${suggestion(nearest)}`;
    }
    case "wrong":
      return `${problem.expected}, but you sent ${problem.got}${suggestion(problem.nearest)}`;
    case "other":
      return problem.error;
  }
}

export function suggestion(nearest: string | undefined): string {
  return nearest === undefined ? "" : `. Did you mean ${nearest}?`;
}
