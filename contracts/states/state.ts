import type { StateSetup } from "./setup.js";

/**
 * What a state can be given: texts, numbers and lists of texts, by name.
 *
 * @example
 * const params: Params = { amount: 25.5, orderNumber: "ORD-1" };
 */
export type Params = Readonly<Record<string, string | number | readonly string[]>>;

/**
 * Values that a state hands out, to stand in the request of an interaction.
 *
 * @example
 * const values: Values<"transactionNo"> = { transactionNo };
 */
export type Values<Name extends string = string> = Readonly<Record<Name, string | number>>;

/**
 * Something that holds before a request is made.
 *
 * @example
 * const { meaning, injects }: State = states["a pending invoice"];
 */
export interface State<Given extends Params = Params, Name extends string = string> {
  /** What holds then, in a sentence. */
  readonly meaning: string;
  /** The parameters, each with its default. */
  readonly params: Given;
  /** The names of the values that it injects. */
  readonly injects: readonly Name[];
  /** Whether a good token is all that it takes, so that any implementation can be brought there. */
  readonly bare?: true;
  /** Whether it is about the token itself, so that no better one must take its place. */
  readonly aboutToken?: true;
  /**
   * Brings a sandbox there. Rejects when it does not get there.
   *
   * @example
   * const values = await states["a merchant"].reach(setup, states["a merchant"].params);
   */
  reach(setup: StateSetup, params: Given): Promise<Values<Name>>;
}

/** A state of the catalogue: its parameters and values are part of its type. */
export function state<Given extends Params, const Name extends string>(
  definition: State<Given, Name>,
): State<Given, Name> {
  return definition;
}

/** Says that something did not become what it should be. */
export function mustBe(what: string, wanted: string, found: string): void {
  if (found !== wanted) throw new Error(`${what} is ${found}, not ${wanted}`);
}
