import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { CouldNotRun } from "../../mocks/report/report.js";
import type { Json } from "../verify/pact-file.js";

/** Writes a pact; its folder is made when it is not there. */
export async function writePact(path: string, pact: Json): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `${JSON.stringify(pact, null, 2)}\n`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CouldNotRun(`the pact ${path} cannot be written (${code}); give --out another file`);
  }
}
