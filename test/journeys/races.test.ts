import { describe, expect, test as plain } from "vitest";
import type { DomainEvent } from "../../mocks/domain/events.js";
import { DAY_MS } from "../../mocks/domain/time.js";
import { T0 } from "../support/domain.js";
import { inTime, manualClock } from "../support/manual-clock.js";
import { creates, partsWith, recordingClient } from "../support/parts.js";
import { test } from "../support/persons.js";
import { STORAGES } from "../support/store.js";

const ROUNDS = 1000;

const pay = (transactionNo: string) =>
  ({ type: "pay-invoice", transactionNo, method: null, via: "control", cardNumber: null }) as const;
const cancel = (transactionNo: string) =>
  ({ type: "cancel-invoice", transactionNo, by: "merchant" }) as const;

/** What became of each invoice, by the log alone: how often it was closed and reported about. */
function accountOf(events: readonly DomainEvent[]) {
  const count = (types: readonly string[]) =>
    events.filter(({ type }) => types.includes(type)).length;
  return {
    closed: count(["invoice-paid", "invoice-canceled"]),
    scheduled: count(["callback-scheduled"]),
    attempted: count(["callback-attempted"]),
    answered: count(["callback-answered"]),
  };
}

const ONCE = { closed: 1, scheduled: 1, attempted: 1, answered: 1 };

/** Two gateways over one log. */
function twoGateways(storageOf: (typeof STORAGES)[number][1]) {
  const clock = manualClock(T0);
  const callbackClient = recordingClient();
  const storage = storageOf(clock);
  const gateway = () => partsWith(clock, callbackClient, {}, storage.connect());
  return { clock, callbackClient, left: gateway(), right: gateway() };
}

describe.each(STORAGES)("pay, cancel and expire at once, with a store %s", (_, storageOf) => {
  plain("a thousand times, exactly one of them wins and is reported once", async () => {
    const clock = manualClock(T0);
    const callbackClient = recordingClient();
    const parts = partsWith(clock, callbackClient, {}, storageOf(clock).connect());
    const sandbox = await parts.open();
    const winners = { paid: 0, canceled: 0, expired: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const no = await creates(sandbox, { orderNumber: String(round) });
      const seq = await sandbox.read((world) => world.seq);
      // A third of the rounds is before the end, one is at it, one moves there meanwhile.
      const moves = round % 3 === 2;
      if (round % 3 === 1) clock.sleepTo(clock.now() + DAY_MS);
      const look = () => sandbox.read(() => undefined);
      const racers = [
        async () => !(await sandbox.execute(pay(no))).refusal,
        async () => !(await sandbox.execute(cancel(no))).refusal,
        async () => {
          await sandbox.execute({ type: "expire-invoice", transactionNo: no });
          return false;
        },
        async () => {
          await (moves ? sandbox.clock.advance((from) => from + DAY_MS) : look());
          return false;
        },
      ];
      const shift = round % racers.length;
      const order = [...racers.slice(shift), ...racers.slice(0, shift)];
      const won = (await Promise.all(order.map((race) => race()))).filter(Boolean).length;
      await sandbox.waitForIdle();

      const events = (await sandbox.events(seq)).map(({ event }) => event);
      expect(accountOf(events)).toEqual(ONCE);
      const closing = events.find(({ type }) => type.startsWith("invoice-"));
      const expired = closing?.type === "invoice-canceled" && closing.by === "expiry";
      expect(won).toBe(expired ? 0 : 1);
      winners[expired ? "expired" : closing?.type === "invoice-paid" ? "paid" : "canceled"] += 1;
    }
    expect(callbackClient.calls).toHaveLength(ROUNDS);
    expect(Object.values(winners).every((count) => count > 50)).toBe(true);
    const logged = await sandbox.events(0);
    expect(logged.map(({ seq }) => seq)).toEqual(logged.map((_, n) => n + 1));
    expect(parts.errors).toEqual([]);
  });

  plain("of two gateways over one log, one wins each invoice and one reports it", async () => {
    const { clock, callbackClient, left, right } = twoGateways(storageOf);
    const [a, b] = [await left.open(), await right.open()];
    const numbers: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const no = await creates(round % 2 ? a : b, { orderNumber: String(round) });
      numbers.push(no);
      await Promise.all([a.execute(pay(no)), b.execute(cancel(no)), b.execute(pay(no))]);
      await inTime(clock, () => Promise.all([a.waitForIdle(), b.waitForIdle()]));
      await clock.quiet();
    }
    const events = await left.events();
    expect(new Set(numbers).size).toBe(ROUNDS);
    const closed = events.flatMap((event) => {
      const isEnd = event.type === "invoice-paid" || event.type === "invoice-canceled";
      return isEnd ? [event.transactionNo] : [];
    });
    expect(closed.sort()).toEqual([...numbers].sort());
    const reported = accountOf(events);
    expect(reported).toMatchObject({
      closed: ROUNDS,
      scheduled: ROUNDS,
      answered: reported.attempted,
    });
    expect(reported.attempted).toBe(ROUNDS);
    expect(callbackClient.calls).toHaveLength(ROUNDS);
    expect([...left.errors, ...right.errors]).toEqual([]);
  });

  plain("of two gateways over one log, one expires each invoice and both notice all", async () => {
    const { clock, callbackClient, left, right } = twoGateways(storageOf);
    const [a, b] = [await left.open(), await right.open()];
    for (let day = 0; day < 50; day += 1) {
      const numbers = [await creates(a), await creates(b), await creates(a)];
      clock.sleepTo(clock.now() + DAY_MS);
      await Promise.all([a, b].map((sandbox) => sandbox.read(() => undefined)));
      await inTime(clock, () => Promise.all([a.waitForIdle(), b.waitForIdle()]));
      await clock.quiet();
      for (const { gateway } of [left, right]) {
        const owners = await Promise.all(numbers.map((no) => gateway.ofTransaction(no)));
        expect(owners.map((owner) => owner?.name)).toEqual(["test", "test", "test"]);
      }
    }
    const reported = accountOf(await left.events());
    expect(reported.scheduled).toBe(reported.closed);
    expect(callbackClient.calls).toHaveLength(reported.scheduled);
    expect([...left.errors, ...right.errors]).toEqual([]);
  });
});

describe("pay, cancel and expire at once", () => {
  test("over HTTP, three hundred times, exactly one wins and is reported once", async ({
    merchant,
    customer,
    tester,
  }) => {
    const [rounds, PER_BATCH] = [300, 50];
    for (let batch = 0; batch < rounds / PER_BATCH; batch += 1) {
      const invoices = await Promise.all(
        Array.from({ length: PER_BATCH }, () => merchant.createsInvoice()),
      );
      const { events: from } = await tester.summary();
      const ending = tester.clock.advance({ by: "PT24H" });
      const races = invoices.flatMap((transactionNo, n) => [
        () => merchant.post("/api/cancelInvoice", { transactionNo }),
        () => customer.submits(transactionNo, { do: n % 2 ? "pay" : "cancel" }),
        () => tester.invoices.pay(transactionNo).catch(() => undefined),
      ]);
      await Promise.all([...races.map((race) => race()), ending]);
      await tester.settled();

      const { events } = await tester.events({ after: from, limit: 10_000 });
      for (const transactionNo of invoices) {
        const own = events.filter((event) => event.transactionNo === transactionNo);
        expect(own.filter(({ type }) => /^invoice-(paid|canceled)$/.test(type))).toHaveLength(1);
      }
      const about = events.flatMap((event) =>
        /^callback-(scheduled|redirected)$/.test(event.type)
          ? [(event.about as { transactionNo: string }).transactionNo]
          : [],
      );
      expect([...about].sort()).toEqual([...invoices].sort());
      const scheduled = events.filter(({ type }) => type === "callback-scheduled").length;
      const answered = events.filter(({ type }) => type === "callback-answered").length;
      expect(answered).toBe(scheduled);
    }
    const { events } = await tester.summary();
    const { callbacks } = { callbacks: (await tester.callbacks.list()).callbacks };
    expect(callbacks).toHaveLength(rounds);
    expect(merchant.shop.requests).toHaveLength(
      callbacks.filter(({ state }) => state === "delivered").length,
    );
    const page = await tester.events({ limit: 10_000 });
    expect(page.events.map(({ seq }) => seq)).toEqual(page.events.map((_, n) => n + 1));
    expect(events).toBeGreaterThan(rounds * 3);
  });
});
