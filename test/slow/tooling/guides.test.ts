import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { FIELD_ERRORS_MAX } from "../../../mocks/api/field-errors.js";
import { GATES, VARIABLES } from "../../../mocks/checks/run/options.js";
import { readConfig } from "../../../mocks/cli/start.js";
import { STREAMS_MAX } from "../../../mocks/control/http.js";
import { startGateway } from "../../../mocks/index.js";
import { JOURNAL_LIMITS } from "../../../mocks/sandbox/journal.js";
import { filledIn, guidesOf, staleGuides, type Tables, tablesOf } from "../../../scripts/readme.js";
import { faults } from "../../../spec/generated/faults.js";
import { folder, helpTexts, optionsIn, paystub, words } from "../../support/command-line.js";
import {
  allGuides,
  type Block,
  blocksOf,
  changed,
  guide,
  isPrinted,
  isRun,
  linksOf,
  ROOT,
  section,
  steady,
  stepsOf,
} from "../../support/guides.js";
import { startPersons } from "../../support/persons.js";

/** A command of paystub as a guide writes it: its words, and the options that it is given. */
interface Written {
  readonly command: readonly string[];
  readonly options: readonly string[];
}

/** Commands that have commands of their own. */
const GROUPS = ["clock", "data", "fault", "pact"];

/** The lines of code of a guide: blocks, with lines that go on put together, and code in a sentence. */
function linesOfCode(text: string): readonly string[] {
  const blocks = [...text.matchAll(/^```(?:sh|yaml)\b.*?\n(.*?)^```$/gms)];
  const lines = blocks.flatMap(([, code = ""]) => code.replace(/\\\n\s*/g, "").split("\n"));
  const prose = text.replace(/^```.*?^```$/gms, "");
  return [...[...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code), ...lines];
}

/** Every command of paystub in a guide. What comes after `--` belongs to another program. */
function commandsOf(text: string): readonly Written[] {
  const lines = linesOfCode(text).filter((line) => !line.startsWith("npm "));
  return lines.flatMap((line) => {
    const rest = /(?:^|\s)paystub ((?!run$)[a-z].*)$/.exec(line)?.[1]?.split(/ -- |[|;&]/)[0];
    if (rest === undefined) return [];
    const words = rest.split(/\s+/);
    const group = GROUPS.includes(words[0] ?? "") && /^[a-z]/.test(words[1] ?? "");
    const options = words.flatMap((word) => /^\[?(--[a-z][\w-]*)/.exec(word)?.[1] ?? []);
    return [{ command: words.slice(0, group ? 2 : 1), options }];
  });
}

/** The scripts that a guide runs with npm, and the packages that it installs. */
function npmCommandsOf(text: string) {
  const lines = linesOfCode(text);
  const run = lines.flatMap((line) => {
    const name = /(?:^|[\s;])npm (?:run )?([\w:]+)/.exec(line)?.[1];
    return name === undefined || OF_NPM.includes(name) ? [] : [name];
  });
  const packages = lines.flatMap((line) => {
    const names = /^npm (?:i|install) -D (.*)$/.exec(line)?.[1]?.split(" ") ?? [];
    return names.map((one) => {
      const [, name = "", version] = /^(@?[^@]+)(?:@(.+))?$/.exec(one) ?? [];
      return { name, version };
    });
  });
  return { run, packages };
}

/** What npm does by itself. */
const OF_NPM = ["i", "init", "install", "ci", "pack"];

/** What is done with a block of each language; one of another language is proven by nothing. */
const KINDS: Readonly<Record<string, (block: Block, before: Block | undefined) => string | null>> =
  {
    // Run in the shell of its section, and compared with the text after it.
    sh: () => null,
    text: (_, before) => (before && isRun(before) ? null : "nothing prints this text"),
    // Compiled, and written to its file or run where it prints something.
    ts: () => null,
    js: () => null,
    diff: ({ file }) => (file === undefined ? "a change needs the name of its file" : null),
    json: ({ text }) => complaintOf(() => JSON.parse(text)),
    yaml: ({ text }) =>
      complaintOf(() => {
        for (const { errors } of parseAllDocuments(text)) for (const error of errors) throw error;
      }),
    // Drawn from the tables that the mock runs on.
    mermaid: ({ generated }) => (generated ? null : "a diagram that is not generated can go stale"),
  };

/** Blocks that no test could prove, each with why. */
function unproven(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block, index) => {
    const { language, line, section } = block;
    const before = blocks[index - 1];
    const kind = Object.hasOwn(KINDS, language) ? KINDS[language] : undefined;
    const why = kind
      ? kind(block, before?.section === section ? before : undefined)
      : `no test knows what to do with "${language}"`;
    return why === null ? [] : [`line ${line}: ${why}`];
  });
}

function complaintOf(read: () => void): string | null {
  try {
    read();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The addresses of headings, as they are made where Markdown is shown. */
function anchorsOf(text: string): readonly string[] {
  const outside = text.replace(/^```.*?^```$/gms, "");
  return [...outside.matchAll(/^#+ (.*)$/gm)].map(([, title = ""]) => {
    const words = title.toLowerCase().replace(/[^\w -]/g, "");
    return `#${words.replaceAll(" ", "-")}`;
  });
}

/** The code in the first cells of the tables of a text. */
function firstCells(text: string, like = "[^`]+"): readonly string[] {
  const cells = text.matchAll(new RegExp(`^\\| \`(${like})\``, "gm"));
  return [...cells].map(([, cell = ""]) => cell);
}

const GUIDES = allGuides();
const CASES = GUIDES.map(({ path, text }) => [path, text] as const);
const MANIFEST = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

test("there is a guide at the root and beside each part", () => {
  expect(GUIDES.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      "README.md",
      "CHANGELOG.md",
      "contracts/README.md",
      "mocks/README.md",
      ...[
        "api",
        "cli",
        "checks/run",
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

  test.each(CASES)("%s: lead to an existing file and heading", (path, text) => {
    expect(broken(path, text)).toEqual([]);
  });

  test("the check detects broken links", () => {
    const text = "# A\n[a](#a) [b](#b) [c](no.md) [d](../README.md#license) [e](../README.md#no)\n";
    expect(broken("spec/README.md", text)).toEqual(["#b", "no.md", "../README.md#no"]);
  });
});

describe("blocks", () => {
  test.each(CASES)("%s: have kinds that a test proves", (_path, text) => {
    expect(unproven(blocksOf(text))).toEqual([]);
  });

  test.each([
    ["a language that nothing runs", "```cobol\nSTOP RUN.\n```\n", '"cobol"'],
    ["no language", "```\nhello\n```\n", '""'],
    ["a text that nothing prints", "```text\nhello\n```\n", "nothing prints"],
    ["one of another section", "## A\n```sh\n:\n```\n## B\n```text\n:\n```\n", "nothing prints"],
    ["broken JSON", "```json\n{\n```\n", "JSON"],
    ["broken YAML", "```yaml\na: [\n```\n", "Flow"],
    ["a change of nothing", "```diff\n-a\n+b\n```\n", "file"],
    ["a drawing by hand", "```mermaid\nstateDiagram-v2\n```\n", "stale"],
  ])("the check detects %s", (_name, text, why) => {
    const [found = ""] = unproven(blocksOf(text));
    expect(found).toContain(why);
  });

  test("the check detects one without an end", () => {
    expect(() => blocksOf("a\n```sh\nls\n")).toThrow("line 2");
  });
});

describe("the output in a guide", () => {
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

  test("is compared without parts that vary", () => {
    const one =
      "2026-11-21T20:39:48.480Z 1 Mar 2026, 15:00:00.123 Riyadh http://127.0.0.1:4010/1795293588445 (12 ms) 5";
    const other =
      "2027-01-01T00:00:00.000Z 22 Nov 2026, 16:00:00 Riyadh http://127.0.0.1:9/1795293588446 (1 ms) 5";
    expect(steady(one)).toBe(steady(other));
    expect(steady(one)).not.toBe(steady(other.replace(/5$/, "6")));
  });

  test("a change must fit", () => {
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

describe("the commands of a guide", () => {
  test.each(CASES)("%s: exist in paystub, with their options", async (_path, text) => {
    // A guide may name no command.
    const wrong: unknown[] = [];
    for (const { command, options } of commandsOf(text)) {
      const { code, out } = await paystub(...command, "--help");
      const lacking = options.filter((option) => !new RegExp(`${option}(?![\\w-])`).test(out));
      if (code !== 0 || lacking.length > 0) wrong.push([command.join(" "), code, lacking]);
    }
    expect(wrong).toEqual([]);
  });

  test.each(CASES)("%s: exist in npm, and in the installed packages", (_path, text) => {
    const { scripts, devDependencies, peerDependencies, name: own } = MANIFEST;
    const { run, packages } = npmCommandsOf(text);
    expect(run.filter((name) => !(name in scripts))).toEqual([]);
    for (const { name, version } of packages) {
      const known = Object.keys({ ...peerDependencies, ...devDependencies });
      if (name !== own) expect(known).toContain(name);
      // A major version alone is tested, in any minor version.
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

describe("the generated tables", () => {
  let tables: Tables;
  beforeAll(async () => {
    tables = await tablesOf(join(ROOT, "spec"));
  });

  test("are current", async () => {
    expect(await staleGuides(ROOT, tables), "stale: npm run generate").toEqual([]);
  });

  test("are renewed when they are not current", () => {
    const guides = guidesOf(ROOT);
    const readme = guides.get("spec/README.md") ?? "";
    const old = readme.replace("| documented |", "| assumed |");
    expect(old).not.toBe(readme);
    expect(filledIn(new Map([...guides, ["spec/README.md", old]]), tables)).toEqual(guides);
  });

  test.each([
    ["a region without a table", "<!-- generated: x -->\n<!-- end of x -->", "region x"],
    ["a region twice", "<!-- generated: control -->\n<!-- end of control -->", "second time"],
  ])("refuse %s", async (_name, more, message) => {
    const guides = new Map([...guidesOf(ROOT), ["more.md", more]]);
    expect(() => filledIn(guides, tables)).toThrow(message);
  });

  test("refuse a table without a region", () => {
    expect(() => filledIn(new Map(), tables)).toThrow("control");
  });
});

test.each([
  ["streams open at once", `${STREAMS_MAX}`],
  ["errors reported of one body", `${FIELD_ERRORS_MAX}`],
  [
    "requests in the journal of a sandbox",
    `the latest ${JOURNAL_LIMITS.entries.toLocaleString("en")}, and ${JOURNAL_LIMITS.journalBytes / 2 ** 20} MiB; ${JOURNAL_LIMITS.allBytes / 2 ** 20} MiB in all sandboxes`,
  ],
  ["a body in the journal", `${JOURNAL_LIMITS.bodyBytes / 1024} KiB`],
  ["any other text in the journal", `${JOURNAL_LIMITS.textLength / 1024} Ki characters`],
])("the limits in the guide are those of the code: %s", (what, most) => {
  const guide = readFileSync(join(ROOT, "mocks/api/README.md"), "utf8");
  expect(guide).toContain(`| ${what} | ${most} |`);
});

const README = guide("README.md");
const COMMAND_LINE = guide("mocks/cli/README.md");
const CONTRACTS = guide("contracts/README.md");
const CHANGELOG = guide("CHANGELOG.md");

test("the calls of the time machine work in the order of their table", async ({
  onTestFinished,
}) => {
  const { gateway, merchant, tester, close } = await startPersons();
  onTestFinished(close);
  const invoice = await merchant.createsInvoice();
  const row = /^\| .+ \| `(\w+) (.+)` \|(?: `(.+)`| (.+))? \|$/gm;
  const rows = [...section(guide("mocks/control/README.md"), "Time").matchAll(row)];
  expect(rows.length).toBeGreaterThan(5);
  let file: unknown;
  for (const [, method = "", path = "", body, other] of rows) {
    // The file is opened beside the sandbox that it came from.
    const sandbox = other === "the file" ? "copy" : tester.name;
    const url = `${gateway.controlUrl}/sandboxes/${sandbox}${path}`;
    const answered = await merchant.send(method, url.replace("{transactionNo}", invoice), {
      ...(method === "POST" && {
        headers: { "Content-Type": "application/json" },
        body: body?.replace("{transactionNo}", invoice) ?? JSON.stringify(file),
      }),
    });
    expect([200, 201], answered.text).toContain(answered.status);
    file = answered.body;
  }
  expect((await gateway.list()).sandboxes.map(({ name }) => name)).toEqual([
    "shop",
    "what-if",
    "copy",
  ]);
});

test("the config file is valid", async ({ onTestFinished }) => {
  const [block] = blocksOf(section(COMMAND_LINE, "paystub start")).filter(
    ({ language }) => language === "json",
  );
  const file = join(folder(), "paystub.json");
  writeFileSync(file, block?.text ?? "");
  const gateway = await startGateway({ ...(await readConfig(file)), port: 0 });
  onTestFinished(gateway.close);
  expect((await gateway.get("shop").clock.read()).now).toBe("2026-03-01T09:00:00.000Z");
});

test("the keys of a config file are all listed", () => {
  const files = parse(readFileSync(join(ROOT, "spec/files.yaml"), "utf8"), { merge: true });
  const known = Object.keys(files.components.schemas.StartOptions.properties);
  const text = section(COMMAND_LINE, "paystub start");
  const options = firstCells(text, "--[^`]+").map((option) => {
    const name = (option.split(" ")[0] ?? "").slice(2);
    return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  });
  const untold = known.filter((key) => !options.includes(key) && !text.includes(`\`${key}\``));
  expect(known.length).toBeGreaterThan(10);
  expect(untold).toEqual([]);
});

describe("the figures are those of the code", () => {
  test("the rules of conform", async () => {
    const { out } = await paystub("conform", "--list");
    const rules = out.split("\n").filter((line) => /^\w+\.\S+ /.test(line));
    const stated = rules.filter((line) => / documented /.test(line));
    const text = section(CONTRACTS, "Conformance").replace(/\s+/g, " ");
    expect(text).toContain(`${stated.length} are \`documented\``);
    const hundreds = `more than ${Math.floor((rules.length - 1) / 100) * 100} rules`;
    for (const reported of [text, README.text, CHANGELOG.text])
      expect(reported).toContain(hundreds);
  });

  test("the interactions of the pacts", () => {
    const rows = [
      ...section(CONTRACTS, "Reference consumers").matchAll(
        /^\| `(.+)` \| (.+) \| (.+) \| (\d+) \|$/gm,
      ),
    ].map(([, ...cells]) => cells);
    const pacts = readdirSync(join(ROOT, "contracts/pacts")).map((file) => {
      const pact = JSON.parse(readFileSync(join(ROOT, "contracts/pacts", file), "utf8"));
      const { consumer, provider, interactions } = pact;
      return [file, consumer.name, provider.name, String(interactions.length)];
    });
    expect(rows.sort()).toEqual(pacts.sort());
  });

  test("the faults", () => {
    expect(CHANGELOG.text).toContain(`${Object.keys(faults).length} faults`);
  });
});

describe("each dependency", () => {
  const [needed = "", optional = ""] = section(guide("SECURITY.md"), "Dependencies").split(
    "| optional |",
  );

  test("at run time has a reason", () => {
    expect(firstCells(needed)).toEqual(Object.keys(MANIFEST.dependencies));
  });

  test("that is optional has one too", () => {
    const wanted = Object.keys(MANIFEST.peerDependencies);
    expect(firstCells(optional)).toEqual(wanted.sort());
  });

  test("the importable entries are all listed", () => {
    const kinds = section(README, "Package contents").match(/`paystub[^`]*`/g) ?? [];
    const reported = kinds.map((one) => one.replaceAll("`", "").replace(/^paystub/, "."));
    const known = Object.keys(MANIFEST.exports).filter((one) => one !== "./package.json");
    const untold = known.filter((one) => !reported.includes(one) && !one.startsWith("./spec/"));
    expect(untold).toEqual([]);
    expect(reported.filter((one) => !known.includes(one))).toEqual([]);
  });
});

describe("the options in a table are exactly those of the command line", () => {
  const run = guide("mocks/checks/run/README.md");
  const plain = section(run, "Judge your tests");
  test.each([
    ["start", /^Options:/, section(COMMAND_LINE, "paystub start")],
    ["run", /^Matrix options:/, section(run, "The matrix")],
    ["run", /^Report options:/, section(CONTRACTS, "Commands and reports")],
  ])("%s %s", async (command, heading, text) => {
    const known = optionsIn((await paystub(command, "--help")).out, heading);
    expect(known.length).toBeGreaterThan(2);
    const own = firstCells(text, "--[^`]+");
    expect(own).toEqual(known.filter((option) => option !== "--matrix <kinds>"));
  });

  test("the sources and gates of run", () => {
    const reported = [...plain.matchAll(/^\| (`\w+`(?:, `\w+`)?) \| (`PAYSTUB_.+`) \|/gm)];
    const names = (cells: string | undefined) => cells?.match(/\w+/g) ?? [];
    expect(reported.flatMap(([, sources]) => names(sources))).toEqual(
      VARIABLES.map(([one]) => one),
    );
    expect(reported.flatMap(([, , variables]) => names(variables))).toEqual(
      VARIABLES.map(([, variable]) => variable),
    );
    expect(
      firstCells(plain, "[a-z]{7,}")
        .filter((one) => one in GATES)
        .sort(),
    ).toEqual(Object.keys(GATES).sort());
  });
});

describe("the table of commands", () => {
  const reported = section(COMMAND_LINE, "From a terminal");
  const texts = () => helpTexts();

  test("has those of the command line, with their arguments and options", async () => {
    const known = (await texts()).map((help) => {
      const usage = /^Usage: paystub (.*)$/m.exec(help)?.[1] ?? "";
      const own = optionsIn(help, /^Options:/).map((option) => `[${option}]`);
      return [usage.replace(" [options]", ""), ...own].join(" ");
    });
    expect(known.length).toBeGreaterThan(20);
    expect(firstCells(reported, "[a-z][^`]*")).toEqual(known);
  });

  test("shares the options of the commands that call a mock", async () => {
    const options = firstCells(reported, "--[^`]+");
    expect(options).toHaveLength(4);
    for (const help of await texts()) {
      const common = optionsIn(help, /^Common options:/);
      if (!needsNoMock(help)) expect(common).toEqual(options);
      else expect(common).toEqual([]);
    }
  });

  test("has a valid example each", async () => {
    const helps = await texts();
    expect(helps.length).toBeGreaterThan(30);
    for (const help of helps) {
      const command = /^Usage: paystub ([a-z]+( [a-z]+)*)/.exec(help)?.[1];
      const example = /\n\nExample:\n {2}paystub (.*)\n$/.exec(help)?.[1] ?? "";
      expect(example.startsWith(`${command}`)).toBe(true);
      if (needsNoMock(help)) {
        expect((await paystub(...words(example))).code).toBe(0);
        continue;
      }
      const nowhere = ["--control-url", "http://127.0.0.1:9"];
      const { complaints } = await paystub(...words(example), ...nowhere);
      expect(complaints).toMatch(/nothing answers at|the log shop\.json does not exist/);
    }
  });
});

/** Whether a command calls no mock, by its help. */
const needsNoMock = (help: string) => help.replace(/\s+/g, " ").includes("without a running mock");

test("the check commands are all in the README", async () => {
  const { out } = await paystub("--help");
  const [, group = ""] = out.split("Check commands:\n");
  const names = [...(group.split("\n\n")[0] ?? "").matchAll(/^ {2}(\w+)/gm)].map(([, one]) => one);
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) expect(README.text).toMatch(new RegExp(`\`(npx )?paystub ${name}\\b`));
});
