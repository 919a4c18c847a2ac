import { createHash } from "node:crypto";
import { join } from "node:path";
import { CouldNotRun } from "../report/report.js";
import { filesIn, readText, removeFile, saveText } from "../runtime/disk.js";
import { checkedSequence } from "./checked-sequence.js";
import type { Sequence } from "./sequence.js";

/** A sequence that failed once, as a file keeps it. */
export interface KeptFailure {
  readonly version: 1;
  readonly invariant: string;
  readonly text: string;
  /** The sentences, for whoever reads the file: nothing is made of them. */
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
export async function keepFailure(folder: string, failure: KeptFailure): Promise<string> {
  const path = join(folder, `${failureName(failure)}.json`);
  await saveText(path, `${JSON.stringify(failure, null, 2)}\n`);
  return path;
}

/** The failures of a folder, with their paths. */
export async function keptFailures(
  folder: string,
): Promise<readonly { readonly path: string; readonly failure: KeptFailure }[]> {
  const all = await filesIn(folder).catch(({ code }: NodeJS.ErrnoException) => {
    throw new CouldNotRun(`the folder ${folder} cannot be read (${code}); give --failures another`);
  });
  const names = all.filter((name) => name.endsWith(".json"));
  const paths = names.map((name) => join(folder, name));
  return Promise.all(paths.map(async (path) => ({ path, failure: await readFailure(path) })));
}

export const forgetFailure = removeFile;

/** Reads a failure; says what is wrong with a file that holds none. */
export async function readFailure(path: string): Promise<KeptFailure> {
  const text = await readText(path).catch(() => {
    throw new CouldNotRun(`the failure ${path} cannot be read; give a file of ${FAILURES_FOLDER}`);
  });
  const failure = parsed(text);
  if (failure.version === 1 && failure.sequence) {
    return { ...failure, sequence: checkedSequence(failure.sequence, path) } as KeptFailure;
  }
  throw new CouldNotRun(`${path} is no failure that paystub explore has kept (version 1)`);
}

function parsed(text: string): Partial<KeptFailure> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
