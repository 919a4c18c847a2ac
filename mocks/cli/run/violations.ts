/**
 * The refusals that a caller brings about by breaking the contract. A business refusal, such as a
 * payment that is declined, and a token that ended happen to a good integration too, so they are none.
 */
export const VIOLATIONS: ReadonlySet<string> = new Set([
  "invalid-fields",
  "broken-json",
  "content-type",
  "body-too-large",
  "too-deep",
  "forbidden-key",
  "no-such-operation",
  "method-not-allowed",
  "broken-path",
  "token-missing",
  "token-malformed",
]);
