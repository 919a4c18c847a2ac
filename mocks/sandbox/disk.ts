import { readFileSync, type Stats, statSync, writeFileSync } from "node:fs";
import files, { constants } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** Reads a text file: this is the one file that touches the disk. Rejects with the system's error. */
export function readText(path: string): Promise<string> {
  return files.readFile(path, "utf8");
}

/** The path of a file of the package that this runs in. */
export function packageFile(path: string): string {
  return join(dirname(createRequire(import.meta.url).resolve("paystub/package.json")), path);
}

/** Appends text to a file, which is created with its folder if it does not exist. */
export async function appendText(path: string, text: string): Promise<void> {
  await makeFolder(dirname(path));
  await files.appendFile(path, text);
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

/** Writes a text file into a folder, which is created if it does not exist. */
export async function saveText(path: string, text: string): Promise<void> {
  await makeFolder(dirname(path));
  await files.writeFile(path, text);
}

/**
 * Creates a folder and its parents, if they do not exist. Rejects with the system's error. The platform's
 * own way goes on forever below `/proc`, and takes a disk that is read-only for a folder that is missing.
 */
async function makeFolder(path: string, mode?: number): Promise<void> {
  const make = () =>
    files.mkdir(path, mode).then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error,
    );
  let failure = await make();
  if (failure?.code === "ENOENT" && dirname(path) !== path) {
    await makeFolder(dirname(path), mode);
    failure = await make();
  }
  if (failure && !(failure.code === "EEXIST" && isFolder(path))) throw failure;
}

/**
 * Writes a text file that only its owner may read, in place of one that was there, into a folder of the same kind,
 * which is created if it does not exist.
 */
export async function saveOwnText(path: string, text: string): Promise<void> {
  await makeFolder(dirname(path), 0o700);
  const file = await files.open(path, "w", 0o600);
  try {
    // One that was there keeps its mode. A device is everybody's, and some disks have no modes.
    if ((await file.stat()).isFile()) await file.chmod(0o600).catch(() => undefined);
    await file.writeFile(text);
  } finally {
    await file.close();
  }
}

/** A text file, and the mode that it is made with. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
  readonly mode: number;
}

/**
 * Writes text files that belong together, without a pause between them: another process sees all or none. Throws
 * EEXIST if the first exists.
 */
export function writeTogether(all: readonly NewFile[]): void {
  for (const { path, text, mode } of all) writeFileSync(path, text, { flag: "wx", mode });
}

/** The names of the files in a folder, in order; none where there is no such folder. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const names = await files.readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.sort();
}

/** How many bytes a file has. Rejects with the system's error. */
export async function sizeOf(path: string): Promise<number> {
  return (await files.stat(path)).size;
}

/** Reads a file as bytes. Rejects with the system's error. */
export function readBytes(path: string): Promise<Buffer> {
  return files.readFile(path);
}

/** Opens a file that another program writes its output to, emptied. The caller closes it. */
export function openOutput(path: string): Promise<files.FileHandle> {
  return files.open(path, "w", 0o600);
}

/** Makes a folder for temporary files, which only this user can read. */
export function temporaryFolder(): Promise<string> {
  return files.mkdtemp(join(tmpdir(), "paystub-"));
}

/** Makes a folder for temporary files that every user can read, such as PHP-FPM, which runs as another one. */
export async function sharedFolder(): Promise<string> {
  const path = await temporaryFolder();
  await files.chmod(path, 0o755);
  return path;
}

/** Writes a file that every user can read, into such a folder or one below it. Resolves with its path. */
export async function writeShared(path: string, content: string | Uint8Array): Promise<string> {
  await makeFolder(dirname(path), 0o755);
  await files.writeFile(path, content);
  await files.chmod(path, 0o644);
  return path;
}

/** Moves a file, and makes its folder. */
export async function moveFile(from: string, to: string): Promise<void> {
  await makeFolder(dirname(to));
  // The temporary folder may be on another disk.
  await files.copyFile(from, to);
  await files.rm(from);
}

/** Removes a folder with its contents; a missing one is no error. */
export async function removeFolder(path: string): Promise<void> {
  await files.rm(path, { recursive: true, force: true });
}

/** Removes a file; a missing one is no error. */
export async function removeFile(path: string): Promise<void> {
  await files.rm(path, { force: true });
}

/** Whether there is a file at a path that can be looked at. */
export function isFile(path: string): boolean {
  return statsOf(path)?.isFile() ?? false;
}

/** Whether there is such a folder at a path. */
export function isFolder(path: string): boolean {
  return statsOf(path)?.isDirectory() ?? false;
}

function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** Reads a text file at once, for what has to know before it can wait. */
export function readTextNow(path: string): string {
  return readFileSync(path, "utf8");
}
