import { describe, expect, test as plain } from "vitest";
import type { ObservedSandbox } from "../../mocks/observe/record.js";
import { Recorder } from "../../mocks/observe/recorder.js";
import { combineObservers, type Observer } from "../../mocks/runtime/observer.js";
import { opening } from "../support/domain.js";
import { created, entryWith, paid, scheduled } from "../support/observed.js";
import { type Persons, startPersons } from "../support/persons.js";

async function withRecorder(check: (persons: Persons, recorder: Recorder) => Promise<void>) {
  const recorder = new Recorder();
  const persons = await startPersons({ observer: recorder.observer });
  await check(persons, recorder);
  await persons.close();
  expect(recorder.errors).toEqual([]);
}

describe("the recorder of a gateway", () => {
  plain("knows each sandbox as it stands, through a rewind", () =>
    withRecorder(async ({ merchant, tester, gateway }, recorder) => {
      const invoice = await merchant.createsInvoice();
      await tester.labels.add({ name: "before" });
      await tester.invoices.pay(invoice);
      const record = recorder.of(tester.name);
      expect(record.world.invoices.get(invoice)?.status).toBe("paid");
      await gateway.rewind(tester.name, { to: "before" });
      expect(record.world.invoices.get(invoice)?.status).toBe("pending");
      expect(record.rewinds).toBe(1);
      await tester.invoices.pay(invoice);
      await tester.settled();
      const { events } = await tester.events();
      expect(record.events.map(({ seq }) => seq)).toEqual(events.map(({ seq }) => seq));
      expect(record.requests.map(({ operationId }) => operationId)).toEqual(["addInvoice"]);
      expect(recorder.counts.of("invoice/pending/invoice-paid")).toBe(2);
    }),
  );

  plain("closes the record of a sandbox that is reset, and keeps its share of the totals", () =>
    withRecorder(async ({ merchant, tester, gateway }, recorder) => {
      const invoice = await merchant.createsInvoice();
      await tester.invoices.pay(invoice);
      await tester.settled();
      const before = recorder.of(tester.name);
      await gateway.reset(tester.name);
      expect(recorder.records).toEqual([]);
      expect(recorder.callbacks.size).toBe(1);
      await merchant.createsInvoice();
      const after = recorder.of(tester.name);
      expect(after).not.toBe(before);
      expect(after.world.invoices.size).toBe(1);
      expect(recorder.counts.of("event/invoice-created")).toBe(2);
    }),
  );

  plain("tells a callback once that a fork repeats", () =>
    withRecorder(async ({ merchant, tester, gateway }, recorder) => {
      const invoice = await merchant.createsInvoice();
      await tester.invoices.pay(invoice);
      await tester.settled();
      await gateway.fork(tester.name, { name: "other" });
      expect(recorder.records.map(({ name }) => name)).toEqual([tester.name, "other"]);
      expect(recorder.callbacks.size).toBe(1);
    }),
  );
});

describe("the totals", () => {
  const event = (recorder: Recorder, events: readonly Parameters<typeof say>[1][]) => {
    events.forEach((one, n) => void say(recorder, one, n + 1));
  };
  function say(recorder: Recorder, one: ReturnType<typeof created>, seq: number) {
    recorder.observer.event("shop", { seq, event: one });
  }

  plain("keep the callbacks that a rewind took back", () => {
    const recorder = new Recorder();
    event(recorder, [opening(), created(), paid(), scheduled("cb-1")]);
    recorder.observer.rewound("shop", 2);
    expect(recorder.of("shop").world.callbacks.size).toBe(0);
    expect(recorder.callbacks.unsent).toHaveLength(1);
  });

  plain("hand a record over when its sandbox is reset, and when its name is used again", () => {
    const closed: ObservedSandbox[] = [];
    const recorder = new Recorder({ onClosed: (record) => void closed.push(record) });
    event(recorder, [opening(), created()]);
    event(recorder, [opening()]);
    recorder.observer.reset("shop");
    expect(closed.map(({ events }) => events.length)).toEqual([2, 1]);
  });

  plain("tell of a call that is held open beyond the reset of its sandbox", () => {
    const recorder = new Recorder();
    const rule = { id: "fault-1", fault: "hang" } as const;
    event(recorder, [opening()]);
    recorder.observer.request("shop", entryWith({ id: 1, status: null, injected: [rule] }));
    recorder.observer.reset("shop");
    recorder.observer.ended("shop", 1, { endedAt: null, clientClosedAt: 1 });
    expect(recorder.injections).toMatchObject([{ held: { isClosed: true, isOutlived: false } }]);
    recorder.observer.request("shop", entryWith({ id: 2 }));
    expect(recorder.injections).toMatchObject([{ held: { isClosed: true, isOutlived: true } }]);
  });

  plain("leave out what is no traffic, and what comes after the end", () => {
    const recorder = new Recorder({ isTraffic: ({ path }) => path !== "/own" });
    recorder.observer.request(null, entryWith({ id: 1, path: "/own" }));
    recorder.observer.request(null, entryWith({ id: 2 }));
    recorder.close();
    recorder.observer.request(null, entryWith({ id: 3 }));
    expect(recorder.unclaimed.requests.map(({ id }) => id)).toEqual([2]);
  });

  plain("bound the errors of the mock", () => {
    const recorder = new Recorder();
    for (let n = 0; n < 103; n += 1) recorder.observer.error(n);
    expect([recorder.errors.length, recorder.moreErrors]).toEqual([100, 3]);
  });
});

describe("combined observers", () => {
  plain("have every method that one of them has, and no other", () => {
    const observer = combineObservers({ event: () => undefined }, undefined, { notice: () => {} });
    expect(Object.keys(observer)).toEqual(["event", "notice"]);
  });

  plain("all hear of what makes one of them throw", () => {
    const heard: string[] = [];
    const fails: Observer = {
      reset: () => {
        throw new Error("broken");
      },
    };
    const observer = combineObservers(fails, { reset: (name) => void heard.push(name) });
    expect(() => observer.reset?.("shop")).toThrow("broken");
    expect(heard).toEqual(["shop"]);
  });
});
