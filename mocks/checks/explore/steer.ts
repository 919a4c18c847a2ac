import type { Arbitrary } from "fast-check";
import { type FastCheck, sequenceAt } from "./generate.js";
import { type ArmedFault, faultName, type Sequence, type SequenceStep } from "./sequence.js";

/** How many sequences are drawn for one that is tried. */
const DRAWN = 4;

/** What a deed makes of the order or subscription that it is about, where all goes well. */
const LEADS: Readonly<Partial<Record<SequenceStep["does"], string>>> = {
  pay: "paid",
  wallet: "paid",
  "customer-cancels": "canceled",
  "shop-cancels": "canceled",
  "shop-refunds": "refunded",
  "confirm-subscription": "active",
};

/**
 * Draws sequences one after another: of several, the one with the rarest transitions so far. It considers
 * the steps of a sequence, not their results, so that the same seed gives the same sequences for any shop,
 * machine and number of jobs.
 */
export function steered(fc: FastCheck, arbitrary: Arbitrary<Sequence>, seed: number) {
  const tried = new Map<string, number>();
  let next = 0;
  return (): Sequence => {
    const index = next;
    next += 1;
    const drawn = Array.from({ length: DRAWN }, (_, take) =>
      sequenceAt(fc, arbitrary, seed, index, take),
    ).map((sequence) => ({ sequence, transitions: transitionsOf(sequence) }));
    // Held against its length: many steps cost time, and need not lead anywhere.
    const rarity = ({ sequence, transitions }: (typeof drawn)[number]) =>
      transitions.reduce((sum, one) => sum + 1 / (1 + (tried.get(one) ?? 0)), 0) /
      sequence.steps.length;
    const rarest = drawn.reduce((best, one) => (rarity(one) > rarity(best) ? one : best));
    // There are so many deeds, states and faults that this ends at a few thousand.
    for (const one of rarest.transitions) tried.set(one, (tried.get(one) ?? 0) + 1);
    return rarest.sequence;
  };
}

/** What a sequence asks for: each deed with the state that it meets it in, and the trouble it is under. */
export function transitionsOf({ steps }: Sequence): readonly string[] {
  const orders: string[] = [];
  const subscriptions: string[] = [];
  let ahead: ArmedFault | undefined;
  return steps.flatMap((step) => {
    const { does, under } = step;
    if (step.does === "together") {
      orders.push(...step.both.filter((deed) => deed.does === "start").map(() => "pending"));
      const deeds = step.both.map((deed) => deed.does).sort();
      return `${does} ${deeds.join(" ")}${step.tokensEnded ? " without tokens" : ""}`;
    }
    const things = /subscri/.test(does) ? subscriptions : orders;
    const place = "which" in step && things.length > 0 ? step.which % things.length : -1;
    const from = things[place] ?? "none";
    const to = LEADS[does];
    const isOpen = from === (does === "shop-refunds" ? "paid" : "pending") || from === "registered";
    if (to !== undefined && isOpen) things[place] = to;
    if (does === "start") orders.push("pending");
    if (does === "subscribe") subscriptions.push("registered");
    const fault = under ?? ahead;
    ahead = does === "fault" ? step : undefined;
    const how = "how" in step ? ` ${step.how}` : "by" in step ? ` ${step.by}` : "";
    // What is done to nothing is no transition.
    if ("which" in step && place < 0) return [];
    return `${from} ${does}${how}${fault ? ` under ${faultName(fault)}` : ""}`;
  });
}

/** What a customer or the network can do twice without meaning to. */
const TWICE: readonly SequenceStep["does"][] = [
  ...(["pay", "decline", "customer-cancels", "wallet", "shop-cancels"] as const),
  ...(["look", "confirm-subscription", "resend", "shop-refunds"] as const),
];

/**
 * The same sequence with each call of customer and network made twice, and each callback too: what is
 * idempotent does not care.
 */
export function stuttered({ world, steps }: Sequence): Sequence {
  const twice = steps.flatMap((step): readonly SequenceStep[] => {
    if (!TWICE.includes(step.does)) return [step];
    const { under: _, ...again } = step;
    return [
      step.under ? step : { ...step, under: { fault: "callback-doubled" } },
      again as SequenceStep,
    ];
  });
  return { world, steps: twice };
}
