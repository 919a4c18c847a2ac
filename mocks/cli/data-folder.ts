import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { plural } from "../control/format.js";
import { exportOf, soundLog } from "../control/import-export.js";
import { Refused } from "../control/refused.js";
import { keyOf, type LoggedEvent } from "../domain/events.js";
import { DATA_FILE, inspectDataFile } from "../open-store.js";
import { copiedAside, isFile, isWritable, removeFolder, saveOwnText } from "../runtime/disk.js";
import { SNAPSHOT_FOLDER, unfitSnapshots } from "../runtime/log/snapshots.js";
import { realClock } from "../runtime/real-clock.js";
import { Slices } from "../runtime/waiting.js";
import { StoreStopped, StoreUnusable, Unreadable } from "../store/errors.js";
import { BEGINNING } from "../store/position.js";
import type { SqliteStorage } from "../store/sqlite/store.js";
import type { Listed, Store } from "../store/store.js";
import { VERSION } from "../version.js";
import { fileNameOf } from "./files.js";
import { StoreFailed, UsageError } from "./usage.js";

/** A data folder that nobody else uses at the moment. */
export interface DataFolder extends SqliteStorage {
  readonly path: string;
  /** Where the snapshots of its sandboxes are. */
  readonly snapshots: string;
  readonly store: Store;
  /** The sandboxes, in the order in which they began. */
  readonly sandboxes: readonly Listed[];
}

/** What is done to a data folder: one that is only read may be on a disk that is only read, too. */
export type Doing = "reads" | "changes";

/** Opens a data folder for as long as a command takes. What is wrong with it is told in a line. */
export async function withFolder<T>(
  folder: string,
  doing: Doing,
  use: (data: DataFolder) => Promise<T>,
  mayChange: (folder: string) => Promise<boolean> = isWritable,
): Promise<T> {
  const path = join(folder, DATA_FILE);
  if (!(await isFile(path))) {
    throw new UsageError(`${folder} is no data folder: there is no ${DATA_FILE} in it`);
  }
  if (doing === "changes" || (await mayChange(folder))) return opened(path, path, use);
  // To open it takes a lock and a log beside it: a copy can have both.
  const aside = await copiedAside([path, `${path}-wal`], tmpdir());
  try {
    return await opened(join(aside, DATA_FILE), path, use);
  } finally {
    await removeFolder(aside);
  }
}

/** Opens a file, which is known by another path where it is a copy. */
async function opened<T>(
  file: string,
  path: string,
  use: (data: DataFolder) => Promise<T>,
): Promise<T> {
  const { sqliteStorage } = await import("../store/sqlite/store.js");
  const storage = await inspectDataFile(file, path)
    .then(() => sqliteStorage({ path: file, clock: realClock }))
    .catch((error: unknown) => {
      throw error instanceof StoreUnusable ? new UsageError(error.message) : error;
    });
  try {
    const store = storage.connect();
    const snapshots = join(dirname(path), SNAPSHOT_FOLDER);
    return await use({ ...storage, path, snapshots, store, sandboxes: await store.list() });
  } catch (error) {
    throw error instanceof StoreStopped ? new StoreFailed(error.message) : error;
  } finally {
    storage.close();
  }
}

/** A log as a data file holds it. */
export interface ReadLog {
  /** None where it cannot be read. */
  readonly events: readonly LoggedEvent[];
  /** Why an import would refuse it, or why it cannot be read, a line each; none where it is sound. */
  readonly faults: readonly string[];
}

/** Reads the log of a sandbox, and holds it to what an import wants of one. */
export async function logOf(store: Store, sandbox: string): Promise<ReadLog> {
  let events: readonly LoggedEvent[] = [];
  try {
    events = (await store.read(sandbox, BEGINNING))?.events ?? [];
    await soundLog(exportOf(sandbox, events).events, new Slices(realClock));
    return { events, faults: [] };
  } catch (error) {
    if (error instanceof Unreadable) return { events, faults: [error.message] };
    if (!(error instanceof Refused)) throw error;
    return { events, faults: [`sandbox ${sandbox}: ${error.message}`] };
  }
}

/** What a look at all of a data folder came to. */
export interface Checked {
  readonly sandboxes: number;
  readonly events: number;
  /** What is wrong, a line each. */
  readonly faults: readonly string[];
  /** How many events have no checksum, since an older paystub wrote them. */
  readonly unsummed: number;
  /** Snapshots that a start leaves out, with the reason: it takes longer, and nothing is lost. */
  readonly unusedSnapshots: readonly string[];
}

/** Reads everything: the file as a database with all its tables, each log as an import does, and who has which number. */
export async function checked({
  store,
  upkeep,
  sandboxes,
  snapshots,
}: DataFolder): Promise<Checked> {
  const faults: string[] = [];
  let events = 0;
  let unsummed = 0;
  try {
    unsummed = upkeep.unsummed();
    faults.push(...upkeep.faults());
    for (const { name } of sandboxes) {
      const found = await logIn(store, name);
      events += found.events;
      faults.push(...found.faults);
    }
  } catch (error) {
    // A file that is broken badly cannot even be looked through, and what is left of it tells nothing.
    if (!(error instanceof StoreStopped)) throw error;
    faults.push(error.message);
  }
  const unusedSnapshots = await unfitSnapshots(snapshots, store, VERSION);
  return { sandboxes: sandboxes.length, events, faults, unsummed, unusedSnapshots };
}

/** What the log of a sandbox comes to. */
async function logIn(store: Store, name: string): Promise<Pick<Checked, "events" | "faults">> {
  const read = await logOf(store, name);
  const faults = [...read.faults];
  for (const { event } of read.events) {
    const key = keyOf(event);
    if (key === undefined || (await store.ownerOf(key)) !== undefined) continue;
    faults.push(`sandbox ${name}: nobody has its number ${key}`);
  }
  return { events: read.events.length, faults };
}

/**
 * Writes the log of each sandbox to a file of its own, as `paystub export` does. Secrets are in them. Of a log
 * that is no sound one it is told what is wrong: the file may be all that is left of it.
 */
export async function exported({ store, sandboxes }: DataFolder, out: string) {
  const files: string[] = [];
  const faults: string[] = [];
  for (const [n, { name }] of sandboxes.entries()) {
    const log = await logOf(store, name);
    faults.push(...log.faults);
    if (log.events.length === 0) continue;
    const file = join(out, exportNameOf(name, n));
    const text = JSON.stringify(exportOf(name, log.events));
    await saveOwnText(file, `${text}\n`).catch((error: NodeJS.ErrnoException) => {
      throw new UsageError(`${file} cannot be written (${error.code}); give --out another folder`);
    });
    files.push(file);
  }
  const summary = `${plural(files.length, "sandbox")} in ${out}`;
  const lines = [...files, ...faults, summary];
  return { json: { files, faults }, lines, passed: faults.length === 0 };
}

/** Some disks take two names for one that differ in capitals only: those have a number besides. */
function exportNameOf(name: string, n: number): string {
  const begins = fileNameOf(name);
  return name === name.toLowerCase() ? `${begins}.json` : `${begins}.${n + 1}.json`;
}
