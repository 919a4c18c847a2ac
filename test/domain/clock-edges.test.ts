import { describe, expect } from "vitest";
import { LAST_INSTANT, toIso } from "../../mocks/domain/time.js";
import { anyAnswer, test } from "../support/persons.js";

describe("let run and stopped at once", () => {
  test("the clock stands, whoever asks", async ({ tester }) => {
    const [, frozen] = await Promise.all([tester.clock.resume(), tester.clock.freeze()]);
    expect(frozen.mode).toBe("frozen");
    const first = await tester.clock.read();
    expect(first.mode).toBe("frozen");
    expect((await tester.clock.read()).now).toBe(first.now);
  });

  test("again and again, the last one asked for counts", async ({ tester }) => {
    const asked: Promise<unknown>[] = [];
    for (let n = 0; n < 20; n += 1) asked.push(tester.clock.resume(), tester.clock.freeze());
    await Promise.all(asked);
    expect((await tester.clock.read()).mode).toBe("frozen");
    await Promise.all([...asked, tester.clock.freeze(), tester.clock.resume()]);
    expect((await tester.clock.read()).mode).not.toBe("frozen");
  });
});

describe("at the end of time", () => {
  test("numbers have 13 digits, and none comes twice", async ({ gateway, merchant, tester }) => {
    await tester.clock.freeze({ at: toIso(LAST_INSTANT - 2) });
    const other = await gateway.open("other");
    await other.clock.freeze({ at: toIso(LAST_INSTANT - 2) });
    const stranger = anyAnswer(gateway.baseUrl, "sandbox_other");
    const numbers: string[] = [];
    for (let n = 0; n < 8; n += 1) {
      numbers.push(await merchant.createsInvoice());
      numbers.push((await stranger.post("/api/addInvoice", merchant.order())).body.transactionNo);
    }
    await tester.clock.freeze({ at: toIso(LAST_INSTANT) });
    for (let n = 0; n < 4; n += 1) numbers.push(await merchant.createsInvoice());
    expect(numbers.filter((no) => !/^\d{13}$/.test(no))).toEqual([]);
    expect(new Set(numbers).size).toBe(20);
    for (const no of numbers.filter((_, n) => n >= 16 || n % 2 === 0)) {
      expect(await merchant.readsStatus(no)).toBe("PENDING");
    }
  });

  test("the clock goes no farther", async ({ tester }) => {
    await tester.clock.freeze({ at: toIso(LAST_INSTANT) });
    await expect(tester.clock.advance({ by: "PT1S" })).rejects.toThrow("cannot pass");
    expect(Date.parse((await tester.clock.read()).now)).toBe(LAST_INSTANT);
  });

  test.for(["P1000000Y", "P285616Y", "P99999999999W"])("nor by %s", async (by, { tester }) => {
    const before = await tester.clock.read();
    await expect(tester.clock.advance({ by })).rejects.toThrow("cannot pass");
    expect(await tester.clock.read()).toEqual(before);
  });
});

test("half a character in a name is no reason to fail, nor to lose a number", async ({
  gateway,
  merchant,
  tester,
}) => {
  const order = merchant.order({ clientName: "Zaid \ud800" });
  const answered = await anyAnswer(gateway.baseUrl).post("/api/addInvoice", order);
  expect([200, 400]).toContain(answered.status);
  const invoices = (await tester.invoices.list()).invoices;
  expect(invoices).toHaveLength(answered.status === 200 ? 1 : 0);
  expect(await merchant.createsInvoice()).toMatch(/^\d{13}$/);
});
