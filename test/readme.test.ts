import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { readConfig } from "../mocks/cli/config.js";
import { startGateway } from "../mocks/index.js";
import { filledIn, isStale, tablesOf } from "../scripts/readme.js";
import { paystub, words } from "./support/command-line.js";
import { helpTexts, optionsIn } from "./support/help.js";
import { startPersons } from "./support/persons.js";

const ROOT = join(import.meta.dirname, "..");
const README = readFileSync(join(ROOT, "README.md"), "utf8");
const { dependencies, scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

interface Block {
  readonly language: string;
  readonly text: string;
}

/** The text under a heading, up to the next one. */
function section(title: string): string {
  const [, rest] = README.split(`\n## ${title}\n`);
  if (rest === undefined) throw new Error(`The README has no section ${title}`);
  return rest.split("\n## ")[0] ?? "";
}

function blocksOf(text: string): readonly Block[] {
  return [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = "", text = ""]) => {
    return { language, text };
  });
}

function blockOf(title: string, language: string): string {
  const block = blocksOf(section(title)).find((one) => one.language === language);
  if (!block) throw new Error(`There is no ${language} in ${title}`);
  return block.text;
}

/** Runs a program and gives what it printed. Throws with what it complained about. */
function run(command: string, args: readonly string[], input = ""): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT });
    let [printed, complained] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (complained += text));
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve(printed);
      else reject(new Error(`${command} ended with ${code}: ${printed}${complained}`));
    });
    child.stdin.end(input);
  });
}

/** Gives a test a folder that is gone afterwards. */
function folderFor(onTestFinished: (run: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), "paystub-readme-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("the sixty seconds go as told, block by block in one shell", async ({ onTestFinished }) => {
  const { gateway, merchant, close } = await startPersons({ clock: "real" });
  onTestFinished(close);
  const here = (text: string) =>
    text
      .replaceAll("http://127.0.0.1:4010", gateway.baseUrl)
      .replaceAll("http://127.0.0.1:3000", merchant.shop.url);
  const blocks = blocksOf(here(section("Sixty seconds to a paid invoice")));
  // What a block prints stands in the block after it; one without such a block prints nothing.
  const steps = blocks.flatMap(({ language, text }, index) => {
    const next = blocks[index + 1];
    const prints = next?.language === "text" ? next.text : "";
    return language === "sh" ? [{ text, prints }] : [];
  });
  expect(steps.length).toBeGreaterThan(4);

  const script = steps.map(({ text }) => `${text}echo ----\n`).join("");
  const printed = await run("bash", ["-euo", "pipefail"], script);

  // Transaction numbers are instants, so each run has others.
  const anyNumber = (text: string) => text.replace(/\b\d{13}\b/g, "<number>");
  const expected = steps.map(({ prints }) => `${prints}----\n`).join("");
  expect(anyNumber(printed)).toBe(anyNumber(expected));
  expect(merchant.shop.wasTold.map(anyNumber)).toEqual([
    "GET /canceled?transactionNo=<number>&orderNumber=ORD-1",
  ]);
});

describe("the example of a test", () => {
  const example = blockOf("From a test", "ts").replace(
    '"paystub"',
    JSON.stringify(pathToFileURL(join(ROOT, "mocks/index.ts")).href),
  );

  test("prints what the README says", async ({ onTestFinished }) => {
    const file = join(folderFor(onTestFinished), "example.mts");
    writeFileSync(file, example);
    expect(await run(process.execPath, ["--import", "tsx", file])).toBe(
      blockOf("From a test", "text"),
    );
  });

  test("compiles", ({ onTestFinished }) => {
    const file = join(folderFor(onTestFinished), "example.mts");
    writeFileSync(file, example.replace(/file:\/\/(.*)\.ts/, "$1.js"));
    const { config } = ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile);
    const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
    const typeRoots = [join(ROOT, "node_modules/@types")];
    const program = ts.createProgram([file], { ...options, noEmit: true, rootDir: "/", typeRoots });
    const wrong = ts.getPreEmitDiagnostics(program, program.getSourceFile(file));
    expect(
      wrong.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " ")),
    ).toEqual([]);
  });
});

test("the calls of the time machine work in the order of their table", async ({
  onTestFinished,
}) => {
  const { gateway, merchant, tester, close } = await startPersons();
  onTestFinished(close);
  const invoice = await merchant.createsInvoice();
  const rows = [...section("Time").matchAll(/^\| .+ \| `(\w+) (.+)` \|(?: `(.+)`| (.+))? \|$/gm)];
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
  expect((await gateway.list()).map(({ name }) => name)).toEqual(["shop", "what-if", "copy"]);
});

test("the config file is a good one", async ({ onTestFinished }) => {
  const file = join(folderFor(onTestFinished), "paystub.json");
  writeFileSync(file, blockOf("paystub start", "json"));
  const gateway = await startGateway({ ...(await readConfig(file)), port: 0 });
  onTestFinished(gateway.close);
  expect((await gateway.get("shop").clock.read()).now).toBe("2026-03-01T09:00:00.000Z");
});

test("the options are those of the command line, no more and no fewer", async () => {
  const { out: help } = await paystub("start", "--help");
  const known = optionsIn(help, /^Options:/);
  const told = [...section("paystub start").matchAll(/^\| `(--[^`]+)`/gm)].map(([, one]) => one);
  expect(known.length).toBeGreaterThan(10);
  expect(told).toEqual(known);
});

describe("the commands for a terminal", () => {
  const told = section("From a terminal");

  test("are those of the command line, with their arguments and options", async () => {
    const known = (await helpTexts()).map((help) => {
      const usage = /^Usage: paystub (.*)$/m.exec(help)?.[1] ?? "";
      const own = optionsIn(help, /^Options:/).map((option) => `[${option}]`);
      return [usage.replace(" [options]", ""), ...own].join(" ");
    });
    expect(known.length).toBeGreaterThan(20);
    const commands = [...told.matchAll(/^\| `([a-z][^`]*)`/gm)].map(([, command]) => command);
    expect(commands).toEqual(known);
  });

  test("all take the same options besides their own", async () => {
    const options = [...told.matchAll(/^\| `(--[^`]+)`/gm)].map(([, option]) => option);
    expect(options).toHaveLength(4);
    for (const help of await helpTexts()) {
      expect(optionsIn(help, /^Common options:/)).toEqual(options);
    }
  });

  test("have an example each, which is no mistake", async () => {
    for (const help of await helpTexts()) {
      const command = /^Usage: paystub ([a-z]+( [a-z]+)*)/.exec(help)?.[1];
      const example = /\n\nExample:\n {2}paystub (.*)\n$/.exec(help)?.[1] ?? "";
      expect(example.startsWith(`${command}`)).toBe(true);
      const { complaints } = await paystub(
        ...words(example),
        "--control-url",
        "http://127.0.0.1:9",
      );
      expect(complaints).toMatch(/nothing answers at|the log shop\.json does not exist/);
    }
  });
});

test("each runtime dependency has its reason, and the commands exist", () => {
  const told = [...section("What it depends on").matchAll(/^\| `([^`]+)`/gm)].map(([, one]) => one);
  expect(told).toEqual(Object.keys(dependencies));
  const commands = [...README.matchAll(/`npm (?:run )?([\w:]+)/g)].map(([, name = ""]) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

describe("the generated tables", () => {
  const tables = tablesOf(join(ROOT, "spec"));

  test("are fresh", () => {
    expect(isStale(ROOT)).toBe(false);
  });

  test("are noticed when they are not, and renewed", () => {
    const old = README.replace("| documented |", "| assumed |");
    expect(old).not.toBe(README);
    expect(filledIn(old, tables)).toBe(README);
  });

  test.each([
    ["a region without a table", `${README}<!-- generated: x -->\n<!-- end of x -->\n`, "region x"],
    ["a table without a region", README.replace("<!-- generated: control -->", ""), "control"],
  ])("refuse %s", (_name, text, message) => {
    expect(() => filledIn(text, tables)).toThrow(message);
  });
});

test("the links inside lead to a heading or to a file", () => {
  const slug = (title: string) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, "")
      .replaceAll(" ", "-");
  const slugs = [...README.matchAll(/^#+ (.*)$/gm)].map(([, title = ""]) => `#${slug(title)}`);
  const links = [...README.matchAll(/\]\(([^)]+)\)/g)].map(([, target = ""]) => target);
  for (const link of links) {
    if (link.startsWith("#")) expect(slugs).toContain(link);
    else if (!link.startsWith("http")) expect(() => readFileSync(join(ROOT, link))).not.toThrow();
  }
});
