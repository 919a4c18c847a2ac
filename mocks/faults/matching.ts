import { testValues } from "../../spec/generated/faults.js";
import { cardDigits } from "../domain/card.js";
import type { Draw } from "../domain/context.js";
import type { DomainEvent } from "../domain/events.js";
import {
  counted,
  type Fault,
  type FaultEvent,
  type FaultId,
  type FaultRule,
  type FaultSlot,
} from "../domain/fault.js";
import type { EpochMs } from "../domain/time.js";
import { type Facts, factAt } from "./facts.js";
import {
  actsIn,
  DECISION_SLOTS,
  defaultsOf,
  entryOf,
  type InjectedRule,
  injectedRule,
  REQUEST_SLOTS,
  type RuleOf,
  UNLIMITED,
  usesLeft,
} from "./rule.js";

/** The test values as rules that always hold. The id of each contains its position in the table, from 1. */
const VALUES = testValues.map((row, n) => {
  const rule: FaultRule = {
    id: `test-value-${n + 1}`,
    fault: row.fault,
    parameters: { ...defaultsOf(row.fault), ...row.with },
    operation: row.operation,
    where: { [row.in]: row.value },
    ...UNLIMITED,
  };
  const fault: Fault = { rule, matched: 0, injected: 0 };
  return { fault, operation: row.operation, field: row.in, key: keyOf(row.value) };
});

/** Those of requests, which are looked through for each one. */
const REQUEST_VALUES = VALUES.filter(({ fault: { rule } }) =>
  REQUEST_SLOTS.includes(entryOf(rule.fault).slot),
);
const REQUEST_FIELDS = [...new Set(REQUEST_VALUES.map(({ field }) => field))];

/** The rule with the id of a test value. */
export function testValueRule(id: string): FaultRule | undefined {
  return VALUES.find(({ fault: { rule } }) => rule.id === id)?.fault.rule;
}

/** The rules of the test values among these facts, in any slot and for any operation. */
export function testValueRules(facts: Facts): readonly Fault[] {
  return VALUES.flatMap(({ fault, field, key }) => {
    return keyOf(factAt(facts, field)) === key ? fault : [];
  });
}

/** Whether a test value could match a request. No facts are made for an operation without any. */
function hasTestValue(operation: string, factsOf: () => Facts): boolean {
  const own = REQUEST_VALUES.filter((one) => one.operation === null || one.operation === operation);
  if (own.length === 0) return false;
  const facts = factsOf();
  return REQUEST_FIELDS.some((field) => {
    const key = keyOf(factAt(facts, field));
    return key !== "" && own.some((one) => one.key === key && one.field === field);
  });
}

/** Whether a text or number is a test value, in any field. */
function isTestValue(value: unknown): boolean {
  return KEYS.has(keyOf(value));
}

const KEYS: ReadonlySet<string> = new Set(VALUES.map(({ key }) => key));

/** What a value is looked up by; empty, which no test value is, for anything but a text or a number. */
function keyOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? normalized(String(value)) : "";
}

/** Numbers may come as texts, with a fraction part or without, and cards in groups of digits. */
function normalized(text: string): string {
  // Most texts are names, and the search for separators takes longest of all.
  if (/^\p{L}/u.test(text)) return text;
  return cardDigits(text).replace(/^(\d+)\.0+$/, "$1");
}

/** A place where a fault can act. */
export interface Occasion<Slot extends FaultSlot = FaultSlot> {
  readonly slot: Slot;
  readonly operation?: string | undefined;
  readonly facts: Facts;
  /** The faults that make sense here; all of the slot without it. */
  readonly among?: readonly FaultId[];
  /** The statuses that may be answered here. */
  readonly statuses?: readonly number[];
}

type Faults = ReadonlyMap<string, Fault>;

/**
 * Whether any rule or test value could match a request. It seldom could, and then the request goes
 * its way without being asked about again, so this is quick; it may say yes too often, never no.
 */
export function couldMatchRequest(
  faults: Faults,
  operation: string,
  factsOf: () => Facts,
): boolean {
  return hasRuleFor(faults, REQUEST_SLOTS, operation) || hasTestValue(operation, factsOf);
}

/** The same of a command and the callbacks that follow from it, by the texts that it goes with. */
export function couldMatchCommand(faults: Faults, texts: readonly unknown[]): boolean {
  return hasRuleFor(faults, DECISION_SLOTS) || texts.some(isTestValue);
}

function hasRuleFor(faults: Faults, slots: readonly FaultSlot[], operation?: string): boolean {
  for (const { rule } of faults.values()) {
    const own = operation === undefined || rule.operation === null || rule.operation === operation;
    if (own && slots.includes(entryOf(rule.fault).slot)) return true;
  }
  return false;
}

const CHANCE_DIGITS = 9;

/** The rules of a sandbox while one thing is decided: what matches is counted at once. */
export class FaultMatcher {
  readonly #faults: Faults;
  /** Those that matched, as they are after it. */
  readonly #counted = new Map<string, Fault>();
  #events: readonly FaultEvent[] = [];
  readonly #now: EpochMs;
  readonly #draw: Draw;

  constructor(faults: Faults, now: EpochMs, draw: Draw) {
    this.#faults = faults;
    this.#now = now;
    this.#draw = draw;
  }

  /** What matched so far. */
  get events(): readonly FaultEvent[] {
    return this.#events;
  }

  /** The rule that applies here, if one does: the one that was added last, then the test values. */
  match<Slot extends FaultSlot>(occasion: Occasion<Slot>): RuleOf<Slot> | undefined {
    for (const known of [...this.#faults.values()].reverse()) {
      const fault = this.#counted.get(known.rule.id) ?? known;
      const { rule, matched } = fault;
      if (!actsIn(rule, occasion.slot) || !matches(fault, occasion, this.#now)) continue;
      const injected = applies(fault, () => this.#chance(`fault/${rule.id}/${matched}`));
      this.#counted.set(rule.id, counted(fault, injected));
      this.#record(rule, injected);
      if (injected) return rule;
    }
    // Their values were found already, however they were written.
    for (const fault of testValueRules(occasion.facts)) {
      const { rule } = fault;
      if (!actsIn(rule, occasion.slot) || !fits(fault, occasion, this.#now)) continue;
      this.#record(rule, true);
      return rule;
    }
    return undefined;
  }

  #record({ id, fault }: FaultRule, injected: boolean): void {
    const matched = { type: "fault-matched", at: this.#now, id, fault, injected } as const;
    this.#events = [...this.#events, matched];
  }

  #chance(purpose: string): number {
    return Number(this.#draw.digits(purpose, CHANCE_DIGITS)) / 10 ** CHANCE_DIGITS;
  }
}

/** Whether a rule of the slot matches an occasion. One that is used up, or never applies, matches none. */
function matches(fault: Fault, occasion: Occasion, now: EpochMs): boolean {
  const asked = Object.entries(fault.rule.where);
  return (
    fits(fault, occasion, now) &&
    asked.every(([path, value]) => isAlike(factAt(occasion.facts, path), value))
  );
}

/** Whether a rule of the slot matches but for its where. */
function fits(fault: Fault, occasion: Occasion, now: EpochMs): boolean {
  const { rule } = fault;
  const { operation, among, statuses } = occasion;
  const { operations } = entryOf(rule.fault);
  if (among && !among.includes(rule.fault)) return false;
  if (rule.operation !== null && rule.operation !== operation) return false;
  if (operations && !operations.some((id) => id === operation)) return false;
  if (rule.fault === "status" && statuses && !statuses.includes(Number(rule.parameters.status))) {
    return false;
  }
  if (rule.probability === 0 || usesLeft(fault) === 0) return false;
  return (rule.from === null || now >= rule.from) && (rule.until === null || now < rule.until);
}

/** Whether a rule that matches applies this time. `chance` is drawn from 0 up to 1. */
function applies({ rule, matched }: Fault, chance: () => number): boolean {
  const n = matched + 1;
  if (rule.nth !== null && rule.nth !== n) return false;
  if (rule.every !== null && n % rule.every !== 0) return false;
  return rule.probability === null || chance() < rule.probability;
}

/** Texts that hold a number are that number: clients send both. */
function isAlike(fact: unknown, value: string | number | boolean): boolean {
  if (fact === undefined || typeof fact === "object") return false;
  if (String(fact) === String(value)) return true;
  return fact !== "" && Number(fact) === value;
}

/** The rules that applied among these events, test values included. */
export function rulesInjected(
  faults: Faults,
  events: readonly DomainEvent[],
): readonly FaultRule[] {
  return events.flatMap((event) => {
    if (event.type !== "fault-matched" || !event.injected) return [];
    const { id } = event;
    const rule = faults.get(id)?.rule ?? testValueRule(id);
    return rule ? [rule] : [];
  });
}

const NONE_INJECTED: readonly InjectedRule[] = [];

/** The same for a journal: each with its sentence. */
export function injectionsIn(
  { faults }: { readonly faults: Faults },
  events: readonly DomainEvent[],
): readonly InjectedRule[] {
  // Nearly every decision has none: without this look a call takes 1.9 us longer.
  if (!events.some(({ type }) => type === "fault-matched")) return NONE_INJECTED;
  return rulesInjected(faults, events).map(injectedRule);
}
