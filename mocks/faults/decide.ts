import type { Context } from "../domain/context.js";
import { type Command, type Decision, decideCommand, withCallbacks } from "../domain/decide.js";
import { planCallbacks } from "../domain/planned-callbacks.js";
import type { World } from "../domain/world.js";
import { applyCallbackFault } from "./callback-slot.js";
import { applyDomainFault } from "./domain-slot.js";
import { FaultMatcher, type Occasion } from "./matching.js";

/** All that can be asked of a sandbox, and of its fault rules. */
export type SandboxCommand = Command | MatchFault;

/** Asks whether a rule strikes here; what it does is up to whoever asks. */
export interface MatchFault {
  readonly type: "match-fault";
  readonly occasion: Occasion;
}

/**
 * What a command does under the fault rules and the test values: those of the slot `domain` change the
 * decision, those of the slot `callback` what merchants are told of it. Which rules matched goes
 * first. Where none could match, this is the decision of the domain and costs no more.
 */
export function decideUnderFaults(
  world: World,
  command: SandboxCommand,
  context: Context,
): Decision {
  const matcher = new FaultMatcher(world.faults, context.now, context.draw);
  if (command.type === "match-fault") {
    matcher.match(command.occasion);
    return { events: matcher.events };
  }
  const truth = decideCommand(world, command, context);
  const faulted = applyDomainFault(world, command, truth, matcher, context.now);
  const decision = context.silent
    ? faulted
    : withCallbacks(world, faulted, callbacksUnderFaults(world, faulted, matcher, context));
  if (matcher.events.length === 0) return decision;
  return { ...decision, events: [...matcher.events, ...decision.events] };
}

function callbacksUnderFaults(
  world: World,
  { events }: Decision,
  matcher: FaultMatcher,
  { draw }: Context,
) {
  const plan = planCallbacks(world, events);
  return plan.length === 0
    ? plan
    : plan.flatMap((callback) => applyCallbackFault(world, callback, matcher, draw));
}
