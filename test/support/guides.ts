import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { sharingHost } from "./declarations.js";

/** What a strict compiler has against files of a project. */
export function compiled(
  folder: string,
  files: readonly string[],
  more: ts.CompilerOptions,
): readonly string[] {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    lib: ["lib.es2023.d.ts"],
    types: ["node"],
    typeRoots: [join(folder, "node_modules/@types")],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    ...more,
  };
  const places = files.map((file) => join(folder, file));
  const program = ts.createProgram(places, options, sharingHost(options));
  const sources = program.getSourceFiles().filter(({ fileName }) => {
    return files.some((file) => fileName === join(folder, file));
  });
  return sources.flatMap((source) =>
    ts.getPreEmitDiagnostics(program, source).map(({ messageText, start = 0 }) => {
      const { line } = source.getLineAndCharacterOfPosition(start);
      const text = ts.flattenDiagnosticMessageText(messageText, " ");
      return `${source.fileName}:${line + 1}: ${text}`;
    }),
  );
}

/** Whether a text after the block is what it prints. */
export function isRun({ language, file }: Block): boolean {
  return language === "sh" || ((language === "ts" || language === "js") && file === undefined);
}

/** The root of the repository. */
export const ROOT = join(import.meta.dirname, "../..");

/** A Markdown file of the repository, by its path from the root. */
interface Guide {
  readonly path: string;
  readonly text: string;
}

/** A fenced block. Its info string is a language and, for a file, its name. */
export interface Block {
  readonly language: string;
  readonly file: string | undefined;
  readonly text: string;
  /** The second-level heading above it. */
  readonly section: string;
  readonly line: number;
  /** Whether it is in a generated region. */
  readonly generated: boolean;
}

/** Folders that hold guides; the others are made by programs. */
const FOLDERS = ["contracts", "mocks", "scripts", "spec", "test"];

/** Every Markdown file of the repository, without those that `init` writes into a project. */
export function allGuides(): readonly Guide[] {
  const beside = readdirSync(ROOT);
  const below = FOLDERS.flatMap((folder) => {
    const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" });
    return names.map((name) => `${folder}/${name.replaceAll("\\", "/")}`);
  });
  const paths = [...beside, ...below].filter((path) => path.endsWith(".md"));
  return paths.filter((path) => !/node_modules\/|^spec\/recipes\/init\//.test(path)).map(guide);
}

/** A guide by its path from the root. */
export function guide(path: string): Guide {
  return { path, text: readFileSync(join(ROOT, path), "utf8") };
}

/** The text under a heading of the second level, up to the next one. */
export function section({ path, text }: Guide, title: string): string {
  const [, rest] = text.split(`\n## ${title}\n`);
  if (rest === undefined) throw new Error(`${path} has no section ${title}`);
  return rest.split("\n## ")[0] ?? "";
}

/** The fenced blocks of a text, in order. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let [heading, generated] = ["", false];
  let open: { language: string; file: string | undefined; from: number } | undefined;
  const lines = text.split("\n");
  for (const [index, line] of lines.entries()) {
    if (open) {
      if (line !== "```") continue;
      const { from, ...kind } = open;
      const inside = lines.slice(from, index).map((one) => `${one}\n`);
      blocks.push({ ...kind, text: inside.join(""), section: heading, line: from, generated });
      open = undefined;
    } else if (line.startsWith("```")) {
      const [language = "", file] = line.slice(3).split(" ");
      open = { language, file, from: index + 1 };
    } else {
      heading = /^## (.*)$/.exec(line)?.[1] ?? heading;
      if (/^<!-- (?:generated|end)/.test(line)) generated = line.startsWith("<!-- generated");
    }
  }
  if (open) throw new Error(`the block that begins at line ${open.from} has no end`);
  return blocks;
}

/** Where the links of a text lead. */
export function linksOf(text: string): readonly string[] {
  const outside = text.replace(/^```.*?^```$/gms, "").replace(/`[^`\n]*`/g, "");
  return [...outside.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
}

/** The parts that vary from run to run, and their replacements in a comparison. */
const VARYING: readonly (readonly [RegExp, string])[] = [
  [/\b\d{4}-\d\d-\d\dT[\d:.]+Z/g, "<instant>"],
  [/\b\d{1,2} \w{3} \d{4}, [\d:.]+ Riyadh\b/g, "<instant>"],
  [/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g, "<uuid>"],
  [/\b\d{13}\b/g, "<number>"],
  [/\(\d+ ms\)/g, "(<time>)"],
  [/\b\d+(?:\.\d+)?ms\b/g, "<time>"],
  [/http:\/\/127\.0\.0\.1:\d+/g, "<address>"],
  // The progress of long work, which a slow machine prints every half minute.
  [/^\d+ of \d+ \w+: .*\n/gm, ""],
];

/** A line of three dots in a guide represents omitted lines. */
const LEFT_OUT = "...";

/** A text without what differs from run to run. `places` are folders and what they are called. */
export function steady(text: string, places: Readonly<Record<string, string>> = {}): string {
  const named = Object.entries(places).reduce((left, [place, name]) => {
    return left.replaceAll(place, name);
  }, text);
  const same = VARYING.reduce((left, [what, name]) => left.replace(what, name), named);
  return same
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .trim();
}

/** Whether something printed what a guide says: all of it but the lines that are left out. */
export function isPrinted(reported: string, printed: string): boolean {
  const lines = reported.split("\n").map((line) => {
    return line === LEFT_OUT ? "(?:.*\\n)*?" : `${escaped(line)}\\n`;
  });
  return new RegExp(`^${lines.join("")}$`).test(`${printed}\n`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** One step of a section: what the shell is reported, and what the guide says that it prints. */
export interface Step {
  readonly line: number;
  readonly script: string;
  readonly prints: string;
}

const END_OF_FILE = "END_OF_FILE";

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

/** A file after a change; the removed text must occur there once. */
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
