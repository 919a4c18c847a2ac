import { test as base } from "vitest";
import { startGateway } from "../../mocks/index.js";
import { type Kit, openKit, type SandboxOptions } from "../../mocks/testkit/client.js";
import type { TestGateway } from "../../mocks/testkit/test-gateway.js";
import { type Merchant, merchantAt } from "./persons.js";
import { openShop } from "./servers.js";

/** Where the gateway of a kit runs: in the process of the tests, or behind HTTP. */
export type Where = "in this process" | "elsewhere";

interface KitPersons {
  where: Where;
  sandboxOptions: SandboxOptions;
  kit: Kit;
  gateway: TestGateway;
  merchant: Merchant;
}

/** A test with a kit, the gateway of a test, and a merchant who uses it. */
export const test = base.extend<KitPersons>({
  where: ["in this process", { injected: true }],
  sandboxOptions: [{}, { injected: true }],
  kit: async ({ where }, use) => {
    if (where === "in this process") {
      const kit = await openKit({ waitTimeout: "2000ms" });
      await use(kit);
      return kit.close();
    }
    const server = await startGateway();
    const kit = await openKit({ controlUrl: server.controlUrl, waitTimeout: "2000ms" });
    await use(kit);
    await kit.close();
    await server.close();
  },
  gateway: async ({ kit, sandboxOptions }, use) => {
    const gateway = await kit.sandbox("a test of the toolkit", sandboxOptions);
    await use(gateway);
    await gateway.dispose();
  },
  merchant: async ({ gateway }, use) => {
    const shop = await openShop();
    await use(merchantAt(gateway.baseUrl, gateway.token, shop));
    await shop.close();
  },
});
