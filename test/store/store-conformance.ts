import { beforeEach, describe } from "vitest";
import type { Awaitable } from "../../mocks/domain/awaitable.js";
import type { Store } from "../../mocks/store/store.js";
import { T0 } from "../support/domain.js";
import { type ManualClock, manualClock } from "../support/manual-clock.js";
import { describeAppend, describePlaces, describeRead } from "./appends.js";
import { describeContest } from "./contest.js";
import { describeDirectory } from "./directory.js";
import { describeJournal } from "./journal.js";
import { describeKeys } from "./keys.js";
import { describeLeases } from "./leases.js";
import { describeSettled } from "./settled.js";
import type { Bench } from "./shapes.js";

/** Something that several connections share, empty at first. */
export interface Storage {
  connect(): Awaitable<Store>;
  /** Called after the connections were closed. */
  close?(): Awaitable<void>;
}

/**
 * The behavior of every store. `make` gives an empty one whose connections read the time from the clock.
 */
export function describeStore(
  name: string,
  make: (clock: ManualClock) => Awaitable<Storage>,
): void {
  describe(`the store ${name}`, () => {
    const bench = {} as { -readonly [Part in keyof Bench]: Bench[Part] };

    beforeEach(async () => {
      bench.clock = manualClock(T0);
      const storage = await make(bench.clock);
      bench.store = await storage.connect();
      bench.other = await storage.connect();
      return async () => {
        await bench.store.close();
        await bench.other.close();
        await storage.close?.();
      };
    });

    describe("appends", () => describeAppend(bench));
    describe("gives positions", () => describePlaces(bench));
    describe("is read", () => describeRead(bench));
    describe("owns keys", () => describeKeys(bench));
    describe("has a directory", () => describeDirectory(bench));
    describe("gives leases", () => describeLeases(bench));
    describe("has a journal", () => describeJournal(bench));
    describe("stores what is settled", () => describeSettled(bench));
    describe("has concurrent writers", () => describeContest(bench));
  });
}
