import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Snapshots } from "../../mocks/runtime/log/snapshots.js";
import type { GatewayDefaults } from "../../mocks/runtime/registry/openings.js";
import {
  type SqliteOptions,
  type SqliteStorage,
  sqliteStorage,
} from "../../mocks/store/sqlite/store.js";
import type { ManualClock } from "./manual-clock.js";
import { type Parts, partsWith, type RecordingClient, recordingClient } from "./parts.js";

/** A folder that is gone after the test. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "paystub-data-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What a `kill -9` would leave of a folder at this instant, in a folder of its own. */
export function asKilled(folder: string): string {
  const left = dataFolder();
  cpSync(folder, left, { recursive: true });
  return left;
}

/** Opens the file of a folder; its time is the clock's. */
export function storageIn(
  folder: string,
  clock: ManualClock,
  options: Partial<SqliteOptions> = {},
): Promise<SqliteStorage> {
  const soon = (run: () => void) => setImmediate(run);
  const path = join(folder, "paystub.db");
  return sqliteStorage({
    path,
    fsync: false,
    clock: { now: clock.now, wait: clock.wait, soon },
    ...options,
  });
}

/** A gateway over a folder, from its beginning to its end. */
export interface Life extends Parts {
  readonly client: RecordingClient;
  /** Lets real time pass, and all that it sets off. */
  pass(ms: number): Promise<void>;
  /** Ends as by `kill -9`: nothing more is written. What is left is a folder of its own. */
  killed(): string;
  /** Ends as by Ctrl-C. */
  close(): Promise<void>;
}

/** Begins a gateway over a folder. */
export async function beginsLife(
  folder: string,
  clock: ManualClock,
  {
    client = recordingClient(),
    defaults = {},
    ...others
  }: {
    readonly client?: RecordingClient;
    readonly defaults?: GatewayDefaults;
    readonly keepDays?: number;
    readonly snapshots?: Snapshots;
    readonly eventsMax?: number;
    readonly sandboxesMax?: number;
    readonly storage?: Partial<SqliteOptions>;
  } = {},
): Promise<Life> {
  const { storage: how = {}, ...parts } = others;
  const storage = await storageIn(folder, clock, how);
  const made = partsWith(clock, client, defaults, storage.connect(), parts);
  await made.gateway.start();
  let isOver = false;
  const close = async () => {
    if (isOver) return;
    isOver = true;
    await made.gateway.close();
    storage.close();
  };
  onTestFinished(close);
  return {
    ...made,
    client,
    async pass(ms) {
      await clock.pass(ms);
      // A commit takes a turn of the loop, and one thing can lead to the next.
      for (let n = 0; n < 10; n += 1) await clock.quiet();
    },
    killed() {
      const left = asKilled(folder);
      void close();
      return left;
    },
    close,
  };
}
