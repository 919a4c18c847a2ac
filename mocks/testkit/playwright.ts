import {
  test as base,
  expect as baseExpect,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestInfo,
  type TestType,
} from "@playwright/test";
import { isFile } from "../sandbox/disk.js";
import { recordPath } from "./account.js";
import type { PaystubExpect } from "./expecting.js";
import type { PaystubFixtures, PaystubWorkerFixtures } from "./fixtures.js";
import { endPlanned, type Kit, openKit, openTest, runInSandbox } from "./kit.js";
import { matchers } from "./matchers.js";
import { accountsFolder, isWanted, NOT_WANTED, nameInFile } from "./options.js";
import { registerTestFile } from "./outcome.js";
import { type Plan, type PlannedBody, plannedBodies, planOfRun, TookTooLong } from "./plan.js";
import type { TestGateway } from "./test-gateway.js";

export type * from "./expecting.js";
export type * from "./fixtures.js";
export type { KitOptions, SandboxOptions } from "./options.js";
export type { TestGateway } from "./test-gateway.js";

/**
 * `test` of Playwright, whose tests are given a gateway.
 *
 * @example
 * const checkout: PlaywrightTest = test;
 */
export interface PlaywrightTest
  extends TestType<
    PlaywrightTestArgs & PlaywrightTestOptions & PaystubFixtures,
    PlaywrightWorkerArgs & PlaywrightWorkerOptions & PaystubWorkerFixtures
  > {}

/** The body of a test under a plan, in the sandbox that its fixture opened. */
interface Body {
  readonly kit: Kit;
  readonly gateway: TestGateway;
  readonly planned: PlannedBody;
  hasBegun?: boolean;
}

/** The body that this worker runs. */
let current: Body | undefined;

/** Under a plan, a test may take this long besides its body: what its fixtures and hooks do, and the end of its sandbox. */
const AROUND_MS = 30_000;

/** What follows the title of a test that is declared again for its further bodies. Playwright needs different titles. */
const FURTHER = / \(body (\d+)\)$/;

/** A way of Playwright to declare tests, with the body as the last argument. */
type Declare = (title: string, ...given: readonly unknown[]) => void;
type Handler = (fixtures: object, testInfo: TestInfo) => unknown;

/**
 * `test` under a plan: it declares a test once for each of its bodies, which share a worker and its browser.
 * `repeatEach` of Playwright starts a worker for each.
 */
function declaredByPlan<T extends object>(test: T, plan: Plan): T {
  const counts = Object.entries(plan.tests).map(([name, { length }]) => ({ name, length }));
  const declaring = (declare: Declare) =>
    function declared(...all: Parameters<Declare>) {
      const [title, ...given] = all;
      const handler = given.at(-1);
      // `test.fail()` is also a statement inside of a test.
      if (typeof handler !== "function") return asCaller(() => declare(...all));
      const args = [...given.slice(0, -1), inSandbox(handler as Handler)];
      // The suites around it are not known here. A body too many is skipped when it begins.
      const own = counts.filter(({ name }) => name.endsWith(` ${title}`));
      const count = Math.max(0, ...own.map(({ length }) => length));
      if (count === 0) asCaller(() => skip(title, ...args));
      for (let n = 1; n <= count; n += 1) {
        asCaller(() => declare(n === 1 ? title : `${title} (body ${n})`, ...args));
      }
    };
  const { skip, only, fail, extend } = test as unknown as Ways;
  const further = (fixtures: object) =>
    declaredByPlan(
      asCaller(() => extend(fixtures)),
      plan,
    );
  return Object.assign(declaring(test as unknown as Declare), test, {
    only: declaring(only),
    fail: Object.assign(declaring(fail), fail),
    extend: further,
  }) as T;
}

/** The ways to declare tests that copies need. */
interface Ways extends Readonly<Record<"skip" | "only" | "fail", Declare>> {
  extend(fixtures: object): object;
}

/** Playwright reads the place of a test from the stack: here, it is where the caller of this was called. */
function asCaller<T>(call: () => T): T {
  const { captureStackTrace } = Error;
  Error.captureStackTrace = (target) => captureStackTrace(target, asCaller);
  try {
    return call();
  } finally {
    Error.captureStackTrace = captureStackTrace;
  }
}

/** Runs a body in its sandbox, which then reports how it ended. A failure would start a new worker and browser. */
function inSandbox(handler: Handler): Handler {
  const run: Handler = async (fixtures, testInfo) => {
    const body = current;
    // Without a gateway of its own, it is no test of the plan.
    if (!body) return;
    body.hasBegun = true;
    const known = testInfo.expectedStatus === "failed";
    await runInSandbox(body.kit, body.gateway, body.planned.limitMs, async () => {
      try {
        await handler(fixtures, testInfo);
        // Soft assertions throw nothing.
        if (testInfo.status !== "passed") throw testInfo.error;
      } catch (error) {
        const isSkipped = testInfo.expectedStatus === "skipped";
        if (!known && !isSkipped) throw error;
      }
    });
    testInfo.expectedStatus = testInfo.status ?? "passed";
  };
  // Playwright reads the names of the fixtures from the text of a function.
  return Object.assign(run, { toString: () => handler.toString() });
}

/** Ends the body that this worker runs. Something else may have failed before it began. */
async function endBody(testInfo: TestInfo): Promise<void> {
  const body = current;
  current = undefined;
  if (!body || body.hasBegun) return;
  const isLate = testInfo.status === "timedOut";
  const error = isLate ? new TookTooLong(body.planned.limitMs) : testInfo.error;
  if (error) await body.kit.report(body.gateway, error);
  await endPlanned(body.gateway);
  testInfo.expectedStatus = testInfo.status ?? "passed";
}

const plan = planOfRun();

const extended: PlaywrightTest = base.extend<PaystubFixtures, PaystubWorkerFixtures>({
  gatewayOptions: [{}, { scope: "worker", option: true }],
  gatewayKit: [
    async ({ gatewayOptions }, use) => {
      const kit = await openKit(gatewayOptions);
      await use(kit);
      await kit.close();
    },
    { scope: "worker" },
  ],
  sandboxOptions: [{}, { option: true }],
  gateway: async ({ gatewayKit, gatewayOptions, sandboxOptions }, use, testInfo) => {
    const [, n = "1"] = FURTHER.exec(testInfo.title) ?? [];
    if (plan) {
      // Snapshots are named after the test.
      testInfo.title = testInfo.title.replace(FURTHER, "");
      testInfo.titlePath.splice(-1, 1, testInfo.title);
    }
    const title = testInfo.titlePath.slice(1).join(" ");
    const name = nameInFile(testInfo.file, title);
    registerTestFile(testInfo.file);
    const planned = plannedBodies(name)?.[Number(n) - 1];
    testInfo.skip(plan ? !planned : !isWanted(name), NOT_WANTED);
    const how = { takesPlan: "in-turn", ...(planned && { planned }) } as const;
    const gateway = await openTest(gatewayKit, name, sandboxOptions, how);
    if (planned) {
      current = { kit: gatewayKit, gateway, planned };
      testInfo.setTimeout(planned.limitMs + AROUND_MS);
      await use(gateway);
      await endBody(testInfo);
      return;
    }
    await use(gateway);
    const failed = testInfo.status !== testInfo.expectedStatus;
    const account = failed && (await gatewayKit.report(gateway, testInfo.error));
    if (account) {
      console.error(`${title} failed. ${account}`);
      await testInfo.attach("paystub account", { body: account, contentType: "text/plain" });
      const path = recordPath(accountsFolder(gatewayOptions), gateway.name);
      if (isFile(path)) {
        await testInfo.attach("paystub record", { path, contentType: "text/html" });
      }
    }
    await gateway.dispose();
  },
});

/**
 * `test` of Playwright with `gateway`. When a test fails, its sandbox's account is printed, saved and
 * attached to the report, and so is its record.
 *
 * @example
 * test("an order is paid", async ({ page, gateway }) => {
 *   const { paymentUrl } = await gateway.invoiceOfOrder("ORD-1").read();
 *   await page.goto(paymentUrl);
 * });
 */
export const test: PlaywrightTest = plan ? declaredByPlan(extended, plan) : extended;

/**
 * `expect` of Playwright with the matchers for gateways, invoices and recurring payments.
 *
 * @example
 * test("an order is paid", async ({ gateway }) => {
 *   await expect(gateway.invoiceOfOrder("ORD-1")).toBePaid();
 * });
 */
// Its own type of extended matchers does not distinguish the fields of operations.
export const expect = baseExpect.extend(matchers) as unknown as PaystubExpect & typeof baseExpect;
