import type { Context } from "../domain/context.js";
import {
  type Command,
  type Decision,
  decide,
  decideCommand,
  withCallbacks,
} from "../domain/decide.js";
import { planCallbacks } from "../domain/planned-callbacks.js";
import type { WorldView } from "../domain/world.js";
import { applyCallbackFault } from "./callback-slot.js";
import { applyDomainFault } from "./domain-slot.js";
import { commandTexts } from "./facts.js";
import { couldMatchCommand, FaultMatcher, type Occasion } from "./matching.js";

/** All that can be asked of a sandbox, and of its fault rules. */
export type SandboxCommand = Command | MatchFault;

/** Asks whether a rule strikes here; what it does is up to whoever asks. */
export interface MatchFault {
  readonly type: "match-fault";
  readonly occasion: Occasion;
}

/**
 * What a command comes to under the fault rules and the test values. Where none could match, which is
 * nearly always, it is the decision of the domain, for no more than a look at the command.
 */
export function decideUnderFaults(
  world: WorldView,
  command: SandboxCommand,
  context: Context,
): Decision {
  if (command.type === "match-fault") {
    const matcher = new FaultMatcher(world.faults, context.now, context.draw);
    matcher.match(command.occasion);
    return { events: matcher.events };
  }
  return couldMatchCommand(world.faults, commandTexts(world, command))
    ? decideFaulted(world, command, context)
    : decide(world, command, context);
}

/**
 * The slot `domain` changes the decision, then the slot `callback` what merchants are told of it. Which
 * rules matched goes before the events that they changed.
 */
function decideFaulted(world: WorldView, command: Command, context: Context): Decision {
  const { now, draw, silent } = context;
  const matcher = new FaultMatcher(world.faults, now, draw);
  const truth = decideCommand(world, command, context);
  const faulted = applyDomainFault(world, command, truth, matcher, now);
  const plan = silent ? [] : planCallbacks(world, faulted.events);
  const told = plan.flatMap((planned) => applyCallbackFault(world, planned, matcher, draw));
  const decision = silent ? faulted : withCallbacks(world, faulted, told);
  if (matcher.events.length === 0) return decision;
  return { ...decision, events: [...matcher.events, ...decision.events] };
}
