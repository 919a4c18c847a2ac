import { readFile, writeFile } from "node:fs/promises";

/** Reads a text file: this is the one file that touches the disk. Rejects with the system's error. */
export function readText(path: string): Promise<string> {
  return readFile(path, "utf8");
}

/** Writes a text file, in place of one that was there. Rejects with the system's error. */
export function writeText(path: string, text: string): Promise<void> {
  return writeFile(path, text);
}
