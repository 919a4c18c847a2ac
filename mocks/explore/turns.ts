import type { ArmedFault, Sequence, SequenceStep } from "./sequence.js";
import { OPERATIONS, troubleOf } from "./trouble.js";

/** The longest sequence that is tried. */
export const STEPS_MAX = 14;

/** Which deeds meet what goes wrong with an operation. */
const MEETS: Readonly<Record<string, readonly SequenceStep["does"][]>> = {
  issueMerchantToken: ["start"],
  addInvoice: ["start"],
  getInvoice: ["pay", "look", "shop-cancels", "wallet"],
  cancelInvoice: ["shop-cancels"],
  registerPayment: ["subscribe"],
  listRecurringPayments: ["confirm-subscription"],
  sendOtp: ["wallet"],
  processPayment: ["wallet"],
};

/** A sequence in which one trouble is met for certain begins with what leads there. */
const LEADS: Readonly<Partial<Record<SequenceStep["does"], SequenceStep["does"]>>> = {
  pay: "start",
  look: "start",
  "shop-cancels": "start",
  wallet: "start",
  "confirm-subscription": "subscribe",
};

/**
 * Each trouble has its turn, over and over: chance alone leaves some pairs of operation and fault out
 * for long, and the bugs that are slowest to be found hang on one of them. Every second sequence is
 * left to chance.
 */
export function withTurn(drawn: Sequence, index: number): Sequence {
  const turn = Math.floor(index / 2) % TURNS.length;
  const under = TURNS[turn];
  const deeds = MEETS[under?.operation ?? ""];
  if (index % 2 === 0 || !under || !deeds) return drawn;
  const meets = deeds[Math.floor(index / (2 * TURNS.length)) % deeds.length];
  const lead = LEADS[meets ?? "start"];
  const wanted = { amount: 20, name: "Sara Al Harbi" };
  const deed = meets === "start" || meets === "subscribe" ? wanted : { which: 0 };
  const met = { does: meets, ...deed, under } as SequenceStep;
  const before = lead === undefined ? [] : [{ does: lead, ...wanted } as SequenceStep];
  return { ...drawn, steps: [...before, met, ...drawn.steps].slice(0, STEPS_MAX) };
}

/** Every trouble that an operation can meet, in an order in which neighbors differ. */
const TURNS: readonly ArmedFault[] = interleaved(
  OPERATIONS.map((operation) => {
    return troubleOf(operation).map((fault) => ({ ...fault, operation }) as ArmedFault);
  }),
);

function interleaved<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, n) =>
    lists.flatMap((list) => list.slice(n, n + 1)),
  ).flat();
}
