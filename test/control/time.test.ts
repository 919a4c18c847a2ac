import { describe, expect } from "vitest";
import type { Sent } from "../../mocks/domain/callback.js";
import type { DomainEvent } from "../../mocks/domain/events.js";
import { CARD_DECLINED } from "../../mocks/domain/recurring.js";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../mocks/domain/time.js";
import type { Sandbox } from "../../mocks/sandbox/sandbox.js";
import { planWith, T0 } from "../support/domain.js";
import { type ManualClock, manualClock, WAIT_MAX_MS } from "../support/manual-clock.js";
import {
  creates,
  DELIVERED,
  type Parts,
  partsWith,
  recordingClient,
  starts,
} from "../support/parts.js";
import { call, SHOP, START, test } from "../support/persons.js";

const reported = (events: readonly DomainEvent[]) =>
  events.map(({ type, at }) => `${type} +${(at - T0) / HOUR_MS}h`);

async function setUp(): Promise<Parts & { clock: ManualClock; sandbox: Sandbox }> {
  const clock = manualClock(T0);
  const parts = partsWith(clock);
  return { ...parts, clock, sandbox: await parts.open() };
}

/** A command without an effect. */
const NOBODY = { recurringId: "none", outcomes: [], failure: CARD_DECLINED };

describe("on a running clock, by its timers alone", () => {
  test("a wait that exceeds any timer is split, and ends on time", async () => {
    const { sandbox, clock, events } = await setUp();
    await starts(sandbox, { interval: "Custom", intervalDays: 180 });
    await clock.quiet();
    expect(clock.timers).toEqual([T0 + WAIT_MAX_MS]);
    const before = (await events()).length;
    await clock.pass(180 * DAY_MS - 1);
    expect(await events()).toHaveLength(before);
    await clock.pass(1);
    expect(reported(await events())[before]).toBe("charge-succeeded +4320h");
  });

  test("moving the clock sets the timer again for the rest", async () => {
    const { sandbox, clock, events } = await setUp();
    await creates(sandbox);
    expect(clock.timers).toEqual([T0 + DAY_MS]);
    await sandbox.clock.advance((from) => from + 20 * HOUR_MS);
    expect(clock.timers).toEqual([T0 + 4 * HOUR_MS]);
    await clock.pass(4 * HOUR_MS - 1);
    expect(reported(await events()).at(-1)).toBe("clock-set +20h");
    await clock.pass(1);
    expect(reported(await events())).toContain("invoice-canceled +24h");
  });

  test("an earlier task replaces a later one in the timer", async () => {
    const { sandbox, clock } = await setUp();
    await creates(sandbox);
    const { events } = await sandbox.execute({ type: "register-recurring", plan: planWith() });
    const recurringId = events[0]?.type === "recurring-registered" ? events[0].recurringId : "";
    await clock.pass(HOUR_MS);
    await sandbox.execute({ type: "start-recurring", recurringId });
    await clock.quiet();
    expect(clock.timers).toEqual([T0 + DAY_MS]);
    await clock.pass(DAY_MS);
    expect(clock.timers).toEqual([T0 + 2 * DAY_MS + HOUR_MS]);
  });

  test("a late timer does everything that it missed, each at its own instant", async () => {
    const { sandbox, clock, events } = await setUp();
    await creates(sandbox);
    await clock.pass(HOUR_MS);
    await creates(sandbox, { cancelUrl: null });
    clock.sleepTo(T0 + 72 * HOUR_MS);
    await clock.wake();
    expect(reported(await events()).slice(3)).toEqual([
      "invoice-canceled +24h",
      "callback-scheduled +24h",
      "callback-attempted +24h",
      "invoice-canceled +25h",
      "callback-answered +72h",
    ]);
  });

  test("a read before the timer finds the due work done", async () => {
    const { clock, sandbox } = await setUp();
    const first = await creates(sandbox);
    await clock.pass(HOUR_MS);
    const second = await creates(sandbox);
    clock.sleepTo(T0 + DAY_MS + HOUR_MS);
    const closed = sandbox.read(({ invoices }) =>
      [first, second].map((no) => invoices.get(no)?.closedAt),
    );
    expect(closed).toEqual([T0 + DAY_MS, T0 + DAY_MS + HOUR_MS]);
  });
});

describe("a frozen clock", () => {
  test("stops everything that is due; resumed, it continues from there", async () => {
    const { sandbox, clock, events } = await setUp();
    await creates(sandbox);
    await clock.pass(HOUR_MS);
    await sandbox.clock.freeze();
    expect(clock.timers).toEqual([]);
    await clock.pass(100 * HOUR_MS);
    expect(reported(await events()).at(-1)).toBe("clock-set +1h");
    expect(sandbox.now()).toBe(T0 + HOUR_MS);

    await sandbox.clock.resume();
    expect(sandbox.now()).toBe(T0 + HOUR_MS);
    await clock.pass(23 * HOUR_MS - 1);
    expect(reported(await events()).at(-1)).toBe("clock-set +1h");
    await clock.pass(1);
    expect(reported(await events())).toContain("invoice-canceled +24h");
  });
});

describe("open calls hold the time while it moves", () => {
  /** A merchant who takes some turns of the event loop to answer. */
  const slowly = async (_request: Sent, call: number) => {
    for (let n = 0; n < 5 * call; n += 1) await new Promise((resume) => setImmediate(resume));
    return DELIVERED;
  };

  test("each is answered at the instant of its attempt, even if others follow", async () => {
    const clock = manualClock(T0);
    const parts = partsWith(clock, recordingClient(slowly));
    const sandbox = await parts.open();
    for (const orderNumber of ["1", "2", "3"]) await creates(sandbox, { orderNumber });
    await clock.pass(HOUR_MS);
    for (const orderNumber of ["4", "5"]) await creates(sandbox, { orderNumber });
    await sandbox.clock.advance(() => T0 + 30 * HOUR_MS);
    const answered = (await parts.events()).filter(({ type }) => type === "callback-answered");
    expect(answered.map(({ at }) => (at - T0) / HOUR_MS)).toEqual([24, 24, 24, 25, 25]);
  });

  test("two moves at once run one after the other", async () => {
    const clock = manualClock(T0);
    const parts = partsWith(clock, recordingClient(slowly));
    const sandbox = await parts.open();
    await creates(sandbox);
    await Promise.all([1, 2, 3].map(() => sandbox.clock.advance((from) => from + 10 * HOUR_MS)));
    expect(sandbox.now()).toBe(T0 + 30 * HOUR_MS);
    const set = (await parts.events()).filter(({ type }) => type === "clock-set");
    expect(set.map(({ at }) => (at - T0) / HOUR_MS)).toEqual([10, 20, 30]);
  });
});

describe("a clock advance without callbacks", () => {
  test("leaves them out for concurrent reads too", async () => {
    const clock = manualClock(T0);
    const callbackClient = recordingClient();
    const parts = partsWith(clock, callbackClient);
    const sandbox = await parts.open();
    await sandbox.clock.freeze();
    // A batch of due things ends amid an instant, so that there is a meanwhile with things left to do.
    for (let n = 0; n < 33; n += 1) {
      await starts(sandbox);
    }
    await sandbox.idle();
    callbackClient.calls.length = 0;
    let over = false;
    const journey = sandbox.clock
      .advance((from) => from + 100 * DAY_MS, { silent: true })
      .finally(() => {
        over = true;
      });
    while (!over) await sandbox.execute({ type: "arrange-charges", ...NOBODY });
    await journey;
    await sandbox.idle();
    expect(callbackClient.calls).toEqual([]);
  });
});

describe("the clock", () => {
  test.for([
    [{ by: "PT24H" }, "2026-03-02T12:00:00.000Z"],
    [{ by: "P1M" }, "2026-04-01T12:00:00.000Z"],
    [{ by: "P1Y2M3W4DT5H6M7.089S" }, "2027-05-26T17:06:07.089Z"],
    [{ by: "PT0S" }, START],
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
    [{ by: "-PT1H" }, 400],
    [{ by: "PT" }, 400],
    [{ by: "PT1.0001S" }, 400],
    [{ by: "P0.5M" }, 400],
    [{ by: 3600 }, 400],
    [{ by: `P${"9".repeat(60)}D` }, 409],
    [{ by: "P300Y" }, 409],
    [{ to: "2026-03-02" }, 400],
    [{ to: "2026-03-02T00:00:00" }, 400],
    [{ to: "2026-02-30T00:00:00Z" }, 400],
    [{ to: 1772366400000 }, 400],
    [{ to: "2026-03-01T11:59:59.999Z" }, 409],
    [{ to: "1999-01-01T00:00:00Z" }, 400],
    [{ to: "9999-01-01T00:00:00Z" }, 400],
  ] as const)("refuses to go %j: %d", async ([body, status], { merchant, tester }) => {
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
});

describe("the events", () => {
  test("come in pages", async ({ merchant, tester }) => {
    for (let n = 0; n < 4; n += 1) await merchant.createsInvoice();
    const all = (await tester.events()).events;
    const page = (query: string) => merchant.get(`${SHOP}/events${query}`);
    expect(all.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    const first = (await page("?limit=2")).body;
    expect(first).toEqual({ events: all.slice(0, 2), next: 2, matches: 5, epoch: 1 });
    const second = (await page(`?limit=2&after=${first.next}`)).body;
    expect(second).toEqual({ events: all.slice(2, 4), next: 4, matches: 3, epoch: 1 });
    expect((await page("?limit=2&after=4")).body).toEqual({
      events: all.slice(4),
      next: null,
      matches: 1,
      epoch: 1,
    });
    const { events, matches, epoch } = (await page("?after=5")).body;
    expect([events, matches, epoch]).toEqual([[], 0, 1]);
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
  });
});

describe("a clock", () => {
  test("that is already there is not changed by a freeze without an instant", async () => {
    const { sandbox, events } = await setUp();
    const types = async () => (await events()).map(({ type }) => type);
    expect((await sandbox.clock.freeze()).after).toBe(1);
    expect(await sandbox.clock.freeze()).toEqual({ after: 2 });
    expect(await types()).toEqual(["sandbox-opened", "clock-set"]);
    await sandbox.clock.freeze(T0 + HOUR_MS);
    expect(sandbox.now()).toBe(T0 + HOUR_MS);
    await sandbox.clock.freeze(T0 + HOUR_MS);
    expect(await types()).toHaveLength(4);
  });

  test("of a fork continues from the fork point, as the origin's did", async () => {
    const { sandbox, clock, gateway, events } = await setUp();
    await creates(sandbox);
    await gateway.fork(sandbox, "at once", 2);
    const fresh = await events("at once");
    expect(fresh.map(({ type }) => type).slice(2)).toEqual(["clock-set"]);
    await clock.pass(MINUTE_MS);
    const running = await gateway.fork(sandbox, "running", 2);
    expect(running?.now()).toBe(T0);
    await clock.pass(HOUR_MS);
    expect(running?.now()).toBe(T0 + HOUR_MS);
    await sandbox.clock.freeze();
    const standing = await gateway.fork(sandbox, "standing", 3);
    const logged = await events("standing");
    expect([standing?.now(), logged.length]).toEqual([sandbox.now(), 3]);
    const later = await gateway.fork(sandbox, "later", 3, T0 + 2 * HOUR_MS);
    expect(later?.now()).toBe(T0 + 2 * HOUR_MS);
    await clock.pass(HOUR_MS);
    expect(later?.now()).toBe(T0 + 2 * HOUR_MS);
    expect(await later?.read(({ invoices }) => invoices.size)).toBe(1);
  });
});
