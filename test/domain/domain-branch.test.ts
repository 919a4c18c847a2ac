import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Agenda, type Due, type DueKind } from "../../mocks/domain/agenda.js";
import { branchOf, mergeBranch } from "../../mocks/domain/branch.js";
import { nextDue } from "../../mocks/domain/due.js";
import { evolve, fold } from "../../mocks/domain/events.js";
import { GrowingBranch, type Table, TableBranch } from "../../mocks/domain/table.js";
import type { World } from "../../mocks/domain/world.js";
import { lives } from "../support/lives.js";

/** What can be done with an agenda, many of them so that entries of one instant meet. */
const agendaSteps = fc.array(
  fc.oneof(
    fc.record({
      does: fc.constant("plans" as const),
      at: fc.nat(30),
      kind: fc.constantFrom<DueKind>("expiry", "charge", "callback"),
    }),
    fc.record({ does: fc.constant("ends" as const), n: fc.nat(60) }),
    fc.record({ does: fc.constantFrom("takes" as const, "looks" as const) }),
    fc.record({ does: fc.constantFrom("branches" as const, "merges" as const) }),
  ),
  { maxLength: 120, size: "max" },
);

describe("an agenda, branched and merged at any time", () => {
  test("is a sorted list of its valid entries", () => {
    fc.assert(
      fc.property(agendaSteps, (steps) => {
        const agenda = new Agenda();
        let branch: Agenda | undefined;
        let list: Due[] = [];
        const ended = new Set<string>();
        const holds = ({ id }: Due) => !ended.has(id);
        let planned = 0;
        const compare = () => {
          list = list.filter(holds).sort((a, b) => a.at - b.at || Number(a.id) - Number(b.id));
          const due = (branch ?? agenda).next(holds);
          const [first] = list;
          expect(due && [due.at, due.kind, due.id]).toEqual(
            first && [first.at, first.kind, first.id],
          );
          return first;
        };
        for (const step of steps) {
          if (step.does === "plans") {
            planned += 1;
            const { at, kind } = step;
            list.push({ at, kind, id: String(planned) });
            (branch ?? agenda).plan(at, kind, String(planned));
          } else if (step.does === "ends") ended.add(String(step.n % (planned + 1)));
          else if (step.does === "takes") ended.add(compare()?.id ?? "");
          else if (step.does === "looks") compare();
          else if (step.does === "branches") branch ??= agenda.branch();
          else if (branch) {
            agenda.merge(branch);
            branch = undefined;
          }
        }
        while (list.length > 0) ended.add(compare()?.id ?? "");
        compare();
      }),
      { numRuns: 500 },
    );
  });

  test("of many thousand entries releases those taken, and loses none", () => {
    const agenda = new Agenda();
    const taken = new Set<string>();
    for (let n = 0; n < 20_000; n += 1) agenda.plan(n % 7 === 0 ? n - 5 : n, "charge", String(n));
    const instants: number[] = [];
    for (let due = agenda.next(({ id }) => !taken.has(id)); due; ) {
      instants.push(due.at);
      taken.add(due.id);
      due = agenda.next(({ id }) => !taken.has(id));
    }
    expect(instants).toHaveLength(20_000);
    expect(instants).toEqual([...instants].sort((a, b) => a - b));
  });
});

const ids = fc.constantFrom("a", "b", "c", "d", "__proto__", "constructor");

const tableSteps = fc.array(
  fc.tuple(fc.constantFrom("sets", "sets", "deletes", "merges"), ids, fc.nat(9)),
  { maxLength: 40 },
);

const entriesOf = (table: Table<number>) => [...table.keys()].map((id) => [id, table.get(id)]);

describe("a branch of a table", () => {
  test("equals a copy of the map, in the same order, and merges into it", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(ids, fc.nat(9))), tableSteps, (given, steps) => {
        const base = new Map(given);
        let before = [...base];
        let branch = new TableBranch<number>(base);
        const copy = new Map(base);
        for (const [step, id, value] of steps) {
          if (step === "sets") {
            branch.set(id, value);
            copy.set(id, value);
          } else if (step === "deletes") expect(branch.delete(id)).toBe(copy.delete(id));
          else {
            branch.merge();
            before = [...base];
            expect(before).toEqual([...copy]);
            branch = new TableBranch<number>(base);
          }
          expect([...base]).toEqual(before);
          expect(entriesOf(branch)).toEqual([...copy]);
          expect([...branch.values()]).toEqual([...copy.values()]);
          expect([branch.size, branch.has(id), branch.get(id)]).toEqual([
            copy.size,
            copy.has(id),
            copy.get(id),
          ]);
        }
        branch.merge();
        expect([...base]).toEqual([...copy]);
      }),
      { numRuns: 500 },
    );
  });

  test("of a list is the list with the additions", () => {
    const base = [1, 2];
    const branch = new GrowingBranch<number>(base);
    branch.push(3);
    expect([[...branch], branch.length, base.length]).toEqual([[1, 2, 3], 3, 2]);
    branch.merge();
    expect(base).toEqual([1, 2, 3]);
  });
});

/** A world in plain values, for any collections. */
function plain({ agenda: _, ...world }: World) {
  return Object.fromEntries(
    Object.entries(world).map(([name, part]) => {
      if (part instanceof TableBranch || part instanceof Map) {
        return [name, [...part.keys()].map((id) => [id, part.get(id)])];
      }
      return [name, part instanceof GrowingBranch ? [...part] : part];
    }),
  );
}

const dueOf = (world: World) => {
  const due = nextDue(world);
  return due && [due.at, due.kind, due.id];
};

describe("a branch of a world", () => {
  test("applies its events to the world, which changes only when they merge", () => {
    fc.assert(
      fc.property(lives, fc.nat(200), fc.nat(200), ({ log }, begin, length) => {
        const from = 1 + (begin % log.length);
        const to = from + (length % (log.length - from + 1));
        const [base, before] = [fold(log.slice(0, from)), fold(log.slice(0, from))];
        const direct = fold(log.slice(0, to));
        const branch = branchOf(base);
        for (const event of log.slice(from, to)) evolve(branch, event);
        expect(plain(branch)).toEqual(plain(direct));
        expect(plain(base)).toEqual(plain(before));
        expect(dueOf(branch)).toEqual(dueOf(direct));

        mergeBranch(base, branch);
        expect(base).toStrictEqual(direct);
        expect(dueOf(base)).toEqual(dueOf(direct));
        for (const event of log.slice(to)) evolve(base, event);
        expect(base).toStrictEqual(fold(log));
        expect(dueOf(base)).toEqual(dueOf(fold(log)));
      }),
      { numRuns: 300 },
    );
  });

  test("that is dropped leaves no trace, without a look at due work", () => {
    fc.assert(
      fc.property(lives, fc.nat(200), ({ log }, cut) => {
        const from = 1 + (cut % log.length);
        const base = fold(log.slice(0, from));
        const branch = branchOf(base);
        for (const event of log.slice(from)) evolve(branch, event);
        expect(base).toStrictEqual(fold(log.slice(0, from)));
        expect(dueOf(base)).toEqual(dueOf(fold(log.slice(0, from))));
        for (const event of log.slice(from)) evolve(base, event);
        expect(base).toStrictEqual(fold(log));
      }),
    );
  });
});
