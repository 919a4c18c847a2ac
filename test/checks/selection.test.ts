import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainTests } from "../../mocks/checks/matrix/bodies.js";
import { type Candidate, type Choice, chosenTests } from "../../mocks/checks/matrix/selection.js";
import { Evidence, RunEvidence } from "../../mocks/checks/run/evidence.js";
import type { CommandRun } from "../../mocks/checks/run/gather.js";
import type { DomainEvent } from "../../mocks/domain/events.js";
import { invoiceCreated } from "../../mocks/domain/invoice.js";
import { defaultSettings } from "../../mocks/domain/settings.js";
import { factsOf } from "../../mocks/observe/facts.js";
import { ObservedSandbox } from "../../mocks/observe/record.js";
import { orderWith, T0 } from "../support/domain.js";

type Described = readonly [test: string, traits: string, more?: Partial<Candidate>];

const candidate = ([name, traits, more]: Described): Candidate => ({
  test: name,
  traits: new Set(traits.split(" ").filter((trait) => trait !== "")),
  states: false,
  hasOwnFault: false,
  ...more,
});

function chosen(
  described: readonly Described[],
  { most = 3, byAssertions = false, cell = "hang on addInvoice" } = {},
) {
  const choice: Choice = { most, byAssertions, cell };
  return chosenTests(described.map(candidate), choice).map((one) => one.test);
}

describe("the tests of a cell", () => {
  const pays: Described = ["pays", "add paid"];
  const refunds: Described = ["refunds", "add paid refunded"];
  const declines: Described = ["declines", "add declined paid"];
  const cancels: Described = ["cancels", "add canceled by-shop"];

  test("begin with the most typical one, though others do more", () => {
    expect(chosen([refunds, pays], { most: 1 })).toEqual(["pays"]);
    expect(chosen([refunds, declines, cancels, pays], { most: 1 })).toEqual(["pays"]);
  });

  test("go on with what differs most, and leave out what adds nothing", () => {
    expect(chosen([pays, refunds, declines, cancels], { most: 2 })).toEqual(["pays", "cancels"]);
    expect(chosen([pays, ["pays more", "add paid"], refunds])).toEqual(["pays", "refunds"]);
  });

  test("contain tests that did the same where only assertions can show a bug", () => {
    const alike: readonly Described[] = [pays, ["counts", "add paid"], ["looks", "add paid"]];
    expect(chosen(alike)).toHaveLength(1);
    expect(chosen(alike, { byAssertions: true }).sort()).toEqual(["counts", "looks", "pays"]);
  });

  test("take turns if they are alike, and those first that make statements", () => {
    const alike: readonly Described[] = [
      ["a", "add paid"],
      ["b", "add paid"],
    ];
    const inCell = (cell: string) => chosen(alike, { most: 1, cell });
    const many = Array.from({ length: 20 }, (_, n) => inCell(`cell ${n}`)).flat();
    expect(new Set(many)).toEqual(new Set(["a", "b"]));
    const tells: Described = ["tells", "add paid", { states: true }];
    expect(chosen([...alike, tells], { most: 1 })).toEqual(["tells"]);
  });

  test("inject no fault of their own, if there are others", () => {
    const faulty: Described = ["faulty", "add paid lost", { hasOwnFault: true }];
    expect(chosen([faulty, pays])).toEqual(["pays"]);
    expect(chosen([faulty])).toEqual(["faulty"]);
  });

  test("are all of them if all were asked for", () => {
    const all = [refunds, pays, ["same", "add paid"] as const];
    expect(chosen(all, { most: Number.POSITIVE_INFINITY })).toEqual(["refunds", "pays", "same"]);
  });

  test("are the same in whatever order the tests ended, and a longer choice begins as a shorter one", () => {
    expect.hasAssertions();
    const trait = fc.constantFrom("add", "paid", "canceled", "refunded", "asked", "declined");
    const tests = fc.uniqueArray(
      fc.record({
        test: fc.string(),
        traits: fc.array(trait).map((traits) => new Set(traits)),
        states: fc.boolean(),
        hasOwnFault: fc.boolean(),
      }),
      { minLength: 1, maxLength: 8, selector: (one) => one.test },
    );
    const shuffled = tests.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, fc.nat(8), fc.boolean(), ([all, other], most, byAssertions) => {
        const choose = (from: readonly Candidate[], many: number) =>
          chosenTests(from, { most: many, byAssertions, cell: "any" });
        const some = choose(all, most);
        expect(choose(other, most)).toEqual(some);
        expect(choose(all, most + 1).slice(0, some.length)).toEqual(some);
        expect(some.length).toBe(new Set(some).size);
        expect(some.length).toBeGreaterThanOrEqual(Math.min(most, 1));
        expect(some.length).toBeLessThanOrEqual(most);
        // With enough room, nothing that a test did is left out.
        const pure = all.filter(({ hasOwnFault }) => !hasOwnFault);
        const whole = pure.length > 0 ? pure : all;
        const traitsOf = (from: readonly Candidate[]) =>
          new Set(from.flatMap(({ traits }) => [...traits]));
        expect(traitsOf(choose(all, all.length))).toEqual(traitsOf(whole));
      }),
    );
  });
});

describe("tests of a plain run differ", () => {
  const created = (no: string) =>
    invoiceCreated(no, orderWith({ orderNumber: `ORD-${no}` }), defaultSettings, T0);
  const declined = (transactionNo: string): DomainEvent => {
    return { type: "payment-declined", at: T0, transactionNo, code: "DECLINED", message: "no" };
  };
  const paid = (transactionNo: string): DomainEvent => {
    const how = { method: "mada", via: "page", cardEnding: null } as const;
    return { type: "invoice-paid", at: T0, transactionNo, ...how };
  };

  /** A run of tests in whose sandboxes these events happened. */
  function runOf(names: readonly string[], events: readonly DomainEvent[]) {
    const evidence = new RunEvidence();
    const facts = names.map((name) => {
      const record = new ObservedSandbox(name);
      events.forEach((event, n) => void record.event({ seq: n + 1, event }));
      return factsOf(record);
    });
    const outcomes = names.map((name) => {
      return { sandbox: name, outcome: { test: name, ended: "passed" } } as const;
    });
    Object.defineProperty(evidence, "whole", { value: new Evidence(facts, outcomes) });
    return { evidence } as unknown as CommandRun;
  }

  function traitsOf(...events: readonly DomainEvent[]) {
    const [only] = plainTests(runOf(["pays"], events));
    return [...(only?.traits ?? [])].sort();
  }

  const once = [created("1"), declined("1"), paid("1")];

  test("by what happened to one and the same invoice", () => {
    const apart = [created("1"), declined("1"), created("2"), paid("2")];
    expect(traitsOf(...once, created("2"))).not.toEqual(traitsOf(...apart));
  });

  test("by how many invoices they have", () => {
    const both = [...once, created("2"), declined("2"), paid("2")];
    expect(traitsOf(...both).length).toBe(traitsOf(...once).length + 1);
  });

  test("but not by the numbers of invoices, nor by how often the same came in a row", () => {
    const others = [created("7"), declined("7"), declined("7"), paid("7")];
    expect(traitsOf(...others)).toEqual(traitsOf(...once));
  });
});

describe("two tests of one name", () => {
  const evidence = (...reported: readonly (readonly [sandbox: string, attempt?: number])[]) =>
    new Evidence(
      [],
      reported.map(([sandbox, attempt]) => ({
        sandbox,
        outcome: { test: "pays", ended: "passed", ...(attempt !== undefined && { attempt }) },
      })),
    );

  test("are seen where both reported the same attempt", () => {
    expect(evidence(["one"], ["two"]).sharedName).toBe("pays");
    expect(evidence(["one", 2], ["two", 2]).sharedName).toBe("pays");
  });

  test("are not one test that was tried again, or that reported twice", () => {
    expect(evidence(["one"], ["two", 2]).sharedName).toBeUndefined();
    expect(evidence(["one"], ["one"]).sharedName).toBeUndefined();
  });
});
