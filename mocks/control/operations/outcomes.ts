import type { OutcomesHandle } from "../../../spec/generated/control.handles.js";
import type { TestOutcome } from "../../../spec/generated/control.types.js";
import type { Gateway } from "../../sandbox/gateway.js";
import type { Sandbox } from "../../sandbox/sandbox.js";
import type { Plain } from "../reader.js";

/** How many outcomes a sandbox keeps. */
const OUTCOMES_MAX = 200;

/** They say something of tests, and nothing of the world: they are no events, and end with the sandbox. */
const kept = new WeakMap<Sandbox, readonly TestOutcome[]>();

/** Whether a test has reported of a sandbox that it failed there. */
export function hasFailed(sandbox: Sandbox, test: string): boolean {
  return kept.get(sandbox)?.findLast((outcome) => outcome.test === test)?.ended === "failed";
}

/** How the tests of a sandbox ended. */
export function outcomeOperations(gateway: Gateway, sandbox: Sandbox): Plain<OutcomesHandle> {
  const outcomes = () => kept.get(sandbox) ?? [];
  return {
    list: () => ({ outcomes: [...outcomes()] }),
    async add(request) {
      const outcome = { ...request, attempt: request.attempt ?? 1 };
      kept.set(sandbox, [...outcomes(), outcome].slice(-OUTCOMES_MAX));
      await gateway.testEnded(sandbox.name, outcome);
      return outcome;
    },
  };
}
