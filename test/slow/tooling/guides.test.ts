import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { describe, expect, test } from "vitest";
import { paystub } from "../../support/command-line.js";
import {
  allGuides,
  anchorsOf,
  blocksOf,
  changed,
  commandsOf,
  isPrinted,
  linksOf,
  npmCommandsOf,
  ROOT,
  steady,
  stepsOf,
  unproven,
} from "../../support/guides.js";

const GUIDES = allGuides();
const CASES = GUIDES.map(({ path, text }) => [path, text] as const);
const MANIFEST = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

test("there is a guide at the top and beside each part", () => {
  expect(GUIDES.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      "README.md",
      "CHANGELOG.md",
      "contracts/README.md",
      "mocks/README.md",
      ...[
        "api",
        "cli",
        "cli/run",
        "control",
        "faults",
        "observe/coverage",
        "pages",
        "store",
        "testkit",
        "workbench",
      ].map((room) => `mocks/${room}/README.md`),
      "scripts/README.md",
      "spec/README.md",
      "spec/recipes/README.md",
    ]),
  );
});

describe("links", () => {
  /** Links that lead nowhere. */
  const broken = (path: string, text: string) =>
    linksOf(text).filter((link) => {
      if (link.startsWith("http")) return false;
      const [file = "", anchor] = link.split("#");
      const target = file === "" ? path : posix.join(posix.dirname(path), file);
      if (!existsSync(join(ROOT, target))) return true;
      const there = file === "" ? text : readFileSync(join(ROOT, target), "utf8");
      return anchor !== undefined && !anchorsOf(there).includes(`#${anchor}`);
    });

  test.each(CASES)("%s: lead to a file and a heading", (path, text) => {
    expect(broken(path, text)).toEqual([]);
  });

  test("that are broken are found", () => {
    const text = "# A\n[a](#a) [b](#b) [c](no.md) [d](../README.md#license) [e](../README.md#no)\n";
    expect(broken("spec/README.md", text)).toEqual(["#b", "no.md", "../README.md#no"]);
  });
});

describe("blocks", () => {
  test.each(CASES)("%s: are of a kind that a test proves", (_path, text) => {
    expect(unproven(blocksOf(text))).toEqual([]);
  });

  test.each([
    ["a language that nobody runs", "```cobol\nSTOP RUN.\n```\n", '"cobol"'],
    ["no language", "```\nhello\n```\n", '""'],
    ["a text that nothing prints", "```text\nhello\n```\n", "nothing prints"],
    ["one of another section", "## A\n```sh\n:\n```\n## B\n```text\n:\n```\n", "nothing prints"],
    ["broken JSON", "```json\n{\n```\n", "JSON"],
    ["broken YAML", "```yaml\na: [\n```\n", "Flow"],
    ["a change of nothing", "```diff\n-a\n+b\n```\n", "file"],
    ["a drawing by hand", "```mermaid\nstateDiagram-v2\n```\n", "stale"],
  ])("%s is found", (_name, text, why) => {
    const [found = ""] = unproven(blocksOf(text));
    expect(found).toContain(why);
  });

  test("one without an end is found", () => {
    expect(() => blocksOf("a\n```sh\nls\n")).toThrow("line 2");
  });
});

describe("what a guide says is printed", () => {
  test.each([
    ["a\nb", "a\nb", true],
    ["a\nb", "a\nb\nc", false],
    ["a\n...", "a\nb\nc", true],
    ["...\nc", "a\nb\nc", true],
    ["a\n...\nc", "a\nb\nc", true],
    ["a\n...\nb", "a\nb", true],
    ["a\n...\nd", "a\nb\nc", false],
    ["...\nb\n...", "a\nc", false],
    ["", "a", false],
  ])("%j of %j: %j", (reported, printed, expected) => {
    expect(isPrinted(reported, printed)).toBe(expected);
  });

  test("is compared without what differs from run to run, and with all else", () => {
    const one = "2026-11-21T20:39:48.480Z http://127.0.0.1:4010/1795293588445 (12 ms) 5";
    const other = "2027-01-01T00:00:00.000Z http://127.0.0.1:9/1795293588446 (1 ms) 5";
    expect(steady(one)).toBe(steady(other));
    expect(steady(one)).not.toBe(steady(other.replace(/5$/, "6")));
  });

  test("a change has to fit", () => {
    expect(changed("a\nb\nc\n", " a\n-b\n+d\n")).toBe("a\nd\nc\n");
    expect(() => changed("a\n", "-b\n+d\n")).toThrow("does not stand there");
  });

  test("the steps of a section are its files, changes, commands and examples", () => {
    const text = [
      ...["```js a.js", "one;", "```", "```diff a.js", "-one;", "+two;", "```"],
      ...["```sh", "npm install -D vitest", "node a.js", "```", "```text", "2", "```"],
      ...["```ts", "const read: string = '';", "```"],
    ].join("\n");
    const steps = stepsOf(blocksOf(text));
    expect(steps.map(({ script }) => script.split("\n").at(1))).toEqual(["one;", "two;", ""]);
    expect(steps.at(-1)).toMatchObject({ script: "node a.js\n", prints: "2\n" });
  });
});

describe("commands", () => {
  test.each(CASES)("%s: paystub has them, with their options", async (_path, text) => {
    // A guide may name no command.
    const wrong: unknown[] = [];
    for (const { command, options } of commandsOf(text)) {
      const { code, out } = await paystub(...command, "--help");
      const lacking = options.filter((option) => !new RegExp(`${option}(?![\\w-])`).test(out));
      if (code !== 0 || lacking.length > 0) wrong.push([command.join(" "), code, lacking]);
    }
    expect(wrong).toEqual([]);
  });

  test.each(CASES)("%s: npm has them, and the packages that are installed", (_path, text) => {
    const { scripts, devDependencies, peerDependencies, name: own } = MANIFEST;
    const { run, packages } = npmCommandsOf(text);
    expect(run.filter((name) => !(name in scripts))).toEqual([]);
    for (const { name, version } of packages) {
      const known = Object.keys({ ...peerDependencies, ...devDependencies });
      if (name !== own) expect(known).toContain(name);
      // A major version alone is one that is tested, whatever comes after it.
      const tested = `${devDependencies[name]}.`;
      if (version !== undefined) expect(tested.startsWith(`${version}.`)).toBe(true);
    }
  });

  test("are read from blocks and from the text", async () => {
    const text = [
      "`paystub run --only a -- npm test` and `npm run bench`, `paystub-0.1.0.tgz`",
      "```sh\npaystub fault add x --times 1 \\\n  --nth 2\nnpm i -D a@1 @b/c\n```",
    ].join("\n");
    expect(commandsOf(text)).toEqual([
      { command: ["run"], options: ["--only"] },
      { command: ["fault", "add"], options: ["--times", "--nth"] },
    ]);
    expect(npmCommandsOf(text)).toEqual({
      run: ["test", "bench"],
      packages: [
        { name: "a", version: "1" },
        { name: "@b/c", version: undefined },
      ],
    });
  });
});
