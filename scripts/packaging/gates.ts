import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { entries, type Shipped, shipped } from "./manifest.js";
import { importsOf, unreached } from "./modules.js";

const require = createRequire(import.meta.url);

/** What publint has against an unpacked package, in a sentence each. Hints count as well. */
export async function publintFaults(folder: string): Promise<readonly string[]> {
  const { messages, pkg } = await publint({ pkgDir: folder, pack: false, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/** The fields of attw's report on a package that we read. */
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
    // What only the oldest way of resolution finds wrong does not matter.
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
 * Runs attw on all entries except some. It reports every resolution, and exits with 1 if one that counts
 * for its profile has a problem.
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

/**
 * The errors in the files and imports of a package, in a sentence each: a package that its users will not
 * have, a missing file, a dependency that nothing imports, a module that nothing references. The compiler
 * checks the packages that declarations need.
 */
export function packageFaults(shipped: Shipped): readonly string[] {
  const { manifest, files } = shipped;
  const imports = importsOf(shipped);
  const { dependencies = {}, peerDependencies } = manifest;
  const declared = { ...dependencies, ...peerDependencies };
  const wanted = new Set(imports.flatMap(({ packages }) => packages));
  const missing = (wanting: string, names: readonly string[]) =>
    names
      .filter((name) => !files.includes(name))
      .map((name) => `${wanting} ${name}, which is not shipped`);
  return [
    ...[...entries(shipped)].flatMap(([name, targets]) => missing(`${name} is`, targets)),
    ...imports.flatMap(({ file, modules }) => missing(`${file} imports`, modules)),
    ...imports.flatMap(({ file, packages }) =>
      packages
        .filter((name) => !(name in declared) && name !== manifest.name)
        .map((name) => `${file} imports ${name}, which is neither a dependency nor a peer`),
    ),
    ...Object.keys(dependencies)
      .filter((name) => !wanted.has(name))
      .map((name) => `${name} is a dependency, and nothing that is shipped imports it`),
    ...unreached(shipped, imports).map((file) => `${file} is shipped, and nothing leads to it`),
  ];
}
