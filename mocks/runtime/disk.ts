import { statSync } from "node:fs";
import files, { constants } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

/** Reads a text file: this is the one file that touches the disk. Rejects with the system's error. */
export function readText(path: string): Promise<string> {
  return files.readFile(path, "utf8");
}

/** Writes a text file, in place of one that was there. Rejects with the system's error. */
export function writeText(path: string, text: string): Promise<void> {
  return files.writeFile(path, text);
}

/** Adds text at the end of a file, which is made with its folder where it is not there yet. */
export async function appendText(path: string, text: string): Promise<void> {
  await makeFolder(dirname(path));
  await files.appendFile(path, text);
}

/**
 * Makes a folder and those that it is in. Not `recursive`, which tries for ever where the system takes no
 * folders, such as below /proc.
 */
async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) await makeFolder(parent);
  await files.mkdir(path).catch(async (error: NodeJS.ErrnoException) => {
    // Somebody else may have made it meanwhile.
    if (!(await isFolder(path))) throw error;
  });
}

function isFolder(path: string): Promise<boolean> {
  return files.stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** The system's code for why a file cannot be written; undefined where it can, or can be made. */
export async function whyNoFile(path: string): Promise<string | undefined> {
  const found = await files.stat(path).catch(() => undefined);
  if (found?.isDirectory() || path.endsWith("/")) return "EISDIR";
  return found ? whyNo(path, constants.W_OK) : whyNoFolder(dirname(path));
}

/** The same of files in a folder, which may have to be made with those that it is in. */
export async function whyNoFolder(path: string): Promise<string | undefined> {
  const found = await files.stat(path).catch(() => undefined);
  if (found) {
    return found.isDirectory() ? whyNo(path, constants.W_OK | constants.X_OK) : "ENOTDIR";
  }
  const parent = dirname(resolve(path));
  return parent === resolve(path) ? "ENOENT" : whyNoFolder(parent);
}

function whyNo(path: string, mode: number): Promise<string | undefined> {
  return files.access(path, mode).then(
    () => undefined,
    ({ code }: NodeJS.ErrnoException) => code,
  );
}

/** Writes a text file into a folder that is made where it is not there yet. */
export async function saveText(path: string, text: string): Promise<void> {
  await makeFolder(dirname(path));
  await writeText(path, text);
}

/**
 * The path of a file that only its owner may read, in a folder of the same kind; both are made where
 * they are not there yet. Rejects with the system's error.
 */
export async function ownFile(folder: string, name: string): Promise<string> {
  await files.mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  // One that is there is not even opened: to close it again would end the locks that we hold on it.
  await files.open(path, "wx", 0o600).then(
    (made) => made.close(),
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    },
  );
  await files.chmod(path, 0o600);
  return path;
}

/** The names of the files in a folder, in order; none where there is no such folder. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const names = await files.readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.sort();
}

/** Removes a file; one that is gone already is as good. */
export async function removeFile(path: string): Promise<void> {
  await files.rm(path, { force: true });
}

/** The same, told at once: for what is looked up before a program is started. */
export function isFileNow(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Whether there is a folder at a path. */
export async function isFolder(path: string): Promise<boolean> {
  return files.stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** Whether there is a file at a path. */
export async function isFile(path: string): Promise<boolean> {
  return files.stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
