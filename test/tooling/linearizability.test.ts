import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  check,
  describeVerdict,
  INVOICE,
  type InvoiceState,
  type MachineAnswer,
  TRANSACTION_NUMBER,
  type Verdict,
} from "../../scripts/torture/history.js";
import type { Model, Operation } from "../../scripts/torture/search.js";

type Call<Verb extends string, State extends string> = Operation<Verb, MachineAnswer<State>>;
type InvoiceVerb = Parameters<typeof INVOICE.step>[1];
type InvoiceCall = Call<InvoiceVerb, InvoiceState>;

/** `[input, invoked at, returned at, answer]`; without the last two the answer was lost. */
type Line<Input, Answer> = readonly [Input, number, number, Answer] | readonly [Input, number];

const written = <Input, Answer>(lines: readonly Line<Input, Answer>[], key = "one") =>
  lines.map(([input, invokedAt, at, answer]): Operation<Input, Answer> => {
    const returned = at === undefined || answer === undefined ? null : { at, answer };
    return { key, input, invokedAt, returned };
  });

/** What of a history contradicts itself, as lines. */
function contradiction<Input, Answer>(verdict: Verdict<Input, Answer>) {
  if (verdict.ok || verdict.verdict !== "violated") return verdict;
  return verdict.part.map(({ input, returned }) => `${input}: ${returned?.answer}`);
}

type InvoiceLine = Line<InvoiceVerb, MachineAnswer<InvoiceState>>;

describe("an invoice history is wrong if", () => {
  const planted: readonly (readonly [string, readonly InvoiceLine[], readonly string[]])[] = [
    [
      "a read is stale",
      [
        ["create", 0, 1, "done"],
        ["pay", 2, 3, "done"],
        ["read", 4, 5, "paid"],
        ["read", 6, 7, "pending"],
      ],
      ["read: paid", "read: pending"],
    ],
    [
      "a payment and a cancellation both win",
      [
        ["create", 0, 1, "done"],
        ["pay", 2, 9, "done"],
        ["cancel", 2, 9, "done"],
      ],
      ["pay: done", "cancel: done"],
    ],
    [
      "neither of them wins",
      [
        ["create", 0, 1, "done"],
        ["pay", 2, 9, "refused"],
        ["cancel", 2, 9, "refused"],
      ],
      ["create: done", "pay: refused", "cancel: refused"],
    ],
    [
      "an acknowledged creation is lost",
      [
        ["create", 0, 1, "done"],
        ["read", 2, 3, "absent"],
      ],
      ["create: done", "read: absent"],
    ],
    [
      "an acknowledged payment is lost and the cancellation goes through",
      [
        ["create", 0, 1, "done"],
        ["pay", 2, 3, "done"],
        ["cancel", 4, 5, "done"],
      ],
      ["pay: done", "cancel: done"],
    ],
    [
      "what a lost answer left behind comes and goes",
      [
        ["create", 0, 1, "done"],
        ["pay", 2],
        ["read", 3, 4, "paid"],
        ["read", 5, 6, "pending"],
        ["read", 7, 8, "paid"],
      ],
      ["read: paid", "read: pending"],
    ],
    [
      "it is paid though nobody paid",
      [
        ["create", 0, 1, "done"],
        ["read", 2, 3, "paid"],
      ],
      ["read: paid"],
    ],
    [
      "a lost payment is seen before it was asked for",
      [
        ["create", 0, 1, "done"],
        ["read", 2, 3, "paid"],
        ["pay", 4],
      ],
      ["read: paid"],
    ],
    [
      "a rewind took nothing back",
      [
        ["create", 0, 1, "done"],
        ["pay", 2, 3, "done"],
        ["rewind to pending", 4, 5, "done"],
        ["read", 6, 7, "paid"],
      ],
      ["pay: done", "rewind to pending: done", "read: paid"],
    ],
    [
      "a payment was refused with a state that it never had",
      [
        ["create", 0, 1, "done"],
        ["pay", 2, 3, "canceled"],
      ],
      ["pay: canceled"],
    ],
  ];

  test.each(planted)("%s", (_name, lines, part) => {
    expect(contradiction(check(INVOICE, written(lines)))).toEqual(part);
  });
});

describe("an invoice history is right if", () => {
  const right: readonly (readonly [string, readonly InvoiceLine[]])[] = [
    ["nothing happens", []],
    [
      "overlapping reads see it before and after",
      [
        ["create", 0, 1, "done"],
        ["pay", 2, 9, "done"],
        ["read", 3, 5, "paid"],
        ["read", 3, 5, "pending"],
      ],
    ],
    [
      "a payment declined leaves it as it was",
      [
        ["create", 0, 1, "done"],
        ["pay", 2, 3, "pending"],
        ["read", 4, 5, "pending"],
      ],
    ],
    [
      "a payment without an answer never happened",
      [
        ["create", 0, 1, "done"],
        ["pay", 2],
        ["read", 3, 4, "pending"],
        ["cancel", 5, 6, "done"],
      ],
    ],
    [
      "a payment without an answer happened late",
      [
        ["create", 0, 1, "done"],
        ["pay", 2],
        ["read", 3, 4, "pending"],
        ["cancel", 5, 6, "refused"],
        ["read", 7, 8, "paid"],
      ],
    ],
    [
      "a payment is repeated after its answer was lost",
      [
        ["create", 0, 1, "done"],
        ["pay", 2],
        ["pay", 3, 4, "paid"],
      ],
    ],
    [
      "calls meet at one instant of a coarse clock",
      [
        ["create", 0, 1, "done"],
        ["pay", 1, 1, "done"],
        ["read", 1, 1, "pending"],
        ["read", 1, 1, "paid"],
      ],
    ],
    [
      "a rewind took a payment back",
      [
        ["create", 0, 1, "done"],
        ["pay", 2, 3, "done"],
        ["rewind to pending", 4, 5, "done"],
        ["cancel", 6, 7, "done"],
      ],
    ],
  ];

  test.each(right)("%s", (_name, lines) => {
    expect(check(INVOICE, written(lines))).toEqual({ ok: true, operations: lines.length });
  });
});

describe("a transaction number", () => {
  type NumberLine = Line<"take" | "read", MachineAnswer<"free" | "taken">>;

  const cases: readonly (readonly [string, readonly NumberLine[], readonly string[] | true])[] = [
    [
      "given to two invoices is found",
      [
        ["take", 0, 9, "done"],
        ["take", 5, 20, "done"],
      ],
      ["take: done", "take: done"],
    ],
    [
      "given again because a lost answer had taken it is found",
      [
        ["take", 0],
        ["read", 1, 2, "taken"],
        ["take", 3, 4, "done"],
      ],
      ["read: taken", "take: done"],
    ],
    [
      "refused to the second is right",
      [
        ["take", 0, 9, "done"],
        ["take", 5, 20, "refused"],
        ["read", 21, 22, "taken"],
      ],
      true,
    ],
  ];

  test.each(cases)("%s", (_name, lines, outcome) => {
    const verdict = check(TRANSACTION_NUMBER, written(lines));
    expect(outcome === true ? verdict.ok : contradiction(verdict)).toEqual(outcome);
  });
});

/** A thing that changes at one instant within each call: any answers of it are linearizable. */
const simulated = fc
  .array(
    fc.record({
      key: fc.constantFrom("a", "b"),
      input: fc.constantFrom<InvoiceVerb>("create", "pay", "cancel", "read", "read"),
      invokedAt: fc.integer({ min: 0, max: 60 }),
      untilDone: fc.integer({ min: 0, max: 20 }),
      untilReturned: fc.integer({ min: 0, max: 20 }),
      fate: fc.constantFrom("answered", "answered", "answered", "lost after", "lost before"),
    }),
    { maxLength: 40 },
  )
  .map((plans) => {
    const states = new Map<string, InvoiceState>();
    const inOrder = plans
      .map((plan) => ({ ...plan, doneAt: plan.invokedAt + plan.untilDone }))
      .sort((a, b) => a.doneAt - b.doneAt);
    return inOrder.map(({ key, input, invokedAt, doneAt, untilReturned, fate }): InvoiceCall => {
      const state = states.get(key) ?? INVOICE.start;
      if (fate === "lost before") return { key, input, invokedAt, returned: null };
      const after = INVOICE.step(state, input, "done");
      states.set(key, after ?? state);
      if (fate === "lost after") return { key, input, invokedAt, returned: null };
      const answer = after === null ? state : "done";
      return { key, input, invokedAt, returned: { at: doneAt + untilReturned, answer } };
    });
  });

const AGES: Readonly<Record<InvoiceState, number>> = {
  absent: 0,
  pending: 1,
  paid: 2,
  canceled: 2,
};

/** How far an invoice had come for certain when a call began: it never goes back without a rewind. */
function ageBefore(history: readonly InvoiceCall[], { key, invokedAt }: InvoiceCall): number {
  const seen = history.flatMap(({ key: other, input, returned }) => {
    if (other !== key || !returned || returned.at >= invokedAt) return [];
    const { answer } = returned;
    if (answer === "refused") return [];
    return [answer === "done" ? AGES[input === "create" ? "pending" : "paid"] : AGES[answer]];
  });
  return Math.max(0, ...seen);
}

describe("random histories", () => {
  test("that are linearizable always pass", () => {
    fc.assert(
      fc.property(simulated, (history) => {
        const verdict = check(INVOICE, history);
        expect(verdict, describeVerdict(verdict)).toEqual({ ok: true, operations: history.length });
      }),
      { numRuns: 500 },
    );
  });

  test("with one stale read never pass", () => {
    let made = 0;
    fc.assert(
      fc.property(simulated, fc.nat(), (history, chosen) => {
        const reads = history.filter(
          (call) => call.input === "read" && call.returned && ageBefore(history, call) > 0,
        );
        const read = reads[chosen % Math.max(1, reads.length)];
        fc.pre(read?.returned !== undefined);
        made += 1;
        const age = read ? ageBefore(history, read) : 0;
        const answer = age === 2 ? "pending" : "absent";
        const stale = history.map((call) =>
          call === read && call.returned
            ? { ...call, returned: { ...call.returned, answer } }
            : call,
        ) as readonly InvoiceCall[];
        const part = contradiction(check(INVOICE, stale));
        expect(part).toContain(`read: ${answer}`);
        expect(part).toHaveLength(2);
      }),
      { numRuns: 300 },
    );
    expect(made).toBeGreaterThanOrEqual(300);
  });
});

describe("the search agrees with trying every order", () => {
  type Register = Model<number, string, number | "ok" | "no">;

  /** A register: `w1` writes, `r` reads, `c12` writes 2 if the value is 1. States repeat in it. */
  const register: Register = {
    start: 0,
    step(state, input, answer) {
      if (input === "r") return answer === undefined || answer === state ? state : null;
      if (input.startsWith("w"))
        return answer === "ok" || answer === undefined ? digit(input, 1) : null;
      const fits = state === digit(input, 1);
      if (answer !== undefined && answer !== (fits ? "ok" : "no")) return null;
      return fits ? digit(input, 2) : state;
    },
    isLook: (input, answer) => input === "r" || answer === "no",
  };

  const digit = (input: string, at: number) => Number(input[at]);

  type RegisterCall = Operation<string, number | "ok" | "no">;

  /** Whether some order of all answered calls, and of any of the lost ones, explains every answer. */
  function hasOrder(state: number, rest: readonly RegisterCall[]): boolean {
    if (rest.every(({ returned }) => !returned)) return true;
    const firstReturn = Math.min(...rest.map(({ returned }) => returned?.at ?? Infinity));
    return rest.some((call, at) => {
      if (call.invokedAt > firstReturn) return false;
      const after = register.step(state, call.input, call.returned?.answer);
      return after !== null && hasOrder(after, rest.toSpliced(at, 1));
    });
  }

  const anyCall = fc
    .tuple(
      fc.constantFrom("w0", "w1", "w2", "r", "c01", "c12", "c20"),
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 0, max: 8 }),
      fc.nat(2),
      fc.nat(4),
    )
    .map(([input, invokedAt, forMs, value, chance]): RegisterCall => {
      if (chance === 0) return { key: "r", input, invokedAt, returned: null };
      const refused = chance === 1 ? "no" : "ok";
      const answer = input === "r" ? value : input.startsWith("w") ? "ok" : refused;
      return { key: "r", input, invokedAt, returned: { at: invokedAt + forMs, answer } };
    });

  test("on any history of a register", () => {
    const verdicts = new Set<boolean>();
    fc.assert(
      fc.property(fc.array(anyCall, { maxLength: 7 }), (history) => {
        const { ok } = check(register, history);
        verdicts.add(ok);
        expect(ok).toBe(hasOrder(0, history));
      }),
      { numRuns: 3000 },
    );
    expect(verdicts.size).toBe(2);
  });

  test("the reported part has no valid order, and has one without any of its answers", () => {
    let violated = 0;
    fc.assert(
      fc.property(fc.array(anyCall, { maxLength: 7 }), (history) => {
        const verdict = check(register, history);
        if (verdict.ok || verdict.verdict !== "violated") return;
        violated += 1;
        const { part } = verdict;
        const unanswered = history.map((call) =>
          part.includes(call) ? call : { ...call, returned: null },
        );
        expect(hasOrder(0, unanswered)).toBe(false);
        for (const needed of part) {
          const less = unanswered.map((call) =>
            call === needed ? { ...call, returned: null } : call,
          );
          expect(hasOrder(0, less)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
    expect(violated).toBeGreaterThan(50);
  });
});

/** Calls of 32 clients on one invoice: it is paid half way, and every tenth payment is lost. */
const manyCalls = (count: number): readonly InvoiceCall[] =>
  Array.from({ length: count }, (_, n): InvoiceCall => {
    const at = n < 32 ? 40 : n + 40;
    const isPaid = n > count / 2;
    if (n === 0)
      return { key: "i", input: "create", invokedAt: 0, returned: { at: 1, answer: "done" } };
    if (n % 10 === 0) return { key: "i", input: "pay", invokedAt: n, returned: null };
    const answer = isPaid ? "paid" : "pending";
    return { key: "i", input: "read", invokedAt: n, returned: { at, answer } };
  });

describe("10,000 calls", () => {
  test("of 32 clients on one invoice are decided", () => {
    expect(check(INVOICE, manyCalls(10_000))).toEqual({ ok: true, operations: 10_000 });
  });

  test("with one stale read are reduced to that read and one later read", () => {
    const calls = manyCalls(10_000).map((call, n) => {
      if (n !== 9001 || !call.returned) return call;
      return { ...call, returned: { ...call.returned, answer: "pending" as const } };
    });
    expect(contradiction(check(INVOICE, calls))).toEqual(["read: paid", "read: pending"]);
  });

  test("on 500 invoices are checked separately", () => {
    const calls = Array.from({ length: 500 }, (_, n) =>
      manyCalls(20).map((call) => ({ ...call, key: `i${n}` })),
    ).flat();
    expect(check(INVOICE, calls)).toEqual({ ok: true, operations: 10_000 });
  });
});

describe("a check over its limit", () => {
  const hard = written<InvoiceVerb, MachineAnswer<InvoiceState>>([
    ["create", 0, 1, "done"],
    ["pay", 2],
    ["cancel", 2],
    ["read", 3, 4, "pending"],
  ]);

  test("is undecided, which is never ok", () => {
    const verdict = check(INVOICE, hard, 3);
    expect(verdict).toEqual({ ok: false, verdict: "undecided", key: "one", triedSteps: 3 });
    expect(describeVerdict(verdict)).toContain("no pass");
  });

  test("does not hide another violation", () => {
    const wrong = written<InvoiceVerb, MachineAnswer<InvoiceState>>(
      [["read", 0, 1, "paid"]],
      "two",
    );
    expect(check(INVOICE, [...hard, ...wrong], 3)).toMatchObject({
      verdict: "violated",
      key: "two",
    });
  });
});

test("refuses a call that returned before it was invoked", () => {
  const backwards = written<InvoiceVerb, MachineAnswer<InvoiceState>>([["read", 5, 4, "paid"]]);
  expect(() => check(INVOICE, backwards)).toThrow("returned at 4, invoked at 5");
});

test("reports a violation call by call", () => {
  const verdict = check(
    TRANSACTION_NUMBER,
    written(
      [
        ["take", 0, 9, "done"],
        ["take", 5, 20, "done"],
      ] as const,
      "9000000000017",
    ),
  );
  expect(describeVerdict(verdict)).toBe(
    `9000000000017: no order explains these answers together
  0 to 9: "done" for "take"
  5 to 20: "done" for "take"`,
  );
});
