import type { CallbackAbout, PayloadOverride } from "../domain/callback.js";
import type { Draw } from "../domain/context.js";
import type { FaultId, FaultRule } from "../domain/fault.js";
import { toHalalas } from "../domain/money.js";
import type { PlannedCallback } from "../domain/planned-callbacks.js";
import { DAY_MS } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import { callbackFacts, type Facts } from "./facts.js";
import type { FaultMatcher } from "./matching.js";

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

/** What the slot `callback` makes of a planned callback: none, another one, or several. */
export function applyCallbackFault(
  world: WorldView,
  planned: PlannedCallback,
  matcher: FaultMatcher,
  draw: Draw,
): readonly PlannedCallback[] {
  const { about } = planned;
  const facts = callbackFacts(world, about);
  const rule = matcher.match({ slot: "callback", facts, among: faultsFor(about) });
  return rule ? underFault(world, planned, rule, facts, draw) : [planned];
}

/** The faults that make sense for what a callback tells. */
function faultsFor(about: CallbackAbout): readonly FaultId[] {
  if (about.kind === "canceled") return [...ALWAYS, "callback-after-cancel"];
  if (about.kind === "charge" && about.charged) return [...ALWAYS, "charge-taken-callback-lost"];
  return ALWAYS;
}

function underFault(
  world: WorldView,
  planned: PlannedCallback,
  { id, fault, parameters }: FaultRule,
  facts: Facts,
  draw: Draw,
): readonly PlannedCallback[] {
  const { at, about, target } = planned;
  // Whatever goes wrong with a browser's way back, from then on it is the gateway that calls.
  const struck = { id, fault };
  const call = { type: "callback-scheduled", at, about, target, struck } as const;
  switch (fault) {
    case "callback-dropped":
    case "charge-taken-callback-lost":
      return [{ ...call, type: "callback-dropped" }];
    case "callback-delayed":
      return [{ ...call, dueAt: at + Number(parameters.delayMs) }];
    case "callback-doubled":
      return [planned, call];
    case "callback-out-of-order":
      return [{ ...call, dueAt: at + DAY_MS, held: true }];
    case "callback-wrong-amount": {
      const type = planned.type === "callback-redirected" ? planned.type : call.type;
      return [{ ...call, type, told: { amount: wrongAmount(parameters.amount, facts) } }];
    }
    case "callback-forged":
      return [{ ...call, told: unknownId(about, draw) }, planned];
    case "callback-after-cancel":
      return [planned, ...paidAfter(world, planned).map((paid) => ({ ...paid, struck }))];
    default:
      return [planned];
  }
}

/** The call that says paid, once the call that says canceled has ended if there is one. */
function paidAfter(world: WorldView, canceled: PlannedCallback): readonly PlannedCallback[] {
  const { at, about } = canceled;
  if (about.kind === "charge") return [];
  const { transactionNo } = about;
  const target = world.invoices.get(transactionNo)?.order.callbackUrl;
  if (target === undefined) return [];
  const paid = { kind: "paid", transactionNo } as const;
  const call = { type: "callback-scheduled", at, about: paid, target } as const;
  if (canceled.type === "callback-redirected") return [call];
  return [{ ...call, dueAt: at + DAY_MS, held: true }];
}

function wrongAmount(amount: string | number | undefined, facts: Facts): number {
  return amount === undefined
    ? toHalalas(Number(facts.amount)) + ONE_UNIT
    : toHalalas(Number(amount));
}

function unknownId(about: CallbackAbout, draw: Draw): PayloadOverride {
  if (about.kind === "charge") return { id: draw.uuid("forged") };
  return { id: `9${draw.digits("forged", 12)}` };
}
