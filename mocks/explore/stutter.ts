import type { Sequence, SequenceStep } from "./sequence.js";

/** What a customer or the network can do twice without meaning to. */
const TWICE: readonly SequenceStep["does"][] = [
  ...(["pay", "decline", "customer-cancels", "wallet", "shop-cancels"] as const),
  ...(["look", "confirm-subscription", "resend"] as const),
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
