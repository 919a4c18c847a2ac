import { join } from "node:path";
import { type Command, Option } from "commander";
import { isFile, readText, saveText } from "../../runtime/disk.js";
import { initFiles } from "../init/files.js";
import { projectAt } from "../init/found.js";
import {
  type Installer,
  PIPELINES,
  type Pipeline,
  RUNNERS,
  type Runner,
  testCommand,
  upFrom,
} from "../init/project.js";
import type { Write } from "../terminal.js";
import { UsageError } from "../usage.js";

/** Adds `init`, which gives a project its first test. It asks nothing, so it can run anywhere. */
export function addInit(paystub: Command, write: Write): void {
  paystub
    .command("init")
    .description("write a config file, a first test for your test runner and a job for CI")
    .addOption(new Option("--folder <path>", "folder of the project").default("."))
    .addOption(new Option("--runner <name>", "test runner (the one found)").choices(RUNNERS))
    .addOption(
      new Option("--ci <name>", "where CI runs (as found, else github)").choices(PIPELINES),
    )
    .addHelpText("after", "\nExample:\n  paystub init --runner vitest --ci none")
    .action((flags: Flags) => init(flags, write));
}

interface Flags {
  readonly folder: string;
  readonly runner?: Runner;
  readonly ci?: Pipeline;
}

async function init({ folder, runner, ci }: Flags, write: Write): Promise<void> {
  const project = await projectAt(folder, { runner, pipeline: ci });
  const files = initFiles(project);
  for (const [path, text] of Object.entries(files)) {
    // What is there is somebody's work.
    const isThere = await isFile(join(folder, path));
    if (!isThere) await saved(join(folder, path), text);
    write(`${isThere ? "kept   " : "written"}  ${path}\n`);
  }
  const ignored = await addIgnored(folder, project.place);
  if (ignored !== undefined) write(`written  ${ignored}\n`);
  const test = Object.keys(files)[1];
  const first = project.isInstalled ? "" : `${ADDED_BY[project.installer ?? "npm"]}, then `;
  write(`next: ${first}npx paystub run -- ${testCommand(project)} runs ${test} against a mock\n`);
}

/** How paystub is added to a project, by what installs its packages. */
const ADDED_BY: Readonly<Record<Installer, string>> = {
  npm: "npm install -D paystub",
  pnpm: "pnpm add -D paystub",
  yarn: "yarn add -D paystub",
};

/** What failed tests leave behind is nobody's source. */
const LEFT_BEHIND = "paystub-accounts/";

/** Adds it to what git ignores in the project, or else in its repository. Gives the path of what changed. */
async function addIgnored(folder: string, place: string): Promise<string | undefined> {
  for (const path of new Set([".gitignore", `${upFrom(place)}.gitignore`])) {
    const text = await readText(join(folder, path)).catch(() => undefined);
    if (text !== undefined) return (await addLine(join(folder, path), text)) ? path : undefined;
  }
  return undefined;
}

/** Adds the line to a file that has this text, unless it is there. Tells whether it did. */
async function addLine(path: string, text: string): Promise<boolean> {
  const entries = text.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, ""));
  if (entries.includes(LEFT_BEHIND.slice(0, -1))) return false;
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  await saved(path, `${text}${/(^|\n)$/.test(text) ? "" : end}${LEFT_BEHIND}${end}`);
  return true;
}

async function saved(path: string, text: string): Promise<void> {
  await saveText(path, text).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      `the file ${path} cannot be written (${error.code}); give --folder another`,
    );
  });
}
