import { type Model, type Operation, search } from "./search.js";
import { tellingPart } from "./telling-part.js";

/** What a check came to. What could not be decided is never ok. */
export type Verdict<Input, Answer> =
  | { readonly ok: true; readonly operations: number }
  | {
      readonly ok: false;
      readonly verdict: "violated";
      readonly key: string;
      /** Calls that no order explains; without any one of their answers the rest has an order. */
      readonly part: readonly Operation<Input, Answer>[];
    }
  | {
      readonly ok: false;
      readonly verdict: "undecided";
      readonly key: string;
      /** How many steps of the model were tried before it gave up. */
      readonly triedSteps: number;
    };

/** Steps of the model that a check of one thing may take. */
const STEPS_MAX = 5_000_000;

/**
 * Whether one order explains all answers: each call at one instant between its invocation and its
 * return. What nobody knows the end of may be in that order anywhere after its invocation.
 */
export function check<State, Input, Answer>(
  model: Model<State, Input, Answer>,
  history: readonly Operation<Input, Answer>[],
  stepsMax = STEPS_MAX,
): Verdict<Input, Answer> {
  let undecided: Verdict<Input, Answer> | undefined;
  for (const [key, operations] of byKey(history)) {
    const found = search(model, operations, { stepsLeft: stepsMax });
    if (found === "undecided") {
      undecided ??= { ok: false, verdict: "undecided", key, triedSteps: stepsMax };
    } else if (found !== "explained") {
      const isViolated = (part: readonly Operation<Input, Answer>[]) =>
        typeof search(model, part, { stepsLeft: stepsMax }) === "object";
      const part = tellingPart(operations, isViolated);
      return { ok: false, verdict: "violated", key, part };
    }
  }
  return undecided ?? { ok: true, operations: history.length };
}

function byKey<Input, Answer>(
  history: readonly Operation<Input, Answer>[],
): ReadonlyMap<string, readonly Operation<Input, Answer>[]> {
  const keys = new Map<string, Operation<Input, Answer>[]>();
  for (const operation of history) {
    const { key, invokedAt, returned } = operation;
    if (!(invokedAt <= (returned?.at ?? invokedAt))) {
      throw new Error(`a call on ${key} returned at ${returned?.at}, invoked at ${invokedAt}`);
    }
    const same = keys.get(key);
    if (same) same.push(operation);
    else keys.set(key, [operation]);
  }
  return keys;
}
