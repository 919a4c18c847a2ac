import type { StateName, states } from "./catalogue.js";

/** The names of all parameters that are numbers: one without its range does not compile. */
type NumberName = { [Name in StateName]: NumbersIn<(typeof states)[Name]["params"]> }[StateName];

type NumbersIn<Given> = {
  [Key in keyof Given]: Given[Key] extends number ? Key : never;
}[keyof Given];

interface Range {
  readonly least: number;
  readonly most: number;
  readonly whole: boolean;
}

/**
 * What a number of a state may be, told before anything is made of it: a million merchants would be made
 * here and refused by the mock. The bounds are those of the control API and of the spec; what is too
 * small an amount depends on the currency, so that is left to the service.
 */
const RANGES: Readonly<Record<NumberName, Range>> = {
  count: { least: 1, most: 1000, whole: true },
  amount: { least: 0, most: 999_999_999.99, whole: false },
  status: { least: 100, most: 599, whole: true },
};

/** What a number may be, in words and as a test; undefined for what is no number of a state. */
export function rangeOf(name: string) {
  if (!Object.hasOwn(RANGES, name)) return undefined;
  const { least, most, whole } = RANGES[name as NumberName];
  return {
    words: `a ${whole ? "whole " : ""}number from ${least} to ${most}`,
    has: (value: unknown) =>
      typeof value === "number" &&
      value >= least &&
      value <= most &&
      (!whole || Number.isInteger(value)),
  };
}
