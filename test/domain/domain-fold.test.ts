import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { eventsOf, exportOf } from "../../mocks/control/import-export.js";
import { dueAt, nextDue } from "../../mocks/domain/due.js";
import type { DomainEvent } from "../../mocks/domain/events.js";
import { evolve, fold } from "../../mocks/domain/evolve.js";
import { opening, T0 } from "../support/domain.js";
import { lives } from "../support/lives.js";

describe("for any log", () => {
  test("folding it gives the world that was lived, and gives it again", () => {
    fc.assert(
      fc.property(lives, ({ world, log }) => {
        const [once, twice] = [fold(log), fold(log)];
        expect(once).toStrictEqual(world);
        expect(twice).toStrictEqual(once);
        expect(nextDue(once)).toEqual(nextDue(world));
        expect(once.seq).toBe(log.length);
      }),
    );
  });

  test("folding a part and then the rest is folding it whole", () => {
    fc.assert(
      fc.property(lives, fc.nat(200), ({ log }, cut) => {
        const at = 1 + (cut % log.length);
        const world = fold(log.slice(0, at));
        for (const event of log.slice(at)) evolve(world, event);
        expect(world).toEqual(fold(log));
        expect(nextDue(world)).toEqual(nextDue(fold(log)));
      }),
    );
  });

  test("a file holds all of it: exported, written, read and imported it is the same world", async () => {
    await fc.assert(
      fc.asyncProperty(lives, async ({ world, log }) => {
        const logged = log.map((event, n) => ({ seq: n + 1, event }));
        const file = JSON.stringify(exportOf("test", logged));
        const events = await eventsOf(JSON.parse(file), T0);
        expect(events).toStrictEqual(log);
        expect(JSON.stringify(exportOf("test", logged))).toBe(file);
        expect(fold(events)).toStrictEqual(world);
        expect(nextDue(fold(events))).toEqual(nextDue(world));
      }),
    );
  });

  test("what falls due next is the earliest of all that wants attention", () => {
    fc.assert(
      fc.property(lives, ({ world }) => {
        const dues = [
          ...[...world.invoices.keys()].map((id) => dueAt(world, { kind: "expiry", id, at: 0 })),
          ...[...world.recurring.keys()].map((id) => dueAt(world, { kind: "charge", id, at: 0 })),
          ...[...world.callbacks.keys()].map((id) => dueAt(world, { kind: "callback", id, at: 0 })),
        ].filter((at) => at !== null);
        expect(nextDue(world)?.at).toBe(dues.length > 0 ? Math.min(...dues) : undefined);
      }),
    );
  });

  test("time in a log of a world never runs behind its last event's", () => {
    fc.assert(
      fc.property(lives, ({ world, log }) => {
        expect(world.lastAt).toBe(Math.max(...log.map(({ at }) => at)));
      }),
    );
  });
});

test.each<[string, DomainEvent[], string]>([
  ["no event", [], "an empty log"],
  ["another first event", [{ type: "otp-used", at: T0, id: "x" }], "begins with sandbox-opened"],
  ["a second opening", [opening(), opening()], "opens once"],
  ["an event of nothing", [opening(), { type: "otp-used", at: T0, id: "x" }], "unknown payment"],
])("%s makes no world", (_what, log, message) => {
  expect(() => fold(log)).toThrow(message);
});
