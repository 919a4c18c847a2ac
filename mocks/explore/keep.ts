import { reasonOf } from "../runtime/callbacks/result.js";
import { saveText } from "../runtime/disk.js";
import { type KeptFailure, keepFailure } from "./kept.js";
import type { FoundFailure } from "./outcome.js";
import { describeStep } from "./sequence.js";
import type { ToldFailure } from "./tell.js";
import { diagramOf, testOf } from "./tell.js";

/** Where failures are kept, and what is told with them. */
export interface FailureKeeping {
  readonly folder: string;
  readonly seed: number;
  readonly shop: string;
  /** The line that shows a kept failure again. */
  readonly reproduction: (path: string) => string;
}

/** Keeps a failure, with a test and a diagram beside it. Where that fails it is told all the same. */
export async function keep(
  failure: FoundFailure,
  { folder, seed, shop, reproduction }: FailureKeeping,
): Promise<ToldFailure> {
  const { finding, sequence, index, execution } = failure;
  const kept: KeptFailure = {
    ...{ version: 1, invariant: finding.invariant, text: finding.text },
    steps: sequence.steps.map(describeStep),
    found: { seed, index: index ?? -1 },
    sequence,
  };
  try {
    const path = await keepFailure(folder, kept);
    const stem = path.replace(/\.json$/, "");
    const [test, diagram] = [`${stem}.test.mjs`, `${stem}.mmd`];
    await saveText(test, testOf(finding, sequence, shop));
    if (execution) await saveText(diagram, diagramOf(sequence, execution));
    const beside = [`test:    ${test}`, ...(execution ? [`diagram: ${diagram}`] : [])];
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
