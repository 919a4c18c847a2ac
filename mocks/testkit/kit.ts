import type { FaultRequest, SandboxHandle, StartOptions } from "../index.js";
import { CALIBRATION_FILE, present } from "../options.js";
import { isFileNow } from "../sandbox/disk.js";
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
export interface Kit extends AsyncDisposable {
  /** Where the service is called; the base URL of each sandbox. */
  readonly baseUrl: string;
  /** Where one-time passwords are asked for. */
  readonly orderUrl: string;
  /** Where the control API is called. */
  readonly controlUrl: string;
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
  const { close, expectOpen } = closing(host);
  const failures = new Map<string, Failure>();
  const attempts = new Map<string, number>();
  const kit: Kit = {
    baseUrl: host.baseUrl,
    orderUrl: host.orderUrl,
    controlUrl: host.controlUrl,
    async sandbox(test, begin = {}) {
      expectOpen(test);
      const own = readSandboxOptions(begin);
      const [{ requests }, sandbox] = await Promise.all([
        host.unclaimedRequests(),
        openSandbox(host, { test: reportedName(test) }, mergedOptions(all, own)),
      ]);
      await forgetAccount(accountsFolder(options), sandbox.name);
      const { settings } = mergedOptions(options, own);
      return testGateway({
        host,
        sandbox,
        secretKey: settings?.secretKey ?? SECRET_KEY,
        waitTimeoutMs: limitMs,
        unclaimedBefore: requests.at(-1)?.id ?? 0,
        onEnd: () => {
          const attempt = (attempts.get(test) ?? 0) + 1;
          attempts.set(test, attempt);
          const failure = failures.get(sandbox.name);
          // The next attempt gets a sandbox of the same name.
          failures.delete(sandbox.name);
          return reportOutcome(sandbox, { test, attempt }, failure);
        },
      });
    },
    async report(gateway, error = NO_REASON) {
      failures.set(gateway.name, failureOf(error));
      // Under a matrix tests fail all the time, and what fails without it is what the folder is for.
      if (process.env.PAYSTUB_ACCOUNTS === NO_ACCOUNTS) return "";
      const folder = accountsFolder(options);
      const account = await saveAccount(folder, gateway.name, await gateway.account());
      return account + (await saveRecordOf(gateway, recordPath(folder, gateway.name)));
    },
    run: (test, body, own) => runTest(kit, test, body, own),
    close,
    [Symbol.asyncDispose]: close,
  };
  return kit;
}

/** The end of a kit, which then opens nothing: another process may listen at its address. */
function closing(host: Host) {
  let isClosed = false;
  return {
    close: async () => {
      isClosed = true;
      await host.close();
    },
    expectOpen(test: string) {
      if (isClosed) throw new Error(`the kit is closed, and opens no sandbox for "${test}"`);
    },
  };
}

async function runTest<T>(
  kit: Kit,
  test: string,
  body: (gateway: TestGateway) => Promise<T> | T,
  options?: SandboxOptions,
): Promise<T> {
  registerCallers();
  // The runner has begun the test already: it passes, and has done nothing.
  if (!isWanted(test)) return undefined as T;
  const gateway = await kit.sandbox(test, options);
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

/** The longest name of a test that the control API takes. */
const NAME_MAX = 1000;

/** A name of a test as the control API takes it. */
const reportedName = (test: string) => test.slice(0, NAME_MAX) || "test";

/**
 * Reports how a test ended, and resolves with whether it failed. A gateway that is gone by now must not fail a test.
 */
async function reportOutcome(
  sandbox: SandboxHandle,
  { test, attempt }: { readonly test: string; readonly attempt: number },
  failure: Failure | undefined,
): Promise<boolean> {
  const ended = failure ? "failed" : "passed";
  const named = { test: reportedName(test), attempt };
  const open = await stillOpen();
  await sandbox.outcomes.add({ ...named, ended, ...failure, ...open }).catch(() => undefined);
  return failure !== undefined;
}

/** What the calibration file of the project observed, where it has one. */
async function calibrated(): Promise<Pick<StartOptions, "observed">> {
  if (!isFileNow(CALIBRATION_FILE)) return {};
  const { observedIn } = await import("../control/calibration.js");
  const warn = (text: string) => process.emitWarning(text, "PaystubWarning");
  return { observed: await observedIn(CALIBRATION_FILE, warn) };
}

/** How a gateway of our own starts. */
async function startOf(options: KitOptions): Promise<StartOptions> {
  return { ...(await calibrated()), ...startOptionsOf(options) };
}

/** A gateway of our own, or one elsewhere. A test of one elsewhere does not load what starts a gateway. */
async function hostFor(options: KitOptions, running?: RemoteConnection): Promise<Host> {
  if (running) return remoteHost(running);
  const { localHost } = await import("./local-host.js");
  return localHost(await startOf(options));
}
