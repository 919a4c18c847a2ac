import { dirname, join } from "node:path";
import { errorText } from "../../domain/text.js";
import type { RunningGateway } from "../../index.js";
import { fileName } from "../../report/escape.js";
import { moveFile, removeFolder, temporaryFolder } from "../../sandbox/disk.js";
import type { RunEvidence } from "./evidence.js";

/** A run with the records of its sandboxes. */
interface Recorded {
  readonly evidence: RunEvidence;
  readonly records: Records;
}

/** The records of the sandboxes of a run, in a temporary folder: the caller keeps those that it wants. */
export class Records {
  readonly #folder: string | undefined;
  readonly #paths = new Map<string, string>();
  /** Why records could not be written. */
  readonly errors: string[] = [];

  private constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  static async make(isWanted: boolean): Promise<Records> {
    return new Records(isWanted ? await temporaryFolder() : undefined);
  }

  /** Writes the record of a sandbox as it is now. */
  async write(gateway: RunningGateway, sandbox: string): Promise<void> {
    if (this.#folder === undefined) return;
    const path = join(this.#folder, `${fileName(sandbox)}.html`);
    try {
      this.#paths.set(sandbox, await gateway.record(path, sandbox));
    } catch (error) {
      this.errors.push(
        `the record of sandbox ${sandbox} could not be written (${errorText(error)})`,
      );
    }
  }

  /** The file of the record of a sandbox. */
  of(sandbox: string): string | undefined {
    return this.#paths.get(sandbox);
  }

  /** Removes all that were not moved elsewhere. */
  async discard(): Promise<void> {
    if (this.#folder !== undefined) await removeFolder(this.#folder);
  }
}

/**
 * Keeps the record of the sandbox of each failed test, in a file by its name. If no test reported a failure, it keeps
 * the sandbox with most calls.
 */
export async function keptRecords(
  ran: Recorded,
  folder: string | undefined,
): Promise<ReadonlyMap<string, string>> {
  const kept = new Map<string, string>();
  if (folder === undefined) return kept;
  for (const sandbox of sandboxesToKeep(ran)) {
    const path = await keptRecord(ran, sandbox, join(folder, `${fileName(sandbox)}.html`));
    if (path !== undefined) kept.set(sandbox, path);
  }
  return kept;
}

/** Moves the record of a sandbox to a file of its own. An error is reported, and hides no failure. */
export async function keptRecord(
  { records, evidence }: Recorded,
  sandbox: string,
  path: string,
): Promise<string | undefined> {
  const written = records.of(sandbox);
  if (written === undefined) return undefined;
  try {
    await moveFile(written, path);
    return path;
  } catch (error) {
    const why = errorText(error);
    evidence.errors.push(`the record ${path} could not be written in ${dirname(path)} (${why})`);
    return undefined;
  }
}

/** The sandboxes of the tests that failed, or else the one with most calls. */
export function sandboxesToKeep({ evidence }: Recorded): readonly string[] {
  const failed = evidence.tests.filter(({ outcome }) => outcome.ended === "failed");
  const own = failed.flatMap(({ sandboxes }) => sandboxes.map(({ sandbox }) => sandbox));
  if (own.length > 0) return [...new Set(own)];
  const [fullest] = [...evidence.records].sort((a, b) => b.requestCount - a.requestCount);
  return fullest ? [fullest.name] : [];
}
