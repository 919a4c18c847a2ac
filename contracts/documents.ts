import { readFile } from "node:fs/promises";
import { CouldNotRun } from "../mocks/report/report.js";

/** Whether a value is an object with members, and no list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Reads a file that the caller named. Throws `CouldNotRun` with what is wrong and the fix. */
export async function readText(what: string, path: string): Promise<string> {
  return readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    const why = error.code === "ENOENT" ? "does not exist" : `cannot be read (${error.code})`;
    throw new CouldNotRun(`the ${what} ${path} ${why}; give the path of a file`);
  });
}

/** Reads a file of YAML or JSON that holds an object. */
export async function readObject(
  what: string,
  path: string,
): Promise<Readonly<Record<string, unknown>>> {
  const text = await readText(what, path);
  let value: unknown;
  try {
    value = await parsed(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CouldNotRun(`the ${what} ${path} is no valid YAML or JSON: ${why.split("\n")[0]}`);
  }
  if (isObject(value)) return value;
  throw new CouldNotRun(`the ${what} ${path} holds no object`);
}

/** JSON is YAML too, but its own parser is a hundred times as fast. */
async function parsed(text: string): Promise<unknown> {
  try {
    return JSON.parse(text);
  } catch {
    const { parse } = await import("yaml");
    return parse(text);
  }
}
