import { nearestName } from "../../mocks/api/near-names.js";
import { accountStates, serviceStates } from "./accounts.js";
import { invoiceStates } from "./invoices.js";
import { recurringStates, walletStates } from "./payments.js";
import type { Params, State, Values } from "./state.js";

/**
 * Every state that an interaction may ask for, by its sentence. States of one interaction combine: they
 * are reached in order, in one sandbox that is that interaction's own.
 *
 * @example
 * console.log(Object.keys(states));
 */
export const states = {
  ...accountStates,
  ...invoiceStates,
  ...walletStates,
  ...recurringStates,
  ...serviceStates,
};

/**
 * The sentence of a state.
 *
 * @example
 * const name: StateName = "a pending invoice";
 */
export type StateName = keyof typeof states;

/**
 * What a state can be given. All of it has defaults. Pact takes no lists that are readonly.
 *
 * @example
 * const params: ParamsOf<"a pending invoice"> = { amount: 25.5 };
 */
export type ParamsOf<Name extends StateName> = {
  readonly [Key in NamesOf<Defaults<Name>>]?: Key extends keyof Defaults<Name>
    ? Writable<Defaults<Name>[Key]>
    : never;
};

type Defaults<Name extends StateName> = (typeof states)[Name]["params"];

/** Of a state without parameters every name is refused: an object type without members would take all. */
type NamesOf<Given> = [AnyKeyOf<Given>] extends [never] ? string : keyof Given;

type AnyKeyOf<Given> = Given extends unknown ? keyof Given : never;

type Writable<Value> = Value extends readonly (infer Item)[] ? Item[] : Value;

/**
 * The values that a state injects.
 *
 * @example
 * const transactionNoOf = (values: ValuesOf<"a pending invoice">) => values.transactionNo;
 */
export type ValuesOf<Name extends StateName> = Values<(typeof states)[Name]["injects"][number]>;

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
 * What a number of a state may be, checked before anything is made of it: a million merchants would be made
 * here and refused by the mock. The bounds are those of the control API and of the spec; what is too
 * small an amount depends on the currency, so that is left to the service.
 */
const RANGES: Readonly<Record<NumberName, Range>> = {
  count: { least: 1, most: 1000, whole: true },
  amount: { least: 0, most: 999_999_999.99, whole: false },
  status: { least: 100, most: 599, whole: true },
};

/** What a number may be, in words and as a test; undefined for what is no number of a state. */
function rangeOf(name: string) {
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

/** A state of the catalogue with all of its parameters. */
interface ReadyState {
  readonly state: State;
  readonly params: Params;
}

/**
 * A state with its parameters, as the arguments of Pact's `given`. Throws an `Error` for a state that there
 * is not, and for a parameter that it does not take.
 *
 * @example
 * const [state, params] = given("a pending invoice", { amount: 25.5 });
 */
export function given<Name extends StateName>(
  name: Name,
  params: ParamsOf<Name> = {},
): [Name, ParamsOf<Name>] {
  const found = lookUp(name, params);
  if (typeof found === "string") throw new Error(found);
  return [name, params];
}

/** Looks a state up. Returns a sentence if its name or its parameters are wrong. */
export function lookUp(name: string, params: object): ReadyState | string {
  const state: State | undefined = Object.hasOwn(states, name)
    ? states[name as StateName]
    : undefined;
  if (!state) {
    const near = nearestName(Object.keys(states), name);
    const fix =
      near === undefined ? "The guide of paystub/pact lists them" : `Did you mean "${near}"?`;
    return `there is no state "${name}". ${fix}`;
  }
  const wrong = Object.entries(params).flatMap(([key, value]) => {
    const why = objection(state, key, value);
    return why === undefined ? [] : [why];
  });
  if (wrong.length > 0) return `the state "${name}" ${wrong.join(", and ")}`;
  return { state, params: { ...state.params, ...params } };
}

function objection({ params }: State, key: string, value: unknown): string | undefined {
  const known = Object.keys(params);
  const standard = Object.hasOwn(params, key) ? params[key] : undefined;
  if (standard === undefined) {
    const takes = known.length === 0 ? "it takes none" : `it takes ${known.join(", ")}`;
    return `has no parameter ${key}; ${takes}`;
  }
  const range = typeof standard === "number" ? rangeOf(key) : undefined;
  const [wanted, fits] = range
    ? [range.words, range.has(value)]
    : [kindOf(standard), kindOf(value) === kindOf(standard)];
  return fits ? undefined : `takes ${wanted} as ${key}, not ${asJson(value)}`;
}

function kindOf(value: unknown): string {
  if (typeof value === "string") return "a text";
  if (typeof value === "number") return "a number";
  const texts = Array.isArray(value) && value.every((item) => typeof item === "string");
  return texts ? "a list of texts" : "something else";
}

/** JSON has no word for a number beyond all numbers, which a pact can hold as 1e999. */
function asJson(value: unknown): string {
  if (typeof value === "number") return String(value);
  return JSON.stringify(value) ?? String(value);
}
