import { join } from "node:path";
import { exportOf } from "../../control/export.js";
import { plural } from "../../control/format.js";
import { saveOwnText } from "../../runtime/disk.js";
import { fileNameOf } from "../file-name.js";
import { UsageError } from "../usage.js";
import type { DataFolder } from "./folder.js";
import { logOf } from "./log.js";

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
