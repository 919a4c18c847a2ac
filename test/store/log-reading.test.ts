import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { DomainEvent } from "../../mocks/domain/events.js";
import { fold } from "../../mocks/domain/events.js";
import { readAll } from "../../mocks/runtime/log/log-reading.js";
import { BEGINNING, type Position } from "../../mocks/sandbox/position.js";
import { EventList, Log, memoryStore } from "../../mocks/store/memory.js";
import type { Store } from "../../mocks/store/store.js";
import { opening, T0 } from "../support/domain.js";
import { manualClock } from "../support/manual-clock.js";
import { slowStore, storeBehind } from "../support/store.js";

const LONG = 25_000;

const label = (n: number): DomainEvent => ({ type: "label-added", at: T0, name: `l${n}` });

/** A store with one log that takes several pages, and where it ends. */
async function longLog(): Promise<{ store: Store; at: Position; events: readonly DomainEvent[] }> {
  const store = memoryStore(manualClock(T0));
  const first: DomainEvent = opening();
  const clocks = Array.from({ length: LONG - 1 }, (_, n): DomainEvent => {
    return { type: "clock-set", at: T0, clock: { mode: "frozen", at: T0 + n } };
  });
  const events = [first, ...clocks];
  const appended = await store.append("test", BEGINNING, { events, dueAt: null });
  if (!("at" in appended)) throw new Error("not appended");
  return { store, at: appended.at, events };
}

describe("a log of several pages", () => {
  test.each([
    ["at once", (store: Store) => store],
    ["as it comes", (store: Store) => slowStore(store, 1)],
  ])("is read completely, %s, and returned from the requested number", async (_how, through) => {
    const { store, at, events } = await longLog();
    const begun = await readAll(
      { store: through(store), clock: manualClock(T0) },
      "test",
      LONG - 3,
    );
    expect(begun?.position).toEqual(at);
    expect(begun?.world).toEqual(fold(events));
    expect(begun?.events.map(({ seq }) => seq)).toEqual([LONG - 2, LONG - 1, LONG]);
    expect(
      (await readAll({ store: through(store), clock: manualClock(T0) }, "test"))?.events,
    ).toEqual([]);
  });

  test.each([
    ["at once", (store: Store) => store],
    ["as it comes", (store: Store) => slowStore(store, 1)],
  ])("that is cut during the read is read again, %s", async (_how, through) => {
    const { store, at, events } = await longLog();
    let reads = 0;
    const cutting = storeBehind(through(store), (method, ask) => {
      if (method === "read") reads += 1;
      if (reads === 2) {
        reads += 1;
        store.append("test", at, { events: [label(1)], keep: 12_000, dueAt: null });
      }
      return ask();
    });
    const begun = await readAll({ store: cutting, clock: manualClock(T0) }, "test", 12_000);
    expect(begun?.world).toEqual(fold([...events.slice(0, 12_000), label(1)]));
    expect(begun?.events.map(({ event }) => event)).toEqual([label(1)]);
  });
});

const eventAt = (at: number): DomainEvent => ({ type: "label-added", at, name: `label-${at}` });

/** Numbers around the ends of chunks, where mistakes would be. */
const size = fc.oneof(fc.nat(9000), fc.constantFrom(0, 1, 4095, 4096, 4097, 8191, 8192, 8193));

describe("the events of a log in memory", () => {
  it("equal those of an array, after any additions, reads and cuts", () => {
    expect.hasAssertions();
    const step = fc.record({ add: size, keep: size, from: size, to: size });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 4 }), (steps) => {
        const list = new EventList(new Log("x", { at: BEGINNING, begunBy: {}, usedAt: T0 }));
        const model: DomainEvent[] = [];
        for (const { add, keep, from, to } of steps) {
          for (let n = 0; n < add; n += 1) {
            const event = eventAt(model.length);
            list.push(event);
            model.push(event);
          }
          expect(list.slice(from, to)).toEqual(model.slice(from, to));
          const { chunks, rest } = list.cut(keep);
          const gone = [...rest, ...chunks.flatMap((chunk) => chunk.events)];
          expect(gone).toEqual(model.splice(keep));
          expect(list.length).toBe(model.length);
          expect(list.slice(0, list.length)).toEqual(model);
        }
      }),
      { numRuns: 20 },
    );
  });
});
