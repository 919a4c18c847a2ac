import { InvalidArgumentError } from "commander";

/** What the verdict can be made to fail on, each with what it looks at. */
export const GATES = {
  violations: "requests refused because they break the contract",
  tolerated: "deviations that were tolerated",
  assumed: "uses of assumed operations and behaviour",
  invariants: "what must hold of a shop whatever happens, such as no order paid twice",
  callbacks: "callbacks that got no successful answer, or none before the command ended",
} as const;

export type Gate = keyof typeof GATES;

const isGate = (text: string): text is Gate => Object.hasOwn(GATES, text);

/** Reads `--fail-on <gate,...>`. */
export function gates(text: string, earlier: readonly Gate[] = []): readonly Gate[] {
  const names = text.split(",").map((name) => name.trim());
  const good = names.filter(isGate);
  const unknown = names.find((name) => !isGate(name));
  if (unknown === undefined) return [...new Set([...earlier, ...good])];
  const known = Object.keys(GATES).join(", ");
  throw new InvalidArgumentError(`"${unknown}" is no gate; known are ${known}.`);
}

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
