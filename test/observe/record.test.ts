import { describe, expect, test as plain, test } from "vitest";
import type { DomainEvent } from "../../mocks/domain/events.js";
import type { FaultId } from "../../mocks/domain/fault.js";
import { endOf, factsOf } from "../../mocks/observe/facts.js";
import { LIMITS, ObservedSandbox } from "../../mocks/observe/record.js";
import { Recorder } from "../../mocks/observe/recorder.js";
import { Counts } from "../../mocks/observe/totals.js";
import { combineObservers, type Observer } from "../../mocks/sandbox/observer.js";
import { opening, T0 } from "../support/domain.js";
import { attempt, created, entryWith, NUMBER, paid, scheduled } from "../support/observed.js";
import { type Persons, startPersons } from "../support/persons.js";

/** A record of a log. */
function recordOf(events: readonly DomainEvent[], limits = {}): ObservedSandbox {
  const record = new ObservedSandbox("shop", new Counts(), { limits: { ...LIMITS, ...limits } });
  events.forEach((event, n) => void record.event({ seq: n + 1, event }));
  return record;
}

const injected = (fault: FaultId, id = "fault-1"): DomainEvent => {
  return { type: "fault-matched", at: T0, id, fault, injected: true };
};

const described = (description: string): DomainEvent => {
  return { type: "settings-changed", at: T0, change: { description } };
};

describe("the world of a recording", () => {
  test("is the domain's own fold of the log", () => {
    const record = recordOf([opening(), created(), paid(), scheduled("cb-1")]);
    expect(record.world.invoices.get(NUMBER)?.status).toBe("paid");
    expect(record.world.callbacks.get("cb-1")?.state).toBe("waiting");
    expect(record.missing).toEqual({ requests: 0, beginning: false });
  });

  test("goes back with a rewind; requests and counts stay", () => {
    const record = recordOf([opening(), created(), paid()]);
    record.request(entryWith({ id: 1 }));
    record.rewound(2);
    expect(record.world.invoices.get(NUMBER)?.status).toBe("pending");
    expect(record.events).toHaveLength(2);
    expect(record.requests).toHaveLength(1);
    expect(record.counts.of("invoice/pending/invoice-paid")).toBe(1);
    record.event({ seq: 3, event: paid() });
    expect(record.counts.of("invoice/pending/invoice-paid")).toBe(2);
  });

  test("lacks what began before the recording, and says so", () => {
    const record = recordOf([paid(), created()]);
    expect(record.missing).toMatchObject({ beginning: true });
    expect(record.counts.of("invoice/pending/invoice-paid")).toBe(0);
    expect(record.world.invoices.get(NUMBER)?.status).toBe("pending");
  });
});

describe("the requests of a recording", () => {
  test("get their end when it happens", () => {
    const record = recordOf([opening()]);
    record.request(entryWith({ id: 7, status: null }));
    record.ended(7, { endedAt: null, clientClosedAt: T0 + 5 });
    expect(record.requests).toMatchObject([{ id: 7, clientClosedAt: T0 + 5 }]);
  });

  test("are limited in number and in size, the oldest go first", () => {
    const record = recordOf([opening()], { requests: 2 });
    for (const id of [1, 2, 3]) record.request(entryWith({ id }));
    expect(record.requests.map(({ id }) => id)).toEqual([2, 3]);
    expect([record.missing.requests, record.requestCount]).toEqual([1, 3]);
    const small = recordOf([opening()], { requestSize: 3000 });
    for (const id of [1, 2]) small.request(entryWith({ id, requestBody: "x".repeat(2000) }));
    expect(small.requests.map(({ id }) => id)).toEqual([2]);
  });

  test("keep the beginning of a long body, and say what was cut", () => {
    const record = recordOf([opening()]);
    record.request(entryWith({ id: 1, requestBody: "x".repeat(200_000) }));
    expect(record.requests[0]?.cut).toEqual(["requestBody"]);
    expect(record.requests[0]?.requestBody?.length).toBeLessThan(20_000);
  });
});

describe("the counts", () => {
  test("calls by operation and status, and refusals", () => {
    const record = recordOf([opening()]);
    record.request(entryWith({ id: 1 }));
    record.request(entryWith({ id: 2, status: 400, code: "invalid-fields" }));
    record.request(entryWith({ id: 3, status: null, operationId: null, path: "/pay/order/1" }));
    const { counts } = record;
    expect(counts.under("operation/addInvoice/")).toEqual([
      ["200", 1],
      ["400", 1],
    ]);
    expect(counts.of("operation/(pages)/none")).toBe(1);
    expect(counts.of("refused/addInvoice/invalid-fields")).toBe(1);
  });

  test("traits of events, by the world before them", () => {
    const again = { ...created(), transactionNo: "1000000000002" } as DomainEvent;
    const record = recordOf([opening(), created(), again]);
    expect(record.counts.under("trait/")).toEqual([["order-number-reused", 1]]);
  });
});

describe("an injection", () => {
  test("names the request that it affected, with its test", () => {
    const record = recordOf([opening(), described("pays"), injected("lost-reply")]);
    expect(record.injections).toMatchObject([{ step: "pays", target: null }]);
    const rule = { id: "fault-1", fault: "lost-reply" } as const;
    record.request(entryWith({ id: 4, injected: [rule], step: "pays" }));
    const target = { kind: "request", id: 4, operationId: "addInvoice" };
    expect(record.injections).toMatchObject([{ rule, step: "pays", target, held: null }]);
  });

  test("of a delayed request says whether later ones ended before it", () => {
    const record = recordOf([opening(), injected("latency")]);
    record.request(entryWith({ id: 5, operationId: "getInvoice" }));
    const rule = { id: "fault-1", fault: "latency" } as const;
    record.request(entryWith({ id: 6, injected: [rule] }));
    expect(record.injections).toMatchObject([{ afterRequest: 0, wasOvertaken: true }]);
    const alone = recordOf([opening(), injected("latency")]);
    alone.request(entryWith({ id: 6, injected: [rule] }));
    expect(alone.injections).toMatchObject([{ wasOvertaken: false }]);
  });

  test("names the callback that it affected", () => {
    const record = recordOf([
      opening(),
      created(),
      injected("callback-doubled"),
      scheduled("cb-1"),
    ]);
    expect(record.injections).toMatchObject([
      { target: { kind: "callback", callbackId: "cb-1", about: { kind: "paid" } } },
    ]);
  });

  test("names the invoice of a payment without an operation", () => {
    const record = recordOf([opening(), created(), injected("declined-payment"), paid()]);
    const rule = { id: "fault-1", fault: "declined-payment" } as const;
    record.request(entryWith({ id: 1, operationId: null, injected: [rule] }));
    expect(record.injections).toMatchObject([
      { target: { kind: "invoice", transactionNo: NUMBER } },
    ]);
  });

  test("of a request that is held open says whether its caller was still connected", () => {
    const record = recordOf([opening()]);
    const rule = { id: "fault-1", fault: "hang" } as const;
    record.request(entryWith({ id: 1, status: null, injected: [rule] }));
    const [injection] = record.injections;
    expect(injection?.held).toEqual({ isClosed: false, isOutlived: false });
    record.request(entryWith({ id: 2 }));
    expect(injection?.held?.isOutlived).toBe(false);
    record.ended(1, { endedAt: null, clientClosedAt: T0 });
    expect(injection?.held).toEqual({ isClosed: true, isOutlived: false });
    record.request(entryWith({ id: 3 }));
    expect(injection?.held).toEqual({ isClosed: true, isOutlived: true });
  });
});

test("the attempts of a callback are those of the world", () => {
  const events = [opening(), created(), paid(), scheduled("cb-1"), ...attempt("cb-1", 500, 9)];
  const record = recordOf(events);
  expect(record.world.callbacks.get("cb-1")?.attempts).toMatchObject([{ result: { status: 500 } }]);
});

describe("the shop asks for an invoice unprompted", () => {
  const sent = [scheduled("cb-1"), ...attempt("cb-1", 200)];
  const redirected = [{ ...scheduled("cb-1"), type: "callback-redirected" } as DomainEvent];
  const askedAt = (seq: number, callback: readonly DomainEvent[]) => {
    const record = recordOf([opening(), created(), paid(), ...callback]);
    const end = endOf(record);
    const path = `/api/getInvoice/${NUMBER}`;
    const position = { epoch: 0, seq };
    record.request(entryWith({ id: 1, operationId: "getInvoice", path, position }));
    return { record, end };
  };

  test.each<[string, number, readonly DomainEvent[], boolean]>([
    ["before its callback is sent", 4, sent, true],
    ["while its callback is on its way", 5, sent, false],
    ["before the customer's browser takes its callback", 3, redirected, true],
    ["after that", 4, redirected, false],
    ["without a callback", 3, [], true],
  ])("%s", (_, seq, callback, expected) => {
    const [invoice] = factsOf(askedAt(seq, callback).record).invoices;
    expect(invoice?.isAskedUnprompted).toBe(expected);
  });

  test("but not after the test has ended", () => {
    const { record, end } = askedAt(3, []);
    expect(factsOf(record, end).invoices).toMatchObject([{ isAskedUnprompted: false }]);
  });
});

async function withRecorder(check: (persons: Persons, recorder: Recorder) => Promise<void>) {
  const recorder = new Recorder();
  const persons = await startPersons({ observer: recorder.observer });
  await check(persons, recorder);
  await persons.close();
  expect(recorder.errors).toEqual([]);
}

describe("the recorder of a gateway", () => {
  plain("has the state of each sandbox, through a rewind", () =>
    withRecorder(async ({ merchant, tester, gateway }, recorder) => {
      const invoice = await merchant.createsInvoice();
      await tester.labels.add({ name: "before" });
      await tester.invoices.pay(invoice);
      const record = recorder.of(tester.name);
      expect(record.world.invoices.get(invoice)?.status).toBe("paid");
      await gateway.rewind(tester.name, { to: "before" });
      expect(record.world.invoices.get(invoice)?.status).toBe("pending");
      await tester.invoices.pay(invoice);
      await tester.settled();
      const { events } = await tester.events();
      expect(record.events.map(({ seq }) => seq)).toEqual(events.map(({ seq }) => seq));
      expect(record.requests.map(({ operationId }) => operationId)).toEqual(["addInvoice"]);
      expect(recorder.counts.of("invoice/pending/invoice-paid")).toBe(2);
    }),
  );

  plain("closes the recording of a deleted sandbox, and keeps its share of the totals", () =>
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

  plain("counts a callback once that a fork repeats", () =>
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

  plain("keep the callbacks that a rewind undid", () => {
    const recorder = new Recorder();
    event(recorder, [opening(), created(), paid(), scheduled("cb-1")]);
    recorder.observer.rewound("shop", 2);
    expect(recorder.of("shop").world.callbacks.size).toBe(0);
    expect(recorder.callbacks.unsent).toHaveLength(1);
  });

  plain("pass a recording on when its sandbox is deleted, and when its name is used again", () => {
    const closed: ObservedSandbox[] = [];
    const recorder = new Recorder({ onClosed: (record) => void closed.push(record) });
    event(recorder, [opening(), created()]);
    event(recorder, [opening()]);
    recorder.observer.reset("shop");
    expect(closed.map(({ events }) => events.length)).toEqual([2, 1]);
  });

  plain("count a call that is held open beyond the reset of its sandbox", () => {
    const recorder = new Recorder();
    const { injections } = recorder.of("shop");
    const rule = { id: "fault-1", fault: "hang" } as const;
    event(recorder, [opening()]);
    recorder.observer.request("shop", entryWith({ id: 1, status: null, injected: [rule] }));
    recorder.observer.reset("shop");
    recorder.observer.ended("shop", 1, { endedAt: null, clientClosedAt: 1 });
    expect(injections).toMatchObject([{ held: { isClosed: true, isOutlived: false } }]);
    recorder.observer.request("shop", entryWith({ id: 2 }));
    expect(injections).toMatchObject([{ held: { isClosed: true, isOutlived: true } }]);
  });

  plain("leave out what is not traffic, and what follows the end", () => {
    const recorder = new Recorder({ isTraffic: ({ path }) => path !== "/own" });
    recorder.observer.request(null, entryWith({ id: 1, path: "/own" }));
    recorder.observer.request(null, entryWith({ id: 2 }));
    recorder.close();
    recorder.observer.request(null, entryWith({ id: 3 }));
    expect(recorder.unclaimed.requests.map(({ id }) => id)).toEqual([2]);
  });

  plain("limit the errors of the mock", () => {
    const recorder = new Recorder();
    for (let n = 0; n < 103; n += 1) recorder.observer.error(n);
    expect([recorder.errors.length, recorder.moreErrors]).toEqual([100, 3]);
  });
});

describe("combined observers", () => {
  plain("have every method that at least one of them has", () => {
    const observer = combineObservers({ event: () => undefined }, undefined, { notice: () => {} });
    expect(Object.keys(observer)).toEqual(["event", "notice"]);
  });

  plain("all get the call that makes one of them throw", () => {
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
