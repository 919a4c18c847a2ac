import * as vitest from "vitest";
import { type RunnerTestCase, type TestAPI, type TestOptions, vi } from "vitest";
import type { GatewayMatchers, InvoiceMatchers } from "./expecting.js";
import type { PaystubFixtures, PaystubWorkerFixtures } from "./fixtures.js";
import { endPlanned, type Kit, openKit, openTest, POOL, runInSandbox } from "./kit.js";
import { matchers } from "./matchers.js";
import { isWanted, NOT_WANTED, nameInFile } from "./options.js";
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
export type * from "./fixtures.js";
export type { KitOptions, SandboxOptions } from "./options.js";
export type { TestGateway } from "./test-gateway.js";

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

/**
 * Under a plan, a body is over when this has passed since its limit, the end of its sandbox included. It may have waited
 * for its turn as long as several bodies take.
 */
const END_MS = 20_000;
const WAIT_FACTOR = 4;

/**
 * `test` of Vitest under a plan: it declares a test once for each of its bodies. The copies have the name of the test,
 * and with it its snapshots. Repetitions of one test would wait for each other.
 */
function testOfPlan({ sideBySide, tests }: Plan): TestAPI {
  vi.setConfig({ maxConcurrency: BODIES_MAX });
  nameTestOfAssertions();
  const limits = Object.values(tests).flatMap((all) => all.map(({ limitMs }) => limitMs));
  const timeout = (1 + WAIT_FACTOR) * Math.max(0, ...limits) + END_MS;
  return vitest.TestRunner.createTaskCollector(function declare(
    this: TestOptions,
    name: string,
    ...given: Declared
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
type Run = (context: vitest.TestContext) => Promise<void>;

/** What a test is declared with after its name. */
type Declared = readonly (TestOptions | Handler | number | undefined)[];

/** Runs a test in another way. Vitest reads the names of its fixtures from the text of its function. */
function instead(handler: Handler, run: Run): Run {
  return Object.defineProperties(run, {
    ...Object.getOwnPropertyDescriptors(handler),
    toString: { value: () => handler.toString() },
  });
}

/** Runs a body in its sandbox, which then reports how it ended. Nothing that the body throws fails the runner. */
function inSandbox(handler: Handler, known: boolean): Run {
  return instead(handler, async (context) => {
    const { task } = context;
    const body = bodies.get(task);
    // Without a gateway of its own, it is no test of the plan.
    if (!body?.opened) return;
    body.hasBegun = true;
    const { kit, gateway } = body.opened;
    const runBody = async () => {
      testOfBody.set(bodyUnderWay() ?? body, task);
      shareSnapshots(vitest.expect.getState().snapshotState);
      try {
        await handler(context);
        // Soft assertions throw nothing.
        if (task.result?.state === "fail") throw task.result.errors?.at(-1);
      } catch (error) {
        if (!known && !isSkip(error)) throw error;
      }
    };
    await POOL.run(() => runInSandbox(kit, gateway, body.planned.limitMs, runBody));
    if (task.result) Object.assign(task.result, { state: "run", errors: undefined });
  });
}

/** What each test threw in its last attempt. */
const thrown = new WeakMap<object, unknown>();

/** `test` of Vitest that keeps what a test throws: in its own results, Vitest has values as printed texts. */
function testThatKeepsErrors(): TestAPI {
  // An earlier Vitest has none, which `nameOf` reports.
  if (!vitest.TestRunner) return vitest.test;
  const { fn } = vitest.test as TestAPI & { readonly fn: (...given: unknown[]) => void };
  return vitest.TestRunner.createTaskCollector(function declare(
    this: TestOptions,
    name: string,
    ...given: Declared
  ) {
    const kept = given.map((one) => (typeof one === "function" ? keepingError(one) : one));
    fn.call(this, name, ...kept);
  });
}

function keepingError(handler: Handler): Run {
  return instead(handler, async (context) => {
    thrown.delete(context.task);
    try {
      await handler(context);
    } catch (error) {
      // Vitest prints the values into the error itself.
      const { name, message, stack, cause } = Object(error);
      const isError = error instanceof Error;
      thrown.set(context.task, isError ? { ...error, name, message, stack, cause } : error);
      throw error;
    }
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

/** Declares tests; under a plan it copies them. */
const base = plan ? testOfPlan(plan) : testThatKeepsErrors();

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
      const error = thrown.get(task) ?? task.result.errors?.at(-1);
      const account = await gatewayKit.report(gateway, error);
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
