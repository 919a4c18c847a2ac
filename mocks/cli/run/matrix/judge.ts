import { formatDuration } from "../../../control/format.js";
import type { FaultOption } from "../../fault-option.js";
import { bearsOn, SWITCH_IDS } from "../assumed.js";
import { breachesIn } from "../invariant-cases.js";
import type { Judge } from "../matrix-flags.js";
import { endingOf } from "../program.js";
import { strikesOf } from "../rules.js";
import type { CommandRun } from "../run-once.js";
import { describeMet, inTest } from "../strikes.js";
import { type Cell, type CellOutcome, NO_BEARING } from "./cell.js";

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
    const doubt = unmet ?? whyUnknown(run);
    if (doubt === undefined) return { ...outcome, verdict: "survived" };
    return { ...outcome, verdict: "not-met", message: doubt };
  }
  const flaky =
    unmet === undefined ? whereMet(cell, run) : ` ${unmet} So it may fail by itself now and then.`;
  const message = `${failures.join(" ")}${flaky}`;
  const record = ran.record === undefined ? {} : { record: ran.record };
  return { ...outcome, verdict: "failed", message, lastLines: ended.lastLines, ...record };
}

/** A client that waits for as long as it takes is caught in the act: its command was ended for it. */
function heldTooLong({ ran: { waitedOn }, patienceMs }: JudgedRun): readonly string[] {
  if (!waitedOn) return [];
  const limit = formatDuration(patienceMs);
  return [
    `Nobody gave up on ${describeMet(waitedOn)} within ${limit}, though no answer ever came.`,
  ];
}

function ownFailure({ ran: { ended, late, waitedOn }, timeoutMs }: JudgedRun): readonly string[] {
  if (waitedOn) return [];
  if (late) return [`The command did not end within ${formatDuration(Math.round(timeoutMs))}.`];
  return ended.exitCode === 0 ? [] : [`The command ${endingOf(ended)}.`];
}

/** What the mock holds against the shop here, and not in the plain run too. */
function ownBreaches({ ran, plain }: JudgedRun): readonly string[] {
  const before = new Set(plain.observations.sightings.judged().flatMap(brokenId));
  const judged = ran.observations.sightings.judged();
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

/** What met the fault, with its test: a call of an operation, or what it struck beyond the calls. */
function whereMet({ rule }: Cell, { ran: { observations, waitedOn } }: JudgedRun): string {
  if (waitedOn) return "";
  const { met, struck } = observations;
  const thing = struck.first;
  const [request] = met.all;
  const called = thing?.isCallback ? undefined : met.all.find((one) => one.operationId !== null);
  if (called) return ` The fault met ${describeMet(called)}.`;
  if (thing) return ` The fault met ${thing.what}${inTest(thing.step)}.`;
  if (request) return ` The fault met ${describeMet(request)}.`;
  if (!struck.firstStrike) return "";
  return ` The fault met ${rule?.operation ?? "a request"}${inTest(struck.firstStrike.step)}.`;
}

/** Why nobody can say whether the client would have given up; undefined where one can. */
function whyUnknown({ ran: { observations } }: JudgedRun): string | undefined {
  const [held] = observations.met.undecided;
  if (!held) return undefined;
  return `${describeMet(held)} was held open, and nothing came after its connection was closed: nobody knows whether its client gave up, or only ended.`;
}

/** Why a run proves nothing about a variation; undefined where it does. */
function whyUnmet({ rule, assume = {} }: Cell, run: JudgedRun): string | undefined {
  const { ran, plain, rules } = run;
  if (rule) {
    return strikesOf(rules, rule, ran.observations) > 0 ? undefined : "The rule never struck.";
  }
  const met = SWITCH_IDS.some(
    (id) => id in assume && (bearsOn(id, ran.observations) || bearsOn(id, plain.observations)),
  );
  return met ? undefined : NO_BEARING;
}
