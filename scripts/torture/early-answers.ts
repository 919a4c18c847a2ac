import { parseArgs } from "node:util";
import { DATA_FILE } from "../../mocks/open-store.js";
import { startOver } from "../../mocks/running-gateway.js";
import { ownFile } from "../../mocks/sandbox/disk.js";
import { realClock } from "../../mocks/sandbox/real-clock.js";
import { type SqlDriver, sqlDriver } from "../../mocks/store/sqlite/driver.js";
import { sqliteStorage } from "../../mocks/store/sqlite/store.js";

/** How long after its answers a commit comes. */
const LATE_MS = 300;

/**
 * A gateway with a failure that the torture must find: its file says that it has committed, and does so
 * only a while later. A reply sent meanwhile promised too much.
 */
function early(sound: SqlDriver): SqlDriver {
  return (path) => {
    const db = sound(path);
    let isOpen = false;
    const begin = () => {
      if (isOpen) return;
      isOpen = true;
      db.exec("begin immediate");
      setTimeout(() => {
        db.exec("commit");
        isOpen = false;
      }, LATE_MS);
    };
    return {
      exec: (sql) => db.exec(sql),
      close: () => db.close(),
      prepare: (sql) => {
        if (sql === "begin immediate") return { run: begin, get: () => undefined, all: () => [] };
        if (sql === "commit") return { run: () => {}, get: () => undefined, all: () => [] };
        return db.prepare(sql);
      },
    };
  };
}

const text = { type: "string" } as const;
const { values } = parseArgs({ options: { data: text, port: text }, strict: false });
const path = await ownFile(String(values.data), DATA_FILE);
const storage = await sqliteStorage({ path, clock: realClock, driver: early(await sqlDriver()) });
const opened = { store: storage.connect(), stopped: new Promise<Error>(() => {}), close: () => {} };
const { baseUrl } = await startOver(opened, { port: Number(values.port) });
console.log(JSON.stringify({ event: "ready", baseUrl }));
