import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { startOptions } from "../../mocks/cli/start.js";
import { Refused, type StartOptions, startGateway } from "../../mocks/index.js";
import { personsWith } from "../support/persons.js";
import { openShop, type Shop } from "../support/shop.js";

/** Shops that count the calls they have not answered yet, and answer none before they are asked to. */
function counting(shops: readonly Shop[]) {
  const open = shops.map(() => 0);
  const most = { perGateway: 0, perTarget: 0 };
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  for (const [n, shop] of shops.entries()) {
    const count = (by: 1 | -1) => {
      open[n] = (open[n] ?? 0) + by;
      most.perTarget = Math.max(most.perTarget, ...open);
      most.perGateway = Math.max(most.perGateway, allOf(open));
    };
    shop.meanwhile(async () => {
      count(1);
      await answered;
      count(-1);
    });
  }
  return { most, answer, open: () => allOf(open) };
}

const allOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

describe("callbacks that are due at once", () => {
  test.each([
    ["one target", { perGateway: 50, perTarget: 3 }, 6],
    ["the gateway", { perGateway: 4, perTarget: 50 }, 4],
    ["both", { perGateway: 5, perTarget: 3 }, 5],
  ])("are open up to the limit of %s, and all are made", async (_name, limits, atOnce) => {
    const { merchant, tester } = await personsWith({ callbackLimits: limits });
    const other = await openShop();
    onTestFinished(() => other.close());
    const shops = [merchant.shop, other];
    const { most, answer, open } = counting(shops);
    const invoices: string[] = [];
    for (let n = 0; n < 40; n += 1) {
      const callBackUrl = `${shops[n % 2]?.url}/paid`;
      invoices.push(await merchant.createsInvoice({ callBackUrl, orderNumber: `ORD-${n}` }));
    }

    const paid = invoices.map((invoice) => tester.invoices.pay(invoice));
    await vi.waitUntil(() => open() >= atOnce);
    // A further call would have come before these answers do.
    for (const invoice of invoices) expect(await merchant.readsStatus(invoice)).toBe("Paid");
    expect(open()).toBe(atOnce);
    answer();
    await Promise.all(paid);

    expect(shops.map(({ requests: reported }) => reported.length)).toEqual([20, 20]);
    expect(most.perGateway).toBe(atOnce);
    expect(most.perTarget).toBeLessThanOrEqual(limits.perTarget);
  });
});

describe("limits that are none are refused, each by its name", () => {
  test.each<[unknown, string]>([
    [
      { callbackLimits: { perGateway: 0 } },
      "callbackLimits.perGateway must be at least 1, but 0 came",
    ],
    [
      { callbackLimits: { perTarget: 1.5 } },
      "callbackLimits.perTarget must be a whole number, but 1.5 came",
    ],
    [
      { callbackLimits: { perTarget: "9" } },
      'callbackLimits.perTarget must be a whole number, but "9" came',
    ],
    [
      { callbackLimits: { perTarget: Number.NaN } },
      "callbackLimits.perTarget must be a whole number",
    ],
    [{ callbackLimits: { perShop: 1 } }, "callbackLimits.perShop is no"],
    [{ callbackLimits: 5 }, "callbackLimits must be an object, but 5 came"],
    [{ callbackLimits: null }, "callbackLimits must be an object, but null came"],
    [
      { callbackTimeoutMs: -1, callbackLimits: { perGateway: -1 } },
      "callbackTimeoutMs must be at least 1, but -1 came; callbackLimits.perGateway must",
    ],
    [{ sandboxesMax: 0 }, "sandboxesMax must be at least 1, but 0 came"],
  ])("%j", async (options, why) => {
    const refused = await startGateway(options as StartOptions).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect((refused as Refused).message).toContain(why);
  });
});

describe("the command line", () => {
  test("wins over the config file, limit by limit", async () => {
    const folder = await mkdtemp(join(tmpdir(), "paystub-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const config = join(folder, "config.json");
    await writeFile(config, '{"callbackLimits": {"perGateway": 8, "perTarget": 2}}');
    const { callbackLimits } = await startOptions({ config, callbacksOpen: 5 });
    expect(callbackLimits).toEqual({ perGateway: 5, perTarget: 2 });
  });

  test("sets both limits", async () => {
    const { callbackLimits } = await startOptions({ callbacksOpen: 5, callbacksOpenPerTarget: 1 });
    expect(callbackLimits).toEqual({ perGateway: 5, perTarget: 1 });
  });
});
