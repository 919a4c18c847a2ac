import { test as base } from "vitest";
import { startGateway } from "../../mocks/index.js";
import { type Kit, openKit, type SandboxOptions } from "../../mocks/testkit/client.js";
import type { TestGateway } from "../../mocks/testkit/test-gateway.js";
import { type Client, clientOf } from "./http.js";
import type { OrderPart } from "./persons.js";
import { openShop, type Shop } from "./shop.js";

/** Where the gateway of a kit runs: in the process of the tests, or behind HTTP. */
export type Where = "in this process" | "elsewhere";

/** A merchant whose client knows one test's gateway, and whose shop is called back. */
export interface KitMerchant extends Client {
  readonly shop: Shop;
  /** Creates an invoice; returns its transaction number. */
  createsInvoice(part?: OrderPart): Promise<string>;
}

interface KitPersons {
  where: Where;
  sandboxOptions: SandboxOptions;
  kit: Kit;
  gateway: TestGateway;
  merchant: KitMerchant;
}

/** A test with a kit, the gateway of a test, and a merchant who uses it. */
export const test = base.extend<KitPersons>({
  where: ["in this process", { injected: true }],
  sandboxOptions: [{}, { injected: true }],
  kit: async ({ where }, use) => {
    if (where === "in this process") {
      const kit = await openKit({ waitTimeoutMs: 2000 });
      await use(kit);
      return kit.close();
    }
    const server = await startGateway();
    const kit = await openKit({ controlUrl: server.controlUrl, waitTimeoutMs: 2000 });
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
    await use(merchantOf(gateway, shop));
    await shop.close();
  },
});

/** A merchant of a test's gateway with a shop of its own. */
export function merchantOf(gateway: TestGateway, shop: Shop): KitMerchant {
  const client = clientOf(gateway.baseUrl, gateway.token);
  return {
    ...client,
    shop,
    async createsInvoice(part = {}) {
      const answered = await client.post("/api/addInvoice", {
        orderNumber: "ORD-1",
        amount: 25,
        callBackUrl: `${shop.url}/paid`,
        cancelUrl: `${shop.url}/canceled`,
        clientName: "Zaid Matooq",
        clientMobile: "0509200900",
        products: [{ title: "Book", price: 25, qty: 1 }],
        ...part,
      });
      if (answered.status !== 200) throw new Error(`addInvoice: ${answered.text}`);
      return answered.body.transactionNo;
    },
  };
}
