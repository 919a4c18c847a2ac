import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { describe, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { staleGuides } from "../../scripts/readme.js";
import { paystub } from "../support/command-line.js";
import { allGuides, type Block, blocksOf, isRun, linksOf, ROOT } from "../support/guides.js";

/** A command of paystub as a guide writes it: its name, and the options that it is given. */
interface Written {
  readonly command: string;
  readonly options: readonly string[];
}

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
    const [command = "", ...words] = rest.split(/\s+/);
    const options = words.flatMap((word) => /^\[?(--[a-z][\w-]*)/.exec(word)?.[1] ?? []);
    return [{ command, options }];
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
    // The same as in the example, which runs.
    py: ({ file, text }) => {
      const own = readFileSync(join(ROOT, "test/examples/pytest", file ?? ""), "utf8");
      return text === own ? null : `it differs from ${file} of the example`;
    },
    diff: ({ file }) => (file === undefined ? "a change needs the name of its file" : null),
    // Lines of a file, shortened with dots.
    jsonl: () => null,
    json: ({ text }) => complaintOf(() => JSON.parse(text)),
    yaml: ({ text }) =>
      complaintOf(() => {
        for (const { errors } of parseAllDocuments(text)) for (const error of errors) throw error;
      }),
    // A file that other tests run.
    php: isExample,
    java: isExample,
    csharp: isExample,
    go: isExample,
    ruby: isExample,
    // Drawn from the tables that the mock runs on.
    mermaid: ({ generated }) => (generated ? null : "a diagram that is not generated can go stale"),
  };

/** The texts of all examples and recipes. */
const EXAMPLES = new Set(
  ["test/examples", "spec/recipes"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8")),
  ),
);

function isExample({ text }: Block): string | null {
  return EXAMPLES.has(text) ? null : "no file of test/examples or spec/recipes has this text";
}

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

const GUIDES = allGuides();
const CASES = GUIDES.map(({ path, text }) => [path, text] as const);
const MANIFEST = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

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
});

describe("blocks", () => {
  test.each(CASES)("%s: have kinds that a test proves", (_path, text) => {
    expect(unproven(blocksOf(text))).toEqual([]);
  });
});

describe("the commands of a guide", () => {
  test.each(CASES)("%s: exist in paystub, with their options", async (_path, text) => {
    // A guide may name no command.
    const wrong: unknown[] = [];
    for (const { command, options } of commandsOf(text)) {
      const { code, out } = await paystub(command, "--help");
      const lacking = options.filter((option) => !new RegExp(`${option}(?![\\w-])`).test(out));
      if (code !== 0 || lacking.length > 0) wrong.push([command, code, lacking]);
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
});

test("the generated tables are current: npm run generate renews them", async () => {
  expect([...(await staleGuides(ROOT)).keys()]).toEqual([]);
});
