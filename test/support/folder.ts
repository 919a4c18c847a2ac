import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder that is deleted after the test. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "paystub-data-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
