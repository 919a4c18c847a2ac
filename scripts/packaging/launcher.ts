import { lstatSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, isAbsolute, join, sep } from "node:path";

/** Files by their path below the folder that they are unpacked into. */
export type CarriedFiles = Readonly<Record<string, Uint8Array>>;

/** The command, below the folder of the binary. */
export const SCRIPT = "own/node_modules/paystub/dist/paystub.cjs";

/** A folder that code must not run from, since other users can change what is in it. */
export class UnsafeFolder extends Error {}

/** The folder of the user's caches. Throws if the user has no home. */
export function cacheFolder(env: Readonly<Record<string, string | undefined>>): string {
  const chosen = [env.XDG_CACHE_HOME, env.LOCALAPPDATA].find((path) => path && isAbsolute(path));
  return chosen ?? join(homedir(), ".cache");
}

/**
 * Unpacks files into the folder `name` of `parent`, unless it is there already. Two starts may do so at the same time.
 * Returns the folder. Throws `UnsafeFolder` if another user owns it or may write to it.
 */
export function unpacked(
  parent: string,
  name: string,
  files: () => CarriedFiles,
  uid = process.getuid?.(),
): string {
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  expectOwn(parent, uid);
  const folder = join(parent, name);
  if (!exists(folder)) unpack(folder, files());
  expectOwn(folder, uid);
  return folder;
}

/** Writes all files before the folder has its name, so that a start that is killed leaves no half of it. */
function unpack(folder: string, files: CarriedFiles): void {
  const partial = mkdtempSync(`${folder}-`);
  try {
    for (const [name, bytes] of Object.entries(files)) {
      const file = join(partial, name);
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      writeFileSync(file, bytes, { mode: 0o600 });
    }
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    // Another start may have been faster.
    if (!exists(folder)) throw error;
  }
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

const WRITE_OF_OTHERS = 0o022;

/** Windows has no owner here: there, the profile of a user is closed to others. */
function expectOwn(folder: string, uid: number | undefined): void {
  const stats = lstatSync(folder);
  const isOwn = uid === undefined || (stats.uid === uid && (stats.mode & WRITE_OF_OTHERS) === 0);
  if (stats.isDirectory() && isOwn) return;
  throw new UnsafeFolder(
    `the cache folder ${folder} belongs to another user, or others can write to it. Delete it, or set XDG_CACHE_HOME to a folder of yours`,
  );
}

/**
 * What a start of the binary runs, and its `process.argv`. The command starts itself again as
 * `process.execPath <its script> ...`, and its script is the binary. A program that the binary carries runs as Node would
 * run it.
 */
export function meant(
  [execPath = "", , ...words]: readonly string[],
  folder: string,
): { readonly script: string; readonly argv: string[] } {
  const args = words[0] === execPath ? words.slice(1) : words;
  const [first = ""] = args;
  if (first.startsWith(folder + sep)) return { script: first, argv: [execPath, ...args] };
  const script = join(folder, SCRIPT);
  return { script, argv: [execPath, execPath, ...args] };
}
