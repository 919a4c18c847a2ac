import { join } from "node:path";
import { appendText, isFile, removeFile, saveText, whyNoFile } from "../../runtime/disk.js";
import { UsageError } from "../usage.js";

/** A file that a project is to get, by its path from there. */
export interface InitFile {
  readonly path: string;
  readonly text: string;
  /** Whether the text goes to the end of a file that is there; else such a file is kept as it is. */
  readonly adds?: boolean;
}

/**
 * Writes the files that are not there, and tells of each whether it was written. Throws a UsageError where
 * one cannot be written: before any is, as far as that can be seen, else with what was written by then.
 */
export async function writeFiles(
  folder: string,
  files: readonly InitFile[],
  told: (path: string, isWritten: boolean) => void,
): Promise<void> {
  const missing = await filesToWrite(folder, files);
  await checkPlaces(folder, missing);
  for (const file of files) {
    const isWritten = missing.includes(file);
    if (isWritten) await save(folder, file).catch((error) => brokenOff(missing, file, error));
    told(file.path, isWritten);
  }
}

/** What is there is somebody's work. */
async function filesToWrite(
  folder: string,
  files: readonly InitFile[],
): Promise<readonly InitFile[]> {
  const found = await Promise.all(
    files.map(async (file) => file.adds || !(await isFile(join(folder, file.path)))),
  );
  return files.filter((_, n) => found[n]);
}

async function checkPlaces(folder: string, files: readonly InitFile[]): Promise<void> {
  const wrong: string[] = [];
  for (const { path } of files) {
    const code = await whyNoFile(join(folder, path));
    if (code !== undefined) wrong.push(`${join(folder, path)} cannot be written (${code})`);
  }
  if (wrong.length === 0) return;
  throw new UsageError(`${wrong.join(", ")}; nothing was written: give --folder another`);
}

async function save(folder: string, { path, text, adds }: InitFile): Promise<void> {
  const place = join(folder, path);
  if (adds) return appendText(place, text);
  try {
    await saveText(place, text);
  } catch (error) {
    // Half a file would be taken for somebody's work the next time.
    if (await isFile(place)) await removeFile(place);
    throw error;
  }
}

function brokenOff(
  files: readonly InitFile[],
  file: InitFile,
  { code }: NodeJS.ErrnoException,
): never {
  const at = files.indexOf(file);
  const named = (some: readonly InitFile[]) => some.map(({ path }) => path).join(", ") || "nothing";
  const written = `written is ${named(files.slice(0, at))}, not written ${named(files.slice(at))}`;
  throw new UsageError(
    `${file.path} cannot be written (${code}); ${written}; run it again when that is mended`,
  );
}
