import { describe, expect, test as plain } from "vitest";
import { type RecordedSandbox, RecordSource } from "../../mocks/control/record-source.js";
import { remoteGateway } from "../../mocks/control/remote.js";
import { entryView } from "../../mocks/control/views.js";
import type { SandboxHandle } from "../../mocks/index.js";
import { Recorder } from "../../mocks/observe/recorder.js";
import { entryWith } from "../support/observed.js";
import { type Merchant, type Persons, startPersons } from "../support/persons.js";

interface Both extends Persons {
  readonly recorder: Recorder;
  readonly source: RecordSource;
}

/** A gateway with a recorder, whose sandbox is read over HTTP as well. */
async function withBoth(check: (both: Both) => Promise<void>): Promise<void> {
  const recorder = new Recorder();
  const persons = await startPersons({ observer: recorder.observer });
  const elsewhere = remoteGateway({ url: persons.gateway.controlUrl });
  const source = new RecordSource(await elsewhere.find(persons.tester.name));
  await check({ ...persons, recorder, source });
  await persons.close();
}

/** Holds what was pulled to what was observed. */
async function expectSame({ source, recorder, tester }: Both): Promise<void> {
  await tester.settled();
  const pulled = await source.pull();
  const observed = recorder.of(tester.name);
  expect(pulled.events).toEqual(observed.events);
  for (const table of ["invoices", "recurring", "callbacks"] as const) {
    expect([...pulled.world[table].values()]).toEqual([...observed.world[table].values()]);
  }
  expect([...pulled.world.sms]).toEqual([...observed.world.sms]);
  expect(pulled.requests.map(({ headers: _, ...rest }) => rest)).toEqual(
    observed.requests.map(({ headers: _, ...rest }) => rest),
  );
  expect(pulled.missing).toEqual(observed.missing);
}

/** An invoice that is paid, and a recurring payment. */
async function sells(merchant: Merchant, tester: SandboxHandle): Promise<void> {
  const no = await merchant.createsInvoice({ amount: 25.35 });
  await tester.invoices.pay(no, { method: "mada" });
  await tester.recurring.start(await merchant.registers());
}

describe("a record that is pulled over HTTP", () => {
  plain("has one of its parts without the other", () =>
    withBoth(async ({ merchant, tester, gateway, source }) => {
      await sells(merchant, tester);
      const { requests, events } = await source.pull("requests");
      expect([requests.length > 0, events.length]).toEqual([true, 0]);
      const first = await source.pull("events");
      expect(first.events.length).toBeGreaterThan(0);
      await gateway.rewind(tester.name, { to: 1 });
      const second = await source.pull("events");
      expect([second.events.length, second.requests]).toEqual([1, []]);
      expect((await source.pull("requests")).requests).toHaveLength(requests.length);
    }),
  );

  plain("equals the recording of an observer", () =>
    withBoth(async (both) => {
      const { merchant, tester } = both;
      await tester.faults.add({ fault: "declined-payment", where: { amount: 25.35 } });
      await sells(merchant, tester);
      await expectSame(both);
    }),
  );

  plain("continues from its position, through a rewind and a reset", () =>
    withBoth(async (both) => {
      const { merchant, tester, gateway, source } = both;
      await tester.labels.add({ name: "before" });
      await sells(merchant, tester);
      await expectSame(both);
      const first = await source.pull();
      await sells(merchant, tester);
      await expectSame(both);
      expect(await source.pull()).toBe(first);
      await gateway.rewind(tester.name, { to: "before" });
      await sells(merchant, tester);
      expect(await source.pull()).not.toBe(first);
      expect((await source.pull()).events.map(({ seq }) => seq)).toEqual(
        (await tester.events()).events.map(({ seq }) => seq),
      );
      await gateway.reset(tester.name);
      await gateway.create({ name: tester.name });
      expect((await source.pull()).requests).toEqual([]);
    }),
  );
});

/** A sandbox whose journal keeps so many of its requests. */
function keeping(kept: number) {
  let count = 0;
  const asked: string[] = [];
  const sandbox: RecordedSandbox = {
    name: "shop",
    events: async () => ({ events: [], next: null, matches: 0, epoch: 1 }),
    async requests({ cursor = 0, limit = count } = {}) {
      asked.push(`${cursor}`);
      const dropped = Math.max(0, count - kept);
      const all = Array.from({ length: count - dropped }, (_, n) => dropped + n + 1);
      const page = all.slice(cursor, cursor + limit);
      const matches = all.length;
      return { dropped, matches, requests: page.map((id) => entryView(entryWith({ id }))) };
    },
  };
  return { sandbox, asked, add: (more: number) => (count += more) };
}

describe("a journal that drops requests", () => {
  plain("leaves no gap in the recording if they were pulled in time", async () => {
    const { sandbox, add } = keeping(10);
    const source = new RecordSource(sandbox);
    for (const more of [1, 7, 10, 3]) {
      add(more);
      await source.pull();
    }
    const { requests, missing } = await source.pull();
    expect(requests.map(({ id }) => id)).toEqual(Array.from({ length: 21 }, (_, n) => n + 1));
    expect(missing.requests).toBe(0);
  });

  plain("leaves a gap that the recording counts", async () => {
    const { sandbox, add } = keeping(10);
    const source = new RecordSource(sandbox);
    add(4);
    await source.pull();
    add(12);
    const { requests, missing } = await source.pull();
    expect(requests.map(({ id }) => id)).toEqual([1, 2, 3, 4, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
    expect(missing.requests).toBe(2);
  });

  plain("is asked for what is new, and only if requests are wanted", async () => {
    const { sandbox, asked, add } = keeping(10);
    const source = new RecordSource(sandbox);
    add(2);
    await source.pull();
    await source.pull("events");
    add(3);
    await Promise.all([source.pull(), source.pull("requests")]);
    expect(asked).toEqual(["0", "2", "5"]);
  });
});
