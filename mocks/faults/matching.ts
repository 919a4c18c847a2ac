import { type TestValue, testValues } from "../../spec/generated/faults.js";
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

/** A test value as a rule that always holds. */
function ruleOf(row: TestValue, n: number): FaultRule {
  return {
    id: idAt(n),
    fault: row.fault,
    parameters: { ...defaultsOf(row.fault), ...row.with },
    operation: row.operation,
    where: { [row.in]: row.value },
    ...UNLIMITED,
  };
}

/** The id of a test value contains its position in the table, from 1. */
function idAt(n: number): string {
  return `test-value-${n + 1}`;
}

/** The rule with the id of a test value. */
export function testValueRule(id: string): FaultRule | undefined {
  const n = testValues.findIndex((_, place) => idAt(place) === id);
  const row = testValues[n];
  return row && ruleOf(row, n);
}

/** The rules of some test values: by their field, then by the value. */
type Index = readonly (readonly [field: string, values: ReadonlyMap<string, readonly Fault[]>])[];

/** Each made when it is first asked, since few starts see more than one. */
const indexes = new Map<string, Index>();

function indexOnce(name: string, rulesOf: () => readonly FaultRule[]): Index {
  const made = indexes.get(name) ?? indexOf(rulesOf());
  indexes.set(name, made);
  return made;
}

/** The rules of the test values among these facts, in any slot and for any operation. */
export function testValueRules(facts: Facts): readonly Fault[] {
  return rulesIn(
    indexOnce("", () => testValues.map(ruleOf)),
    facts,
  );
}

/** The test values of an operation's requests: its own, and those that hold for any. */
function requestRules(operation: string): readonly FaultRule[] {
  return testValues.flatMap((row, n) => {
    const own = row.operation === null || row.operation === operation;
    return own && REQUEST_SLOTS.includes(entryOf(row.fault).slot) ? ruleOf(row, n) : [];
  });
}

/**
 * Whether a test value could match a request: only the fields are looked at that its rows name, and
 * no facts are made for an operation without any.
 */
function hasTestValue(operation: string, factsOf: () => Facts): boolean {
  const index = indexOnce(operation, () => requestRules(operation));
  return index.length > 0 && rulesIn(index, factsOf()).length > 0;
}

/** Whether a text or number is a test value, in any field. */
function isTestValue(value: unknown): boolean {
  return KEYS.has(keyOf(value));
}

function indexOf(rules: readonly FaultRule[]): Index {
  const index = new Map<string, Map<string, readonly Fault[]>>();
  for (const rule of rules) {
    for (const [field, value] of Object.entries(rule.where)) {
      const values = index.get(field) ?? new Map<string, readonly Fault[]>();
      const key = normalized(String(value));
      values.set(key, [...(values.get(key) ?? []), { rule, matched: 0, injected: 0 }]);
      index.set(field, values);
    }
  }
  return [...index];
}

function rulesIn(index: Index, facts: Facts): readonly Fault[] {
  let found: readonly Fault[] = [];
  for (const [field, values] of index) {
    const rules = values.get(keyOf(factAt(facts, field)));
    if (rules) found = [...found, ...rules];
  }
  return found;
}

const KEYS: ReadonlySet<string> = new Set(testValues.map(({ value }) => normalized(String(value))));

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
