import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { agendaView } from "../../mocks/control/due-view.js";
import { filteredInSlices, type Listing, pageOf } from "../../mocks/control/lists.js";
import type { DueKind } from "../../mocks/domain/agenda.js";
import { dueAt } from "../../mocks/domain/due.js";
import { fold } from "../../mocks/domain/evolve.js";
import { LAST_INSTANT, toIso } from "../../mocks/domain/time.js";
import type { World } from "../../mocks/domain/world.js";
import type { Slices } from "../../mocks/sandbox/waiting.js";
import { lives } from "../support/lives.js";

const TABLES = { expiry: "invoices", charge: "recurring", callback: "callbacks" } as const;

/** All that falls due, found the long way: each thing is asked. */
function allDue(world: World, until: number) {
  return Object.entries(TABLES)
    .flatMap(([kind, table]) =>
      [...world[table].keys()].map((id) => {
        return { id, kind, at: dueAt(world, { at: 0, kind: kind as DueKind, id }) };
      }),
    )
    .filter(({ at }) => at !== null && at <= until)
    .sort((a, b) => Number(a.at) - Number(b.at))
    .map(({ id, kind, at }) => ({ at: toIso(Number(at)), what: kind, about: id }));
}

describe("after any sequence of actions", () => {
  test("the counts are those of its invoices", () => {
    fc.assert(
      fc.property(lives, ({ log }) => {
        const world = fold(log);
        const counts = { pending: 0, paid: 0, canceled: 0 };
        for (const { status } of world.invoices.values()) counts[status] += 1;
        expect(world.invoiceCounts).toEqual(counts);
      }),
    );
  });

  test("the agenda has what each thing plans, the earliest first", () => {
    fc.assert(
      fc.property(lives, fc.nat(5), fc.boolean(), ({ log }, limit, isEndless) => {
        const world = fold(log);
        const until = isEndless ? LAST_INSTANT : world.lastAt + 12 * 3_600_000;
        const all = allDue(world, until);
        const { due, matches } = agendaView(world, until, limit + 1);
        expect(matches).toBe(all.length);
        expect(due.map(({ transactionNo: _, ...rest }) => rest)).toEqual(all.slice(0, limit + 1));
        const each = agendaView(world, until, limit + 1, "kind").due;
        const kinds = ["expiry", "charge", "callback", "settlement"];
        const wanted = kinds.flatMap((kind) =>
          all.filter(({ what }) => what === kind).slice(0, limit + 1),
        );
        expect(each.map(({ transactionNo: _, ...rest }) => rest)).toEqual(
          all.filter((one) => wanted.includes(one)),
        );
      }),
    );
  });
});

test("a page is the same whether the total is known or not", () => {
  const listing: Listing<number, number> = {
    states: ["even", "odd"],
    instantOf: (n) => n,
    statesOf: (n) => [n % 2 === 0 ? "even" : "odd"],
    textsOf: (n) => [String(n)],
    view: (n) => n,
  };
  const query = fc.record(
    {
      cursor: fc.nat(12),
      limit: fc.integer({ min: 1, max: 12 }),
      order: fc.constantFrom("oldest" as const, "newest" as const),
      status: fc.constantFrom("even", "odd"),
      q: fc.constantFrom("1", "2"),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.nat(10), query, (size, asked) => {
      const things = Array.from({ length: size }, (_, n) => n);
      const known = pageOf(new Set(things).values(), asked, listing, size);
      expect(known).toEqual(pageOf(things, asked, listing));
    }),
  );
});

test("a long search pauses for other requests, and finds the same", async () => {
  const texts = Array.from({ length: 1000 }, (_, n) => `ORD-${n}`);
  let rests = 0;
  const slices = {
    isOver: () => true,
    rest: async () => {
      rests += 1;
    },
  } as unknown as Slices;
  const isWanted = (text: string) => text.endsWith("7");
  const found = await filteredInSlices(texts, isWanted, slices);
  expect(found).toEqual(texts.filter(isWanted));
  expect(rests).toBeGreaterThan(10);
});
