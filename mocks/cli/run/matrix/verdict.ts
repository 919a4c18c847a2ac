import { formatDuration } from "../../../control/format.js";
import type { Injection } from "../../../observe/record.js";
import { bearsOn, SWITCH_IDS } from "../../../observe/switches.js";
import type { FaultOption } from "../../fault-option.js";
import { describeTarget } from "../evidence.js";
import type { Judge } from "../options.js";
import { endingOf } from "../program.js";
import { injectionsOf, timesInjected } from "../rules.js";
import type { CommandRun } from "../run-once.js";
import { breachesIn } from "../verdict.js";
import { type Cell, type CellOutcome, NO_BEARING } from "./cells.js";

/** What a run under a variation is judged by. */
export interface JudgedRun {
  readonly ran: CommandRun;
  /** The run without any variation. */
  readonly plain: CommandRun;
  /** The rules that it ran under. */
  readonly rules: readonly FaultOption[];
  readonly timeoutMs: number;
  /** How long a call that is held open may be waited for. */
  readonly patienceMs: number;
  readonly judge: Judge;
  readonly interrupted: boolean;
}

/** Whether a command survived a variation, and what to tell of it. */
export function judged(cell: Cell, run: JudgedRun): CellOutcome {
  const { ran, interrupted, judge } = run;
  const { ended, durationMs } = ran;
  const breaches = ownBreaches(run);
  const outcome = { cell, durationMs, ...(breaches.length > 0 && { breaches }) };
  if (interrupted) return { ...outcome, verdict: "skipped", message: "It was interrupted." };
  const unmet = whyUnmet(cell, run);
  const failures = [
    ...heldTooLong(run),
    ...(judge === "invariants" ? [] : ownFailure(run)),
    ...(judge === "tests" || breaches.length === 0 ? [] : ["What must hold did not hold."]),
  ];
  if (failures.length === 0) {
    const doubt = unmet ?? whyUnknown(cell, run);
    if (doubt === undefined) return { ...outcome, verdict: "survived" };
    return { ...outcome, verdict: "not-met", message: doubt };
  }
  const flaky =
    unmet === undefined ? whereMet(cell, run) : ` ${unmet} So it may fail by itself now and then.`;
  const message = `${failures.join(" ")}${flaky}`;
  return { ...outcome, verdict: "failed", message, lastLines: ended.lastLines };
}

/** A client that waits for as long as it takes is caught in the act: its command was ended for it. */
function heldTooLong({ ran: { waitedOn }, patienceMs }: JudgedRun): readonly string[] {
  if (!waitedOn) return [];
  const limit = formatDuration(patienceMs);
  return [
    `Nobody gave up on ${describeTarget(waitedOn)} within ${limit}, though no answer ever came.`,
  ];
}

function ownFailure({ ran: { ended, late, waitedOn }, timeoutMs }: JudgedRun): readonly string[] {
  if (waitedOn) return [];
  if (late) return [`The command did not end within ${formatDuration(Math.round(timeoutMs))}.`];
  return ended.exitCode === 0 ? [] : [`The command ${endingOf(ended)}.`];
}

/** What the mock holds against the shop here, and not in the plain run too. */
function ownBreaches({ ran, plain }: JudgedRun): readonly string[] {
  const before = new Set(plain.evidence.judged.flatMap(brokenId));
  const judged = ran.evidence.judged;
  return breachesIn(judged.filter((one) => !before.has(one.invariant)));
}

function brokenId({
  verdict,
  invariant,
}: {
  readonly verdict: string;
  readonly invariant: string;
}) {
  return verdict === "broken" ? [invariant] : [];
}

/** What met the fault, with its test: a call of an operation, or what it affected beyond the calls. */
function whereMet({ rule }: Cell, { ran: { evidence, waitedOn }, rules }: JudgedRun): string {
  if (waitedOn || !rule) return "";
  const injections = injectionsOf(rules, rule, evidence);
  const thing = injections.find(({ target }) => target !== null && target.kind !== "request");
  const called = injections.find(({ target }) => {
    return target?.kind === "request" && target.operationId !== null;
  });
  const isCallback = thing?.target?.kind === "callback";
  const met = (isCallback ? undefined : called) ?? thing ?? injections.find(hasTarget);
  const [shown = injections[0]] = met ? [met] : [];
  return shown ? ` The fault met ${describeTarget(shown, rule.operation)}.` : "";
}

const hasTarget = ({ target }: Injection) => target !== null;

/**
 * Why nobody can say whether the client would have given up; undefined where one can. The end of a command
 * closes its connections just as a client does that gives up, so nobody knows which of the two it was.
 */
function whyUnknown({ rule }: Cell, { ran: { evidence }, rules }: JudgedRun): string | undefined {
  if (!rule) return undefined;
  const injections = injectionsOf(rules, rule, evidence);
  const undecided = injections.find(({ held }) => held !== null && !held.isOutlived);
  if (!undecided) return undefined;
  return `${describeTarget(undecided)} was held open, and nothing came after its connection was closed: nobody knows whether its client gave up, or only ended.`;
}

/** Why a run proves nothing about a variation; undefined where it does. */
function whyUnmet({ rule, assume = {} }: Cell, run: JudgedRun): string | undefined {
  const { ran, plain, rules } = run;
  if (rule) {
    return timesInjected(rules, rule, ran.evidence) > 0 ? undefined : "The rule never applied.";
  }
  const met = SWITCH_IDS.some(
    (id) => id in assume && (bearsOn(id, ran.evidence) || bearsOn(id, plain.evidence)),
  );
  return met ? undefined : NO_BEARING;
}
