import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqliteStorage } from "../../mocks/store/sqlite/store.js";
import { describeStore } from "./store-conformance.js";

describeStore("in a file", async (clock) => {
  const folder = mkdtempSync(join(tmpdir(), "paystub-"));
  const soon = (run: () => void) => setImmediate(run);
  const storage = await sqliteStorage({
    path: join(folder, "paystub.db"),
    clock: { now: clock.now, wait: clock.wait, soon },
  });
  return {
    connect: () => storage.connect(),
    close: () => {
      storage.close();
      rmSync(folder, { recursive: true });
    },
  };
});
