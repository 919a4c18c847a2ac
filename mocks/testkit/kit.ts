import type { TestOutcome } from "../../spec/generated/control.types.js";
import type { FaultRequest, SandboxHandle, StartOptions } from "../index.js";
import { CALIBRATION_FILE, type GatewayAddresses, present } from "../options.js";
import { isFile } from "../sandbox/disk.js";
import { realClock, within } from "../sandbox/real-clock.js";
import { forgetAccount, recordPath, saveAccount, saveRecordOf } from "./account.js";
import { type Host, type RemoteConnection, remoteHost } from "./hosts.js";
import {
  accountsFolder,
  isWanted,
  type KitOptions,
  mergedOptions,
  type Named,
  openingOf,
  readSandboxOptions,
  refuseAsStart,
  runningGateway,
  type SandboxOptions,
  startOptionsOf,
  waitTimeoutMs,
} from "./options.js";
import { type Failure, failureOf, registerCallers, stillOpen } from "./outcome.js";
import {
  type PlannedBody,
  Pool,
  plannedBodies,
  planOfRun,
  reportedName,
  withinLimit,
} from "./plan.js";
import { type TestGateway, testGateway } from "./test-gateway.js";

/** Opens a sandbox that begins like this. Rejects with a conflict when its name is taken. */
export async function openSandbox(
  host: Host,
  named: Named,
  options: SandboxOptions,
): Promise<SandboxHandle> {
  const sandbox = await host.create(openingOf(named, options));
  const { name } = sandbox;
  if (options.merchants) await sandbox.merchants.seed({ merchants: options.merchants });
  for (const { sandbox: meant = name, ...rule } of options.faults ?? []) {
    if (meant === name) await sandbox.faults.add(rule as FaultRequest);
  }
  return sandbox;
}

/**
 * One gateway for many tests, each with a sandbox of its own. Runs under any test runner, or none.
 *
 * @example
 * const kit = await openKit();
 * after(() => kit.close());
 * await kit.run("an order is paid", (gateway) => gateway.invoiceOfOrder("ORD-1").pay());
 */
export interface Kit extends GatewayAddresses, AsyncDisposable {
  /**
   * Opens the sandbox of a test. It is named after it, so a test draws the same ids whatever runs
   * before it.
   *
   * @example
   * await using gateway = await kit.sandbox("an order is paid", { clock: "frozen" });
   */
  sandbox(test: string, options?: SandboxOptions): Promise<TestGateway>;
  /**
   * Runs a test with a sandbox of its own, which is deleted after it. If the test fails, the sandbox stays until
   * the test runs again. Its account is printed, and saved with its record.
   *
   * @example
   * await kit.run("an order is paid", (gateway) => gateway.invoiceOfOrder("ORD-1").pay());
   */
  run<T>(
    test: string,
    body: (gateway: TestGateway) => Promise<T> | T,
    options?: SandboxOptions,
  ): Promise<T>;
  /**
   * Saves the account of a sandbox whose test failed, and its record. Returns the account with the places
   * where both are, or nothing if PAYSTUB_ACCOUNTS is `off`. `paystub run` reports `error` as the reason. The
   * sandbox then stays when you dispose of it.
   *
   * @example
   * console.error(await kit.report(gateway, error));
   */
  report(gateway: TestGateway, error?: unknown): Promise<string>;
  /**
   * Ends the gateway, where this started it. The same as leaving the block of an `await using`.
   *
   * @example
   * after(() => kit.close());
   */
  close(): Promise<void>;
}

/** The secret of all sandboxes, where none is pinned: any will do. */
const SECRET_KEY = "any";

/**
 * Starts a gateway on a free port, or works with one that runs already: see `KitOptions`. Rejects as
 * `startGateway` does where an option is wrong.
 *
 * @example
 * const kit = await openKit({ clock: "frozen" });
 * await kit.run("an order is paid", (gateway) => gateway.invoiceOfOrder("ORD-1").pay());
 * await kit.close();
 */
export async function openKit(given: KitOptions = {}): Promise<Kit> {
  const options = present(given);
  const limitMs = waitTimeoutMs(options);
  const running = runningGateway(options);
  if (running) refuseAsStart(options);
  const host = await hostFor(options, running);
  // A gateway of our own begins its sandboxes like this by itself.
  const all: SandboxOptions = running ? options : {};
  let isClosed = false;
  const close = async () => {
    await bodies.ended();
    isClosed = true;
    await host.close();
  };
  const failures = new Map<string, Failure>();
  const attempts = new Map<string, number>();
  const bodies = new Bodies();
  const open = async (test: string, begin: SandboxOptions = {}, how: Opening = {}) => {
    // Another process may listen at its address by now.
    if (isClosed) throw new Error(`the kit is closed, and opens no sandbox for "${test}"`);
    const { planned, takesPlan } = how;
    const own = mergedOptions(readSandboxOptions(begin), { assume: planned?.assumptions ?? {} });
    const named = planned ? { name: planned.sandbox } : { test: reportedName(test) };
    const [{ requests }, sandbox] = await Promise.all([
      host.unclaimedRequests(),
      openSandbox(host, named, mergedOptions(all, own)),
    ]);
    if (!planned) await forgetAccount(accountsFolder(options), sandbox.name);
    const { settings } = mergedOptions(options, own);
    const attempt = (attempts.get(test) ?? 0) + 1;
    if (!planned) attempts.set(test, attempt);
    const ended = (failure: Failure | undefined): TestOutcome => ({
      test: reportedName(test),
      attempt: planned ? 1 : attempt,
      ended: failure ? "failed" : "passed",
      ...failure,
      ...(takesPlan && { takesPlan }),
    });
    let outcome = ended(undefined);
    return testGateway({
      host,
      sandbox,
      secretKey: settings?.secretKey ?? SECRET_KEY,
      waitTimeoutMs: limitMs,
      unclaimedBefore: requests.at(-1)?.id ?? 0,
      async onEnd() {
        outcome = ended(failures.get(sandbox.name));
        // The next attempt gets a sandbox of the same name.
        failures.delete(sandbox.name);
        await reportOutcome(sandbox, outcome);
        return outcome.ended === "failed" && planned === undefined;
      },
      async onClosed() {
        const left = planned ? {} : await stillOpen();
        if (left.stillOpen) await reportOutcome(sandbox, { ...outcome, ...left });
      },
    });
  };
  const kit: Kit = {
    baseUrl: host.baseUrl,
    orderUrl: host.orderUrl,
    controlUrl: host.controlUrl,
    sandbox: (test, begin) => open(test, begin),
    async report(gateway, error = NO_REASON) {
      failures.set(gateway.name, failureOf(error));
      // Under a matrix tests fail all the time, and what fails without it is what the folder is for.
      if (process.env.PAYSTUB_ACCOUNTS === NO_ACCOUNTS) return "";
      const folder = accountsFolder(options);
      const account = await saveAccount(folder, gateway.name, await gateway.account());
      return account + (await saveRecordOf(gateway, recordPath(folder, gateway.name)));
    },
    run: (test, body, own) => runTest(kit, bodies, test, body, own),
    close,
    [Symbol.asyncDispose]: close,
  };
  openers.set(kit, open);
  return kit;
}

/** For what a sandbox of a test is opened. */
interface Opening {
  /** One run of the test under a plan, in the sandbox that is named there. */
  readonly planned?: PlannedBody;
  /** Its fixture can run it under a plan, in this way. */
  readonly takesPlan?: NonNullable<TestOutcome["takesPlan"]>;
}

type Open = (test: string, begin?: SandboxOptions, how?: Opening) => Promise<TestGateway>;

/** How kits open the sandboxes of tests that can run under a plan. */
const openers = new WeakMap<Kit, Open>();

/**
 * The same as `kit.sandbox`, for a fixture that can run a test under a plan: as one run of the plan, or plainly and
 * with a report that says so.
 */
export function openTest(
  kit: Kit,
  test: string,
  options: SandboxOptions | undefined,
  how: Opening & Required<Pick<Opening, "takesPlan">>,
): Promise<TestGateway> {
  const open = openers.get(kit);
  if (!open) throw new TypeError("this is no kit of openKit");
  return open(test, options, how);
}

/** The bodies of a plan that are under way in a kit. */
class Bodies {
  readonly #sideBySide = planOfRun()?.sideBySide ?? false;
  readonly #all: Promise<void>[] = [];
  /** Tests of one name run their bodies once. */
  readonly #begun = new Set<string>();

  /** Runs each body of a test. Side by side, the runner goes on with its next test meanwhile. */
  async run(
    test: string,
    planned: readonly PlannedBody[],
    body: (one: PlannedBody) => Promise<void>,
  ) {
    if (this.#begun.has(test)) return;
    this.#begun.add(test);
    const all = planned.map((one) => POOL.run(() => body(one)));
    this.#all.push(...all);
    if (!this.#sideBySide) await Promise.all(all);
  }

  async ended(): Promise<void> {
    await Promise.all(this.#all);
  }
}

/** The one pool of this process: its bodies share a processor. */
export const POOL = new Pool(planOfRun()?.sideBySide ?? false);

/** Runs a body of a test once as planned, and reports how it ended. It never rejects. */
export async function runPlanned(
  kit: Kit,
  test: string,
  planned: PlannedBody,
  body: (gateway: TestGateway) => unknown,
  options?: SandboxOptions,
): Promise<void> {
  // Without a sandbox there is nothing to report, and `paystub run` misses the body.
  const how = { planned, takesPlan: "together" } as const;
  const gateway = await openTest(kit, test, options, how).catch(() => undefined);
  if (gateway) await runInSandbox(kit, gateway, planned.limitMs, () => body(gateway));
}

/** The same in a sandbox that a fixture of the runner opened. */
export async function runInSandbox(
  kit: Kit,
  gateway: TestGateway,
  limitMs: number,
  body: () => unknown,
): Promise<void> {
  try {
    await withinLimit(limitMs, body);
  } catch (error) {
    await kit.report(gateway, error);
  }
  await endPlanned(gateway);
}

/** Ends a planned run of a test, whatever its shop does. */
export async function endPlanned(gateway: TestGateway): Promise<void> {
  const ended = gateway.dispose().catch(() => undefined);
  await within(realClock, END_MS, ended, undefined);
}

/** How long the end of a body may take: the shop learns of its payments, and closes unless it was left behind. */
const END_MS = 15_000;

async function runTest<T>(
  kit: Kit,
  bodies: Bodies,
  test: string,
  body: (gateway: TestGateway) => Promise<T> | T,
  options?: SandboxOptions,
): Promise<T> {
  registerCallers();
  const planned = plannedBodies(test);
  if (planned) {
    await bodies.run(test, planned, (one) => runPlanned(kit, test, one, body, options));
    return undefined as T;
  }
  // The runner has begun the test already: it passes, and has done nothing.
  if (!isWanted(test)) return undefined as T;
  const gateway = await openTest(kit, test, options, { takesPlan: "together" });
  try {
    return await body(gateway);
  } catch (error) {
    const account = await kit.report(gateway, error);
    if (account) console.error(`${test} failed. ${account}`);
    throw error;
  } finally {
    await gateway.dispose();
  }
}

/** What PAYSTUB_ACCOUNTS is where no account is wanted. */
const NO_ACCOUNTS = "off";

/** The reason if the runner does not report it, as Jest does not for a test that ran out of time. */
const NO_REASON = new Error("the test runner ended the test");

/** Reports how a test ended. A gateway that is gone by now must not fail a test. */
async function reportOutcome(sandbox: SandboxHandle, outcome: TestOutcome): Promise<void> {
  await sandbox.outcomes.add(outcome).catch(() => undefined);
}

/** What the calibration file of the project observed, where it has one. */
async function calibrated(): Promise<Pick<StartOptions, "observed">> {
  if (!isFile(CALIBRATION_FILE)) return {};
  const { observedIn } = await import("../control/calibration.js");
  const warn = (text: string) => process.emitWarning(text, "PaystubWarning");
  return { observed: await observedIn(CALIBRATION_FILE, warn) };
}

/** A gateway of our own, or one elsewhere. A test of one elsewhere does not load what starts a gateway. */
async function hostFor(options: KitOptions, running?: RemoteConnection): Promise<Host> {
  if (running) return remoteHost(running);
  const { startGateway } = await import("../index.js");
  return startGateway({ ...(await calibrated()), ...startOptionsOf(options) });
}
