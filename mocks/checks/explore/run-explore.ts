import { join } from "node:path";
import { plural } from "../../control/format.js";
import {
  type Case,
  CouldNotRun,
  type Progress,
  type Report,
  type Section,
} from "../../report/report.js";
import { shopSource } from "./adapters.js";
import { explore } from "./explore.js";
import {
  FAILURES_FOLDER,
  failureName,
  type KeptFailure,
  keep,
  keptFailures,
  type ReplayRunner,
  type ReportedFailure,
  readFailure,
  sentencesOf,
} from "./failures.js";
import { type Interruption, type UncaughtWatch, unlessGivenUp } from "./interruption.js";
import type { Explored, FailedOnce } from "./pursue.js";
import {
  type ExplorationSession,
  openSession,
  type SessionOptions,
  type StartGateway,
} from "./session.js";

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

function adviceCase({ finding, sequence }: FailedOnce): Case {
  return {
    name: finding.invariant,
    status: "warning",
    message: `${finding.text}. This works with the mock, but not with every service.`,
    details: sentencesOf(sequence),
  };
}

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

export { FAILURES_FOLDER } from "./failures.js";
export { watchUncaught } from "./interruption.js";

/** The options of `paystub explore`, with their defaults. */
export interface ExploreSetup extends SessionOptions {
  readonly shop: string;
  readonly runs: number;
  readonly seed: number;
  readonly jobs: number;
  readonly budgetMs?: number;
  readonly stutter?: boolean;
  readonly keepGoing?: boolean;
  readonly failures?: string;
  /** The test runner that replays are written for. */
  readonly runner?: ReplayRunner;
  /** The folder for records of what failed. */
  readonly record?: string;
  /** A file of a failure: it alone is run. */
  readonly replay?: string;
}

/** What an exploration needs from its caller, which owns the processes and the terminal. */
export interface Surroundings {
  readonly start: StartGateway;
  readonly interruption: Interruption;
  /** Watches the shop until the report is complete. */
  readonly uncaught: Pick<UncaughtWatch, "messages">;
  /** Called with the progress. */
  readonly progress: Progress;
  /** The line that shows a kept failure again. */
  readonly reproduction: (path: string) => string;
}

/** Explores a shop, keeps what failed, and gives the verdict. */
export async function runExplore(setup: ExploreSetup, around: Surroundings): Promise<Report> {
  const { failures: folder = FAILURES_FOLDER, replay, shop } = setup;
  const { interruption } = around;
  const kept = replay === undefined ? await keptFailures(folder) : [await alone(replay)];
  const opening = openSession((limits) => shopSource(shop, limits), setup, around.start);
  const session = await unlessGivenUp(opening, interruption);
  if (session) {
    return exploredIn(session, { kept, setup, around, folder }).finally(session.close);
  }
  throw new CouldNotRun(`interrupted by ${interruption.by()} before the shop could be explored`);
}

/** The subject of the exploration, and further facts to report. */
interface Exploring {
  readonly kept: readonly { readonly path: string; readonly failure: KeptFailure }[];
  readonly setup: ExploreSetup;
  readonly around: Surroundings;
  /** Where failures are kept. */
  readonly folder: string;
}

async function exploredIn(session: ExplorationSession, exploring: Exploring): Promise<Report> {
  const { kept, setup, around, folder } = exploring;
  const { record, replay, shop, seed } = setup;
  const explored = await explore(session, {
    ...setup,
    // A shop that does not even know which sandbox it is in can be asked one thing at a time.
    jobs: session.source.fixedSandbox === undefined ? setup.jobs : 1,
    interruption: around.interruption,
    ...(record !== undefined && {
      recordTo: (failure) => join(record, `${failureName(failure)}.html`),
    }),
    runs: replay === undefined ? setup.runs : 0,
    earlier: kept.map(({ failure }) => failure.sequence),
    progress: (done, failing) =>
      around.progress({ done, total: setup.runs, now: failing === 0 ? "" : `${failing} failed` }),
  });
  const { runner = "vitest" } = setup;
  const keeping = { folder, seed, shop, runner, reproduction: around.reproduction };
  const failures: ReportedFailure[] = [];
  for (const failure of explored.failures) failures.push(await keep(failure, keeping));
  const mended = explored.mended.flatMap((nr) => kept[nr]?.path ?? []);
  // A failure already reports these.
  const isNew = (error: string) => !failures.some(({ finding }) => finding.text.includes(error));
  const uncaught = around.uncaught.messages().filter(isNew);
  return reportOf({ explored, failures, shop, seed, mended, uncaught });
}

async function alone(path: string): Promise<{ path: string; failure: KeptFailure }> {
  return { path, failure: await readFailure(path) };
}
