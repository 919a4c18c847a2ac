import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StartOptions } from "../../../mocks/index.js";
import {
  allGuides,
  type Block,
  blocksOf,
  isPrinted,
  play,
  type Step,
  steady,
  stepsOf,
} from "../../support/guides.js";
import { startPersons } from "../../support/persons.js";
import { newProject, type Project } from "../../support/project.js";

/** How the mock starts that a section talks to, where the section says how. */
const STARTED: Readonly<Record<string, StartOptions>> = {
  "contracts/README.md: Conformance": { assume: { "auth-failure": "403" } },
};

/** Each starts programs that start others, on a machine that may be busy. */
const LIMIT_MS = 120_000;

/** What stands for the folder of a reader. */
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

/** Plays the steps of a section; tells where it does not go as the guide says. */
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

describe("each section goes as asked, block by block in one shell", () => {
  test.each(SECTIONS)(
    "$name",
    async ({ name, steps }) => {
      expect((await deviations(name, steps)).join("\n")).toBe("");
    },
    LIMIT_MS,
  );

  test("every mock that is started differently belongs to one of them", () => {
    const names = SECTIONS.map(({ name }) => name);
    expect(Object.keys(STARTED).filter((name) => !names.includes(name))).toEqual([]);
  });

  test("what prints something else, or fails without a word, is found", async () => {
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
