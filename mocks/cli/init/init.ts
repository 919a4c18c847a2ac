import type { CommandFlags } from "../../../spec/generated/options.js";
import type { CommandCall } from "../options.js";
import { assistantFiles } from "./assistant.js";
import { ignoredFiles, initFiles, runCommand, writeFiles } from "./files.js";
import { type Installer, projectAt } from "./project.js";

/** Gives a project its first test. It asks nothing, so it can run anywhere. */
export async function run({ flags, terminal }: CommandCall<CommandFlags["init"]>): Promise<void> {
  const { folder, runner, assistant } = flags;
  const { write } = terminal;
  const project = await projectAt(folder, runner);
  const own = Object.entries(await initFiles(project)).map(([path, text]) => ({ path, text }));
  const ignored = await ignoredFiles(folder, project.place);
  const forAssistants = assistant ? await assistantFiles(folder, project) : [];
  await writeFiles(folder, [...own, ...ignored, ...forAssistants], (path, isWritten) => {
    write(`${isWritten ? "written" : "kept   "}  ${path}\n`);
  });
  const commands = [
    ...(project.isInstalled ? [] : [ADDED_BY[project.installer]]),
    runCommand(project),
  ];
  write(`next:\n${commands.map((line) => `  ${line}\n`).join("")}`);
}

/** How paystub is added to a project, by what installs its packages. */
const ADDED_BY: Readonly<Record<Installer, string>> = {
  npm: "npm install -D paystub",
  pnpm: "pnpm add -D paystub",
  yarn: "yarn add -D paystub",
};
