import { describe, expect, test } from "vitest";
import { GATES, VARIABLES } from "../../../mocks/cli/run/options.js";
import { helpTexts, optionsIn, paystub, words } from "../../support/command-line.js";
import { firstCells, guide, part, section } from "../../support/guides.js";

const README = guide("README.md");
const COMMAND_LINE = guide("mocks/cli/README.md");
const CONTRACTS = guide("contracts/README.md");

describe("the options in a table are those of the command line, no more and no fewer", () => {
  const run = section(guide("mocks/cli/run/README.md"), "Tests under every failure");
  test.each([
    ["start", /^Options:/, section(COMMAND_LINE, "paystub start")],
    ["run", /^Matrix options:/, part(run, "The matrices")],
    ["run", /^Report options:/, section(CONTRACTS, "Commands and reports")],
  ])("%s %s", async (command, heading, text) => {
    const known = optionsIn((await paystub(command, "--help")).out, heading);
    expect(known.length).toBeGreaterThan(2);
    const own = firstCells(text, "--[^`]+");
    expect(own).toEqual(known.filter((option) => option !== "--matrix <kinds>"));
  });

  test("verify", async () => {
    const { out } = await paystub("verify", "--help");
    const known = ["Which pacts", "What is verified", "Options"].flatMap((heading) =>
      optionsIn(out, new RegExp(`^${heading}:`)),
    );
    const text = section(CONTRACTS, "Verifying pacts");
    const rows = firstCells(text, "--[^`]+");
    expect(known).toEqual(expect.arrayContaining([...rows]));
    const names = known.map((option) => option.split(" ")[0] ?? "");
    expect(names.filter((name) => !text.includes(`\`${name}`))).toEqual([]);
  });

  test("the sources and gates of run", () => {
    const reported = [...run.matchAll(/^\| (`\w+`(?:, `\w+`)?) \| (`PAYSTUB_.+`) \|/gm)];
    const names = (cells: string | undefined) => cells?.match(/\w+/g) ?? [];
    expect(reported.flatMap(([, sources]) => names(sources))).toEqual(
      VARIABLES.map(([one]) => one),
    );
    expect(reported.flatMap(([, , variables]) => names(variables))).toEqual(
      VARIABLES.map(([, variable]) => variable),
    );
    expect(
      firstCells(run, "[a-z]{7,}")
        .filter((one) => one in GATES)
        .sort(),
    ).toEqual(Object.keys(GATES).sort());
  });
});

describe("the commands for a terminal", () => {
  const reported = section(COMMAND_LINE, "From a terminal");
  const texts = () => helpTexts();

  test("are those of the command line, with their arguments and options", async () => {
    const known = (await texts()).map((help) => {
      const usage = /^Usage: paystub (.*)$/m.exec(help)?.[1] ?? "";
      const own = optionsIn(help, /^Options:/).map((option) => `[${option}]`);
      return [usage.replace(" [options]", ""), ...own].join(" ");
    });
    expect(known.length).toBeGreaterThan(20);
    expect(firstCells(reported, "[a-z][^`]*")).toEqual(known);
  });

  test("that talk to a mock all take the same options besides their own", async () => {
    const options = firstCells(reported, "--[^`]+");
    expect(options).toHaveLength(4);
    for (const help of await texts()) {
      const common = optionsIn(help, /^Common options:/);
      if (!help.includes(ALONE)) expect(common).toEqual(options);
      else expect(common).toEqual([]);
    }
  });

  test("have an example each, which is no mistake", async () => {
    const helps = await texts();
    expect(helps.length).toBeGreaterThan(30);
    for (const help of helps) {
      const command = /^Usage: paystub ([a-z]+( [a-z]+)*)/.exec(help)?.[1];
      const example = /\n\nExample:\n {2}paystub (.*)\n$/.exec(help)?.[1] ?? "";
      expect(example.startsWith(`${command}`)).toBe(true);
      if (help.includes(ALONE)) {
        expect((await paystub(...words(example))).code).toBe(0);
        continue;
      }
      const nowhere = ["--control-url", "http://127.0.0.1:9"];
      const { complaints } = await paystub(...words(example), ...nowhere);
      expect(complaints).toMatch(/nothing answers at|the log shop\.json does not exist/);
    }
  });
});

/** What the help of a command says that talks to nobody. */
const ALONE = "needs no running mock";

test("the check commands are all in the README", async () => {
  const { out } = await paystub("--help");
  const [, group = ""] = out.split("Check commands:\n");
  const names = [...(group.split("\n\n")[0] ?? "").matchAll(/^ {2}(\w+)/gm)].map(([, one]) => one);
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) expect(README.text).toMatch(new RegExp(`\`(npx )?paystub ${name}\\b`));
});
