import { type Model, type Operation, relevantPart, search } from "./search.js";

/** A verdict in words, with a line for each relevant call. */
export function describeVerdict<Input, Answer>(verdict: Verdict<Input, Answer>): string {
  if (verdict.ok) return `${verdict.operations} calls have an order that explains all answers`;
  if (verdict.verdict === "undecided") {
    return `${verdict.key}: undecided after ${verdict.triedSteps} steps, which is no pass`;
  }
  const calls = verdict.part.map(({ input, invokedAt, returned }) => {
    const answer = returned ? `${returned.at}: ${JSON.stringify(returned.answer)}` : "no answer";
    return `  ${invokedAt} to ${answer} for ${JSON.stringify(input)}`;
  });
  return [`${verdict.key}: no order explains these answers together`, ...calls].join("\n");
}

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
 * return. A call with an unknown end may be in that order anywhere after its invocation.
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
      const part = relevantPart(operations, isViolated);
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

/**
 * What a call was answered: that it acted; that it did not and found this state; or that it was
 * refused with no word of the state.
 */
export type MachineAnswer<State extends string> = "done" | "refused" | State;

/** From which states a call acts, and where it leads. From all others it is refused. */
type Moves<State extends string, Verb extends string> = Readonly<
  Record<Verb, Readonly<Partial<Record<State, State>>>>
>;

function machine<State extends string, Verb extends string>(
  start: State,
  moves: Moves<State, Verb>,
): Model<State, Verb, MachineAnswer<State>> {
  return {
    start,
    step(state, verb, answer) {
      const after = moves[verb][state];
      if (answer === undefined) return after ?? state;
      if (answer === "done") return after ?? null;
      if (answer === "refused") return after === undefined ? state : null;
      return answer === state ? state : null;
    },
    isLook: (_verb, answer) => answer !== "done",
  };
}

/** What can be known of an invoice from outside. */
export type InvoiceState = "absent" | "pending" | "paid" | "canceled";

const ANYWHERE = ["absent", "pending", "paid", "canceled"] as const;

/** A rewind by a client that knows the state of the invoice at its target. */
const backTo = (then: InvoiceState) =>
  Object.fromEntries(ANYWHERE.map((state) => [state, then])) as Record<InvoiceState, InvoiceState>;

/**
 * An invoice by its transaction number: of a payment and a cancellation one wins, and who reads sees
 * what was acknowledged. A creation whose answer was lost has no number yet and is left out. What the
 * service cancels by itself goes in as a lost cancellation, invoked when it falls due.
 */
export const INVOICE = machine<
  InvoiceState,
  "create" | "pay" | "cancel" | "read" | `rewind to ${InvoiceState}`
>("absent", {
  create: { absent: "pending" },
  pay: { pending: "paid" },
  cancel: { pending: "canceled" },
  read: {},
  "rewind to absent": backTo("absent"),
  "rewind to pending": backTo("pending"),
  "rewind to paid": backTo("paid"),
  "rewind to canceled": backTo("canceled"),
});

/** A transaction number by itself: it belongs to one invoice only, across sandboxes and rewinds. */
export const TRANSACTION_NUMBER = machine<"free" | "taken", "take" | "read">("free", {
  take: { free: "taken" },
  read: {},
});
