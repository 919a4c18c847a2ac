import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { isRecord } from "../../mocks/domain/text.js";
import { CouldNotRun } from "../../mocks/report/report.js";
import { howToAdd } from "../../mocks/version.js";

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

/** Loads an optional package. Throws `CouldNotRun` with the command that installs it, and what else to do, if it is missing. */
export async function withPackage<Loaded>(
  name: string,
  load: () => Promise<Loaded>,
  otherwise = "",
): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ERR_MODULE_NOT_FOUND" && code !== "MODULE_NOT_FOUND") throw error;
    // The version that this package was proven with: a range begins with it.
    const version = require("paystub/package.json").peerDependencies[name].replace(/^\D+/, "");
    throw new CouldNotRun(`this needs ${name}. ${howToAdd(`${name}@${version}`)}${otherwise}`);
  }
}
