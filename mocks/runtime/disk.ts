import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Reads a text file: this is the one file that touches the disk. Rejects with the system's error. */
export function readText(path: string): Promise<string> {
  return readFile(path, "utf8");
}

/** Writes a text file, in place of one that was there. Rejects with the system's error. */
export function writeText(path: string, text: string): Promise<void> {
  return writeFile(path, text);
}

/** Writes a text file into a folder that is made where it is not there yet. */
export async function saveText(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeText(path, text);
}
