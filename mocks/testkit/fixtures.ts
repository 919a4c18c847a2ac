import type { Kit } from "./kit.js";
import type { KitOptions, SandboxOptions } from "./options.js";
import type { TestGateway } from "./test-gateway.js";

/**
 * What a test of Vitest or Playwright can ask for.
 *
 * @example
 * const paysOrder = ({ gateway }: PaystubFixtures) => gateway.invoiceOfOrder("ORD-1").pay();
 */
export interface PaystubFixtures {
  /** A sandbox of the test's own. It is deleted when the test ends, unless the test fails. */
  gateway: TestGateway;
  /** How the sandbox begins: an option for `test.override` of Vitest, or `use` of Playwright. */
  sandboxOptions: SandboxOptions;
}

/**
 * What the tests of a worker share.
 *
 * @example
 * const shared: Partial<PaystubWorkerFixtures> = { gatewayOptions: { seed: "nightly" } };
 */
export interface PaystubWorkerFixtures {
  /** How the gateway of the worker is started: an option for `provide` of Vitest, or `use` of Playwright's config. */
  gatewayOptions: KitOptions;
  /** The gateway of the worker, with a sandbox for each test. */
  gatewayKit: Kit;
}
