import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { isRecord } from "../../mocks/domain/text.js";
import { CouldNotRun } from "../../mocks/report/report.js";

export type Json = Readonly<Record<string, unknown>>;

/** Reads a file of YAML or JSON that holds an object. Throws `CouldNotRun` with what is wrong and the fix. */
export async function readObject(
  what: string,
  path: string,
): Promise<{ readonly text: string; readonly value: Json }> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    const why = error.code === "ENOENT" ? "does not exist" : `cannot be read (${error.code})`;
    throw new CouldNotRun(`the ${what} ${path} ${why}. Give the path of a file`);
  });
  const isJson = path.endsWith(".json");
  let value: unknown;
  try {
    // JSON is YAML too, but JSON.parse is a hundred times as fast.
    value = isJson ? JSON.parse(text) : (await import("yaml")).parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const form = isJson ? "JSON" : "YAML";
    throw new CouldNotRun(`the ${what} ${path} is not valid ${form}: ${why.split("\n")[0]}`);
  }
  if (isRecord(value)) return { text, value };
  throw new CouldNotRun(`the ${what} ${path} holds no object`);
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
