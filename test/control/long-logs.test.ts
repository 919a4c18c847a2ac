import { expect, test } from "vitest";
import { eventsAbout } from "../../mocks/control/lists.js";
import type { LoggedEvent } from "../../mocks/domain/events.js";
import { Slices } from "../../mocks/sandbox/waiting.js";
import { manualClock } from "../support/manual-clock.js";

/** A log in which some numbers are about one thing, and a count of the events that were read from it. */
function logWith(length: number, about: ReadonlySet<number>) {
  const log = Array.from({ length }, (_, n) => ({ seq: n + 1 }) as LoggedEvent);
  const read = { events: 0 };
  const reader = {
    position: { epoch: 1, seq: length },
    slices: () => new Slices(manualClock(0)),
    events(after: number, limit = length) {
      const page = log.slice(after, after + limit);
      read.events += page.length;
      return page;
    },
  };
  return { reader, read, isAbout: ({ seq }: LoggedEvent) => about.has(seq) };
}

test("reads a long log from its end back to where a thing began, and what belongs to its beginning", async () => {
  // A page ends between 92,000 and 92,001.
  const about = new Set([92_000, 92_001, 95_000, 99_999]);
  const { reader, read, isAbout } = logWith(100_000, about);
  const found = await eventsAbout(reader, isAbout, ({ seq }) => seq === 92_001);
  expect(found.map(({ seq }) => seq)).toEqual([...about]);
  expect(read.events).toBeLessThan(15_000);
});

test("reads all of a log in which a thing began at once, or never", async () => {
  const { reader, read, isAbout } = logWith(5000, new Set([1, 4000]));
  expect(await eventsAbout(reader, isAbout, ({ seq }) => seq === 1)).toHaveLength(2);
  expect(await eventsAbout(reader, isAbout, () => false)).toHaveLength(2);
  expect(read.events).toBe(10_000);
  const empty = logWith(0, new Set());
  expect(await eventsAbout(empty.reader, empty.isAbout, () => true)).toEqual([]);
});
