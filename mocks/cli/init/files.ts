import { dirname, join, relative } from "node:path";
import { isFile, packageFile, readText, removeFile } from "../../sandbox/disk.js";
import { OWN_FILES } from "../../tls/messages.js";
import { CALLED_AS, IS_BINARY } from "../../version.js";
import { appendNamed, saveNamed } from "../files.js";
import { FILE_FIXES, MISTAKES } from "../messages.js";
import { CONFIG_FILE } from "../options.js";
import { UsageError } from "../usage.js";
import { type InitProject, type Installer, type Runner, repositoryOf } from "./project.js";

/** Jest takes a file for CommonJS as soon as its project is so. */
function isRequired({ runner, isModule }: InitProject): boolean {
  return runner === "jest" && !isModule;
}

/** The path of the first test from the project. */
export function firstTestPath(project: InitProject): string {
  const { runner, tests, kind } = project;
  const within = tests === "" ? "" : `${tests.replaceAll("\\", "/")}/`;
  if (runner === "pytest") return `${within}test_payment.py`;
  if (runner === "phpunit") return `${within}PaymentTest.php`;
  return `${within}payment.${kind}.${extension(project)}`;
}

function extension(project: InitProject): string {
  if (project.isTyped) return "ts";
  return project.isModule || isRequired(project) ? "js" : "mjs";
}

/** What of a test is written otherwise in TypeScript. */
const TYPED = [
  [
    'import { createServer } from "node:http";',
    'import { createServer } from "node:http";\nimport type { AddressInfo } from "node:net";',
  ],
  ["new Promise(", "new Promise<void>("],
  ["shop.address().port", "(shop.address() as AddressInfo).port"],
  [
    "await response.json().catch(() => ({}))",
    "(await response.json().catch(() => ({}))) as { transactionNo?: string }",
  ],
] as const;

/** The first test of a project, for its runner and in its language. Its shop is for the reader's own to replace. */
async function testText(project: InitProject): Promise<string> {
  const { runner, isTyped } = project;
  if (runner === "pytest") return recipeText("init/test_payment.py");
  if (runner === "phpunit") return recipeText("init/PaymentTest.php");
  const ownForm = runner === "node" || runner === "mocha";
  const steps = await recipeText("init/steps.js.txt");
  const text = await recipeText(`init/${ownForm ? runner : "fixtures"}.js.txt`, { runner, steps });
  if (isRequired(project)) {
    return text.replaceAll(/^import (.*) from (.*);$/gm, "const $1 = require($2);");
  }
  if (!isTyped) return text;
  return TYPED.reduce((typed, [plain, written]) => typed.replace(plain, () => written), text);
}

/** How a project runs the programs of its packages. npx would ask the registry in a project of Yarn's own resolution. */
const RUNS: Readonly<Record<Installer, string>> = { npm: "npx", pnpm: "pnpm exec", yarn: "yarn" };

/** The command that runs the project's tests under paystub. */
export function runCommand(project: InitProject): string {
  const paystub = IS_BINARY ? CALLED_AS : [RUNS[project.installer], "paystub"];
  return `${paystub.join(" ")} run -- ${testCommand(project)}`;
}

/** How the tests of a project are run. */
function testCommand(project: InitProject): string {
  const run = RUNS[project.installer];
  switch (project.runner) {
    case "vitest":
      return `${run} vitest run`;
    case "jest": {
      // Lets a Jest test be a module. npx finds Jest in any folder of a workspace, and passes the option to
      // Node on every system.
      const isPlain = !project.isModule || project.installer !== "npm";
      return isPlain ? `${run} jest` : "npx --node-options=--experimental-vm-modules jest";
    }
    case "playwright":
      return `${run} playwright test`;
    case "mocha":
      // Which files are tests its config says, and may not say of this one; it runs those too.
      return `${run} mocha ${firstTestPath(project)}`;
    case "node":
      return "node --test";
    case "pytest":
      return "pytest";
    case "phpunit":
      return project.phpunit;
  }
}

/** What `paystub init` writes: files by their path in the project, and their texts. */
type InitFiles = Readonly<Record<string, string>>;

const CONFIG = `{
  "sandbox": "shop",
  "clock": "real"
}
`;

/** The files of a project; the last is its first test. */
export async function initFiles(project: InitProject): Promise<InitFiles> {
  const path = firstTestPath(project);
  const name = FIXTURES[project.runner];
  const fixtures = name && { [join(dirname(path), name)]: await recipeText(name) };
  return { [CONFIG_FILE]: CONFIG, ...fixtures, [path]: await testText(project) };
}

/** The recipe that a first test needs beside it, in another language than JavaScript. */
export const FIXTURES: { readonly [R in Runner]?: string } = {
  pytest: "conftest.py",
  phpunit: "Paystub.php",
};

/** A file of the package's recipes, with values in place of their `{{names}}`, indented as these are. */
export async function recipeText(
  name: string,
  values: Readonly<Record<string, string>> = {},
): Promise<string> {
  const text = await readText(packageFile(`spec/recipes/${name}`));
  const called = text.replaceAll("npx paystub", () => CALLED_AS.join(" "));
  return called.replaceAll(/(^ *)?\{\{(\w+)\}\}/gm, (_, indent = "", name) => {
    return indent + (values[name] ?? "").trimEnd().replaceAll(/\n(?=.)/g, `\n${indent}`);
  });
}

/** What does not belong into the repository: the output of failed tests, and the authority of this machine. */
const LEFT_BEHIND = ["paystub-accounts/", OWN_FILES.certificate, OWN_FILES.key];

/**
 * What has git ignore that, as lines that a file is to get: the one of the project, else that of its
 * repository, else a new one. None where git ignores it already, or where there is no git.
 */
export async function ignoredFiles(folder: string): Promise<readonly InitFile[]> {
  const own = ".gitignore";
  const root = repositoryOf(folder);
  const shared = relative(folder, join(root ?? folder, own)).replaceAll("\\", "/");
  for (const path of new Set([own, shared])) {
    const text = await textOf(join(folder, path));
    if (text === undefined) continue;
    const added = addition(text);
    return added === "" ? [] : [{ path, text: added, adds: true }];
  }
  return root === undefined ? [] : [{ path: own, text: addition(""), adds: true }];
}

/** Undefined where there is no such file. */
export function textOf(path: string): Promise<string | undefined> {
  return readText(path).catch(({ code }: NodeJS.ErrnoException) => {
    if (code === "ENOENT") return undefined;
    throw new UsageError(MISTAKES.unreadable("file", path, code, FILE_FIXES.otherFolder("folder")));
  });
}

/** What is to be added to a text that git reads; nothing where it has the lines. */
function addition(text: string): string {
  const entries = text.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, ""));
  const missing = LEFT_BEHIND.filter((line) => !entries.includes(line.replace(/\/$/, "")));
  if (missing.length === 0) return "";
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  const added = missing.map((line) => line + end).join("");
  return `${/(^|\n)$/.test(text) ? "" : end}${added}`;
}

/** A file that a project is to get, by its path from there. */
export interface InitFile {
  readonly path: string;
  readonly text: string;
  /** Whether the text goes to the end of a file that is there; else such a file is kept as it is. */
  readonly adds?: boolean;
}

/** Writes missing files, and reports for each whether it was written. An existing file is someone's work. */
export async function writeFiles(
  folder: string,
  files: readonly InitFile[],
  onFile: (path: string, isWritten: boolean) => void,
): Promise<void> {
  for (const { path, text, adds } of files) {
    const place = join(folder, path);
    const isNew = adds || !isFile(place);
    if (isNew) await save(place, text, adds);
    onFile(path, isNew);
  }
}

async function save(place: string, text: string, adds = false): Promise<void> {
  const fix = FILE_FIXES.otherFolder("folder");
  if (adds) return appendNamed(place, text, fix);
  try {
    await saveNamed(place, text, fix);
  } catch (error) {
    // Half a file would look like someone's work the next time.
    if (isFile(place)) await removeFile(place);
    throw error;
  }
}
