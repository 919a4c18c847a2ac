import { join } from "node:path";
import type { CoverageTally } from "../coverage/tally.js";
import type { Progress } from "../report/progress.js";
import type { Report } from "../report/report.js";
import { reasonOf } from "../runtime/attempt-results.js";
import { saveText } from "../runtime/disk.js";
import { executeCalmly } from "./calm.js";
import { Crew } from "./crew.js";
import type { Laboratory } from "./execute.js";
import { explore } from "./explore.js";
import {
  FAILURES_FOLDER,
  failureName,
  type KeptFailure,
  keepFailure,
  keptFailures,
  readFailure,
} from "./kept.js";
import { type LaboratoryOptions, openLaboratory, type StartGateway } from "./laboratory.js";
import type { FoundFailure } from "./outcome.js";
import { reportOf, type ToldFailure } from "./report.js";
import { describeStep } from "./sequence.js";
import { type RunCommand, shopSource } from "./sources.js";
import { diagramOf, testOf } from "./tell.js";
import { watchUncaught } from "./uncaught.js";

export { FAILURES_FOLDER } from "./kept.js";

/** The options of `paystub explore`, with their defaults. */
export interface ExploreSetup extends Omit<LaboratoryOptions, "watch" | "named"> {
  readonly shop: string;
  readonly runs: number;
  readonly seed: number;
  readonly jobs: number;
  /** Over how many threads they are spread, this one included; 1 without it. */
  readonly threads?: number;
  readonly budgetMs?: number;
  readonly stutter?: boolean;
  readonly keepGoing?: boolean;
  readonly failures?: string;
  /** The folder for records of what failed. */
  readonly record?: string;
  /** A file of a failure: it alone is run. */
  readonly replay?: string;
  /** Counts what is reached. */
  readonly tally?: CoverageTally;
}

/** What exploring needs from whoever has the processes and the terminal. */
export interface Surroundings {
  readonly start: StartGateway;
  readonly runCommand: RunCommand;
  readonly isInterrupted: () => boolean;
  /** Told how far it is. */
  readonly progress: Progress;
  /** The line that shows a kept failure again. */
  readonly reproduction: (path: string) => string;
}

/** Explores a shop, keeps what failed, and gives the verdict. */
export async function runExplore(setup: ExploreSetup, around: Surroundings): Promise<Report> {
  const { failures: folder = FAILURES_FOLDER, record, replay, shop, seed, tally } = setup;
  const uncaught = watchUncaught();
  const kept = replay === undefined ? await keptFailures(folder) : [await alone(replay)];
  const laboratory = await openLaboratory(
    (limits) => shopSource(shop, around.runCommand, limits),
    { ...setup, ...(tally && { watch: tally.watch() }) },
    around.start,
  );
  let crew: Crew | undefined;
  try {
    // A shop that does not even know which sandbox it is in can be asked one thing at a time.
    const jobs = laboratory.source.fixedSandbox === undefined ? setup.jobs : 1;
    crew = await crewOf(laboratory, { ...setup, jobs });
    const explored = await explore(laboratory, {
      ...setup,
      ...{ jobs, run: crew.run },
      ...(record !== undefined && {
        recordTo: (failure) => join(record, `${failureName(failure)}.html`),
      }),
      runs: replay === undefined ? setup.runs : 0,
      earlier: kept.map(({ failure }) => failure.sequence),
      isInterrupted: around.isInterrupted,
      progress: (done, failing) =>
        around.progress({ done, total: setup.runs, now: failing === 0 ? "" : `${failing} failed` }),
    });
    const failures: ToldFailure[] = [];
    for (const failure of explored.failures) {
      failures.push(await keep(failure, { folder, setup, around }));
    }
    const mended = explored.mended.flatMap((nr) => kept[nr]?.path ?? []);
    const beside = await crew.end(tally);
    const errors = [...new Set([...uncaught(), ...beside.uncaught])];
    const { failed: lostThreads } = beside;
    return reportOf({ explored, failures, shop, seed, mended, uncaught: errors, lostThreads });
  } finally {
    await crew?.end(undefined);
    await laboratory.close();
  }
}

async function alone(path: string): Promise<{ path: string; failure: KeptFailure }> {
  return { path, failure: await readFailure(path) };
}

/** Keeps a failure, with a test and a diagram beside it. Where that fails it is told all the same. */
async function keep(
  failure: FoundFailure,
  { folder, setup, around }: { folder: string; setup: ExploreSetup; around: Surroundings },
): Promise<ToldFailure> {
  const { finding, sequence, index, execution } = failure;
  const kept: KeptFailure = {
    ...{ version: 1, invariant: finding.invariant, text: finding.text },
    steps: sequence.steps.map(describeStep),
    found: { seed: setup.seed, index: index ?? -1 },
    sequence,
  };
  try {
    const path = await keepFailure(folder, kept);
    const stem = path.replace(/\.json$/, "");
    const [test, diagram] = [`${stem}.test.mjs`, `${stem}.mmd`];
    await saveText(test, testOf(finding, sequence, setup.shop));
    await saveText(diagram, diagramOf(sequence, execution));
    const beside = [`test:    ${test}`, `diagram: ${diagram}`];
    return { ...failure, path, beside, reproduction: around.reproduction(path) };
  } catch (error) {
    const why = reasonOf(error as NodeJS.ErrnoException);
    const beside = [
      `not kept, since nothing could be written to ${folder} (${why}):`,
      JSON.stringify(kept),
    ];
    return { ...failure, path: undefined, beside, reproduction: undefined };
  }
}

/**
 * Who runs the sequences: this thread and others. A shop that goes by a port of the mock, or whose adapter
 * is commands, is explored by one thread.
 */
async function crewOf(laboratory: Laboratory, setup: ExploreSetup): Promise<Crew> {
  const { shop, jobs, replay, threads = 1, port = 0, patienceMs, allowEgress } = setup;
  const isAlone = replay !== undefined || port !== 0 || shop.endsWith(".json");
  const others = isAlone ? 0 : Math.min(threads, jobs) - 1;
  const given = {
    ...{ shop, isCounting: setup.tally !== undefined },
    ...(patienceMs !== undefined && { patienceMs }),
    ...(allowEgress && { allowEgress }),
  };
  // Loaded where it is wanted: a module of its own is what a thread runs.
  const { startThread } = others > 0 ? await import("./thread.js") : { startThread: undefined };
  const started = Array.from({ length: Math.max(0, others) }, (_, index) =>
    startThread?.({ ...given, named: `explore-${index + 2}` }),
  ).filter((thread) => thread !== undefined);
  return new Crew((sequence, place) => executeCalmly(laboratory, sequence, place), started);
}
