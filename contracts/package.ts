import { createRequire } from "node:module";
import { CouldNotRun } from "../mocks/report/report.js";

const require = createRequire(import.meta.url);

/** A file that this package hands out, such as `spec/openapi.yaml`; the same from sources and built. */
export function ownFile(name: string): string {
  return require.resolve(`paystub/${name}`);
}

/**
 * Loads what stands in packages that only some have installed. Throws `CouldNotRun` with the command
 * that installs them when one is missing.
 */
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
