import { describe, expect } from "vitest";
import { execute, GUARD, pactOf, proveFresh } from "../../support/pact/agreement.js";
import { calls } from "../../support/pact/calls.js";
import { test } from "../../support/persons.js";

const CONSUMER = "payment-gateway";
const PROVIDER = "merchant-callback";

describe("what the gateway relies on when it calls a merchant", () => {
  for (const { tells, expects, happens } of Object.values(calls).flat()) {
    test(tells, GUARD, async ({ persons }) => {
      await execute(expects(pactOf(CONSUMER, PROVIDER), tells), async (url) => {
        await happens(persons, url);
        const made = (await persons.tester.callbacks.list()).callbacks;
        const delivered = made.filter((callback) => callback.url.startsWith(url));
        expect(delivered.map(({ state }) => state)).toEqual(["delivered"]);
      });
    });
  }

  proveFresh(CONSUMER, PROVIDER);
});
