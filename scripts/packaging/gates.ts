import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { entries, shipped } from "./manifest.js";

const require = createRequire(import.meta.url);

/** What publint has against an unpacked package, in a sentence each. Hints count as well. */
export async function publintFaults(folder: string): Promise<readonly string[]> {
  const { messages, pkg } = await publint({ pkgDir: folder, pack: false, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/**
 * What attw has against the types of a packed package, in its own words. For entries of ES modules
 * only: those that TypeScript cannot import at all, such as YAML, have no types to look at.
 */
export function typeFaults(tarball: string, folder: string): readonly string[] {
  const untyped = [...entries(shipped(folder)).keys()].filter((name) => /\.ya?ml$/.test(name));
  const excluded = untyped.map((name) => `.${name.slice(name.indexOf("/"))}`);
  const attw = join(
    dirname(require.resolve("@arethetypeswrong/cli/package.json")),
    "dist/index.js",
  );
  const plain = ["--no-emoji", "--no-color", "--format", "ascii", "--profile", "esm-only"];
  const only = excluded.length > 0 ? ["--exclude-entrypoints", ...excluded] : [];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [attw, tarball, ...plain, ...only],
    { encoding: "utf8" },
  );
  return status === 0 ? [] : [`${stdout}${stderr}`];
}
