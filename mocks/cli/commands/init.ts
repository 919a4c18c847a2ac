import { join } from "node:path";
import { type Command, Option } from "commander";
import { isFile, readText, saveText } from "../../runtime/disk.js";
import { initFiles } from "../init/files.js";
import { projectAt } from "../init/found.js";
import { PIPELINES, type Pipeline, RUNNERS, type Runner, testCommand } from "../init/project.js";
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
  if (await addIgnored(join(folder, ".gitignore"))) write("written  .gitignore\n");
  const test = Object.keys(files)[1];
  write(`next: npx paystub run -- ${testCommand(project)} runs ${test} against a mock\n`);
}

/** What failed tests leave behind is nobody's source. */
const LEFT_BEHIND = "paystub-accounts/";

/** Adds it to what git ignores, where there is such a file without it. Tells whether it did. */
async function addIgnored(path: string): Promise<boolean> {
  const text = await readText(path).catch(() => undefined);
  if (text === undefined) return false;
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
