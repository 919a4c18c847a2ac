import { join } from "node:path";
import { filesIn, readText } from "../../runtime/disk.js";
import { isRecord, parseObject } from "../files.js";
import type { InitProject, Installer, Pipeline, Runner } from "./project.js";

/** What the user says of a project, in place of what is found. */
export interface Overrides {
  readonly runner?: Runner | undefined;
  readonly pipeline?: Pipeline | undefined;
}

/** What a project is, told by its package file and by the names in its folder. */
export async function projectAt(folder: string, overrides: Overrides): Promise<InitProject> {
  const { type, dependencies, devDependencies } = await packageOf(folder);
  const names: readonly string[] = await filesIn(folder).catch(() => []);
  const packages = [dependencies, devDependencies].flatMap((some) =>
    isRecord(some) ? Object.keys(some) : [],
  );
  const runner = overrides.runner ?? runnerOf(packages);
  const hasTypes = packages.includes("typescript") || names.includes("tsconfig.json");
  return {
    runner,
    pipeline: overrides.pipeline ?? (names.includes(".gitlab-ci.yml") ? "gitlab" : "github"),
    isModule: type === "module",
    isTyped: hasTypes && takesTypes(runner, packages),
    tests: testFolder(runner, names),
    installer: installerOf(names),
  };
}

type PackageFile = Readonly<Record<string, unknown>>;

async function packageOf(folder: string): Promise<PackageFile> {
  const path = join(folder, "package.json");
  const text = await readText(path).catch(() => "{}");
  return parseObject("package file", path, text);
}

/** The runner that a project depends on; Node's own where it has none that there are fixtures for. */
function runnerOf(packages: readonly string[]): Runner {
  const known = { vitest: "vitest", jest: "jest", playwright: "@playwright/test" } as const;
  const found = Object.entries(known).find(([, name]) => packages.includes(name));
  return (found?.[0] as Runner | undefined) ?? "node";
}

/** What makes Jest read TypeScript. */
const FOR_JEST = ["ts-jest", "@swc/jest", "@babel/preset-typescript", "esbuild-jest"];

/** Whether a runner reads TypeScript without being set up for it: Node does so from 22.18 only. */
function takesTypes(runner: Runner, packages: readonly string[]): boolean {
  if (runner === "jest") return FOR_JEST.some((name) => packages.includes(name));
  return runner !== "node";
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
