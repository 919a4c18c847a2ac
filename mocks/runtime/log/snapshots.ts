import { createHash } from "node:crypto";
import { join } from "node:path";
import { filesIn, readBytes, removeFile, sizeOf, writeOwnBytes } from "../../sandbox/disk.js";
import type { Clock } from "../../sandbox/real-clock.js";
import { Slices } from "../../sandbox/waiting.js";
import type { Store } from "../../store/store.js";
import { readBack, type Snapshot, SnapshotUnfit, tailOf, written } from "./snapshot.js";

/** The folder of snapshots in a data folder. Deleting it costs the next start the time to fold the logs. */
export const SNAPSHOT_FOLDER = "snapshots";

/** A log is folded again from its snapshot on, so one is written when so many events would be. */
const EVENTS_APART = 50_000;
/** For long logs a share of all events: a snapshot is written as a whole. */
const SHARE_APART = 0.1;

const CHANGED = "the log has changed below it";

/** What snapshots work with. */
export interface SnapshotsParts {
  readonly folder: string;
  readonly clock: Clock;
  /** The version of this package: another one may fold the same log to another world. */
  readonly version: string;
  /** How many events a log must have beyond its snapshot before the next one. Default 50,000. */
  readonly eventsApart?: number;
  /** Called with the reason why a snapshot was not used, or not written. */
  readonly notice: (text: string) => void;
}

/**
 * Worlds beside their logs, so that a start need not fold all of a long log. A cache: a snapshot that is
 * missing, damaged, of another version or of another log is left out, and the log is folded as before.
 */
export class Snapshots {
  readonly #parts: SnapshotsParts;
  readonly #files = new Set<string>();
  /** The last change of the folder: one at a time, so that a removal never meets a new file. */
  #changed: Promise<void> = Promise.resolve();

  constructor(parts: SnapshotsParts) {
    this.#parts = parts;
  }

  /** Finds the existing snapshots, and removes those of deleted sandboxes. */
  async start(names: readonly string[]): Promise<void> {
    const { folder, notice } = this.#parts;
    const wanted = new Set(names.map(fileOf));
    try {
      for (const file of await filesIn(folder)) {
        if (wanted.has(file)) this.#files.add(file);
        else await removeFile(join(folder, file));
      }
    } catch (error) {
      notice(`No snapshot was used: ${whyOf(error)}. Folding whole logs.`);
    }
  }

  /** Whether there is one of a sandbox. */
  has(sandbox: string): boolean {
    return this.#files.has(fileOf(sandbox));
  }

  /** The snapshot of a sandbox, if its log still goes on from there. */
  async load(sandbox: string, store: Store): Promise<Snapshot | undefined> {
    const { folder, version, notice } = this.#parts;
    try {
      const snapshot = readBack(await readBytes(join(folder, fileOf(sandbox))), version);
      if (snapshot.sandbox !== sandbox) throw new SnapshotUnfit(`it is of ${snapshot.sandbox}`);
      const tail = await tailOf(store, sandbox, snapshot.position);
      if (tail !== snapshot.tail) throw new SnapshotUnfit(CHANGED);
      return snapshot;
    } catch (error) {
      notice(`The snapshot of ${sandbox} was not used: ${whyOf(error)}. Folding its whole log.`);
      await this.drop(sandbox);
      return undefined;
    }
  }

  /** Whether a log has grown so far beyond its snapshot that a new one pays. */
  pays(events: number, snapshotAt: number): boolean {
    const { eventsApart = EVENTS_APART } = this.#parts;
    return events - snapshotAt >= Math.max(eventsApart, events * SHARE_APART);
  }

  /** Writes a snapshot in position of the one before. The world must not change meanwhile. */
  keep(snapshot: Snapshot, store: Store): Promise<void> {
    return this.#change(() => this.#write(snapshot, store));
  }

  /** Removes the snapshot of a deleted sandbox. */
  drop(sandbox: string): Promise<void> {
    this.#files.delete(fileOf(sandbox));
    // One that cannot be removed is not used either: its log is another one.
    return this.#change(() => removeSnapshot(this.#parts.folder, sandbox).catch(() => undefined));
  }

  /** Waits until the folder is as it is to be. */
  close(): Promise<void> {
    return this.#changed;
  }

  #change(job: () => Promise<void>): Promise<void> {
    this.#changed = this.#changed.then(job);
    return this.#changed;
  }

  async #write(snapshot: Snapshot, store: Store): Promise<void> {
    const { folder, clock, version, notice } = this.#parts;
    const { sandbox, position } = snapshot;
    try {
      const tail = await tailOf(store, sandbox, position);
      if (tail === undefined) return;
      const slices = new Slices(clock);
      const rest = async () => {
        if (slices.isOver()) await slices.rest();
      };
      const pieces = written(snapshot, { tail, version });
      await writeOwnBytes(join(folder, fileOf(sandbox)), pieces, rest);
      this.#files.add(fileOf(sandbox));
    } catch (error) {
      notice(
        `The snapshot of ${sandbox} was not written: ${whyOf(error)}. The next start takes longer.`,
      );
    }
  }
}

/** How many bytes the snapshots in a folder have. */
export async function snapshotBytes(folder: string): Promise<number> {
  let bytes = 0;
  for (const name of await filesIn(folder)) bytes += await sizeOf(join(folder, name));
  return bytes;
}

/** Removes the snapshot of a sandbox. */
export function removeSnapshot(folder: string, sandbox: string): Promise<void> {
  return removeFile(join(folder, fileOf(sandbox)));
}

/** Which snapshots in a folder a start would leave out, each with the reason. */
export async function unfitSnapshots(
  folder: string,
  store: Store,
  version: string,
): Promise<readonly string[]> {
  const unfit: string[] = [];
  for (const name of await filesIn(folder)) {
    try {
      const { sandbox, position, tail } = readBack(await readBytes(join(folder, name)), version);
      if ((await tailOf(store, sandbox, position)) !== tail) throw new SnapshotUnfit(CHANGED);
    } catch (error) {
      unfit.push(`${name}: ${whyOf(error)}`);
    }
  }
  return unfit;
}

/** Any name of a sandbox as the name of a file. */
function fileOf(sandbox: string): string {
  return `${createHash("sha256").update(sandbox).digest("hex").slice(0, 32)}.snapshot`;
}

function whyOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}
