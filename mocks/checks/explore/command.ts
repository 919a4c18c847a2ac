import { join } from "node:path";
import { CouldNotRun, type Progress, type Report } from "../../report/report.js";
import type { StartGateway } from "../run/options.js";
import { shopSource } from "./adapters.js";
import { type ExploreOptions, explore } from "./explore.js";
import {
  FAILURES_FOLDER,
  failureName,
  type KeptFailure,
  keep,
  keptFailures,
  type ReplayRunner,
  readFailure,
} from "./failures.js";
import { type Interruption, type UncaughtWatch, unlessGivenUp } from "./interruption.js";
import { type ReportedFailure, reportOf } from "./report.js";
import { type ExplorationSession, openSession, type SessionOptions } from "./session.js";

export { watchUncaught } from "./interruption.js";

/** The options of `paystub explore`, with their defaults. */
interface ExploreSetup
  extends SessionOptions,
    Pick<
      ExploreOptions,
      "budgetMs" | "jobs" | "keepGoing" | "runs" | "seed" | "shrinkMs" | "stutter"
    > {
  readonly shop: string;
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
  /** Called with a line for the terminal. */
  readonly announce: (text: string) => void;
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
  const runs = replay === undefined ? setup.runs : 0;
  const total = kept.length + runs;
  const explored = await explore(session, {
    ...setup,
    // A shop that does not even know which sandbox it is in can be asked one thing at a time.
    jobs: session.source.fixedSandbox === undefined ? setup.jobs : 1,
    interruption: around.interruption,
    ...(record !== undefined && {
      recordTo: (failure) => join(record, `${failureName(failure)}.html`),
    }),
    runs,
    earlier: kept.map(({ failure }) => failure.sequence),
    announce: ({ invariant }, limitMs) => {
      const seconds = Math.ceil((2 * limitMs) / 1000);
      around.announce(
        `${invariant} failed. Shrinking and replaying it takes up to about ${seconds} s.`,
      );
    },
    progress: (done, failing) =>
      around.progress({ done, total, now: failing === 0 ? "" : `${failing} failed` }),
  });
  const { runner = "vitest" } = setup;
  const keeping = { folder, seed, shop, runner, reproduction: around.reproduction };
  const failures: ReportedFailure[] = [];
  for (const failure of explored.failures) failures.push(await keep(failure, keeping));
  const mended = explored.mended.flatMap((nr) => kept[nr]?.path ?? []);
  // A failure already reports these.
  const isNew = (error: string) =>
    !failures.some(({ finding }) => finding.code === "crashed" && finding.evidence.error === error);
  const uncaught = around.uncaught.messages().filter(isNew);
  return reportOf({ explored, failures, shop, seed, mended, uncaught });
}

async function alone(path: string): Promise<{ path: string; failure: KeptFailure }> {
  return { path, failure: await readFailure(path) };
}
