import { join } from "node:path";
import type { CoverageTally } from "../observe/coverage/tally.js";
import type { Progress } from "../report/progress.js";
import { CouldNotRun, type Report } from "../report/report.js";
import { executeCalmly } from "./calm.js";
import { Crew } from "./crew.js";
import { explore } from "./explore.js";
import { type Interruption, unlessGivenUp } from "./interruption.js";
import { keep } from "./keep.js";
import {
  FAILURES_FOLDER,
  failureName,
  type KeptFailure,
  keptFailures,
  readFailure,
} from "./kept.js";
import type { Laboratory } from "./laboratory.js";
import { type LaboratoryOptions, openLaboratory, type StartGateway } from "./laboratory.js";
import { reportOf } from "./report.js";
import { type RunCommand, shopSource } from "./sources.js";
import type { ToldFailure } from "./tell.js";
import type { UncaughtWatch } from "./uncaught.js";

export { FAILURES_FOLDER } from "./kept.js";
export { watchUncaught } from "./uncaught.js";

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
  readonly interruption: Interruption;
  /** Watches the shop until all is told. */
  readonly uncaught: Pick<UncaughtWatch, "told">;
  /** Told how far it is. */
  readonly progress: Progress;
  /** The line that shows a kept failure again. */
  readonly reproduction: (path: string) => string;
}

/** Explores a shop, keeps what failed, and gives the verdict. */
export async function runExplore(setup: ExploreSetup, around: Surroundings): Promise<Report> {
  const { failures: folder = FAILURES_FOLDER, replay, shop, tally } = setup;
  const { interruption } = around;
  const kept = replay === undefined ? await keptFailures(folder) : [await alone(replay)];
  const opening = openLaboratory(
    (limits) => shopSource(shop, around.runCommand, limits),
    { ...setup, ...(tally && { watch: tally.watch() }) },
    around.start,
  );
  const laboratory = await unlessGivenUp(opening, interruption);
  if (laboratory) {
    return exploredIn(laboratory, { kept, setup, around, folder }).finally(laboratory.close);
  }
  throw new CouldNotRun(`interrupted by ${interruption.by()} before the shop could be explored`);
}

/** What is explored, and what there is to tell besides. */
interface Exploring {
  readonly kept: readonly { readonly path: string; readonly failure: KeptFailure }[];
  readonly setup: ExploreSetup;
  readonly around: Surroundings;
  /** Where failures are kept. */
  readonly folder: string;
}

async function exploredIn(laboratory: Laboratory, exploring: Exploring): Promise<Report> {
  const { kept, setup, around, folder } = exploring;
  const { record, replay, shop, seed, tally } = setup;
  // A shop that does not even know which sandbox it is in can be asked one thing at a time.
  const jobs = laboratory.source.fixedSandbox === undefined ? setup.jobs : 1;
  const crew = await crewOf(laboratory, { ...setup, jobs });
  try {
    const explored = await explore(laboratory, {
      ...setup,
      ...{ jobs, run: crew.run, interruption: around.interruption },
      ...(record !== undefined && {
        recordTo: (failure) => join(record, `${failureName(failure)}.html`),
      }),
      runs: replay === undefined ? setup.runs : 0,
      earlier: kept.map(({ failure }) => failure.sequence),
      progress: (done, failing) =>
        around.progress({ done, total: setup.runs, now: failing === 0 ? "" : `${failing} failed` }),
    });
    const keeping = { folder, seed, shop, reproduction: around.reproduction };
    const failures: ToldFailure[] = [];
    for (const failure of explored.failures) failures.push(await keep(failure, keeping));
    const mended = explored.mended.flatMap((nr) => kept[nr]?.path ?? []);
    const { uncaught, failed: lostThreads } = await crew.end(tally);
    // What a failure tells already is not told again.
    const isNew = (error: string) => !failures.some(({ finding }) => finding.text.includes(error));
    const errors = [...new Set([...around.uncaught.told(), ...uncaught])].filter(isNew);
    return reportOf({ explored, failures, shop, seed, mended, uncaught: errors, lostThreads });
  } finally {
    await crew.end(undefined);
  }
}

async function alone(path: string): Promise<{ path: string; failure: KeptFailure }> {
  return { path, failure: await readFailure(path) };
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
