import { dirname, join, relative, resolve } from "node:path";
import { filesIn, isFile, isFolder, readText } from "../../sandbox/disk.js";
import { isRecord, parseObject } from "../files.js";
import { FILE_FIXES, MISTAKES } from "../messages.js";
import { UsageError } from "../usage.js";

/** Test runners that a first test can be for; `node` is Node's own. */
export const RUNNERS = ["vitest", "jest", "playwright", "mocha", "node"] as const;
export type Runner = (typeof RUNNERS)[number];

/** Where pipelines run that a first job can be for. */
export const PIPELINES = ["github", "gitlab", "none"] as const;
export type Pipeline = (typeof PIPELINES)[number];

/** What installs the packages of a project. */
export type Installer = "npm" | "pnpm" | "yarn";

/** What of a project decides on its files. */
export interface InitProject {
  readonly runner: Runner;
  readonly pipeline: Pipeline;
  /** Whether its files are modules, as `"type": "module"` says. */
  readonly isModule: boolean;
  /** Whether its tests are TypeScript, which the runner reads. */
  readonly isTyped: boolean;
  /** Whether it has TypeScript, but its Jest is not set up to read it. */
  readonly isUntypedForJest: boolean;
  /** The folder of its tests. */
  readonly tests: string;
  /** The folder of the project in its repository, with slashes; empty where it is the root. */
  readonly place: string;
  /** Whether paystub is among its packages. */
  readonly isInstalled: boolean;
  /** Undefined where no file keeps the versions of its packages. */
  readonly installer: Installer | undefined;
}

/** The way from a project to the root of its repository, with a slash at its end. */
export function upFrom(place: string): string {
  return place === "" ? "" : `${place.replaceAll(/[^/]+/g, "..")}/`;
}

/** Transforms that make JavaScript of TypeScript by themselves, in the words of a config of Jest. */
const TRANSFORMS = /ts-jest|@swc\/jest|esbuild-jest|jest-esbuild/;
const PRESET = "@babel/preset-typescript";

const JEST_FILE = /^jest\.config\.(js|cjs|mjs|ts|cts|mts|json)$/;
const BABEL_FILE = /^(babel\.config\.(js|cjs|mjs|ts|cts|json)|\.babelrc(\.(js|cjs|mjs|json))?)$/;

/**
 * Whether Jest is set up to read TypeScript in a folder: to have the packages for it is not enough. Jest uses
 * Babel where nothing else is said, so Babel may be set up in its place.
 */
async function jestReadsTypes(
  folder: string,
  names: readonly string[],
  own: { readonly jest?: unknown; readonly babel?: unknown },
): Promise<boolean> {
  const textOf = async (file: RegExp, inPackage: unknown) => {
    const found = names.filter((name) => file.test(name));
    const texts = await Promise.all(
      found.map((name) => readText(join(folder, name)).catch(() => "")),
    );
    return [JSON.stringify(inPackage ?? ""), ...texts].join("\n");
  };
  const jest = await textOf(JEST_FILE, own.jest);
  if (TRANSFORMS.test(jest) || jest.includes(PRESET)) return true;
  return (await textOf(BABEL_FILE, own.babel)).includes(PRESET);
}

/** What the user says of a project, in place of what is found. */
interface Overrides {
  readonly runner?: Runner | undefined;
  readonly pipeline?: Pipeline | undefined;
}

/**
 * The kind of a project, from its package file and the names in its folder, and from those at the root of
 * the repository if it is one package of several. Throws a UsageError if the folder does not exist.
 */
export async function projectAt(folder: string, overrides: Overrides): Promise<InitProject> {
  const names = await filesIn(folder);
  if (names.length === 0 && !(await isFolder(folder))) {
    throw new UsageError(MISTAKES.noFolder(folder));
  }
  const root = (await repositoryOf(folder)) ?? resolve(folder);
  const [own, shared] = [await packageAt(folder), await packageAt(root)];
  const packages = [...own.packages, ...shared.packages];
  const rootNames = await filesIn(root);
  const runner = overrides.runner ?? runnerOf(own.packages) ?? runnerOf(shared.packages) ?? "node";
  const hasTypes = packages.includes("typescript") || names.includes("tsconfig.json");
  // Node reads TypeScript from 22.18 only, and Mocha what Node reads; Vitest and Playwright always do.
  const takesTypes =
    runner === "jest"
      ? await jestReadsTypes(folder, names, own)
      : runner === "vitest" || runner === "playwright";
  const isGitLab = rootNames.includes(".gitlab-ci.yml");
  return {
    runner,
    pipeline: overrides.pipeline ?? (isGitLab ? "gitlab" : "github"),
    isModule: own.isModule,
    isTyped: hasTypes && takesTypes,
    isUntypedForJest: hasTypes && runner === "jest" && !takesTypes,
    tests: testFolder(runner, names),
    place: relative(root, resolve(folder)).replaceAll("\\", "/"),
    installer: installerOf(names) ?? installerOf(rootNames),
    isInstalled: packages.includes("paystub"),
  };
}

/** The root of the git repository that a folder is in; undefined where it is in none. */
export async function repositoryOf(folder: string): Promise<string | undefined> {
  for (let at = resolve(folder); ; at = dirname(at)) {
    // A worktree has a file of that name in place of the folder.
    if ((await isFolder(join(at, ".git"))) || (await isFile(join(at, ".git")))) return at;
    if (dirname(at) === at) return undefined;
  }
}

async function packageAt(folder: string) {
  const path = join(folder, "package.json");
  const text = await readText(path).catch(() => "{}");
  const { type, dependencies, devDependencies, jest, babel } = parseObject(
    "package file",
    path,
    text,
    FILE_FIXES.package,
  );
  const packages = [dependencies, devDependencies].flatMap((some) =>
    isRecord(some) ? Object.keys(some) : [],
  );
  return { isModule: type === "module", packages, jest, babel };
}

const PACKAGE_OF = {
  vitest: "vitest",
  jest: "jest",
  playwright: "@playwright/test",
  mocha: "mocha",
} as const;

/** The runner among packages, of those that there are fixtures for. */
function runnerOf(packages: readonly string[]): Runner | undefined {
  return RUNNERS.find((name) => name !== "node" && packages.includes(PACKAGE_OF[name]));
}

/** The folder where a project has tests already. */
function testFolder(runner: Runner, names: readonly string[]): string {
  const usual = [...(runner === "playwright" ? ["e2e"] : []), "test", "tests", "__tests__"];
  return usual.find((name) => names.includes(name)) ?? "test";
}

const LOCK_FILES: Readonly<Record<string, Installer>> = {
  "package-lock.json": "npm",
  "npm-shrinkwrap.json": "npm",
  "pnpm-lock.yaml": "pnpm",
  "yarn.lock": "yarn",
};

/** What installs the packages of a project, as the file says that keeps their versions. */
function installerOf(names: readonly string[]): Installer | undefined {
  const found = Object.keys(LOCK_FILES).find((name) => names.includes(name));
  return found === undefined ? undefined : LOCK_FILES[found];
}
