import { type TestValue, testValues } from "../../spec/generated/faults.js";
import type { Fault, FaultRule } from "../domain/fault.js";
import { type Facts, factAt } from "./facts.js";
import { defaultsOf, entryOf, REQUEST_SLOTS, UNLIMITED } from "./rule.js";

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

/** The id of a test value tells its place in the table, from 1. */
function idAt(n: number): string {
  return `test-value-${n + 1}`;
}

/** The rule with the id of a test value. */
export function testValueRule(id: string): FaultRule | undefined {
  const n = testValues.findIndex((_, place) => idAt(place) === id);
  const row = testValues[n];
  return row && ruleOf(row, n);
}

/** The rules of some test values: by the field that they stand in, then by the value. */
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
export function hasTestValue(operation: string, factsOf: () => Facts): boolean {
  const index = indexOnce(operation, () => requestRules(operation));
  return index.length > 0 && rulesIn(index, factsOf()).length > 0;
}

/** Whether a text or number is a test value, whatever field it stands in. */
export function isTestValue(value: unknown): boolean {
  const key = keyOf(value);
  return key !== undefined && KEYS.has(key);
}

function indexOf(rules: readonly FaultRule[]): Index {
  const index = new Map<string, Map<string, readonly Fault[]>>();
  for (const rule of rules) {
    for (const [field, value] of Object.entries(rule.where)) {
      const values = index.get(field) ?? new Map<string, readonly Fault[]>();
      const key = normalized(String(value));
      values.set(key, [...(values.get(key) ?? []), { rule, matched: 0, struck: 0 }]);
      index.set(field, values);
    }
  }
  return [...index];
}

function rulesIn(index: Index, facts: Facts): readonly Fault[] {
  let found: readonly Fault[] = [];
  for (const [field, values] of index) {
    const key = keyOf(factAt(facts, field));
    const rules = key === undefined ? undefined : values.get(key);
    if (rules) found = [...found, ...rules];
  }
  return found;
}

const KEYS: ReadonlySet<string> = new Set(testValues.map(({ value }) => normalized(String(value))));

/** The characters that test values begin with. */
const INITIALS: ReadonlySet<string> = new Set([...KEYS].map((key) => key.charAt(0)));

/** What a value is looked up by. Most begin like no test value, and need no look. */
function keyOf(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const text = String(value);
  return INITIALS.has(text.charAt(0)) ? normalized(text) : undefined;
}

/** Numbers may come as texts, with a fraction part or without, and cards in groups of digits. */
function normalized(text: string): string {
  if (!/[ .-]/.test(text)) return text;
  const joined = text.replaceAll(/(?<=\d)[ -](?=\d)/g, "");
  return /^\d+\.0+$/.test(joined) ? joined.replace(/\.0+$/, "") : joined;
}
