import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { unpackChromium } from "./chromium.js";
import { NOTES } from "./left-out.js";

/**
 * Before the first test: a place for word of what is left out, and for what all tests of a process
 * share. After the last: that word, once each, and the end of what was shared.
 */
export function setup(): () => void {
  process.env[NOTES] ??= join(mkdtempSync(join(tmpdir(), "paystub-left-out-")), "notes");
  const notes = process.env[NOTES];
  // The user as whom a PostgreSQL runs finds its own folder in there.
  chmodSync(dirname(notes), 0o711);
  unpackChromium();
  return () => {
    if (existsSync(notes)) {
      const lines = new Set(readFileSync(notes, "utf8").trimEnd().split("\n"));
      process.stdout.write(`\n${[...lines].sort().join("\n")}\n`);
    }
    endServers(dirname(notes));
    // A server that ends meanwhile may still write.
    rmSync(dirname(notes), { recursive: true, force: true, maxRetries: 20 });
  };
}

/** Ends every PostgreSQL in a folder that did not end with the process which started it. */
function endServers(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    try {
      const [pid] = readFileSync(join(folder, name, "data/postmaster.pid"), "utf8").split("\n");
      process.kill(Number(pid), "SIGQUIT");
    } catch {
      // It is no server, or it has ended.
    }
  }
}
