import { appendFileSync, statSync } from "node:fs";
import files, { constants } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";

/** Reads a text file: this is the one file that touches the disk. Rejects with the system's error. */
export function readText(path: string): Promise<string> {
  return files.readFile(path, "utf8");
}

/** Writes a text file, in place of one that was there. Rejects with the system's error. */
export function writeText(path: string, text: string): Promise<void> {
  return files.writeFile(path, text);
}

/** Appends text to a file, which is created with its folder if it does not exist. */
export async function appendText(path: string, text: string): Promise<void> {
  await makeFolder(dirname(path));
  await files.appendFile(path, text);
}

/** Appends at once, in a folder that exists. For a short text, that is faster than waking a thread. */
export function appendTextNow(path: string, text: string): void {
  appendFileSync(path, text);
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
  await writeText(path, text);
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
  if (failure && !(failure.code === "EEXIST" && (await isFolder(path)))) throw failure;
}

/**
 * The path of a file that only its owner may read, in a folder of the same kind; both are created if they
 * do not exist. Rejects with the system's error.
 */
export async function ownFile(folder: string, name: string): Promise<string> {
  await makeFolder(folder, 0o700);
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

/** Writes a text file that only its owner may read, in place of one that was there. */
export async function writeOwnText(path: string, text: string): Promise<void> {
  const file = await files.open(path, "w", 0o600);
  try {
    // One that was there keeps its mode. A device is everybody's, and some disks have no modes.
    if ((await file.stat()).isFile()) await file.chmod(0o600).catch(() => undefined);
    await file.writeFile(text);
  } finally {
    await file.close();
  }
}

/** Writes the pieces of a text as they come, in a folder that only its owner may read. */
export async function saveOwnPieces(path: string, pieces: AsyncIterable<string>): Promise<void> {
  await makeFolder(dirname(path), 0o700);
  const file = await files.open(path, "w", 0o600);
  try {
    if ((await file.stat()).isFile()) await file.chmod(0o600).catch(() => undefined);
    for await (const piece of pieces) await file.writeFile(piece);
  } finally {
    await file.close();
  }
}

/** The same for a text file, in a folder of the same kind, which is created if it does not exist. */
export async function saveOwnText(path: string, text: string): Promise<void> {
  await makeFolder(dirname(path), 0o700);
  await writeOwnText(path, text);
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

/** The first bytes of a file, fewer for a short one; none for an unknown one. */
export async function firstBytes(path: string, most: number): Promise<Uint8Array> {
  const file = await files.open(path, "r").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (!file) return new Uint8Array();
  try {
    const { size } = await file.stat();
    const bytes = Buffer.alloc(Math.min(size, most));
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Writes a file that only its owner may read, piece by piece, and puts it in the place of one that was
 * there when it is whole. `rest` is awaited between two pieces. Rejects with the system's error.
 */
export async function writeOwnBytes(
  path: string,
  pieces: Iterable<Uint8Array>,
  rest: () => Promise<void>,
): Promise<void> {
  await makeFolder(dirname(path), 0o700);
  const partly = `${path}.partly`;
  const file = await files.open(partly, "w", 0o600);
  try {
    try {
      for (const piece of pieces) {
        await file.write(piece);
        await rest();
      }
    } finally {
      await file.close();
    }
    await files.rename(partly, path);
  } catch (error) {
    await removeFile(partly);
    throw error;
  }
}

/** Whether what is at a path may be changed. */
export async function isWritable(path: string): Promise<boolean> {
  return (await whyNo(path, constants.W_OK)) === undefined;
}

/** Copies those of some files that are there into a new folder in another one. Gives its path. */
export async function copiedAside(paths: readonly string[], into: string): Promise<string> {
  const aside = await files.mkdtemp(join(into, "paystub-copy-"));
  for (const path of paths) {
    if (await isFile(path)) await files.copyFile(path, join(aside, basename(path)));
  }
  return aside;
}

/** Opens a file that another program writes its output to, emptied. The caller closes it. */
export function openOutput(path: string): Promise<files.FileHandle> {
  return files.open(path, "w", 0o600);
}

/** Makes a folder for temporary files, which only this user can read. */
export function temporaryFolder(): Promise<string> {
  return files.mkdtemp(join(tmpdir(), "paystub-"));
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

/** The same, reported at once: for what is looked up before a program is started. */
export function isFileNow(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Whether there is a folder at a path that can be looked at, reported at once. */
export function isFolderNow(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
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

/** A path without links and detours, by which two names of one place are the same. */
export function realPath(path: string): Promise<string> {
  return files.realpath(path).catch(() => resolve(path));
}
