import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { plural } from "../control/format.js";
import { exportOf, LogCheck } from "../control/import-export.js";
import { Refused } from "../control/refused.js";
import { keyOf, type LoggedEvent } from "../domain/events.js";
import { firstOf } from "../domain/text.js";
import { DATA_FILE, inspectDataFile } from "../open-store.js";
import { pageAfter } from "../runtime/log/log-reading.js";
import { SNAPSHOT_FOLDER, unfitSnapshots } from "../runtime/log/snapshots.js";
import { copiedAside, isFile, isWritable, removeFolder, saveOwnPieces } from "../sandbox/disk.js";
import { MemoryBudget } from "../sandbox/memory.js";
import { BEGINNING } from "../sandbox/position.js";
import { realClock } from "../sandbox/real-clock.js";
import { StoreStopped, StoreUnusable, Unreadable } from "../sandbox/store-errors.js";
import type { SqliteStorage } from "../store/sqlite/store.js";
import type { Listed, Store } from "../store/store.js";
import { VERSION } from "../version.js";
import { fileNameOf } from "./files.js";
import { FILE_FIXES, MISTAKES } from "./messages.js";
import { StoreFailed, UsageError } from "./usage.js";

/** A data folder that no other process is using. */
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

/** Opens a data folder for the duration of a command. An error is one line. */
export async function withFolder<T>(
  folder: string,
  doing: Doing,
  use: (data: DataFolder) => Promise<T>,
  mayChange: (folder: string) => Promise<boolean> = isWritable,
): Promise<T> {
  const path = join(folder, DATA_FILE);
  if (!(await isFile(path))) {
    throw new UsageError(MISTAKES.noDataFolder(folder, DATA_FILE));
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

/** A summary of a log in a data file. */
interface ReadLog {
  /** How many events could be read. */
  readonly events: number;
  /** Why an import would refuse it, or why it cannot be read, a line each; none where it is sound. */
  readonly faults: readonly string[];
}

/**
 * Reads the log of a sandbox page by page, and checks it by the rules of an import. It stops following the state of a
 * log that would not fit into the memory of a gateway.
 */
async function* readLog(
  store: Store,
  sandbox: string,
): AsyncGenerator<readonly LoggedEvent[], ReadLog> {
  const { maxBytes } = new MemoryBudget();
  let check: LogCheck | undefined = await LogCheck.begin();
  let [at, events] = [BEGINNING, 0];
  let isTooLarge = false;
  try {
    for (let size = pageAfter([]); ; ) {
      const reading = await store.read(sandbox, at, size);
      if (!reading) break;
      for (const { event } of reading.events) if (!check?.isFull) check?.add({ ...event });
      if ((check?.world?.bytes ?? 0) > maxBytes) {
        check = undefined;
        isTooLarge = true;
      }
      events += reading.events.length;
      yield reading.events;
      if (!reading.more) break;
      at = reading.at;
      size = pageAfter(reading.events);
    }
    check?.end();
    const large = `sandbox ${sandbox}: it takes more memory than a start with this heap has for it, and would be left out`;
    return { events, faults: isTooLarge ? [large] : [] };
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
    // A badly damaged file cannot even be scanned, and its remains prove nothing.
    if (!(error instanceof StoreStopped)) throw error;
    faults.push(error.message);
  }
  const unusedSnapshots = await unfitSnapshots(snapshots, store, VERSION);
  return { sandboxes: sandboxes.length, events, faults, unsummed, unusedSnapshots };
}

/** Summarizes the log of a sandbox, and checks that its numbers belong to it. */
async function logIn(store: Store, name: string): Promise<ReadLog> {
  const lost: string[] = [];
  const pages = readLog(store, name);
  let step = await pages.next();
  for (; !step.done; step = await pages.next()) {
    for (const { event } of step.value) {
      const key = keyOf(event);
      if (key === undefined || (await store.ownerOf(key)) !== undefined) continue;
      lost.push(`sandbox ${name}: no sandbox has its number ${key}`);
    }
  }
  const { events, faults } = step.value;
  return { events, faults: [...faults, ...firstOf(lost, LOST_MAX)] };
}

/** How many numbers without an owner are named. */
const LOST_MAX = 50;

/**
 * Writes the log of each sandbox to a file of its own, as `paystub export` does. Secrets are in them. For a
 * damaged log it reports the damage: the file may be all that is left of it.
 */
export async function exported({ store, sandboxes }: DataFolder, out: string) {
  const files: string[] = [];
  const faults: string[] = [];
  for (const [n, { name }] of sandboxes.entries()) {
    const pages = readLog(store, name);
    const first = await pages.next();
    if (first.done) {
      faults.push(...first.value.faults);
      continue;
    }
    const file = join(out, exportNameOf(name, n));
    await saveOwnPieces(file, exportedPieces(name, first.value, pages, faults)).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === undefined) throw error;
        throw new UsageError(
          MISTAKES.unwritable("file", file, error.code, FILE_FIXES.otherFolder("out")),
        );
      },
    );
    files.push(file);
  }
  const summary = `${plural(files.length, "sandbox")} in ${out}`;
  const lines = [...files, ...faults, summary];
  return { json: { files, faults }, lines, passed: faults.length === 0 };
}

/** A log as `paystub export` writes it, page by page. Adds what is wrong with it. */
async function* exportedPieces(
  name: string,
  first: readonly LoggedEvent[],
  pages: ReturnType<typeof readLog>,
  faults: string[],
): AsyncGenerator<string> {
  const [head = "", end = ""] = JSON.stringify(exportOf(name, [])).split("[]");
  const text = (page: readonly LoggedEvent[]) =>
    page.map(({ event }) => JSON.stringify(event)).join(",");
  yield `${head}[${text(first)}`;
  let step = await pages.next();
  for (; !step.done; step = await pages.next()) yield `,${text(step.value)}`;
  faults.push(...step.value.faults);
  yield `]${end}\n`;
}

/** Some disks take two names for one that differ in capitals only: those have a number besides. */
function exportNameOf(name: string, n: number): string {
  const begins = fileNameOf(name);
  return name === name.toLowerCase() ? `${begins}.json` : `${begins}.${n + 1}.json`;
}
