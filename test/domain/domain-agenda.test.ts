import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Agenda, type Due } from "../../mocks/domain/agenda.js";

const kinds = fc.constantFrom("expiry", "charge", "callback");
const entries = fc.array(
  fc.record({ at: fc.nat(20), kind: kinds, id: fc.string({ maxLength: 3 }) }),
  {
    maxLength: 60,
  },
);

function planned(dues: readonly Due[]): Agenda {
  const agenda = new Agenda();
  for (const { at, kind, id } of dues) agenda.plan(at, kind, id);
  return agenda;
}

describe("an agenda", () => {
  test("gives what falls due by its time, and at one instant in the order of planning", () => {
    fc.assert(
      fc.property(entries, (dues) => {
        const agenda = planned(dues.map((due, n) => ({ ...due, id: String(n) })));
        const fired = new Set<string>();
        const order: string[] = [];
        for (let due = agenda.next(({ id }) => !fired.has(id)); due; ) {
          fired.add(due.id);
          order.push(due.id);
          due = agenda.next(({ id }) => !fired.has(id));
        }
        const expected = dues
          .map(({ at }, n) => ({ at, n }))
          .sort((a, b) => a.at - b.at || a.n - b.n);
        expect(order).toEqual(expected.map(({ n }) => String(n)));
      }),
    );
  });

  test("never gives an entry that does not hold, and none is asked for again once dropped", () => {
    fc.assert(
      fc.property(entries, fc.func(fc.boolean()), (dues, holds) => {
        const agenda = planned(dues.map((due, n) => ({ ...due, id: String(n) })));
        const asked: string[] = [];
        const due = agenda.next((entry) => {
          asked.push(entry.id);
          return holds(entry.id);
        });
        if (due) expect(holds(due.id)).toBe(true);
        const again = agenda.next((entry) => {
          expect(asked.slice(0, due ? -1 : undefined)).not.toContain(entry.id);
          return true;
        });
        expect(again?.id).toBe(due?.id);
      }),
    );
  });

  test("gives thousands in the order in which they were planned, whatever was let go of", () => {
    const kinds = ["expiry", "charge", "callback"] as const;
    const dues = Array.from({ length: 4000 }, (_, n) => {
      return { at: Math.floor(n / 40), kind: kinds[n % 3] ?? "expiry", id: String(n) };
    });
    const agenda = planned(dues);
    const order: string[] = [];
    for (let due = agenda.next(() => true); due; ) {
      const { id } = due;
      order.push(id);
      due = agenda.next((entry) => entry.id !== id);
    }
    expect(order).toEqual(dues.map(({ id }) => id));
  });

  test("keeps an entry until it no longer holds", () => {
    const agenda = planned([{ at: 1, kind: "expiry", id: "a" }]);
    expect(agenda.next(() => true)?.id).toBe("a");
    expect(agenda.next(() => true)?.id).toBe("a");
    expect(agenda.next(() => false)).toBeUndefined();
    expect(agenda.next(() => true)).toBeUndefined();
  });
});
