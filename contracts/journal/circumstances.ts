import type { World } from "../../mocks/domain/world.js";
import { switches } from "../../spec/generated/assumptions.js";
import { operationSwitches } from "../../spec/generated/operation-states.js";
import type { WantedState } from "../states/catalogue.js";
import { type RecordedCall, type Useless, useless } from "./call.js";
import { refusalStates } from "./refusal-states.js";
import { type Situation, state } from "./situation.js";
import { successState } from "./success-states.js";

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
  if (call.status < 400) return successState(call, world);
  return useless(`was refused for a reason that the journal does not tell (${call.operation.id})`);
}

/** Those that did not have the first of their options. */
function switchesOf(
  { operation, code }: RecordedCall,
  { settings }: World,
): readonly WantedState[] {
  const own = operationSwitches[operation.id] ?? [];
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
