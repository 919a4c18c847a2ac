import {
  test as base,
  expect as baseExpect,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from "@playwright/test";
import { isFile } from "../sandbox/disk.js";
import { recordPath } from "./account.js";
import type { PaystubExpect } from "./expecting.js";
import { type Kit, openKit } from "./kit.js";
import { matchers } from "./matchers.js";
import {
  accountsFolder,
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

/**
 * What a test can ask for.
 *
 * @example
 * test.use({ sandboxOptions: { clock: "frozen" } });
 */
export interface PaystubFixtures {
  /** A sandbox of the test's own. It is deleted when the test ends, unless the test fails. */
  gateway: TestGateway;
  /** How the sandbox begins: an option for `test.use` and for the config's `use`. */
  sandboxOptions: SandboxOptions;
}

/**
 * What the tests of a worker share.
 *
 * @example
 * test.use({ gatewayOptions: { seed: "nightly" } });
 */
export interface PaystubWorkerFixtures {
  /** How the gateway of a worker is started: an option for the config's `use`. */
  gatewayOptions: KitOptions;
  /** The gateway of the worker, with a sandbox for each test. */
  gatewayKit: Kit;
}

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
export const test: PlaywrightTest = base.extend<PaystubFixtures, PaystubWorkerFixtures>({
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
    const title = testInfo.titlePath.slice(1).join(" ");
    const name = nameInFile(testInfo.file, title);
    registerTestFile(testInfo.file);
    testInfo.skip(!isWanted(name), NOT_WANTED);
    const gateway = await gatewayKit.sandbox(name, sandboxOptions);
    await use(gateway);
    const failed = testInfo.status !== testInfo.expectedStatus;
    const account = failed && (await gatewayKit.report(gateway, testInfo.error));
    if (account) {
      console.error(`${title} failed. ${account}`);
      await testInfo.attach("paystub account", { body: account, contentType: "text/plain" });
      const path = recordPath(accountsFolder(gatewayOptions), gateway.name);
      if (await isFile(path)) {
        await testInfo.attach("paystub record", { path, contentType: "text/html" });
      }
    }
    await gateway.dispose();
  },
});

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
