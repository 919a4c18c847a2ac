import type { World } from "../../mocks/domain/world.js";
import { type SwitchId, switches } from "../../spec/generated/assumptions.js";
import type { OperationId } from "../../spec/generated/operations.js";
import type { WantedState } from "../states/catalogue.js";
import { type RecordedCall, type Useless, useless } from "./call.js";
import { refusalStates } from "./refusal-states.js";
import { type Situation, state } from "./situation.js";
import { SUCCESS_STATES } from "./success-states.js";

/** The switches that an operation's answers depend on; those that take a token have one in common. */
const SWITCHES: { readonly [Id in OperationId]?: readonly SwitchId[] } = {
  getMyMerchants: ["creation-date-unit"],
  addInvoice: ["order-status-case", "duplicate-order-number", "tabby", "foreign-minimum"],
  getInvoice: ["order-status-case", "payment-errors-shape", "payment-receipt"],
  payByCard: [
    ...(["order-status-case", "payment-errors-shape", "payment-receipt", "tabby"] as const),
    ...(["duplicate-order-number", "foreign-minimum"] as const),
  ],
  addMerchantInvoice: ["order-status-case", "duplicate-order-number", "tabby", "foreign-minimum"],
  getTransactionsOfOrderNumber: ["order-status-case"],
  cancelInvoice: ["cancel-success-type"],
  sendOtp: ["total-mismatch"],
  processPayment: ["total-mismatch"],
  registerPayment: ["register-failure-status", "validation-errors-shape"],
  cancelRecurring: ["validation-errors-shape", "first-charge"],
  listRecurringPayments: ["first-charge"],
};

/** Everything that must hold so that a call comes out as it did, switches and strictness included. */
export function situationOf(call: RecordedCall, world: World): Situation | Useless {
  const found = whatHeld(call, world);
  if ("why" in found) return found;
  return {
    ...found,
    states: [...switchesOf(call, world), ...found.states, ...strictness(call, world)],
  };
}

function whatHeld(call: RecordedCall, world: World): Situation | Useless {
  if (call.code !== null) return refusalStates(call, world);
  if (call.status < 400) return SUCCESS_STATES[call.operation.id](call, world);
  return useless(`was refused for a reason that the journal does not tell (${call.operation.id})`);
}

/** Those that did not have the first of their options. */
function switchesOf(
  { operation, code }: RecordedCall,
  { settings }: World,
): readonly WantedState[] {
  const own = SWITCHES[operation.id] ?? [];
  const concerned = code?.startsWith("token-") ? (["auth-failure"] as const) : own;
  return concerned.flatMap((id) => {
    const option = settings.assumptions[id];
    const usual = option === switches[id].options[0]?.id;
    return usual ? [] : [state("an assumption is chosen", { id, option })];
  });
}

/** Comes last: states before it may be reached by what strict mode refuses. */
function strictness({ status }: RecordedCall, { settings }: World): readonly WantedState[] {
  return settings.strict && status === 400 ? [state("strict mode")] : [];
}
