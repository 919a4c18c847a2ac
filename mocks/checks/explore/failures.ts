import { createHash } from "node:crypto";
import { join } from "node:path";
import { jsonOf } from "../../domain/text.js";
import { CouldNotRun } from "../../report/report.js";
import { filesIn, readText, saveText } from "../../sandbox/disk.js";
import { reasonOf } from "../../sandbox/result.js";
import type { FoundFailure } from "./explore.js";
import { describeStep, type ReportedFailure, sentencesOf, shownFinding } from "./report.js";
import { checkedSequence, type Sequence, type ShopFinding } from "./sequence.js";

/** A sequence that failed once, as a file keeps it. */
export interface KeptFailure {
  readonly version: 1;
  readonly invariant: string;
  readonly text: string;
  /** The steps in words, for readers of the file. Replays ignore them. */
  readonly steps: readonly string[];
  /** Where it was found: the same seed and index draw the sequence before it was shrunk. */
  readonly found: { readonly seed: number; readonly index: number };
  /** The value itself, since a seed means something else with the next generator. */
  readonly sequence: Sequence;
}

/** Where failures are kept unless another folder is named: to be committed, as snapshots are. */
export const FAILURES_FOLDER = ".paystub/failures";

/** What its files are called: the same failure has the same name. */
export function failureName({
  invariant,
  sequence,
}: Pick<KeptFailure, "invariant" | "sequence">): string {
  const digest = createHash("sha256").update(JSON.stringify(sequence)).digest("hex").slice(0, 8);
  return `${invariant}-${digest}`;
}

/** Keeps a failure; gives the path. */
async function keepFailure(folder: string, failure: KeptFailure): Promise<string> {
  const path = join(folder, `${failureName(failure)}.json`);
  await saveText(path, `${JSON.stringify(failure, null, 2)}\n`);
  return path;
}

/** The failures of a folder, with their paths. */
export async function keptFailures(
  folder: string,
): Promise<readonly { readonly path: string; readonly failure: KeptFailure }[]> {
  const all = await filesIn(folder).catch(({ code }: NodeJS.ErrnoException) => {
    throw new CouldNotRun(`the folder ${folder} cannot be read (${code}). Give --failures another`);
  });
  const names = all.filter((name) => name.endsWith(".json"));
  const paths = names.map((name) => join(folder, name));
  return Promise.all(paths.map(async (path) => ({ path, failure: await readFailure(path) })));
}

/** Reads a failure; says what is wrong with a file that holds none. */
export async function readFailure(path: string): Promise<KeptFailure> {
  const text = await readText(path).catch(() => {
    throw new CouldNotRun(`the failure ${path} cannot be read. Give a file of ${FAILURES_FOLDER}`);
  });
  const failure: Partial<KeptFailure> = Object(jsonOf(text));
  if (failure.version === 1 && failure.sequence) {
    return { ...failure, sequence: checkedSequence(failure.sequence, path) } as KeptFailure;
  }
  throw new CouldNotRun(`${path} is not a failure that paystub explore has kept (version 1)`);
}

/** The test runner of a project, as far as a replay has to know it. */
export type ReplayRunner = "vitest" | "node" | "other";

/** How the file of a replay ends: no other runner collects the last one. */
const TEST_FILE = { vitest: ".test.mjs", node: ".test.mjs", other: ".replay.mjs" } as const;

/** A test that fails as long as the shop does. `shop` is the path of the adapter. */
function testOf(
  finding: ShopFinding,
  sequence: Sequence,
  { shop, runner }: Pick<FailureKeeping, "shop" | "runner">,
): string {
  const sentences = sentencesOf(sequence).map((sentence) => `  // ${sentence}`);
  const value = JSON.stringify(sequence, null, 2).replaceAll("\n", "\n  ");
  const [imports, check, options] =
    runner === "vitest"
      ? ['import { expect, test } from "vitest";', "expect(findings).toEqual([]);", ", 60_000"]
      : [
          'import assert from "node:assert/strict";\nimport { test } from "node:test";',
          "assert.deepEqual(findings, []);",
          "",
        ];
  const sorted = runner === "vitest" ? [REPLAY, imports] : [imports, REPLAY];
  return `${sorted.join("\n")}

// ${finding.text}
test(${JSON.stringify(finding.invariant)}, async () => {
${sentences.join("\n")}
  const sequence = ${value};
  const { findings } = await replay({ shop: ${JSON.stringify(shop)}, sequence });
  ${check}
}${options});
`;
}

const REPLAY = 'import { replay } from "paystub/explore";';

/** Where failures are kept, and what a report adds. */
interface FailureKeeping {
  readonly folder: string;
  readonly seed: number;
  readonly shop: string;
  readonly runner: ReplayRunner;
  /** The line that shows a kept failure again. */
  readonly reproduction: (path: string) => string;
}

/** Keeps a failure, with a test beside it. A failure that cannot be saved is still reported. */
export async function keep(
  failure: FoundFailure,
  { folder, seed, shop, runner, reproduction }: FailureKeeping,
): Promise<ReportedFailure> {
  const { sequence, index } = failure;
  const finding = shownFinding(failure.finding);
  const kept: KeptFailure = {
    ...{ version: 1, ...finding },
    steps: sequence.steps.map(describeStep),
    found: { seed, index: index ?? -1 },
    sequence,
  };
  try {
    const path = await keepFailure(folder, kept);
    const test = path.replace(/\.json$/, TEST_FILE[runner]);
    await saveText(test, testOf(finding, sequence, { shop, runner }));
    const how = runner === "other" ? ", for node --test" : "";
    const beside = [`test:    ${test}${how}`];
    return { ...failure, path, beside, reproduction: reproduction(path) };
  } catch (error) {
    const why = reasonOf(error as NodeJS.ErrnoException);
    const beside = [
      `not kept, since nothing could be written to ${folder} (${why}):`,
      JSON.stringify(kept),
    ];
    return { ...failure, path: undefined, beside, reproduction: undefined };
  }
}
