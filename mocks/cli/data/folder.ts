import { tmpdir } from "node:os";
import { join } from "node:path";
import { DATA_FILE } from "../../data-file.js";
import { copiedAside, isFile, isWritable, removeFolder } from "../../runtime/disk.js";
import { realClock } from "../../runtime/real-clock.js";
import { StoreStopped, StoreUnusable } from "../../store/errors.js";
import type { SqliteStorage } from "../../store/sqlite/store.js";
import type { Listed, Store } from "../../store/store.js";
import { StoreFailed, UsageError } from "../usage.js";

/** A data folder that nobody else uses at the moment. */
export interface DataFolder extends SqliteStorage {
  readonly path: string;
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
  const { sqliteStorage } = await import("../../store/sqlite/store.js");
  const storage = await sqliteStorage({ path: file, clock: realClock }).catch((error: unknown) => {
    throw error instanceof StoreUnusable ? new UsageError(error.message) : error;
  });
  try {
    const store = storage.connect();
    return await use({ ...storage, path, store, sandboxes: await store.list() });
  } catch (error) {
    throw error instanceof StoreStopped ? new StoreFailed(error.message) : error;
  } finally {
    storage.close();
  }
}
