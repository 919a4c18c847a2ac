import { accountStates } from "./accounts.js";
import { invoiceStates } from "./invoices.js";
import { recurringStates } from "./recurring.js";
import { serviceStates } from "./service.js";
import type { State, Values } from "./state.js";
import { walletStates } from "./wallets.js";

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

/** Whose state it is, where it is one's: that of a merchant, of which invoices are, or of a partner. */
export function roleOf(name: string): "merchant" | "partner" | undefined {
  if (/^a partner\b/.test(name)) return "partner";
  const isMerchants = [invoiceStates, recurringStates].some((own) => Object.hasOwn(own, name));
  return name === "a merchant" || isMerchants ? "merchant" : undefined;
}

/** The state of a sentence, as far as there is one. */
export function stateOf(name: string): State | undefined {
  return Object.hasOwn(states, name) ? states[name as StateName] : undefined;
}
