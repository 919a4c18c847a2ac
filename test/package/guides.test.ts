import { chmodSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StartOptions } from "../../mocks/index.js";
import {
  allGuides,
  type Block,
  blocksOf,
  isPrinted,
  type Step,
  steady,
  stepsOf,
} from "../support/guides.js";
import { startPersons } from "../support/persons.js";
import { newProject, type Project } from "../support/project.js";

/** What a step came to: what it printed, and how many of its commands failed. */
interface Came {
  readonly printed: string;
  readonly failures: number;
}

const END_OF_STEP = "END_OF_STEP";

/** Plays the steps in one shell, in a folder of a project. Its `paystub` talks to `controlUrl`. */
async function play(
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
      `unset npm_package_name; PAYSTUB_CONTROL_URL="\${PAYSTUB_CONTROL_URL:-${controlUrl}}" exec ${command} "$@"`,
    ],
    // As npm sets them for a project of the reader's own, and not for this one.
    ["npx", 'unset npm_package_name npm_config_user_agent; npm_execpath=npx exec "$@"'],
  ] as const) {
    project.write(`${folder}/bin/${name}`, `#!/bin/sh\n${script}\n`);
    chmodSync(join(project.path, folder, "bin", name), 0o755);
  }
  // As `npm init` makes it: what a guide has as a module must be one by its name.
  project.write(`${folder}/package.json`, '{ "private": true, "type": "commonjs" }\n');
  symlinkSync(join(project.path, "node_modules"), join(project.path, folder, "node_modules"));
}

/** How the mock starts that a section talks to, where the section says how. */
const STARTED: Readonly<Record<string, StartOptions>> = {
  // Every callback that calibrate expects comes then, so it waits for none.
  "README.md: Match your test environment": {
    assume: { "auth-failure": "403", "first-charge": "at-registration" },
  },
};

/** The replacement of a reader's folder. */
const FOLDER = "/shop";

/** The sections of all guides that have steps. */
const SECTIONS = allGuides().flatMap(({ path, text }) => {
  const sections = new Map<string, Block[]>();
  for (const block of blocksOf(text)) {
    sections.set(block.section, [...(sections.get(block.section) ?? []), block]);
  }
  return [...sections].flatMap(([title, blocks]) => {
    const steps = stepsOf(blocks);
    return steps.length > 0 ? [{ name: `${path}: ${title}`, steps }] : [];
  });
});

let project: Project;
let folders = 0;
beforeAll(() => {
  project = newProject();
});
afterAll(() => project.remove());

/** Plays the steps of a section; reports where it does not work as the guide says. */
async function deviations(name: string, steps: readonly Step[]): Promise<readonly string[]> {
  folders += 1;
  const folder = `section-${folders}`;
  const { gateway, merchant, close } = await startPersons({ clock: "real", ...STARTED[name] });
  const here = (text: string) =>
    text
      .replaceAll("http://127.0.0.1:4010", gateway.baseUrl)
      .replaceAll("http://127.0.0.1:3000", merchant.shop.url);
  try {
    const played = steps.map((step) => ({ ...step, script: here(step.script) }));
    const came = await play(played, project, folder, gateway.controlUrl);
    return came.flatMap(({ printed, failures }, index) => {
      const { line = 0, prints = "" } = steps[index] ?? {};
      const [reported, seen] = [
        steady(prints),
        steady(printed, { [join(project.path, folder)]: FOLDER }),
      ];
      // A command may only fail where the guide shows that something failed.
      const failed = failures > 0 && !/failed/i.test(prints);
      if (isPrinted(reported, seen) && !failed) return [];
      return [
        `line ${line} (${failures} failures)\n--- reported\n${reported}\n--- printed\n${seen}`,
      ];
    });
  } finally {
    await close();
  }
}

describe("each section works as written, block by block in one shell", () => {
  test.each(SECTIONS)("$name", async ({ name, steps }) => {
    expect((await deviations(name, steps)).join("\n")).toBe("");
  });

  test("every separately started mock belongs to one of them", () => {
    const names = SECTIONS.map(({ name }) => name);
    expect(Object.keys(STARTED).filter((name) => !names.includes(name))).toEqual([]);
  });

  test("the check detects different output, and a silent failure", async () => {
    const steps = [
      { line: 1, script: "echo one\n", prints: "two\n" },
      { line: 2, script: "false; echo done\n", prints: "done\n" },
      { line: 3, script: "NAME=x\necho $NAME\n", prints: "x\n" },
    ];
    const found = await deviations("planted", steps);
    expect(found.map((text) => text.split("\n")[0])).toEqual([
      "line 1 (0 failures)",
      "line 2 (1 failures)",
    ]);
  });
});
