import { nearestName } from "../../mocks/api/near-names.js";
import { accountStates, serviceStates } from "./accounts.js";
import { invoiceStates } from "./invoices.js";
import { recurringStates, walletStates } from "./payments.js";
import type { Params, State } from "./state.js";

/**
 * Every state that an interaction may ask for, by its sentence. States of one interaction combine: they
 * are reached in order, in one sandbox that is that interaction's own.
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

/** Looks a state up, with all of its parameters. Returns a sentence if its name or its parameters are wrong. */
export function lookUp(
  name: string,
  params: object,
): { readonly state: State; readonly params: Params } | string {
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
  const wanted = kindOf(standard);
  if (kindOf(value) === wanted) return undefined;
  return `takes ${wanted} as ${key}, not ${JSON.stringify(value)}`;
}

function kindOf(value: unknown): string {
  if (typeof value === "string") return "a text";
  if (typeof value === "number") return "a number";
  const texts = Array.isArray(value) && value.every((item) => typeof item === "string");
  return texts ? "a list of texts" : "something else";
}
