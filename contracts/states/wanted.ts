import { distance } from "fastest-levenshtein";
import { type ParamsOf, type StateName, stateOf, states } from "./catalogue.js";
import { rangeOf } from "./ranges.js";
import type { Params, State } from "./state.js";

/**
 * A state that an interaction asks for, as its pact has it.
 *
 * @example
 * const wanted: WantedState = { name: "a pending invoice", params: { amount: 25.5 } };
 */
export interface WantedState {
  /** What a pact calls it. */
  readonly name: string;
  /** The values that the pact asks for. */
  readonly params: Readonly<Record<string, unknown>>;
}

/**
 * A state of the catalogue with all of its parameters.
 *
 * @example
 * const meaningOf = ({ state }: ReadyState) => state.meaning;
 */
export interface ReadyState {
  /** What a pact calls it. */
  readonly name: string;
  /** What is to be done for it. */
  readonly state: State;
  /** The values that it holds. */
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
  const found = lookUp({ name, params: params as WantedState["params"] });
  if (typeof found === "string") throw new Error(found);
  return [name, params];
}

/** How many names are told when none fits. */
const NEAREST = 3;

/**
 * Looks a state up. What is wrong with its name or its parameters is told in a sentence.
 *
 * @example
 * const ready = lookUp({ name: "a pending invoice", params: { amount: 25.5 } });
 * if (typeof ready === "string") throw new Error(ready);
 */
export function lookUp(wanted: WantedState): ReadyState | string {
  const { name } = wanted;
  const state = stateOf(name);
  if (!state) return `there is no state "${name}"; the nearest are ${quoted(nearest(name))}`;
  const wrong = Object.entries(wanted.params).flatMap(([key, value]) => {
    const why = objection(state, key, value);
    return why === undefined ? [] : [why];
  });
  if (wrong.length > 0) return `the state "${name}" ${wrong.join(", and ")}`;
  return { name, state, params: { ...state.params, ...(wanted.params as Params) } };
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

/**
 * The names that are most like this one: those with most of its words, whatever their order, and of
 * several the one in nearest letters.
 */
export function nearest(name: string): readonly string[] {
  const asked = name.toLowerCase();
  const words = wordsOf(asked);
  const alike = (known: string) => {
    const own = wordsOf(known.toLowerCase());
    const shared = own.filter((word) => words.includes(word)).length;
    return shared / Math.max(1, new Set([...own, ...words]).size);
  };
  const away = (known: string) => distance(known.toLowerCase(), asked);
  return Object.keys(states)
    .sort((left, right) => alike(right) - alike(left) || away(left) - away(right))
    .slice(0, NEAREST);
}

/** Words that say which thing is meant, without those that every sentence has. */
function wordsOf(sentence: string): readonly string[] {
  const all = sentence.match(/[a-z]+/g) ?? [];
  return [...new Set(all)].filter(
    (word) => !/^(an?|the|that|which|is|are|was|has|been|there|exists?)$/.test(word),
  );
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(", ");
}
