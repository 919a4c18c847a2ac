import { describe, expect, test } from "vitest";
import type { Real, Reply } from "../model/real.js";
import { compare } from "../model/run.js";
import { mock } from "../model/systems.js";

/** Twice what any of the flaws below takes to be found. MODEL_STEPS asks for more. */
const STEPS = Number(process.env.MODEL_STEPS ?? 2000);

test("the mock and its model agree over many steps", async () => {
  const steps = await compare(mock, { steps: STEPS, seed: 1 });
  expect(steps).toBeGreaterThanOrEqual(STEPS);
});

describe("a wrong mock differs soon", () => {
  type Flaw = (real: Real) => Partial<Real>;

  const answers =
    (path: RegExp, flaw: (reply: Reply) => Reply): Flaw =>
    (real) => ({
      async ask(method, asked, what) {
        const reply = await real.ask(method, asked, what);
        return path.test(asked) ? flaw(reply) : reply;
      },
    });

  const flaws: readonly (readonly [string, Flaw])[] = [
    [
      "notifies the merchant twice",
      (real) => ({ reached: () => real.reached().flatMap((url) => [url, url]) }),
    ],
    ["forgets to tell the merchant", (real) => ({ reached: () => real.reached().slice(1) })],
    [
      "writes a state in another case",
      answers(/getInvoice/, ({ body, ...reply }) => {
        return { ...reply, body: { ...body, orderStatus: body.orderStatus?.toLowerCase() } };
      }),
    ],
    ["finds any invoice", answers(/getInvoice/, (reply) => ({ ...reply, status: 200 }))],
    ["takes any code", answers(/processPayment/, (reply) => ({ ...reply, status: 200 }))],
    ["takes any token", answers(/getMyMerchants/, (reply) => ({ ...reply, status: 200 }))],
    [
      "hands out a number twice",
      answers(/addInvoice/, ({ body, ...reply }) => {
        return { ...reply, body: { ...body, transactionNo: "9000000000000" } };
      }),
    ],
    [
      "loses a recurring payment",
      answers(/api\/recurringPayments/, ({ body, ...reply }) => {
        return { ...reply, body: Array.isArray(body) ? body.slice(1) : body };
      }),
    ],
  ];

  test.each(flaws)("%s", async (_name, flaw) => {
    const broken = async () => {
      const real = await mock();
      return { ...real, ...flaw(real) };
    };
    const asked = { steps: 1000, seed: 3, shrinks: false };
    await expect(compare(broken, asked)).rejects.toThrow("Property failed");
  });
});
