import type { CallbackAbout, Told } from "./callback.js";
import type { Draw } from "./context.js";
import type { Facts, FaultId, FaultRule } from "./fault.js";
import { toHalalas } from "./money.js";
import type { Notice } from "./notices.js";
import { DAY_MS, type EpochMs } from "./time.js";
import type { WorldView } from "./world.js";

/** One unit of a currency: by so much an amount is wrong when nobody says how. */
const ONE_UNIT = 100;

const ALWAYS: readonly FaultId[] = [
  "callback-dropped",
  "callback-delayed",
  "callback-doubled",
  "callback-out-of-order",
  "callback-wrong-amount",
  "callback-forged",
];

/** The faults that make sense for what a callback tells. */
export function twistsOf(about: CallbackAbout): readonly FaultId[] {
  if (about.kind === "canceled") return [...ALWAYS, "callback-after-cancel"];
  if (about.kind === "charge" && about.charged) return [...ALWAYS, "charge-taken-callback-lost"];
  return ALWAYS;
}

/** What a rule that struck makes of a notice: none, another one, or several. */
export function twisted(
  world: WorldView,
  notice: Notice,
  rule: FaultRule,
  facts: Facts,
  { at, draw }: { readonly at: EpochMs; readonly draw: Draw },
): readonly Notice[] {
  const { about, target } = notice;
  // Whatever goes wrong with a browser's way back, from then on it is the gateway that calls.
  const call = { type: "callback-scheduled", about, target } as const;
  const { parameters } = rule;
  const truthful = notice.type === "callback-redirected" ? { ...call, type: notice.type } : call;
  switch (rule.fault) {
    case "callback-dropped":
    case "charge-taken-callback-lost":
      return [{ type: "callback-dropped", about, target }];
    case "callback-delayed":
      return [{ ...call, dueAt: at + Number(parameters.delayMs) }];
    case "callback-doubled":
      return [notice, call];
    case "callback-out-of-order":
      return [{ ...call, dueAt: at + DAY_MS, held: true }];
    case "callback-wrong-amount":
      return [{ ...truthful, told: { amount: wrongAmount(parameters.amount, facts) } }];
    case "callback-forged":
      return [{ ...call, told: unknownId(about, draw) }, notice];
    case "callback-after-cancel":
      return [notice, ...paidAfter(world, notice, at)];
    default:
      return [notice];
  }
}

/** The call that says paid, once the call that says canceled has ended if there is one. */
function paidAfter(world: WorldView, notice: Notice, at: EpochMs): readonly Notice[] {
  if (notice.about.kind === "charge") return [];
  const { transactionNo } = notice.about;
  const target = world.invoices.get(transactionNo)?.order.callbackUrl;
  if (target === undefined) return [];
  const about = { kind: "paid", transactionNo } as const;
  const call = { type: "callback-scheduled", about, target } as const;
  if (notice.type === "callback-redirected") return [call];
  return [{ ...call, dueAt: at + DAY_MS, held: true }];
}

function wrongAmount(amount: string | number | undefined, facts: Facts): number {
  return amount === undefined
    ? toHalalas(Number(facts.amount)) + ONE_UNIT
    : toHalalas(Number(amount));
}

function unknownId(about: CallbackAbout, draw: Draw): Told {
  if (about.kind === "charge") return { id: draw.uuid("forged") };
  return { id: `9${draw.digits("forged", 12)}` };
}
