import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { NOTES } from "./left-out.js";

/** Before the first test: a place for word of what is left out. After the last: that word, once each. */
export function setup(): () => void {
  process.env[NOTES] ??= join(mkdtempSync(join(tmpdir(), "paystub-left-out-")), "notes");
  const notes = process.env[NOTES];
  return () => {
    if (existsSync(notes)) {
      const lines = new Set(readFileSync(notes, "utf8").trimEnd().split("\n"));
      process.stdout.write(`\n${[...lines].sort().join("\n")}\n`);
    }
    rmSync(dirname(notes), { recursive: true, force: true });
  };
}
