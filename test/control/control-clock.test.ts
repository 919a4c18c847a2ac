import { describe, expect } from "vitest";
import { call, SHOP, START, test } from "../support/persons.js";

describe("the clock", () => {
  test.for([
    [{ by: "PT24H" }, "2026-03-02T12:00:00.000Z"],
    [{ by: "P1M" }, "2026-04-01T12:00:00.000Z"],
    [{ by: "P1Y2M3W4DT5H6M7.089S" }, "2027-05-26T17:06:07.089Z"],
    [{ by: "P2W" }, "2026-03-15T12:00:00.000Z"],
    [{ by: "PT0S" }, START],
    [{ by: "PT0.001S" }, "2026-03-01T12:00:00.001Z"],
    [{ by: "PT90M" }, "2026-03-01T13:30:00.000Z"],
    [{ to: "2026-03-01T12:00:00Z" }, START],
    [{ to: "2026-12-31T23:59:59.5Z" }, "2026-12-31T23:59:59.500Z"],
    [{ to: "2286-11-20T17:46:39.999Z" }, "2286-11-20T17:46:39.999Z"],
  ] as const)("goes %j and shows %s", async ([body, now], { merchant }) => {
    const moved = await call(merchant, "POST", `${SHOP}/clock/advance`, body);
    expect(moved.status, moved.text).toBe(200);
    expect(moved.body.now).toBe(now);
    expect((await merchant.get(`${SHOP}/clock`)).body).toMatchObject({ mode: "frozen", now });
  });

  test.for([
    [{}, 400],
    [undefined, 400],
    [{ by: "PT1H", to: "2026-03-02T00:00:00Z" }, 400],
    [{ hours: 1 }, 400],
    [{ by: "1 hour" }, 400],
    [{ by: "-PT1H" }, 400],
    [{ by: "P" }, 400],
    [{ by: "PT" }, 400],
    [{ by: "P1H" }, 400],
    [{ by: "PT1.0001S" }, 400],
    [{ by: "P0.5M" }, 400],
    [{ by: 3600 }, 400],
    [{ by: `P${"9".repeat(60)}D` }, 409],
    [{ by: "P300Y" }, 409],
    [{ to: "2026-03-02" }, 400],
    [{ to: "2026-03-02T00:00:00" }, 400],
    [{ to: "2026-02-30T00:00:00Z" }, 400],
    [{ to: "tomorrow" }, 400],
    [{ to: 1772366400000 }, 400],
    [{ to: "2026-03-01T11:59:59.999Z" }, 409],
    [{ to: "1999-01-01T00:00:00Z" }, 400],
    [{ to: "9999-01-01T00:00:00Z" }, 400],
  ] as const)("does not go %j: %d", async ([body, status], { merchant, tester }) => {
    const refused = await call(merchant, "POST", `${SHOP}/clock/advance`, body);
    expect(refused.status, refused.text).toBe(status);
    expect(refused.body.detail).toMatch(/^(by|to|hours|the body|the clock)/);
    expect((await tester.summary()).events).toBe(1);
  });

  test("is frozen, shifted and real in turn", async ({ merchant, tester }) => {
    const post = (path: string, body?: object) =>
      call(merchant, "POST", `${SHOP}/clock/${path}`, body);
    const later = "2026-03-01T13:00:00.000Z";
    const before = await tester.summary();
    expect((await post("freeze")).body).toMatchObject({ mode: "frozen", now: START });
    expect((await tester.summary()).events).toBe(before.events);
    expect((await post("freeze", { at: later })).body).toMatchObject({
      mode: "frozen",
      now: later,
    });
    expect((await post("freeze", { at: START })).status).toBe(409);
    expect((await post("freeze", { on: later })).status).toBe(400);
    const running = (await post("resume")).body;
    expect(running.mode).toBe("shifted");
    expect(running.now >= later).toBe(true);
  });

  test("moves one sandbox and no other", async ({ gateway, merchant }) => {
    const market = await gateway.open("market");
    await call(merchant, "POST", `${SHOP}/clock/advance`, { by: "P1D" });
    expect((await market.clock.read()).now).toBe(START);
  });
});

describe("the events", () => {
  test("come in pages", async ({ merchant, tester }) => {
    for (let n = 0; n < 4; n += 1) await merchant.createsInvoice();
    const all = (await tester.events()).events;
    const page = (query: string) => merchant.get(`${SHOP}/events${query}`);
    expect(all.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    const first = (await page("?limit=2")).body;
    expect(first).toEqual({ events: all.slice(0, 2), next: 2, matches: 5 });
    const second = (await page(`?limit=2&after=${first.next}`)).body;
    expect(second).toEqual({ events: all.slice(2, 4), next: 4, matches: 3 });
    expect((await page("?limit=2&after=4")).body).toEqual({
      events: all.slice(4),
      next: null,
      matches: 1,
    });
    expect((await page("?after=5")).body).toEqual({ events: [], next: null, matches: 0 });
    expect((await page("?limit=5")).body.next).toBeNull();
  });

  test("are found by their type, page by page", async ({ merchant, tester }) => {
    const numbers: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      numbers.push(await merchant.createsInvoice());
      await tester.invoices.decline(numbers.at(-1) ?? "");
    }
    const first = await merchant.get(`${SHOP}/events?type=payment-declined&limit=2`);
    const { events, next } = first.body;
    const rest = await merchant.get(`${SHOP}/events?type=payment-declined&limit=2&after=${next}`);
    const found = [...events, ...rest.body.events];
    expect(found.map(({ transactionNo }) => transactionNo)).toEqual(numbers);
    expect(rest.body.next).toBeNull();
    expect((await merchant.get(`${SHOP}/events?type=token-issued`)).body.events).toEqual([]);
    const slip = await merchant.get(`${SHOP}/events?type=payment-declind`);
    expect(slip).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining("did you mean payment-declined?") },
    });
  });
});
