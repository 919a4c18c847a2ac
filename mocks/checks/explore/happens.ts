import type { RunContext } from "./context.js";
import type { Deed, SequenceStep } from "./sequence.js";

/** What decides about a step: the shop, and what is there by then. */
interface Present extends Pick<RunContext, "orders" | "subscriptions"> {
  readonly currencies: readonly string[];
  /** The methods that the adapter offers. */
  readonly offered: ReadonlySet<string>;
}

/** The methods that deeds need; other deeds need none. */
const NEEDS: Readonly<Partial<Record<Deed["does"], readonly string[]>>> = {
  wallet: ["sendCode", "payWithCode"],
  "wrong-code": ["sendCode", "payWithCode"],
  "shop-cancels": ["cancel"],
  "shop-refunds": ["refund"],
  look: ["look"],
  subscribe: ["subscribe"],
  "confirm-subscription": ["subscribe", "getSubscription"],
  restart: ["restart"],
};

const ABOUT_SUBSCRIPTIONS: readonly Deed["does"][] = ["confirm-subscription"];

/**
 * A step as it happens with a shop, so that a report shows nothing else: undefined where the shop does not offer it. A
 * fault that it was to meet lies ahead then.
 */
export function asItHappens(step: SequenceStep, present: Present): SequenceStep | undefined {
  const { under } = step;
  if (step.does === "together") {
    const [one, other] = step.both.filter((deed) => isOffered(deed, present));
    if (one && other) {
      return { ...step, both: [concrete(one, present), concrete(other, present)] };
    }
    const alone = one && concrete(one, present);
    if (alone) return under ? { ...alone, under } : alone;
  } else if (isOffered(step, present)) {
    return { ...concrete(step, present), ...(under && { under }) };
  }
  return under && { does: "fault", ...under };
}

function isOffered({ does }: Deed, { offered }: Present): boolean {
  return (NEEDS[does] ?? []).every((method) => offered.has(method));
}

/** A deed with the order that it is about, and a currency that the shop sells in. */
function concrete(deed: Deed, { orders, subscriptions, currencies }: Present): Deed {
  if (deed.does === "start" && deed.currency !== undefined && !currencies.includes(deed.currency)) {
    const { currency: _, ...inSar } = deed;
    return inSar;
  }
  if (!("which" in deed)) return deed;
  const things = ABOUT_SUBSCRIPTIONS.includes(deed.does) ? subscriptions : orders;
  return things.length === 0 ? deed : { ...deed, which: deed.which % things.length };
}
