import { join } from "node:path";
import { exportOf } from "../../control/export.js";
import { plural } from "../../control/format.js";
import { saveOwnText } from "../../runtime/disk.js";
import { NOWHERE } from "../../store/place.js";
import { fileNameOf } from "../file-name.js";
import { UsageError } from "../usage.js";
import type { DataFolder } from "./folder.js";

/** Writes the log of each sandbox to a file of its own, as `paystub export` does. Secrets are in them. */
export async function exported({ store, sandboxes }: DataFolder, out: string) {
  const files: string[] = [];
  for (const { name } of sandboxes) {
    const reading = await store.read(name, NOWHERE);
    const file = join(out, exportNameOf(name, files.length));
    const text = JSON.stringify(exportOf(name, reading?.events ?? []));
    await saveOwnText(file, `${text}\n`).catch((error: NodeJS.ErrnoException) => {
      throw new UsageError(`${file} cannot be written (${error.code}); give --out another folder`);
    });
    files.push(file);
  }
  const summary = `${plural(files.length, "sandbox")} in ${out}`;
  return { json: { files }, lines: [...files, summary] };
}

/** Some disks take two names for one that differ in capitals only: those have a number besides. */
function exportNameOf(name: string, n: number): string {
  const begins = fileNameOf(name);
  return name === name.toLowerCase() ? `${begins}.json` : `${begins}.${n + 1}.json`;
}
