import { afterAll, afterEach, expect as jestExpect, test as jestTest } from "@jest/globals";
import type { PaystubExpect } from "./expecting.js";
import { type Kit, openKit, openTest, runPlanned } from "./kit.js";
import { matchers } from "./matchers.js";
import {
  isWanted,
  type KitOptions,
  NOT_WANTED,
  nameInFile,
  type SandboxOptions,
} from "./options.js";
import { registerTestFile } from "./outcome.js";
import { plannedBodies, planOfRun } from "./plan.js";
import { shareSnapshots } from "./snapshots.js";
import type { TestGateway } from "./test-gateway.js";

export { afterAll, afterEach, beforeAll, beforeEach, describe } from "@jest/globals";
export type * from "./expecting.js";
export type { KitOptions, SandboxOptions } from "./options.js";
export type { TestGateway } from "./test-gateway.js";

/** A way of Jest to declare tests. */
type JestDeclare = typeof jestTest.only;

type OpenKit = () => Promise<Kit>;

/** A sandbox whose test has not ended. */
interface Running {
  readonly name: string;
  readonly kit: Kit;
  readonly gateway: TestGateway;
}

const plan = planOfRun();

/** Under a plan, each body has a limit of its own. */
const PLAN_TIMEOUT_MS = 3_600_000;

const kits: Promise<Kit>[] = [];
const running = new Set<Running>();

// Jest has no fixtures: these hooks belong to the test file that imports this module.
afterEach(async () => {
  // A test that ran out of time never gets to its own end.
  for (const test of running) await conclude(test, true);
});
afterAll(async () => {
  // Under a plan, this waits for the bodies that are under way.
  for (const kit of kits.splice(0)) await (await kit).close();
}, plan && PLAN_TIMEOUT_MS);

/**
 * `test` of Jest with `gateway`: one gateway for each test file, one sandbox for each test. When a
 * test fails, its sandbox's account is printed, and saved with its record.
 *
 * @example
 * test("an order is paid", async ({ gateway }) => {
 *   await gateway.invoiceOfOrder("ORD-1").pay();
 * });
 */
export const test: PaystubTest = testWith({});

/**
 * The same as `test`.
 *
 * @example
 * it("pays an order", async ({ gateway }) => {
 *   await gateway.invoiceOfOrder("ORD-1").pay();
 * });
 */
export const it = test;

function testWith(options: KitOptions): PaystubTest {
  let opened: Promise<Kit> | undefined;
  const kit: OpenKit = () => {
    if (!opened) {
      opened = openKit(options);
      kits.push(opened);
    }
    return opened;
  };
  return Object.assign(declaring(kit, jestTest), {
    only: declaring(kit, jestTest.only),
    skip: declaring(kit, jestTest.skip),
    // Under a plan no body fails the runner.
    failing: declaring(kit, plan ? jestTest : (jestTest.failing as JestDeclare), true),
    todo: (name: string) => jestTest.todo(name),
    with: (more: KitOptions) => testWith({ ...options, ...more }),
  });
}

/** A way of Jest to declare tests, whose bodies are given a gateway; `known`: to fail. */
function declaring(kit: OpenKit, declare: JestDeclare, known = false): DeclareMany {
  const one: Declare = (name, body, timeoutMs) => {
    for (let n = copiesOf(name); n > 0; n -= 1) {
      declare(name, () => runTest(kit, body, known), timeoutMs);
    }
  };
  const each: DeclareEach = (rows) => (name, body, timeoutMs) => {
    // Jest gives the items of a row one by one where all rows are arrays. Its own callback may follow.
    const isTable = rows.every((row) => Array.isArray(row));
    const runs = (...given: readonly unknown[]) => {
      const row = isTable ? given : given.slice(0, 1);
      const run = body as (...given: readonly unknown[]) => Promise<void> | void;
      return runTest(kit, (fixtures) => run(...row, fixtures), known);
    };
    for (let n = copiesOf(); n > 0; n -= 1) declare.each([...rows])(name, runs, timeoutMs);
  };
  return Object.assign(one, { each });
}

/**
 * How often a test is declared. If the bodies of a plan run one after another, each is a test of its own, with its own
 * hooks. Without a title, it may be any test of its file.
 */
function copiesOf(title = ""): number {
  if (!plan || plan.sideBySide) return 1;
  const { testPath = "" } = jestExpect.getState();
  const inFile = Object.entries(plan.tests).filter(([test]) => {
    return test.startsWith(nameInFile(testPath, "")) && test.endsWith(title);
  });
  return Math.max(1, ...inFile.map(([, bodies]) => bodies.length));
}

/** How many bodies of a test have begun, by its name. */
const begun = new Map<string, number>();

/** Runs all bodies of a test side by side, or the next one of a test that is declared for each. */
async function runBodies(open: OpenKit, name: string, body: TestBody, known: boolean) {
  const state: { snapshotState?: object; currentTestName?: string } = jestExpect.getState();
  const { snapshotState, currentTestName } = state;
  const run = async (gateway: TestGateway) => {
    // Jest may have gone on with another test by now.
    shareSnapshots(snapshotState, currentTestName, () => {
      return jestExpect.getState().currentTestName ?? "";
    });
    try {
      await body({ gateway });
    } catch (error) {
      if (!known) throw error;
    }
  };
  const kit = await open();
  if (plan?.sideBySide) return kit.run(name, run);
  const next = begun.get(name) ?? 0;
  begun.set(name, next + 1);
  const planned = plannedBodies(name)?.[next];
  if (planned) await runPlanned(kit, name, planned, run);
}

async function runTest(open: OpenKit, body: TestBody, known: boolean): Promise<void> {
  const { currentTestName: name = "test", testPath = "" } = jestExpect.getState();
  registerTestFile(testPath);
  const reported = nameInFile(testPath, name);
  if (plan) return runBodies(open, reported, body, known);
  // Jest cannot leave out a test that has begun: it passes, and has done nothing.
  if (!isWanted(reported)) {
    // One that is known to fail would be blamed for that.
    if (known) throw new Error(NOT_WANTED);
    return;
  }
  const kit = await open();
  const gateway = await openTest(kit, reported, {}, { takesPlan: "together" });
  const test = { name, kit, gateway };
  running.add(test);
  try {
    await body({ gateway });
  } catch (error) {
    // A known failure needs no account.
    await conclude(test, !known, error);
    throw error;
  }
  await conclude(test, false);
}

async function conclude(test: Running, failed: boolean, error?: unknown): Promise<void> {
  if (!running.delete(test)) return;
  const { name, kit, gateway } = test;
  const account = failed && (await kit.report(gateway, error));
  if (account) console.error(`${name} failed. ${account}`);
  await gateway.dispose();
}

jestExpect.extend(matchers);

/**
 * `expect` of Jest with the matchers for gateways, invoices and recurring payments.
 *
 * @example
 * test("an order is paid", async ({ gateway }) => {
 *   await expect(gateway.invoiceOfOrder("ORD-1")).toBePaid();
 * });
 */
export const expect = jestExpect as PaystubExpect & typeof jestExpect;

/**
 * What a test is given.
 *
 * @example
 * test("an order is paid", async ({ gateway }: PaystubFixtures) => {
 *   await gateway.invoiceOfOrder("ORD-1").pay();
 * });
 */
export interface PaystubFixtures {
  /** A sandbox of the test's own. It is deleted when the test ends, unless the test fails. */
  readonly gateway: TestGateway;
}

type TestBody = (fixtures: PaystubFixtures) => Promise<void> | void;

/** Declares a test; `timeoutMs` as in Jest. */
type Declare = (name: string, body: TestBody, timeoutMs?: number) => void;

/** Declares a test, or one for each row of a table. */
interface DeclareMany extends Declare {
  readonly each: DeclareEach;
}

/**
 * Declares a test for each row, in the way of `test.each` of Jest. The name may hold `%s` and `$field`. The
 * body is given the row, the items of an array one by one, and then the gateway of its own sandbox.
 */
type DeclareEach = <const Row>(
  rows: readonly Row[],
) => (
  name: string,
  body: (
    ...given: [Row] extends [readonly unknown[]]
      ? [...row: Row, fixtures: PaystubFixtures]
      : [row: Row, fixtures: PaystubFixtures]
  ) => Promise<void> | void,
  timeoutMs?: number,
) => void;

/**
 * `test` of Jest, whose tests are given a gateway.
 *
 * @example
 * test("an order is paid", async ({ gateway }) => {
 *   await gateway.invoiceOfOrder("ORD-1").pay();
 * });
 */
export interface PaystubTest extends DeclareMany {
  /** The only test of its file that runs. */
  readonly only: DeclareMany;
  /** A test that does not run. */
  readonly skip: DeclareMany;
  /** A test that is known to fail. */
  readonly failing: DeclareMany;
  /**
   * The name of a test that is still to be written.
   *
   * @example
   * test.todo("a refund is booked once");
   */
  todo(name: string): void;
  /**
   * `test` with a gateway or sandboxes that begin differently.
   *
   * @example
   * const frozen = test.with({ clock: "frozen" });
   */
  with(options: KitOptions & SandboxOptions): PaystubTest;
}
