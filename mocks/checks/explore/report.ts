import { plural } from "../../domain/text.js";
import type { Case, Report, Section } from "../../report/report.js";
import type { Explored, FailedOnce } from "./explore.js";
import { type ReportedFailure, sentencesOf } from "./failures.js";

/** The result of an exploration. */
export interface ExplorationResult {
  readonly explored: Explored;
  readonly failures: readonly ReportedFailure[];
  readonly shop: string;
  readonly seed: number;
  /** The kept failures that fail no more, by their paths. */
  readonly mended: readonly string[];
  /** Errors that the shop left uncaught, outside of any call. */
  readonly uncaught: readonly string[];
}

/** The verdict of an exploration in the form of all verdicts. */
export function reportOf(result: ExplorationResult): Report {
  const { explored, failures, mended, uncaught } = result;
  const isGreen =
    failures.length === 0 && uncaught.length === 0 && explored.interruptedBy === undefined;
  return {
    title: "paystub explore",
    passed: isGreen && explored.calls > 0,
    summary: summaryOf(result),
    sections: [
      { name: "Sequences", cases: sequenceCases(result) },
      ...section(
        "Failures",
        failures.map((one) => failureCase(one, explored.runs)),
      ),
      ...section("Not replayed", explored.unsure.map(unsureCase)),
      ...section("Flaky", explored.flaky.map(flakyCase)),
      ...section("Advice", explored.advice.map(adviceCase)),
      ...section("Kept failures that fail no more", mended.map(mendedCase)),
      ...section("Errors outside of any call", uncaught.map(uncaughtCase)),
    ],
    data: { findings: failures.map(findingData) },
  };
}

const REST = { name: "the rest was not run" };

function section(name: string, cases: readonly Case[]): readonly Section[] {
  return cases.length > 0 ? [{ name, cases }] : [];
}

function sequenceCases(result: ExplorationResult): readonly Case[] {
  const { explored, failures, uncaught, shop, seed } = result;
  const { runs, calls, inconclusive, shortfall, interruptedBy } = explored;
  const name = `${plural(runs, "sequence")} against ${shop}, seed ${seed}`;
  // Where more is wrong, that may be why nothing was called.
  const isElse = failures.length > 0 || uncaught.length > 0 || interruptedBy !== undefined;
  if (calls === 0 && !isElse) {
    const message = "The shop never called the service. Does the adapter pass baseUrl to it?";
    return [{ name, status: "failed", message }];
  }
  const cases: Case[] = [];
  if (runs > 0) cases.push({ name: `${name}: ${calls} calls`, status: "passed" });
  if (inconclusive > 0) {
    const share = ((inconclusive / runs) * 100).toFixed(1);
    const message = "This machine was too busy to judge them. Fewer --jobs may help.";
    cases.push({
      name: `${plural(inconclusive, "sequence")} inconclusive (${share} %)`,
      status: "warning",
      message,
    });
  }
  if (shortfall !== undefined) {
    cases.push({ ...REST, status: "skipped", message: "The budget was used up." });
  }
  if (interruptedBy !== undefined) {
    cases.push({ ...REST, status: "failed", message: `It was interrupted by ${interruptedBy}.` });
  }
  return cases;
}

/** A finding for readers of the JSON form. */
function findingData({ finding, sequence, alsoBroken, alsoUnder, seenIn, path }: ReportedFailure) {
  return { ...finding, alsoBroken, alsoUnder, seenIn, sequence, ...(path && { file: path }) };
}

function failureCase(failure: ReportedFailure, runs: number): Case {
  const { finding, sequence, again, replays, path, reproduction, beside, record } = failure;
  const { alsoBroken, alsoUnder, seenIn } = failure;
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
      ...(alsoBroken.length > 0 ? [`also broken: ${alsoBroken.join(", ")}`] : []),
      ...(alsoUnder.length > 0 ? [`also under:  ${alsoUnder.join(", ")}`] : []),
      `seen in: ${seenIn} of ${plural(runs, "sequence")}`,
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

/** What failed once, or what is only advice. */
function onceCase(how: string, more = "") {
  return ({ finding, sequence }: FailedOnce): Case => ({
    name: `${finding.invariant}${how}`,
    status: "warning",
    message: `${finding.text}.${more}`,
    details: sentencesOf(sequence),
  });
}

const unsureCase = onceCase(": failed once, and was interrupted before it was replayed");
const flakyCase = onceCase(": failed once, and not again in five replays");
const adviceCase = onceCase("", " This works with the mock, but not with every service.");

function mendedCase(path: string): Case {
  return { name: path, status: "passed", message: "Kept, since it may come back." };
}

function uncaughtCase(error: string): Case {
  return { name: "uncaught in the shop", status: "failed", message: error };
}

function summaryOf({ explored, failures, uncaught }: ExplorationResult): string {
  const { runs, durationMs, inconclusive, flaky, unsure, interruptedBy } = explored;
  const seconds = (durationMs / 1000).toFixed(1);
  const found = failures.map(({ finding }) => finding.invariant).join(", ");
  const parts = [
    `${plural(runs, "sequence")} in ${seconds} s`,
    failures.length === 0 ? "none failed" : `failed: ${found}`,
    ...(unsure.length > 0 ? [`${unsure.length} failed once and not replayed`] : []),
    ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
    ...(inconclusive > 0 ? [`${inconclusive} inconclusive`] : []),
    ...(uncaught.length > 0 ? [`${plural(uncaught.length, "uncaught error")} in the shop`] : []),
  ];
  const how = interruptedBy === undefined ? "" : `Interrupted by ${interruptedBy}: `;
  return `${how}${parts.join(", ")}.`;
}
