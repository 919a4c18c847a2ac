import { test as base, expect, type TestAPI } from "vitest";
import type { GatewayMatchers, InvoiceMatchers } from "./expecting.js";
import { type Kit, openKit } from "./kit.js";
import { matchers } from "./matchers.js";
import {
  isWanted,
  type KitOptions,
  NOT_WANTED,
  nameInFile,
  type SandboxOptions,
} from "./options.js";
import { registerTestFile } from "./outcome.js";
import type { TestGateway } from "./test-gateway.js";

export type * from "./expecting.js";
export type { KitOptions, SandboxOptions } from "./options.js";
export type { TestGateway } from "./test-gateway.js";
export { expect };

/**
 * What a test can ask for besides the gateway: `test.override` or `provide` sets the options.
 *
 * @example
 * test("an order is paid", async ({ gateway }: PaystubFixtures) => {
 *   await gateway.invoiceOfOrder("ORD-1").pay();
 * });
 */
export interface PaystubFixtures {
  /** A sandbox of the test's own. It is deleted when the test ends, unless the test fails. */
  gateway: TestGateway;
  /** How the sandbox begins. */
  sandboxOptions: SandboxOptions;
}

/**
 * What the tests of a worker share.
 *
 * @example
 * test.override({ gatewayOptions: { seed: "nightly" } });
 */
export interface PaystubWorkerFixtures {
  /** How the gateway of the worker is started. */
  gatewayOptions: KitOptions;
  /** The gateway of the worker, with a sandbox for each test. */
  gatewayKit: Kit;
}

/**
 * `test` of Vitest, whose tests are given a gateway.
 *
 * @example
 * const frozen: VitestTest = test;
 */
export interface VitestTest extends TestAPI<PaystubFixtures & PaystubWorkerFixtures> {}

/**
 * `test` of Vitest with `gateway`. When a test fails, its sandbox's account is printed, and saved with its record.
 *
 * @example
 * test("an order is paid", async ({ gateway }) => {
 *   await gateway.invoiceOfOrder("ORD-1").pay();
 * });
 */
export const test: VitestTest = base.extend<PaystubFixtures & PaystubWorkerFixtures>({
  gatewayOptions: [{}, { scope: "worker", injected: true }],
  gatewayKit: [
    async ({ gatewayOptions }, use) => {
      const kit = await openKit(gatewayOptions);
      await use(kit);
      await kit.close();
    },
    { scope: "worker" },
  ],
  sandboxOptions: [{}, { injected: true }],
  gateway: async ({ gatewayKit, sandboxOptions, task, skip }, use) => {
    if (task.fullTestName === undefined) throw new Error(OLD_VITEST);
    registerTestFile(task.file.filepath);
    const name = nameInFile(task.file.name, task.fullTestName);
    if (!isWanted(name)) skip(NOT_WANTED);
    const gateway = await gatewayKit.sandbox(name, sandboxOptions);
    await use(gateway);
    // A known failure needs no account.
    if (task.result?.state === "fail" && !task.fails) {
      const account = await gatewayKit.report(gateway, task.result.errors?.at(-1));
      if (account) console.error(`${task.fullTestName} failed. ${account}`);
    }
    await gateway.dispose();
  },
});

/** Earlier versions do not name a test with its suites. */
const OLD_VITEST =
  "paystub/vitest needs Vitest 4.1 or later. Update vitest, or use openKit of paystub/fixture";

/**
 * The same as `test`.
 *
 * @example
 * it("pays an order", async ({ gateway }) => {
 *   await gateway.invoiceOfOrder("ORD-1").pay();
 * });
 */
export const it = test;

expect.extend(matchers);

/** The matchers by their names. */
interface MatchersByName extends GatewayMatchers, InvoiceMatchers {}

/** What each matcher is for. */
type SubjectOf<Name extends keyof MatchersByName> = Parameters<(typeof matchers)[Name]>[0];

/** Vitest has one type for all that it is given: a matcher that is not for it cannot be called. */
type MatchersFor<T> = {
  [Name in keyof MatchersByName]: [T] extends [SubjectOf<Name>] ? MatchersByName[Name] : never;
};

declare module "vitest" {
  interface Matchers<T> extends MatchersFor<T> {}
}
