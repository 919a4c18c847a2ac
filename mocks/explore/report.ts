import type { Case, Report, Section } from "../report/report.js";
import type { Explored, FailedOnce } from "./outcome.js";
import { sentencesOf, type ToldFailure } from "./tell.js";

/** What is told of an exploration. */
export interface ToldExploration {
  readonly explored: Explored;
  readonly failures: readonly ToldFailure[];
  readonly shop: string;
  readonly seed: number;
  /** The kept failures that fail no more, by their paths. */
  readonly mended: readonly string[];
  /** Errors that the shop left uncaught, outside of any call. */
  readonly uncaught: readonly string[];
  /** Why threads could not go on. */
  readonly lostThreads: readonly string[];
}

/** The verdict of an exploration in the form of all verdicts. */
export function reportOf(told: ToldExploration): Report {
  const { explored, failures, mended, uncaught } = told;
  const isGreen =
    failures.length === 0 && uncaught.length === 0 && explored.interruptedBy === undefined;
  return {
    title: "paystub explore",
    passed: isGreen && explored.calls > 0,
    summary: summaryOf(told),
    sections: [
      { name: "Sequences", cases: sequenceCases(told) },
      ...section("Failures", failures.map(failureCase)),
      ...section("Not replayed", explored.unsure.map(unsureCase)),
      ...section("Flaky", explored.flaky.map(flakyCase)),
      ...section("Kept failures that fail no more", mended.map(mendedCase)),
      ...section("Errors outside of any call", uncaught.map(uncaughtCase)),
    ],
  };
}

const REST = { name: "the rest was not run" };

function section(name: string, cases: readonly Case[]): readonly Section[] {
  return cases.length > 0 ? [{ name, cases }] : [];
}

function sequenceCases(told: ToldExploration): readonly Case[] {
  const { explored, failures, uncaught, shop, seed, lostThreads } = told;
  const { runs, calls, inconclusive, shortfall, interruptedBy } = explored;
  const name = `${runs} sequences against ${shop}, seed ${seed}`;
  // Where more is wrong, that may be why nothing was called.
  const isElse = failures.length > 0 || uncaught.length > 0 || interruptedBy !== undefined;
  if (calls === 0 && !isElse) {
    const message =
      "The shop called nothing, so there was nothing to judge: does its adapter hand it baseUrl?";
    return [{ name, status: "failed", message }];
  }
  const cases: Case[] = [];
  if (runs > 0) cases.push({ name: `${name}: ${calls} calls`, status: "passed" });
  if (inconclusive > 0) {
    const share = ((inconclusive / runs) * 100).toFixed(1);
    const message = "This machine was too busy to tell anything by them; fewer --jobs may help.";
    cases.push({
      name: `${inconclusive} were inconclusive (${share} %)`,
      status: "warning",
      message,
    });
  }
  for (const message of lostThreads) {
    const name = "a thread could not go on; the others took over what it was to run";
    cases.push({ name, status: "warning", message });
  }
  if (shortfall !== undefined) {
    cases.push({ ...REST, status: "skipped", message: "The budget was used up." });
  }
  if (interruptedBy !== undefined) {
    cases.push({ ...REST, status: "failed", message: `It was interrupted by ${interruptedBy}.` });
  }
  return cases;
}

function failureCase(failure: ToldFailure): Case {
  const { finding, sequence, again, replays, path, reproduction, beside, record } = failure;
  const flaky = again < replays ? [`Flaky: it failed in ${again} of ${replays} replays.`] : [];
  const cut = failure.isCutShort ? ["Interrupted: it may become shorter when it is replayed."] : [];
  const from =
    failure.originalLength > sequence.steps.length ? ` of ${failure.originalLength}` : "";
  return {
    name: `${finding.invariant}: ${sequence.steps.length}${from} steps`,
    status: "failed",
    message: `${finding.text}.`,
    details: [
      ...sentencesOf(sequence),
      ...flaky,
      ...cut,
      ...(path === undefined ? [] : [`kept:    ${path}`]),
      ...beside,
      ...(record && "why" in record ? [record.why] : []),
      ...(reproduction === undefined ? [] : [`again:   ${reproduction}`]),
    ],
    ...(path !== undefined && { file: path }),
    ...(record && "path" in record && { record: record.path }),
  };
}

function unsureCase({ finding, sequence }: FailedOnce): Case {
  return {
    name: `${finding.invariant}: failed once, and was interrupted before it was replayed`,
    status: "warning",
    message: `${finding.text}.`,
    details: sentencesOf(sequence),
  };
}

function flakyCase({ finding, sequence }: FailedOnce): Case {
  return {
    name: `${finding.invariant}: failed once, and not again in five replays`,
    status: "warning",
    message: `${finding.text}.`,
    details: sentencesOf(sequence),
  };
}

function mendedCase(path: string): Case {
  return { name: path, status: "passed", message: "Kept, since it may come back." };
}

function uncaughtCase(error: string): Case {
  return { name: "uncaught in the shop", status: "failed", message: error };
}

function summaryOf({ explored, failures, uncaught }: ToldExploration): string {
  const { runs, durationMs, inconclusive, flaky, unsure, interruptedBy } = explored;
  const seconds = (durationMs / 1000).toFixed(1);
  const found = failures.map(({ finding }) => finding.invariant).join(", ");
  const parts = [
    `${runs} sequences in ${seconds} s`,
    failures.length === 0 ? "none failed" : `failed: ${found}`,
    ...(unsure.length > 0 ? [`${unsure.length} failed once and not replayed`] : []),
    ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
    ...(inconclusive > 0 ? [`${inconclusive} inconclusive`] : []),
    ...(uncaught.length > 0 ? [`${uncaught.length} errors uncaught in the shop`] : []),
  ];
  const how = interruptedBy === undefined ? "" : `Interrupted by ${interruptedBy}: `;
  return `${how}${parts.join(", ")}.`;
}
