import { readFile } from "node:fs/promises";

/** Reads a text file: the one file that touches the disk. Rejects with the system's error. */
export function readText(path: string): Promise<string> {
  return readFile(path, "utf8");
}
