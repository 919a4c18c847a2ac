import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
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
 * What attw has against the types of a packed package, in its own words: for `import` and `require`, and
 * for `import` alone where an entry has no form for the other. Those that TypeScript cannot import at
 * all, such as YAML, have no types to look at.
 */
export function typeFaults(tarball: string, folder: string): readonly string[] {
  const { manifest, ...rest } = shipped(folder);
  const names = [...entries({ manifest, ...rest }).keys()].map(
    (name) => `.${name.slice(manifest.name.length)}`,
  );
  const isRequired = (name: string) => {
    const target = manifest.exports?.[name];
    return typeof target === "object" && "require" in target;
  };
  const untyped = names.filter((name) => /\.ya?ml$/.test(name));
  const typed = names.filter((name) => !untyped.includes(name));
  const both = typed.filter(isRequired);
  const imported = typed.filter((name) => !isRequired(name));
  return [
    ...(both.length > 0 ? attwFaults(tarball, "node16", [...untyped, ...imported]) : []),
    ...(imported.length > 0 ? attwFaults(tarball, "esm-only", [...untyped, ...both]) : []),
  ];
}

/** What attw has against the entries that are not left out. */
function attwFaults(tarball: string, profile: string, left: readonly string[]): readonly string[] {
  const attw = join(
    dirname(require.resolve("@arethetypeswrong/cli/package.json")),
    "dist/index.js",
  );
  const plain = ["--no-emoji", "--no-color", "--format", "ascii", "--profile", profile];
  // It takes away the tarball that it looked at.
  const copy = join(mkdtempSync(join(tmpdir(), "paystub-attw-")), basename(tarball));
  copyFileSync(tarball, copy);
  const only = left.length > 0 ? ["--exclude-entrypoints", ...left] : [];
  const args = [attw, copy, ...plain, ...only];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  rmSync(dirname(copy), { recursive: true });
  return status === 0 ? [] : [`${stdout}${stderr}`];
}
