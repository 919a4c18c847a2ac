import { join } from "node:path";
import { isFolder } from "../../sandbox/disk.js";
import { firstTestPath, type InitFile, recipeText, runCommand, textOf } from "./files.js";
import type { InitProject } from "./project.js";

/**
 * Instructions for a coding assistant that tests payments in a project: a skill, and a section at the end
 * of AGENTS.md. The skill goes where the project's client looks for skills.
 */
export async function assistantFiles(
  folder: string,
  project: InitProject,
): Promise<readonly InitFile[]> {
  const root = (await isFolder(join(folder, ".claude"))) ? ".claude" : ".agents";
  const skill = `${root}/skills/test-payments/SKILL.md`;
  const agents = "AGENTS.md";
  const values = { run: runCommand(project), test: firstTestPath(project), skill };
  const section = filled(await recipeText("init/AGENTS.md"), values);
  const [heading = ""] = section.split("\n");
  const there = (await textOf(join(folder, agents))) ?? "";
  const before = there === "" ? "" : there.endsWith("\n") ? "\n" : "\n\n";
  return [
    { path: skill, text: filled(await recipeText("init/SKILL.md"), values) },
    // The section is found again by its heading.
    {
      path: agents,
      text: there.includes(heading) ? "" : before + section,
      adds: !there.includes(heading),
    },
  ];
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
}
