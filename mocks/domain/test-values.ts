import { testValues } from "../../spec/generated/faults.js";
import { defaultsOf, type Facts, type Fault, type FaultRule, factAt } from "./fault.js";

const ALWAYS = {
  nth: null,
  every: null,
  times: null,
  probability: null,
  from: null,
  until: null,
} as const;

/** Each test value as a rule that always holds. Its id tells its place in the table, from 1. */
export const TEST_VALUE_RULES: readonly FaultRule[] = testValues.map((row, n) => ({
  id: `test-value-${n + 1}`,
  fault: row.fault,
  parameters: { ...defaultsOf(row.fault), ...row.with },
  operation: row.operation,
  where: { [row.in]: row.value },
  ...ALWAYS,
}));

const BY_FIELD = new Map<string, Map<string, readonly Fault[]>>();
for (const [n, { in: field, value }] of testValues.entries()) {
  const rule = TEST_VALUE_RULES[n];
  const values = BY_FIELD.get(field) ?? new Map<string, readonly Fault[]>();
  BY_FIELD.set(field, values);
  if (rule) values.set(key(value), [{ rule, matched: 0, struck: 0 }]);
}

/** The rules of the test values among these facts: nearly always none, and found at once. */
export function testValueRules(facts: Facts): readonly Fault[] {
  let found: readonly Fault[] = [];
  for (const [field, values] of BY_FIELD) {
    const fact = factAt(facts, field);
    if (typeof fact !== "string" && typeof fact !== "number") continue;
    const rules = values.get(key(fact));
    if (rules) found = [...found, ...rules];
  }
  return found;
}

/** Numbers may come as texts, with a fraction part or without, and cards in groups of digits. */
function key(value: string | number): string {
  const text = String(value).replaceAll(/(?<=\d)[ -](?=\d)/g, "");
  return /^\d+\.0+$/.test(text) ? text.replace(/\.0+$/, "") : text;
}
