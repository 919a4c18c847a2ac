import { basename, dirname, join, relative, resolve } from "node:path";
import type { CommandFlags } from "../../../spec/generated/options.js";
import { isRecord } from "../../domain/text.js";
import { filesIn, isFile, isFolder, readText } from "../../sandbox/disk.js";
import { parseObject } from "../files.js";
import { FILE_FIXES, MISTAKES } from "../messages.js";
import { UsageError } from "../usage.js";

/** Test runners that a first test can be for; `node` is Node's own. */
export type Runner = NonNullable<CommandFlags["init"]["runner"]>;

/** What installs the packages of a project. */
export type Installer = "npm" | "pnpm" | "yarn";

/** What of a project decides on its files. */
export interface InitProject {
  readonly runner: Runner;
  /** Whether its files are modules, as `"type": "module"` says. */
  readonly isModule: boolean;
  /** Whether its tests are TypeScript, which the runner reads. */
  readonly isTyped: boolean;
  /** The folder of its tests. */
  readonly tests: string;
  /** What its JavaScript tests have before their ending: `cart.test.js` or `cart.spec.js`. */
  readonly kind: "test" | "spec";
  /** The program that runs its PHP tests. */
  readonly phpunit: string;
  /** Whether paystub is among its packages. */
  readonly isInstalled: boolean;
  readonly installer: Installer;
}

/**
 * The kind of a project, from its package file and the names in its folder, and from those at the root of
 * the repository if it is one package of several. Throws a UsageError if the folder does not exist.
 */
export async function projectAt(folder: string, chosen?: Runner): Promise<InitProject> {
  const names = await filesIn(folder);
  if (names.length === 0 && !isFolder(folder)) {
    throw new UsageError(MISTAKES.noFolder(folder));
  }
  const root = repositoryOf(folder) ?? resolve(folder);
  const [own, shared] = [await packageAt(folder), await packageAt(root)];
  const packages = [...own.packages, ...shared.packages];
  const runner =
    chosen ?? runnerOf(own.packages) ?? runnerOf(shared.packages) ?? runnerBy(names) ?? "node";
  const hasTypes = packages.includes("typescript") || names.includes("tsconfig.json");
  // Node reads TypeScript from 22.18 only, Mocha what Node reads, and Jest what its transforms read.
  const takesTypes = runner === "vitest" || runner === "playwright";
  const found = await firstTestIn(folder, runner);
  return {
    runner,
    isModule: own.isModule,
    isTyped: hasTypes && takesTypes,
    tests: found === undefined ? testFolder(runner, names) : relative(folder, dirname(found)),
    kind: kindOf(runner, found),
    installer: installerOf([...names, ...(await filesIn(root))]),
    phpunit: await phpunitOf(folder),
    isInstalled: packages.includes("paystub"),
  };
}

/** The root of the git repository that a folder is in; undefined where it is in none. */
export function repositoryOf(folder: string): string | undefined {
  for (let at = resolve(folder); ; at = dirname(at)) {
    // A worktree has a file of that name in place of the folder.
    if (isFolder(join(at, ".git")) || isFile(join(at, ".git"))) return at;
    if (dirname(at) === at) return undefined;
  }
}

async function packageAt(folder: string) {
  const { type, dependencies, devDependencies } = await manifestAt(folder, "package.json");
  return { isModule: type === "module", packages: namesIn(dependencies, devDependencies) };
}

/** What runs PHP tests: what Composer installs there, or the program of the system. */
async function phpunitOf(folder: string): Promise<string> {
  const manifest = await manifestAt(folder, "composer.json");
  const packages = namesIn(manifest["require-dev"], manifest.require);
  if (packages.includes("pestphp/pest")) return "vendor/bin/pest";
  const own = "vendor/bin/phpunit";
  const isOwn = packages.includes("phpunit/phpunit") || (await isFile(join(folder, own)));
  return isOwn ? own : "phpunit";
}

/** A file that names the packages of a project; empty where it has none. */
async function manifestAt(
  folder: string,
  file: string,
): Promise<Readonly<Record<string, unknown>>> {
  const path = join(folder, file);
  const text = await readText(path).catch(() => "{}");
  return parseObject("package file", path, text, FILE_FIXES.package);
}

function namesIn(...parts: readonly unknown[]): readonly string[] {
  return parts.flatMap((some) => (isRecord(some) ? Object.keys(some) : []));
}

const PACKAGE_OF = {
  vitest: "vitest",
  jest: "jest",
  playwright: "@playwright/test",
  mocha: "mocha",
} as const;

/** The runner among packages, of those that there are fixtures for. */
function runnerOf(packages: readonly string[]): Runner | undefined {
  const names = Object.entries(PACKAGE_OF) as [Runner, string][];
  return names.find(([, name]) => packages.includes(name))?.[0];
}

const PHP = ["composer.json", "phpunit.xml", "phpunit.xml.dist", "phpunit.dist.xml"];
const PYTHON = ["pyproject.toml", "pytest.ini", "setup.py", "setup.cfg", "requirements.txt"];

/** The runner of a project in another language, by its files. */
function runnerBy(names: readonly string[]): Runner | undefined {
  if (names.some((name) => PHP.includes(name))) return "phpunit";
  if (names.some((name) => PYTHON.includes(name))) return "pytest";
  return undefined;
}

/** The form of the names of tests. */
const TEST_FILES: { readonly [R in Runner]?: RegExp } = {
  pytest: /^(test_.*|.*_test)\.py$/,
  phpunit: /Test\.php$/,
};
const SCRIPT_TEST = /\.(test|spec)\.[cm]?[jt]sx?$/;

/** Folders that hold no tests of the project itself. */
const SKIPPED = /^(\.|node_modules$|vendor$|dist$|build$|coverage$)/;
const DEPTH_MAX = 3;

/** A test that the project has already, the nearest to its root. */
async function firstTestIn(folder: string, runner: Runner): Promise<string | undefined> {
  const form = TEST_FILES[runner] ?? SCRIPT_TEST;
  let folders = [folder];
  for (let depth = 0; depth <= DEPTH_MAX && folders.length > 0; depth += 1) {
    const below: string[] = [];
    for (const place of folders) {
      const names = await filesIn(place).catch(() => []);
      const found = names.find((name) => form.test(name));
      if (found !== undefined) return join(place, found);
      const others = names.filter((name) => !SKIPPED.test(name) && !name.includes("."));
      below.push(...others.map((name) => join(place, name)));
    }
    folders = below;
  }
  return undefined;
}

function kindOf(runner: Runner, found: string | undefined): "test" | "spec" {
  if (found === undefined) return runner === "playwright" ? "spec" : "test";
  return /\.spec\./.test(basename(found)) ? "spec" : "test";
}

/** The usual folder of tests, for a project that has none yet. */
function testFolder(runner: Runner, names: readonly string[]): string {
  const first = runner === "playwright" ? ["e2e"] : [];
  const usual = [...first, "test", "tests", "__tests__", "spec"];
  const other = runner === "pytest" || runner === "phpunit" ? "tests" : "test";
  return usual.find((name) => names.includes(name)) ?? other;
}

const LOCK_FILES: Readonly<Record<string, Installer>> = {
  "package-lock.json": "npm",
  "npm-shrinkwrap.json": "npm",
  "pnpm-lock.yaml": "pnpm",
  "yarn.lock": "yarn",
  ".pnp.cjs": "yarn",
};

/** What installs the packages of a project, as the file says that keeps their versions. */
function installerOf(names: readonly string[]): Installer {
  const found = Object.keys(LOCK_FILES).find((name) => names.includes(name));
  return (found !== undefined && LOCK_FILES[found]) || "npm";
}
