import { join } from "node:path";
import type { CommandFlags } from "../../../spec/generated/options.js";
import { isFolder } from "../../sandbox/disk.js";
import { IS_BINARY } from "../../version.js";
import type { CommandCall } from "../options.js";
import {
  FIXTURES,
  firstTestPath,
  type InitFile,
  ignoredFiles,
  initFiles,
  recipeText,
  runCommand,
  textOf,
  writeFiles,
} from "./files.js";
import { type InitProject, type Installer, projectAt, type Runner } from "./project.js";

/** Gives a project its first test. It asks nothing, so it can run anywhere. */
export async function run({ flags, terminal }: CommandCall<CommandFlags["init"]>): Promise<void> {
  const { folder, runner, assistant } = flags;
  const { write } = terminal;
  const project = await projectAt(folder, runner);
  const own = Object.entries(await initFiles(project)).map(([path, text]) => ({ path, text }));
  const ignored = await ignoredFiles(folder);
  const forAssistants = assistant ? await assistantFiles(folder, project) : [];
  await writeFiles(folder, [...own, ...ignored, ...forAssistants], (path, isWritten) => {
    write(`${isWritten ? "written" : "kept   "}  ${path}\n`);
  });
  // Tests in other languages use no package, and the binary is there already.
  const isThere = project.isInstalled || (IS_BINARY && project.runner in FIXTURES);
  const commands = [...(isThere ? [] : [ADDED_BY[project.installer]]), runCommand(project)];
  write(`next:\n${commands.map((line) => `  ${line}\n`).join("")}`);
}

/**
 * Instructions for a coding assistant that tests payments in a project: a skill, and a section at the end
 * of AGENTS.md. The skill goes where the project's client looks for skills.
 */
async function assistantFiles(folder: string, project: InitProject): Promise<readonly InitFile[]> {
  const root = isFolder(join(folder, ".claude")) ? ".claude" : ".agents";
  const skill = `${root}/skills/test-payments/SKILL.md`;
  const agents = "AGENTS.md";
  const { [project.runner]: language = "javascript" } = LANGUAGES;
  const steps = await recipeText(`init/skill-${language}.md`);
  const values = { run: runCommand(project), test: firstTestPath(project), skill, steps };
  const section = await recipeText("init/AGENTS.md", values);
  const [heading = ""] = section.split("\n");
  const there = (await textOf(join(folder, agents))) ?? "";
  const before = there === "" ? "" : there.endsWith("\n") ? "\n" : "\n\n";
  return [
    { path: skill, text: await recipeText("init/SKILL.md", values) },
    // The section is found again by its heading.
    {
      path: agents,
      text: there.includes(heading) ? "" : before + section,
      adds: !there.includes(heading),
    },
  ];
}

/** The languages of runners besides those of JavaScript. */
const LANGUAGES: { readonly [R in Runner]?: string } = { pytest: "python", phpunit: "php" };

/** How paystub is added to a project, by what installs its packages. */
const ADDED_BY: Readonly<Record<Installer, string>> = {
  npm: "npm install -D paystub",
  pnpm: "pnpm add -D paystub",
  yarn: "yarn add -D paystub",
};
