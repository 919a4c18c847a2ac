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

/** What attw tells of a package, as far as it is looked at here. */
interface Analysis {
  readonly problems?: readonly { readonly kind: string; readonly resolutionKind?: string }[];
  readonly entrypoints?: Readonly<
    Record<string, { readonly resolutions: Readonly<Record<string, Resolution>> }>
  >;
}

/** A way in which an entry is found; its problems are places in the list of all. */
interface Resolution {
  readonly visibleProblems?: readonly number[];
}

/**
 * What attw has against the types of a packed package, a line each: for `import` and `require`, and
 * for `import` alone where an entry has no form for the other. Those that TypeScript cannot import at
 * all, such as YAML, have no types to look at.
 */
export function typeFaults(tarball: string, folder: string): readonly string[] {
  const { manifest, ...rest } = shipped(folder);
  const names = [...entries({ manifest, ...rest }).keys()].map(
    (name) => `.${name.slice(manifest.name.length)}`,
  );
  const untyped = names.filter((name) => /\.ya?ml$/.test(name));
  const { problems = [], entrypoints = {} } = analysisOf(tarball, untyped);
  const faults = Object.entries(entrypoints).flatMap(([name, { resolutions }]) => {
    const target = manifest.exports?.[name];
    const isRequired = typeof target === "object" && "require" in target;
    // What only the oldest way of resolution finds wrong is nobody's concern.
    const ignored = isRequired ? ["node10"] : ["node10", "node16-cjs"];
    const seen = Object.values(resolutions).flatMap(({ visibleProblems = [] }) => visibleProblems);
    return seen
      .flatMap((index) => problems[index] ?? [])
      .filter(({ resolutionKind = "any" }) => !ignored.includes(resolutionKind))
      .map((problem) => `${manifest.name}${name.slice(1)}: ${JSON.stringify(problem)}`);
  });
  return [...new Set(faults)];
}

/**
 * Has attw look at all entries but some. It tells of every resolution, and exits with 1 where one that
 * counts for its profile has a problem.
 */
function analysisOf(tarball: string, left: readonly string[]): Analysis {
  const attw = join(
    dirname(require.resolve("@arethetypeswrong/cli/package.json")),
    "dist/index.js",
  );
  const only = left.length > 0 ? ["--exclude-entrypoints", ...left] : [];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [attw, tarball, "--format", "json", "--profile", "esm-only", ...only],
    { encoding: "utf8", maxBuffer: Number.POSITIVE_INFINITY },
  );
  if (status !== 0 && status !== 1)
    throw new Error(`attw ended with ${status}:\n${stdout}${stderr}`);
  return JSON.parse(stdout).analysis;
}
