import { chmodSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import type { Project } from "../project.js";
import { isRun } from "./kinds.js";
import type { Block } from "./markdown.js";

/** One step of a section: what the shell is reported, and what the guide says that it prints. */
export interface Step {
  readonly line: number;
  readonly script: string;
  readonly prints: string;
}

/** What a step came to: what it printed, and how many of its commands failed. */
export interface Came {
  readonly printed: string;
  readonly failures: number;
}

const END_OF_FILE = "END_OF_FILE";
const END_OF_STEP = "END_OF_STEP";

/** The steps of a section: its files are written, its changes made, its commands and examples run. */
export function stepsOf(blocks: readonly Block[]): readonly Step[] {
  const files = new Map<string, string>();
  return blocks.flatMap((block, index) => {
    const script = scriptOf(block, files);
    if (script === "") return [];
    const next = blocks[index + 1];
    const prints = isRun(block) && next?.language === "text" ? next.text : "";
    // An example that prints nothing is there to be read, and is compiled with the others.
    if (block.language !== "sh" && isRun(block) && prints === "") return [];
    return [{ line: block.line, script, prints }];
  });
}

function scriptOf({ language, file, text }: Block, files: Map<string, string>): string {
  if (language === "sh") return text.replace(/^npm .*\n/gm, "");
  if (language === "diff" && file !== undefined) {
    return written(file, changed(files.get(file) ?? "", text), files);
  }
  if (file !== undefined) return written(file, text, files);
  if (language !== "ts" && language !== "js") return "";
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  const { outputText } = ts.transpileModule(text, { compilerOptions: options });
  return `${written("example.mjs", outputText, files)}node example.mjs\n`;
}

function written(file: string, text: string, files: Map<string, string>): string {
  files.set(file, text);
  return `cat >${file} <<'${END_OF_FILE}'\n${text}${END_OF_FILE}\n`;
}

/** A file after a change; what the change takes away has to stand there once. */
export function changed(text: string, change: string): string {
  const side = (mark: string) =>
    change
      .split("\n")
      .filter((line) => line !== "" && line[0] !== mark)
      .map((line) => `${line.slice(1)}\n`)
      .join("");
  const [before, after] = [side("+"), side("-")];
  if (text.split(before).length !== 2)
    throw new Error(`this does not stand there once:\n${before}`);
  return text.replace(before, () => after);
}

/** Plays the steps in one shell, in a folder of a project. Its `paystub` talks to `controlUrl`. */
export async function play(
  steps: readonly Step[],
  project: Project,
  folder: string,
  controlUrl: string,
): Promise<readonly Came[]> {
  furnish(project, folder, controlUrl);
  const reported = steps.map(({ script }) => {
    return `failures=0\n${script}echo "${END_OF_STEP} $failures"\n`;
  });
  const head = [
    `cd ${folder}`,
    "set -u -o pipefail",
    "exec 2>&1",
    "failures=0",
    "trap 'failures=$((failures + 1))' ERR",
    `PATH="$PWD/bin:$PWD/node_modules/.bin:$PATH"`,
  ];
  project.write(`${folder}.sh`, `${head.join("\n")}\n${reported.join("")}`);
  const { output } = await project.run("bash", [`${folder}.sh`]);
  const parts = output.split(new RegExp(`^${END_OF_STEP} (\\d+)\\n`, "m"));
  if (parts.length !== 2 * steps.length + 1) throw new Error(`the shell ended early: ${output}`);
  return steps.map((_, index) => {
    return { printed: parts[2 * index] ?? "", failures: Number(parts[2 * index + 1]) };
  });
}

/** Puts the commands and the files there that a reader of the guides has. */
function furnish(project: Project, folder: string, controlUrl: string): void {
  const command = 'node "$(dirname "$0")/../node_modules/paystub/dist/paystub.cjs"';
  for (const [name, script] of [
    [
      "paystub",
      `PAYSTUB_CONTROL_URL="\${PAYSTUB_CONTROL_URL:-${controlUrl}}" exec ${command} "$@"`,
    ],
    ["npx", 'exec "$@"'],
  ] as const) {
    project.write(`${folder}/bin/${name}`, `#!/bin/sh\n${script}\n`);
    chmodSync(join(project.path, folder, "bin", name), 0o755);
  }
  // As `npm init` makes it: what a guide has as a module must be one by its name.
  project.write(`${folder}/package.json`, '{ "private": true, "type": "commonjs" }\n');
  symlinkSync(join(project.path, "node_modules"), join(project.path, folder, "node_modules"));
}
