import { lookUp, type WantedState } from "./catalogue.js";
import type { StateSetup, Values } from "./state.js";

/**
 * A state that was asked for and does not hold: the interaction that needs it proves nothing.
 *
 * @example
 * await reachStates(setup, []).catch((error: StateNotReached) => console.error(error.message));
 */
export class StateNotReached extends Error {
  override readonly name = "StateNotReached";
}

/**
 * Brings a sandbox to the states of one interaction, in order, and returns what they inject: of two
 * values with one name the later. Rejects with `StateNotReached` that says which state, and why.
 *
 * @example
 * const values = await reachStates(setup, [{ name: "a pending invoice", params: {} }]);
 */
export async function reachStates(
  setup: StateSetup,
  wanted: readonly WantedState[],
): Promise<Values> {
  let values: Values = { token: setup.token };
  for (const each of wanted) {
    const ready = lookUp(each);
    if (typeof ready === "string") throw new StateNotReached(ready);
    try {
      values = { ...values, ...(await ready.state.reach(setup, ready.params)) };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new StateNotReached(`the state "${each.name}" was not reached: ${why}`);
    }
  }
  return values;
}
