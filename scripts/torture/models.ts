import type { Model } from "./search.js";

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

/** A rewind by somebody who knows how the invoice stood at the place that he goes back to. */
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

/**
 * A transaction number by itself: it is given to one invoice only, in whatever sandbox and however
 * often that is rewound.
 */
export const TRANSACTION_NUMBER = machine<"free" | "taken", "take" | "read">("free", {
  take: { free: "taken" },
  read: {},
});
