import { AssertionError } from "node:assert";
import type { PaystubExpect } from "./expecting.js";
import { matchers, type Verdict } from "./matchers.js";

export { IncompleteEvidence } from "./evidence.js";
export type * from "./expecting.js";
export { type Kit, openKit } from "./kit.js";
export type { KitOptions, SandboxOptions } from "./options.js";
export type { TestGateway } from "./test-gateway.js";

/** A matcher, for any subject. */
type Matcher = (subject: unknown, ...given: readonly unknown[]) => Promise<Verdict>;

/**
 * The matchers for runners without matchers of their own, such as node:test and Mocha. What does not hold
 * rejects with an `AssertionError` that says what was so instead.
 *
 * @example
 * await expect(gateway.invoiceOfOrder("ORD-1")).toBePaid();
 * await expect(gateway).not.toHaveReceived("cancelInvoice");
 */
// Built from the table of matchers, which has what the interface names.
export const expect = ((subject: unknown) => ({
  ...asserting(subject, true),
  not: asserting(subject, false),
})) as unknown as PaystubExpect;

function asserting(subject: unknown, wanted: boolean): Readonly<Record<string, unknown>> {
  const named = Object.entries(matchers) as unknown as readonly (readonly [string, Matcher])[];
  return Object.fromEntries(
    named.map(([name, matcher]) => [
      name,
      async (...given: readonly unknown[]) => {
        const { pass, message } = await matcher(subject, ...given);
        if (pass !== wanted) throw new AssertionError({ message: message(), operator: name });
      },
    ]),
  );
}
