import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { CouldNotRun } from "../mocks/report/report.js";

/** Whether a value is an object with members, and no list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Reads a file that the caller named. Throws `CouldNotRun` with what is wrong and the fix. */
export async function readText(what: string, path: string): Promise<string> {
  return readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    const why = error.code === "ENOENT" ? "does not exist" : `cannot be read (${error.code})`;
    throw new CouldNotRun(`the ${what} ${path} ${why}. Give the path of a file`);
  });
}

/** Reads a file of YAML or JSON that holds an object. */
export async function readObject(
  what: string,
  path: string,
): Promise<Readonly<Record<string, unknown>>> {
  const text = await readText(what, path);
  const json = plainJson(text);
  if (isObject(json)) return json;
  const { parse } = await import("yaml");
  let value: unknown;
  try {
    value = parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CouldNotRun(`the ${what} ${path} is not valid YAML or JSON: ${why.split("\n")[0]}`);
  }
  if (isObject(value)) return value;
  throw new CouldNotRun(`the ${what} ${path} holds no object`);
}

/** What is said of a reference to another host. */
export const NOT_FETCHED = "is not fetched. Put a copy beside the document, and refer to that";

/** Files that are looked through for references. */
const FILES_MAX = 200;

/**
 * Throws `CouldNotRun` where a document, or a file that it refers to, refers to another host: a document of
 * others must not have us call addresses.
 */
export async function refuseRemote(path: string, document: unknown): Promise<void> {
  const known = new Set([resolve(path)]);
  const waiting: (readonly [string, unknown])[] = [[path, document]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [file, value] = next;
    for (const reference of referencesIn(value)) {
      const [target = ""] = reference.split("#");
      if (/^(?:[a-z][a-z0-9+.-]+:)?\/\//i.test(target)) {
        throw new CouldNotRun(`${file} refers to ${target}, which ${NOT_FETCHED}`);
      }
      const beside = resolve(dirname(file), target);
      if (target === "" || known.has(beside) || known.size >= FILES_MAX) continue;
      known.add(beside);
      // The code that needs the file reports that it cannot be read.
      const read = await readObject("file", beside).catch(() => undefined);
      if (read) waiting.push([beside, read]);
    }
  }
}

/** Every reference in a value, however deep it is. */
function referencesIn(document: unknown): readonly string[] {
  const found: string[] = [];
  const waiting = [document];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (Array.isArray(value)) for (const inner of value) waiting.push(inner);
    else if (isObject(value)) {
      if (typeof value.$ref === "string") found.push(value.$ref);
      for (const inner of Object.values(value)) waiting.push(inner);
    }
  }
  return found;
}

/**
 * The value of a text of JSON, which is YAML as well, in a hundredth of the time. What is no JSON, or has a
 * key twice, is left to a reader that says what is wrong with it.
 */
function plainJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    const written = [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon);
    return written.length === keysIn(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function keysIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce((sum: number, inner) => sum + keysIn(inner), own);
}

const require = createRequire(import.meta.url);

/** A file that this package hands out, such as `spec/openapi.yaml`; the same from sources and built. */
export function ownFile(name: string): string {
  return require.resolve(`paystub/${name}`);
}

/** Loads optional packages. Throws `CouldNotRun` with the command that installs them if one is missing. */
export async function withPackages<Loaded>(
  names: readonly string[],
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ERR_MODULE_NOT_FOUND" && code !== "MODULE_NOT_FOUND") throw error;
    throw new CouldNotRun(`this needs more packages; run: npm install -D ${pinned(names)}`);
  }
}

/** The packages with the versions that this one was proven with. */
function pinned(names: readonly string[]): string {
  const { peerDependencies = {} } = require("paystub/package.json") as {
    readonly peerDependencies?: Readonly<Record<string, string>>;
  };
  return names
    .map((name) => (name in peerDependencies ? `${name}@${lowest(peerDependencies[name])}` : name))
    .join(" ");
}

/** The version that a range begins with. */
function lowest(range = ""): string {
  return range.replace(/^\D+/, "");
}
