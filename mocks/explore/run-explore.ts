import type { Progress } from "../report/progress.js";
import type { Report } from "../report/report.js";
import { saveText } from "../runtime/disk.js";
import { explore } from "./explore.js";
import {
  FAILURES_FOLDER,
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

/** The options of `paystub explore`, with their defaults. */
export interface ExploreSetup extends LaboratoryOptions {
  readonly shop: string;
  readonly runs: number;
  readonly seed: number;
  readonly jobs: number;
  readonly budgetMs?: number;
  readonly stutter?: boolean;
  readonly keepGoing?: boolean;
  readonly failures?: string;
  /** A file of a failure: it alone is run. */
  readonly replay?: string;
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
  const { failures: folder = FAILURES_FOLDER, replay, shop, seed } = setup;
  const uncaught = watchUncaught();
  const kept = replay === undefined ? await keptFailures(folder) : [await alone(replay)];
  const laboratory = await openLaboratory(
    () => shopSource(shop, around.runCommand),
    setup,
    around.start,
  );
  try {
    // A shop that does not even know which sandbox it is in can be asked one thing at a time.
    const jobs = laboratory.source.fixedSandbox === undefined ? setup.jobs : 1;
    const explored = await explore(laboratory, {
      ...setup,
      jobs,
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
    return reportOf({ explored, failures, shop, seed, mended, uncaught: uncaught() });
  } finally {
    await laboratory.close();
  }
}

async function alone(path: string): Promise<{ path: string; failure: KeptFailure }> {
  return { path, failure: await readFailure(path) };
}

/** Keeps a failure, with a test and a diagram beside it. */
async function keep(
  failure: FoundFailure,
  { folder, setup, around }: { folder: string; setup: ExploreSetup; around: Surroundings },
): Promise<ToldFailure> {
  const { finding, sequence, index, execution } = failure;
  const path = await keepFailure(folder, {
    ...{ version: 1, invariant: finding.invariant, text: finding.text },
    steps: sequence.steps.map(describeStep),
    found: { seed: setup.seed, index: index ?? -1 },
    sequence,
  });
  const stem = path.replace(/\.json$/, "");
  const [test, diagram] = [`${stem}.test.mjs`, `${stem}.mmd`];
  await saveText(test, testOf(finding, sequence, setup.shop));
  await saveText(diagram, diagramOf(sequence, execution));
  const beside = [`test:    ${test}`, `diagram: ${diagram}`];
  return { ...failure, path, beside, reproduction: around.reproduction(path) };
}

/** How many errors are told. */
const UNCAUGHT_MAX = 10;

/** What a shop in this process leaves uncaught must not end the exploration, and must not be lost. */
function watchUncaught(): () => readonly string[] {
  const errors = new Set<string>();
  const note = (error: unknown) => {
    if (errors.size < UNCAUGHT_MAX)
      errors.add(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  };
  process.on("uncaughtException", note).on("unhandledRejection", note);
  return () => {
    process.off("uncaughtException", note).off("unhandledRejection", note);
    return [...errors];
  };
}
