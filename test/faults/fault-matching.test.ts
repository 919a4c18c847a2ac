import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FaultRequest, faultDraft } from "../../mocks/control/fault-rules.js";
import { type Command, decide } from "../../mocks/domain/decide.js";
import { evolve } from "../../mocks/domain/evolve.js";
import type { Fault } from "../../mocks/domain/fault.js";
import { planCallbacks } from "../../mocks/domain/planned-callbacks.js";
import type { World } from "../../mocks/domain/world.js";
import { decideUnderFaults } from "../../mocks/faults/decide.js";
import { callbackFacts, commandFacts, commandTexts, type Facts } from "../../mocks/faults/facts.js";
import {
  couldMatchCommand,
  couldMatchRequest,
  FaultMatcher,
  type Occasion,
} from "../../mocks/faults/matching.js";
import { REQUEST_SLOTS } from "../../mocks/faults/rule.js";
import { drawAt } from "../../mocks/runtime/chance.js";
import { testValues } from "../../spec/generated/faults.js";
import { operations } from "../../spec/generated/operations.js";
import { benchWith, contextAt, orderWith, planWith, T0 } from "../support/domain.js";

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

describe("a request that could meet no rule", () => {
  test("meets none in any slot, whatever it holds", () => {
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
    ["one of another operation", [], "cancelInvoice", { amount: 999_990_401 }, false],
    ["one of callbacks", [], "addInvoice", { clientName: "paystub:callback-dropped" }, false],
  ])("is known as such: %s", (_, rules, operation, facts, could) => {
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

describe("a command that could meet no rule", () => {
  const anyText = anyValue.filter((value) => typeof value === "string" || value === null);
  const LATER = T0 + 25 * 3_600_000;

  test("meets none, nor do the callbacks that follow from it", () => {
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

  test("comes to what the domain decides", () => {
    const world = worldOf("Zaid Matooq", faultsOf([{ fault: "latency", delayMs: 1 }]));
    const commands = commandsFor(world, "0509200900");
    const under = commands.map((one) => decideUnderFaults(world, one, contextAt(T0, world)));
    expect(under).toEqual(commands.map((one) => decide(world, one, contextAt(T0, world))));
    expect(under.flatMap(({ events }) => events)).not.toEqual([]);
  });
});
