import { type Command, Option } from "commander";
import { assistantFiles } from "../init/assistant.js";
import { ignoredFiles, initFiles, runCommand, writeFiles } from "../init/files.js";
import { type Installer, projectAt, RUNNERS, type Runner } from "../init/project.js";
import type { Write } from "../terminal.js";

/** Adds `init`, which gives a project its first test. It asks nothing, so it can run anywhere. */
export function addInit(paystub: Command, write: Write): void {
  paystub
    .command("init")
    .description("write a config file and a first test for your project")
    .addOption(new Option("--folder <path>", "folder of the project").default("."))
    .addOption(new Option("--runner <name>", "test runner (the one found)").choices(RUNNERS))
    .option("--assistant", "also write a skill and a section of AGENTS.md for coding assistants")
    .addHelpText("after", "\nExample:\n  paystub init --runner vitest")
    .action((flags: Flags) => init(flags, write));
}

interface Flags {
  readonly folder: string;
  readonly runner?: Runner;
  readonly assistant?: boolean;
}

async function init({ folder, runner, assistant }: Flags, write: Write): Promise<void> {
  const project = await projectAt(folder, runner);
  const own = Object.entries(await initFiles(project)).map(([path, text]) => ({ path, text }));
  const ignored = await ignoredFiles(folder, project.place);
  const forAssistants = assistant ? await assistantFiles(folder, project) : [];
  await writeFiles(folder, [...own, ...ignored, ...forAssistants], (path, isWritten) => {
    write(`${isWritten ? "written" : "kept   "}  ${path}\n`);
  });
  if (project.isUntypedForJest) write(UNTYPED);
  const commands = [
    ...(project.isInstalled ? [] : [ADDED_BY[project.installer]]),
    runCommand(project),
  ];
  write(`next:\n${commands.map((line) => `  ${line}\n`).join("")}`);
}

/** Why a TypeScript project gets a JavaScript test. */
const UNTYPED =
  'note: the test is JavaScript, since no jest.config.* here has Jest read TypeScript (preset: "ts-jest")\n';

/** How paystub is added to a project, by what installs its packages. */
const ADDED_BY: Readonly<Record<Installer, string>> = {
  npm: "npm install -D paystub",
  pnpm: "pnpm add -D paystub",
  yarn: "yarn add -D paystub",
};
