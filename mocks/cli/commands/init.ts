import { type Command, Option } from "commander";
import { assistantFiles } from "../init/assistant.js";
import { ignoredFiles, initFiles, testCommand, writeFiles } from "../init/files.js";
import {
  type Installer,
  PIPELINES,
  type Pipeline,
  projectAt,
  RUNNERS,
  type Runner,
} from "../init/project.js";
import type { Write } from "../terminal.js";

/** Adds `init`, which gives a project its first test. It asks nothing, so it can run anywhere. */
export function addInit(paystub: Command, write: Write): void {
  paystub
    .command("init")
    .description("write a config file, a first test and a job for CI")
    .addOption(new Option("--folder <path>", "folder of the project").default("."))
    .addOption(new Option("--runner <name>", "test runner (the one found)").choices(RUNNERS))
    .addOption(
      new Option("--ci <name>", "where CI runs (as found, else github)").choices(PIPELINES),
    )
    .option("--assistant", "also write a skill and a section of AGENTS.md for coding assistants")
    .addHelpText("after", "\nExample:\n  paystub init --runner vitest --ci none")
    .action((flags: Flags) => init(flags, write));
}

interface Flags {
  readonly folder: string;
  readonly runner?: Runner;
  readonly ci?: Pipeline;
  readonly assistant?: boolean;
}

async function init({ folder, runner, ci, assistant }: Flags, write: Write): Promise<void> {
  const project = await projectAt(folder, { runner, pipeline: ci });
  const files = initFiles(project);
  const own = Object.entries(files).map(([path, text]) => ({ path, text }));
  const ignored = await ignoredFiles(folder, project.place);
  const forAssistants = assistant ? await assistantFiles(folder, project) : [];
  await writeFiles(folder, [...own, ...ignored, ...forAssistants], (path, isWritten) => {
    write(`${isWritten ? "written" : "kept   "}  ${path}\n`);
  });
  if (project.isUntypedForJest) write(UNTYPED);
  const commands = [
    ...(project.isInstalled ? [] : [ADDED_BY[project.installer ?? "npm"]]),
    `npx paystub run -- ${testCommand(project)}`,
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
