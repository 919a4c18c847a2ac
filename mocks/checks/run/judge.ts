import type { SwitchId } from "../../../spec/generated/assumptions.js";
import { type Assumed, assumedIn } from "../../observe/switches.js";
import type { RunEvidence } from "./evidence.js";
import type { CommandRun } from "./gather.js";
import type { Gate } from "./options.js";
import { signalExitCode } from "./program.js";

/** What the gateway's view of a run amounts to. Gates decide on it; the report says all of it. */
export interface GatewayVerdict {
  /** The gates that were asked for. */
  readonly gates: readonly Gate[];
  /** Those of them that the run breaks. */
  readonly broken: readonly Gate[];
  readonly assumed: readonly Assumed[];
}

/** Judges what a gateway saw by the gates that were asked for. */
export function judgeGateway(
  evidence: RunEvidence,
  gates: readonly Gate[],
  chosen: Readonly<Partial<Record<SwitchId, string>>>,
): GatewayVerdict {
  const { violations, tolerated, callbacks, judged, errors } = evidence;
  const assumed = assumedIn(evidence, chosen);
  const isBroken: { readonly [Name in Gate]: boolean } = {
    violations: violations.list.length > 0,
    tolerated: tolerated.list.length > 0,
    assumed: assumed.length > 0,
    invariants: judged.some(({ verdict }) => verdict === "broken"),
    callbacks: callbacks.failed.length > 0 || callbacks.unanswered.length > 0,
  };
  // What the mock failed at is missing from the evidence, so that no gate can be said to hold.
  const isBlind = errors.length > 0;
  const broken = gates.filter((gate) => isBroken[gate] || isBlind);
  return { gates, broken, assumed };
}

/** The verdict on a run of a command. */
export interface RunVerdict extends GatewayVerdict {
  readonly passed: boolean;
  /** The command called nothing, though it should. */
  readonly isIdle: boolean;
}

/** Judges a run: its command, and its gates. */
export function judgeRun(
  run: CommandRun,
  gates: readonly Gate[],
  chosen: Readonly<Partial<Record<SwitchId, string>>>,
  allowNoCalls: boolean,
): RunVerdict {
  const { evidence, interruptedBy } = run;
  const gateway = judgeGateway(evidence, gates, chosen);
  // An interrupted command may not have made its calls.
  const isIdle = !evidence.wasCalled && !allowNoCalls && interruptedBy === undefined;
  // A command that waits without a limit was ended by a signal, which is no success either.
  const hasSucceeded = exitCodeOf(run) === 0;
  // A test states it to have it compared, so no gate is needed.
  const isUntrue = evidence.judged.some(({ invariant, verdict }) => {
    return invariant === "statements-true" && verdict === "broken";
  });
  const hasHeld = gateway.broken.length === 0 && !isUntrue;
  return { ...gateway, isIdle, passed: hasHeld && hasSucceeded && !isIdle };
}

/** The exit code of a command. An interrupted one did not complete its work, whatever its own code. */
export function exitCodeOf({
  ended,
  interruptedBy,
}: Pick<CommandRun, "ended" | "interruptedBy">): number {
  if (interruptedBy === undefined || ended.signal !== null) return ended.exitCode;
  return signalExitCode(interruptedBy);
}
