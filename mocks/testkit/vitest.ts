import * as vitest from "vitest";
import { type RunnerTestCase, type TestAPI, type TestOptions, vi } from "vitest";
import type { GatewayMatchers, InvoiceMatchers } from "./expecting.js";
import { endPlanned, type Kit, openKit, openTest, runInSandbox } from "./kit.js";
import { matchers } from "./matchers.js";
import {
  isWanted,
  type KitOptions,
  NOT_WANTED,
  nameInFile,
  type SandboxOptions,
} from "./options.js";
import { registerTestFile } from "./outcome.js";
import {
  BODIES_MAX,
  bodyUnderWay,
  type Plan,
  type PlannedBody,
  plannedBodies,
  planOfRun,
  TookTooLong,
} from "./plan.js";
import { shareSnapshots } from "./snapshots.js";
import type { TestGateway } from "./test-gateway.js";

export type * from "./expecting.js";
export type { KitOptions, SandboxOptions } from "./options.js";
export type { TestGateway } from "./test-gateway.js";

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

type Test = RunnerTestCase;

/** A body of a test under a plan. */
interface Body {
  readonly planned: PlannedBody;
  /** What it runs in, once that is open. */
  opened?: { readonly kit: Kit; readonly gateway: TestGateway };
  hasBegun?: boolean;
}

/** The copies of tests that are declared under a plan. */
const bodies = new WeakMap<Test, Body>();

/** Under a plan, a body is over when this has passed since its limit, the end of its sandbox included. */
const END_MS = 20_000;

/**
 * `test` of Vitest under a plan: it declares a test once for each of its bodies. The copies have the name of the test,
 * and with it its snapshots. Repetitions of one test would wait for each other.
 */
function testOfPlan({ sideBySide, tests }: Plan): TestAPI {
  vi.setConfig({ maxConcurrency: BODIES_MAX });
  nameTestOfAssertions();
  const limits = Object.values(tests).flatMap((all) => all.map(({ limitMs }) => limitMs));
  const timeout = Math.max(0, ...limits) + END_MS;
  return vitest.TestRunner.createTaskCollector(function declare(
    this: TestOptions,
    name: string,
    ...given: readonly (TestOptions | Handler | number | undefined)[]
  ) {
    const suite = vitest.TestRunner.getCurrentSuite();
    const handler = given.find((one) => typeof one === "function");
    const options = given.find((one) => typeof one === "object");
    const own = { ...this, ...suite.options, ...options };
    const concurrent = sideBySide && own.sequential !== true;
    const run = handler && inSandbox(handler, own.fails === true);
    const copy = () => {
      const once = { retry: 0, repeats: 0, fails: false, timeout, concurrent };
      return suite.task(name, { ...own, ...once, ...(run && { handler: run }) });
    };
    const first = copy();
    const planned = plannedBodies(nameOf(first)) ?? [];
    if (planned.length === 0 && first.mode !== "todo") first.mode = "skip";
    for (const [n, one] of planned.entries())
      bodies.set(n === 0 ? first : copy(), { planned: one });
    // Suites wait for each other otherwise.
    for (let one = concurrent ? suite.suite : undefined; one; one = one.suite)
      one.concurrent = true;
  });
}

type Handler = (context: vitest.TestContext) => unknown;

/** Runs a body in its sandbox, which then reports how it ended. Nothing that the body throws fails the runner. */
function inSandbox(
  handler: Handler,
  known: boolean,
): (context: vitest.TestContext) => Promise<void> {
  const run = async (context: vitest.TestContext) => {
    const { task } = context;
    const body = bodies.get(task);
    // Without a gateway of its own, it is no test of the plan.
    if (!body?.opened) return;
    body.hasBegun = true;
    const { kit, gateway } = body.opened;
    await runInSandbox(kit, gateway, body.planned.limitMs, async () => {
      testOfBody.set(bodyUnderWay() ?? body, task);
      shareSnapshots(vitest.expect.getState().snapshotState);
      try {
        await handler(context);
        // Soft assertions throw nothing.
        if (task.result?.state === "fail") throw task.result.errors?.at(-1);
      } catch (error) {
        if (!known && !isSkip(error)) throw error;
      }
    });
    if (task.result) Object.assign(task.result, { state: "run", errors: undefined });
  };
  // Vitest reads the names of the fixtures from the text of a function.
  return Object.defineProperties(run, {
    ...Object.getOwnPropertyDescriptors(handler),
    toString: { value: () => handler.toString() },
  });
}

/** The copy of a test that each body runs. */
const testOfBody = new WeakMap<object, Test>();

/** What Vitest's types leave out of an assertion. */
interface OfTest {
  withTest(test: unknown): unknown;
}

/** The test whose body makes an assertion. */
function testUnderWay(): Test | undefined {
  const body = bodyUnderWay();
  return body && testOfBody.get(body);
}

/**
 * Lets an assertion belong to the body that makes it, for soft assertions and snapshots. Of tests that run at once,
 * Vitest knows only which began last.
 */
function nameTestOfAssertions(): void {
  const assertion = vitest.chai.Assertion.prototype as object as OfTest;
  const { withTest } = assertion;
  assertion.withTest = function (test) {
    return withTest.call(this, testUnderWay() ?? test);
  };
}

/** Whether a test was left out while it ran. */
function isSkip(error: unknown): boolean {
  return Object(error).code === "VITEST_PENDING";
}

/** What a test is called in reports. */
function nameOf({ file, fullTestName }: Test): string {
  if (fullTestName === undefined) throw new Error(OLD_VITEST);
  return nameInFile(file.name, fullTestName);
}

const plan = planOfRun();

/**
 * `expect` of Vitest with the matchers of paystub.
 *
 * @example
 * await expect(gateway.invoiceOfOrder("ORD-1")).toBePaid();
 */
export const expect: vitest.ExpectStatic = plan
  ? new Proxy(vitest.expect, {
      // Vitest knows no test once the one that began last has ended.
      apply(target, self, given) {
        const assertion: OfTest = Reflect.apply(target, self, given);
        const test = testUnderWay();
        return test ? assertion.withTest(test) : assertion;
      },
    })
  : vitest.expect;

/** Declares tests: Vitest's own `test`, or under a plan one that copies them. */
const base = plan ? testOfPlan(plan) : vitest.test;

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
  gateway: async ({ gatewayKit, sandboxOptions, task, skip, signal }, use) => {
    const name = nameOf(task);
    registerTestFile(task.file.filepath);
    if (!isWanted(name)) skip(NOT_WANTED);
    const body = bodies.get(task);
    const planned = body?.planned;
    const how = { takesPlan: "together", ...(planned && { planned }) } as const;
    const gateway = await openTest(gatewayKit, name, sandboxOptions, how);
    if (body) {
      body.opened = { kit: gatewayKit, gateway };
      await use(gateway);
      if (body.hasBegun) return;
      // Something else failed before the body began.
      const late = signal.aborted && new TookTooLong(body.planned.limitMs);
      await gatewayKit.report(gateway, late || task.result?.errors?.at(-1));
      return endPlanned(gateway);
    }
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
