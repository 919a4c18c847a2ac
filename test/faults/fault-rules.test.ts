import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import { type FaultRequest, faultDraft } from "../../mocks/control/fault-rules.js";
import { type Command, decide } from "../../mocks/domain/decide.js";
import { evolve, planCallbacks } from "../../mocks/domain/events.js";
import {
  counted,
  describeRule,
  type Fault,
  type FaultId,
  type FaultParameters,
  type FaultRule,
} from "../../mocks/domain/fault.js";
import type { World } from "../../mocks/domain/world.js";
import { decideUnderFaults } from "../../mocks/faults/decide.js";
import { callbackFacts, commandFacts, commandTexts, type Facts } from "../../mocks/faults/facts.js";
import {
  couldMatchCommand,
  couldMatchRequest,
  FaultMatcher,
  type Occasion,
} from "../../mocks/faults/matching.js";
import {
  applyOutcomeFault,
  applyReplyFault,
  applyWireFault,
  type FaultableReply,
} from "../../mocks/faults/request.js";
import {
  DECISION_SLOTS,
  defaultsOf,
  type FaultOf,
  faultsOf as faultsOfSlot,
  journaled,
  REQUEST_SLOTS,
  type RuleOf,
  UNLIMITED,
  usesLeft,
} from "../../mocks/faults/rule.js";
import { drawAt } from "../../mocks/sandbox/chance.js";
import type { FaultScope } from "../../spec/generated/faults.js";
import { type FaultSlot, faults, testValues } from "../../spec/generated/faults.js";
import { operations } from "../../spec/generated/operations.js";
import { benchWith, contextAt, orderWith, planWith, T0 } from "../support/domain.js";

/** Which rule affects what, when and how often. */

const START = "2026-03-01T12:00:00.000Z";
const NOW = Date.parse(START);
const CALL: Occasion = { slot: "reply", operation: "addInvoice", facts: { orderNumber: "ORD-7" } };

/** The ids of the rules that affect a row of occasions, `-` where none does. */
function injectedBy(
  rules: readonly FaultRequest[],
  occasions: readonly Occasion[],
  { now = NOW, seed = "seed" } = {},
): string {
  // As a log may hold them: that there is such a field is asked where a rule is added.
  const named = rules.map(({ where = {}, ...one }, n): FaultRule => {
    return { id: `${n + 1}`, ...faultDraft(one as FaultRequest), where };
  });
  let faults = new Map(
    named.map((one): [string, Fault] => [one.id, { rule: one, matched: 0, injected: 0 }]),
  );
  let seq = 0;
  const injected = occasions.map((occasion) => {
    seq += 1;
    const matcher = new FaultMatcher(faults, now, drawAt(seed, seq));
    const rule = matcher.match(occasion);
    for (const event of matcher.events) {
      const fault = event.type === "fault-matched" && faults.get(event.id);
      if (fault) faults = new Map(faults).set(event.id, counted(fault, event.injected));
    }
    return rule?.id ?? "-";
  });
  return injected.join("");
}

const EMPTY: FaultRequest = { fault: "empty-401" };
const times = (many: number, occasion = CALL) => Array<Occasion>(many).fill(occasion);

describe("how often a rule applies", () => {
  test.each<[FaultScope, string]>([
    [{}, "111111"],
    [{ nth: 1 }, "1-----"],
    [{ nth: 3 }, "--1---"],
    [{ every: 1 }, "111111"],
    [{ every: 2 }, "-1-1-1"],
    [{ every: 3 }, "--1--1"],
    [{ times: 1 }, "1-----"],
    [{ times: 4 }, "1111--"],
    [{ every: 2, times: 2 }, "-1-1--"],
    [{ probability: 0 }, "------"],
    [{ probability: 1 }, "111111"],
    [{ probability: 1, times: 2 }, "11----"],
  ])("%j applies %s", (limits, injected) => {
    expect(injectedBy([{ ...EMPTY, ...limits }], times(6))).toBe(injected);
  });

  test("by chance: the same seed affects the same calls, another seed others", () => {
    const chance = [{ ...EMPTY, probability: 0.3 }];
    const injected = injectedBy(chance, times(1000));
    expect(injectedBy(chance, times(1000))).toBe(injected);
    expect(injectedBy(chance, times(1000), { seed: "other" })).not.toBe(injected);
    // Drawn once from this seed; a thousand draws at 0.3 stray from 300 by 14 or so.
    expect(injected.replaceAll("-", "")).toHaveLength(302);
  });

  test.each<[FaultScope, number, number | null]>([
    [{ nth: 3 }, 0, 1],
    [{ nth: 3 }, 1, 0],
    [{ times: 3 }, 1, 2],
    [{ times: 3 }, 4, 0],
    [{ every: 3 }, 4, null],
  ])("%j leaves after %d injections %j", (limits, injected, left) => {
    const rule: FaultRule = { id: "1", ...faultDraft({ ...EMPTY, ...limits }) };
    expect(usesLeft({ rule, matched: 9, injected })).toBe(left);
  });

  test("a rule that never applies matches nothing, nor does one that is used up", () => {
    for (const [limits, injected] of [
      [{ probability: 0 }, 0],
      [{ times: 1 }, 1],
    ] as const) {
      const rule: FaultRule = { id: "1", ...faultDraft({ ...EMPTY, ...limits }) };
      const known = new Map([["1", { rule, matched: injected, injected }]]);
      const matcher = new FaultMatcher(known, NOW, drawAt("seed", 1));
      matcher.match(CALL);
      expect(matcher.events).toEqual([]);
    }
  });
});

describe("what a rule matches", () => {
  const with_ = (facts: Occasion["facts"]): Occasion => ({ ...CALL, facts });
  test.each<[string, FaultScope, Occasion, boolean]>([
    ["any operation", {}, CALL, true],
    ["its operation", { operation: "addInvoice" }, CALL, true],
    ["no other one", { operation: "getInvoice" }, CALL, false],
    ["none that its fault does not fit", {}, { ...CALL, operation: "sendOtp" }, false],
    ["no other slot", {}, { ...CALL, slot: "wire" }, false],
    ["a text", { where: { orderNumber: "ORD-7" } }, CALL, true],
    ["not another text", { where: { orderNumber: "ORD-8" } }, CALL, false],
    ["not a field that is missing", { where: { amount: "undefined" } }, CALL, false],
    ["all fields together", { where: { a: 1, b: 2 } }, with_({ a: 1, b: 2 }), true],
    ["not some of them", { where: { a: 1, b: 2 } }, with_({ a: 1, b: 3 }), false],
    ["a number", { where: { a: 25 } }, with_({ a: 25 }), true],
    ["a number that came as a text", { where: { a: 25 } }, with_({ a: "25.00" }), true],
    ["a text that came as a number", { where: { a: "25" } }, with_({ a: 25 }), true],
    ["not an empty text for 0", { where: { a: 0 } }, with_({ a: "" }), false],
    ["not null for 0", { where: { a: 0 } }, with_({ a: null }), false],
    ["not a list for its one element", { where: { a: 1 } }, with_({ a: [1] }), false],
    ["an empty text", { where: { a: "" } }, with_({ a: "" }), true],
    ["true", { where: { a: true } }, with_({ a: true }), true],
    ["a field inside", { where: { "a.b": "x" } }, with_({ a: { b: "x" } }), true],
    ["an element of a list", { where: { "a.0.b": "x" } }, with_({ a: [{ b: "x" }] }), true],
    ["a name with a dot", { where: { "a.b": "x" } }, with_({ "a.b": "x" }), true],
    ["not what every object has", { where: { constructor: "x" } }, with_({}), false],
    ["not the length of a list", { where: { "a.b.length": 1 } }, with_({ a: {} }), false],
    ["from its instant on", { from: START }, CALL, true],
    ["not before", { from: "2026-03-01T12:00:00.001Z" }, CALL, false],
    ["until before its end", { until: "2026-03-01T12:00:00.001Z" }, CALL, true],
    ["not at its end", { until: START }, CALL, false],
  ])("%s", (_name, part, occasion, applies) => {
    expect(injectedBy([{ ...EMPTY, ...part }], [occasion])).toBe(applies ? "1" : "-");
  });

  test("a status only if the spec names it", () => {
    const missing = [{ fault: "status", status: 404 } as const];
    expect(injectedBy(missing, [{ ...CALL, statuses: [200, 400] }])).toBe("-");
    expect(injectedBy(missing, [{ ...CALL, statuses: [200, 404] }])).toBe("1");
  });
});

describe("of several rules", () => {
  test("only the one that was added last applies", () => {
    expect(injectedBy([EMPTY, { fault: "html-504" }], times(2))).toBe("22");
  });

  test("an earlier one applies if it does not match a call", () => {
    expect(injectedBy([EMPTY, { fault: "html-504", every: 2 }], times(4))).toBe("1212");
    expect(injectedBy([EMPTY, { fault: "html-504", times: 1 }], times(3))).toBe("211");
  });

  test("the earlier one does not count calls of the later one", () => {
    const rules = [{ ...EMPTY, nth: 1 }, { fault: "html-504", times: 2 } as const];
    expect(injectedBy(rules, times(4))).toBe("221-");
  });

  test("a rule takes precedence over the test values", () => {
    const facts = { amount: 999_990_401 };
    const occasion = { ...CALL, facts };
    expect(injectedBy([], [occasion])).toBe("test-value-13");
    expect(injectedBy([{ fault: "html-504" }], [occasion])).toBe("1");
  });

  test("a test value applies in its own slot and to its own operation", () => {
    const facts = { amount: 999_990_401 };
    const others: readonly Occasion[] = [
      { ...CALL, slot: "outcome", facts },
      { ...CALL, operation: "payByCard", facts },
    ];
    expect(injectedBy([], others)).toBe("--");
  });
});

describe("a rule explains itself in a sentence", () => {
  test.each<[FaultRequest, string]>([
    [
      { fault: "status", status: 500, every: 3, times: 5, where: { orderNumber: "ORD-7" } },
      "any operation with orderNumber ORD-7, each 3rd time, at most 5 times: the service does not handle the request and answers with a status in the operation's error shape (status 500)",
    ],
    [
      { fault: "double-commit", nth: 12 },
      "addInvoice or payByCard or sendDigitalProduct or addMerchantInvoice or sendOtp or registerPayment, the 12th time only: the service handles the request twice and sends the first reply",
    ],
    [
      {
        fault: "charge-fails",
        probability: 0.25,
        from: START,
        until: "2026-03-02T00:00:00Z",
        where: { cycle: 2, attempt: 1 },
      },
      "any charge with cycle 2 and attempt 1, with probability 0.25, from 1 Mar 2026, 15:00:00 Riyadh until 2 Mar 2026, 03:00:00 Riyadh: the charge of a recurring payment fails (code DECLINED, message The card was declined)",
    ],
    [
      { fault: "latency", delayMs: 5, every: 1 },
      "any operation: the request waits before the service handles it; for delayMs, or for minMs to maxMs (delayMs 5)",
    ],
  ])("%j", (request, sentence) => {
    expect(describeRule(faultDraft(request))).toBe(sentence);
  });
});

describe("an invalid rule is refused with all its mistakes", () => {
  test.each<[object, string | RegExp]>([
    [{}, "fault is missing"],
    [
      { fault: "lost-rply" },
      'fault is "lost-rply", which is not a fault. Did you mean lost-reply?',
    ],
    [{ fault: "constructor" }, 'fault is "constructor", which is not a fault'],
    [
      { fault: "hang", operation: "addInvoic" },
      'but you sent "addInvoic". Did you mean addInvoice?',
    ],
    [
      { fault: "empty-401", operation: "sendOtp" },
      "operation must be one of getMyMerchants, getMerchantKeys, addInvoice, ",
    ],
    [
      { fault: "callback-dropped", operation: "addInvoice" },
      "operation must be left out, as callback-dropped affects no request (use where)",
    ],
    [{ fault: "hang", nth: 0 }, "nth must be at least 1, but you sent 0"],
    [{ fault: "hang", times: "2" }, 'times must be a whole number, but you sent "2"'],
    [{ fault: "hang", probability: 1.1 }, "probability must be at most 1, but you sent 1.1"],
    [{ fault: "hang", nth: 2, times: 1 }, "nth excludes every and times. Leave them out"],
    [{ fault: "hang", where: [] }, "where must be an object, but you sent []"],
    [
      { fault: "hang", where: { a: {} } },
      "where.a must be a text or a number or a boolean, but you sent {}",
    ],
    [
      { fault: "hang", where: { nosuch: 1 } },
      "where.nosuch is not a field to ask for: there are apiId, secretKey, ",
    ],
    [
      { fault: "hang", where: { nope: 1 } },
      ", customer.mobile, key, value, by, settlementNumber. Did you mean note?",
    ],
    [
      { fault: "hang", operation: "sendOtp", where: { note: "A", total: 1, clientName: "B" } },
      /^where\.note is not a field of sendOtp to ask for: there are [^;]*$/,
    ],
    [
      { fault: "hang", where: { "nosuch.name": 1 }, until: "noon" },
      /^until must be an instant [^;]*; where\.nosuch\.name is not a field to ask for: /,
    ],
    [{ fault: "hang", from: "noon" }, "from must be an instant such as"],
    [{ fault: "hang", from: START, until: START }, "until must be later than from"],
    [{ fault: "hang", delay: 5 }, "delay is not a field of this rule: hang takes no parameters"],
    [{ fault: "status" }, "status is missing"],
    [
      { fault: "status", status: "500" },
      'status must be a whole number from 100 to 599, but you sent "500"',
    ],
    [
      { fault: "status", status: 418 },
      "status must be one that the spec names: operations fail with 400, 401, ",
    ],
    [
      { fault: "status", status: 404, operation: "addInvoice" },
      "status must be one that the spec names: addInvoice fails with 400, 401, ",
    ],
    [
      { fault: "status", status: 500, message: 5 },
      "message must be a text that can be sent, but you sent 5",
    ],
    [
      { fault: "latency" },
      "delayMs is one of two ways to set the delay. Give delayMs, or minMs and maxMs",
    ],
    [{ fault: "latency", delayMs: 1, maxMs: 2 }, "is one of two ways to set the delay"],
    [{ fault: "latency", minMs: 1 }, "is one of two ways to set the delay"],
    [{ fault: "latency", minMs: 3, maxMs: 2 }, "maxMs must not be less than minMs, but you sent 2"],
    [
      { fault: "latency", delayMs: -1 },
      "delayMs must be a whole number from 0 to 2147483647, but you sent -1",
    ],
    [
      { fault: "hang", nth: 0, probability: 2, x: 1 },
      "nth must be at least 1, but you sent 0; probability must be at most 1, but you sent 2",
    ],
  ])("%j", (request, message) => {
    expect(() => faultDraft(request as FaultRequest)).toThrow(message);
  });
});

/** The quick question whether a rule could match at all: it must not miss what the full one finds. */

const RULES: readonly FaultRequest[] = [
  { fault: "latency", delayMs: 1 },
  { fault: "status", status: 500, operation: "addInvoice" },
  { fault: "double-commit" },
  { fault: "slow-body", operation: "getInvoice" },
  { fault: "callback-doubled" },
  { fault: "declined-payment", where: { clientName: "Zaid Matooq" } },
  { fault: "charge-fails" },
  { fault: "token-ends-early", operation: "issueMerchantToken" },
];

/** Some of the rules, each under its id. */
const anyRules = fc.subarray([...RULES], { maxLength: 2 }).map(faultsOf);

function faultsOf(rules: readonly FaultRequest[]): Map<string, Fault> {
  const faults = rules.map((rule, n): [string, Fault] => {
    const id = `fault-${n + 1}`;
    return [id, { rule: { id, ...faultDraft(rule) }, matched: 0, injected: 0 }];
  });
  return new Map(faults);
}

/** A test value as clients write it, something near one, or anything else. */
const anyValue = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...testValues.map(({ value }) => value)) },
  fc.constantFrom("4000 0000-0000 0002", "999990401.00", "0510000902.0", "paystub:late", "4000"),
  fc.oneof(fc.string(), fc.double(), fc.constantFrom(null, undefined, true, {}, [])),
);
const anyField = fc.constantFrom(...new Set(testValues.map((row) => row.in)), "orderNumber");
const anyOperation = fc.constantFrom(...operations);

/** The rules and test values that matched, by their ids. */
function matchesOf(faults: ReadonlyMap<string, Fault>, occasions: readonly Occasion[]) {
  return occasions.flatMap((occasion) => {
    const matcher = new FaultMatcher(faults, T0, drawAt("seed", 1));
    matcher.match(occasion);
    return matcher.events;
  });
}

describe("a request that no rule can match", () => {
  test("matches none in any slot, for any rules", () => {
    const anyRequest = fc.tuple(anyRules, anyOperation, fc.dictionary(anyField, anyValue));
    let met = 0;
    fc.assert(
      fc.property(anyRequest, ([faults, { id, statuses }, fields]) => {
        const { "customer.name": name, ...rest } = fields;
        const facts: Facts = name === undefined ? rest : { ...rest, customer: { name } };
        const occasions = REQUEST_SLOTS.map((slot) => ({ slot, operation: id, statuses, facts }));
        const found = matchesOf(faults, occasions).length > 0;
        if (found) met += 1;
        return !found || couldMatchRequest(faults, id, () => facts);
      }),
      { numRuns: 3000, seed: 1 },
    );
    expect(met).toBeGreaterThan(100);
  });

  test.each<[string, readonly FaultRequest[], string, Facts, boolean]>([
    ["no rule, plain facts", [], "addInvoice", { clientName: "Zaid", amount: 25 }, false],
    ["a rule for another operation", [RULES[1] as FaultRequest], "getInvoice", {}, false],
    ["a rule for callbacks", [RULES[4] as FaultRequest], "addInvoice", {}, false],
    ["a rule for its operation", [RULES[1] as FaultRequest], "addInvoice", {}, true],
    ["a rule for any operation", [RULES[0] as FaultRequest], "getInvoice", {}, true],
    ["a test value of requests", [], "addInvoice", { amount: "999990401.0" }, true],
    ["a list of it", [], "addInvoice", { amount: [999_990_401] }, false],
    ["one of another operation", [], "cancelInvoice", { amount: 999_990_401 }, false],
    ["one of callbacks", [], "addInvoice", { clientName: "paystub:callback-dropped" }, false],
  ])("is recognized: %s", (_, rules, operation, facts, could) => {
    expect(couldMatchRequest(faultsOf(rules), operation, () => facts)).toBe(could);
  });
});

const NO = String(T0);

/** A world with an invoice, a payment session and a recurring payment, under a customer's name. */
function worldOf(name: string, faults: ReadonlyMap<string, Fault>): World {
  const { world, does } = benchWith();
  does({ type: "create-invoice", order: orderWith({ clientName: name }) });
  does({ type: "register-recurring", plan: planWith({ customerName: name }) });
  for (const { rule } of faults.values()) evolve(world, { type: "fault-added", at: T0, rule });
  return world;
}

function commandsFor(world: World, text: string): readonly Command[] {
  const recurringId = [...world.recurring.keys()].join();
  const transactionNo = NO;
  const otp = { transactionNo, mobile: text, countryCode: "966", total: 2500, locale: "en" };
  return [
    { type: "pay-invoice", transactionNo, method: "mada", cardNumber: text, via: "page" },
    { type: "decline-payment", transactionNo, code: "X", message: "x" },
    { type: "cancel-invoice", transactionNo, by: "merchant" },
    { type: "expire-invoice", transactionNo },
    { type: "send-otp", ...otp },
    { type: "redeem-otp", ...otp, sessionId: "s", code: "1", signature: "", signedData: "" },
    { type: "start-recurring", recurringId },
    { type: "charge-recurring", recurringId },
    { type: "cancel-recurring", recurringId, by: "merchant" },
    { type: "issue-token", role: "merchant", subject: text, secret: "s", lasting: false },
    { type: "create-invoice", order: orderWith({ clientName: text }) },
    { type: "register-recurring", plan: planWith({ customerName: text }) },
    { type: "add-label", name: text },
  ];
}

describe("a command that no rule can match", () => {
  const anyText = anyValue.filter((value) => typeof value === "string" || value === null);
  const LATER = T0 + 25 * 3_600_000;

  test("matches none, nor do the callbacks that follow from it", () => {
    let met = 0;
    fc.assert(
      fc.property(anyRules, anyText.map(String), anyText.map(String), (faults, name, text) => {
        const world = worldOf(name, faults);
        return commandsFor(world, text).every((command) => {
          const facts = commandFacts(world, command);
          const events = [T0, LATER].flatMap((now) => {
            return decide(world, command, contextAt(now, world)).events;
          });
          const occasions: readonly Occasion[] = [
            ...(facts ? ["sendOtp", "issueMerchantToken", undefined] : []).map((operation) => {
              return {
                slot: "domain" as const,
                facts: facts ?? {},
                ...(operation && { operation }),
              };
            }),
            ...planCallbacks(world, events).map(({ about }) => {
              return { slot: "callback" as const, facts: callbackFacts(world, about) };
            }),
          ];
          const found = matchesOf(world.faults, occasions).length > 0;
          if (found) met += 1;
          return !found || couldMatchCommand(world.faults, commandTexts(world, command));
        });
      }),
      { numRuns: 300, seed: 1 },
    );
    expect(met).toBeGreaterThan(100);
  });

  test.each<[string, readonly FaultRequest[], readonly unknown[], boolean]>([
    ["no rule, plain texts", [], ["Zaid", undefined, null], false],
    ["a rule for requests", [RULES[0] as FaultRequest], [], false],
    ["a rule for callbacks", [RULES[4] as FaultRequest], [], true],
    ["a test value", [], ["4000 0000 0000 0002"], true],
  ])("is recognized: %s", (_, rules, texts, could) => {
    expect(couldMatchCommand(faultsOf(rules), texts)).toBe(could);
  });

  test("has the domain's result", () => {
    const world = worldOf("Zaid Matooq", faultsOf([{ fault: "latency", delayMs: 1 }]));
    const commands = commandsFor(world, "0509200900");
    const under = commands.map((one) => decideUnderFaults(world, one, contextAt(T0, world)));
    expect(under).toEqual(commands.map((one) => decide(world, one, contextAt(T0, world))));
    expect(under.flatMap(({ events }) => events)).not.toEqual([]);
  });
});

/** The rules of all faults of a slot. */
function rulesOf<Slot extends FaultSlot>(slot: Slot): readonly RuleOf<Slot>[] {
  return faultsOfSlot(slot).map((fault) => {
    const parameters: FaultParameters = { status: 503, ...defaultsOf(fault) };
    return { id: "fault-1", fault, parameters, operation: null, where: {}, ...UNLIMITED };
  });
}

test("each fault belongs to one slot", () => {
  const ids = [...REQUEST_SLOTS, ...DECISION_SLOTS].flatMap((slot) => faultsOfSlot(slot));
  expect(ids.toSorted()).toEqual(Object.keys(faults).toSorted());
});

test("a journal keeps the rules that applied as data and as sentences", () => {
  const rule = { id: "fault-1", fault: "hang", says: "any operation: it hangs" } as const;
  expect(journaled([rule])).toEqual({
    faults: ["fault-1: any operation: it hangs"],
    injected: [{ id: "fault-1", fault: "hang" }],
  });
});

const REPLY = {
  status: 200,
  body: { transactionNo: "1", amount: 25, gatewayOrderRequest: { amount: 25, currency: "SAR" } },
} as const;

describe("every fault of a slot has an effect", () => {
  test.each(rulesOf("reply"))("$fault answers in place of the handler", (rule) => {
    const reply = applyReplyFault<FaultableReply>(rule, ({ status }) => ({ status, body: null }));
    expect(reply.delivery ?? reply.status).not.toBe(REPLY.status);
  });

  test.each(rulesOf("wire"))("$fault changes the reply", (rule) => {
    expect(applyWireFault(rule, REPLY, JSON.stringify)).not.toEqual(REPLY);
  });

  test.each(rulesOf("outcome"))("$fault changes how the request is handled", async (rule) => {
    const done: string[] = [];
    const note = (what: string) => {
      done.push(what);
      return REPLY;
    };
    const reply = await applyOutcomeFault<FaultableReply>(rule, {
      transactionNo: "1",
      handle: () => note("handle"),
      rollBack: () => note("roll back"),
      pay: async () => note("pay"),
      wait: async () => note("wait"),
      fail: ({ status }) => ({ status, body: "failed" }),
    });
    expect([done, reply]).not.toEqual([["handle"], REPLY]);
  });
});

test("a function of a slot accepts the faults of that slot and no others", () => {
  expectTypeOf<FaultOf<"wait">>().toEqualTypeOf<"latency">();
  expectTypeOf<Parameters<typeof applyOutcomeFault>[0]["fault"]>().toEqualTypeOf<
    FaultOf<"outcome">
  >();
  expectTypeOf<Parameters<typeof applyWireFault>[0]["fault"]>().toEqualTypeOf<FaultOf<"wire">>();
  expectTypeOf<Parameters<typeof applyReplyFault>[0]["fault"]>().toEqualTypeOf<FaultOf<"reply">>();
  expectTypeOf<FaultId>().not.toExtend<FaultOf<"outcome">>();
});
