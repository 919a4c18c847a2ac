import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The root of the repository. */
export const ROOT = join(import.meta.dirname, "../../..");

/** A Markdown file of the repository, by its path from the root. */
export interface Guide {
  readonly path: string;
  readonly text: string;
}

/** A fenced block. Its info string is a language and, where it stands for a file, its name. */
export interface Block {
  readonly language: string;
  readonly file: string | undefined;
  readonly text: string;
  /** The heading of the second level that it stands under. */
  readonly section: string;
  readonly line: number;
  /** Whether it stands in a region that is generated. */
  readonly generated: boolean;
}

/** Folders that hold guides; the others are made by programs. */
const FOLDERS = ["contracts", "mocks", "scripts", "spec", "test"];

/** Every Markdown file of the repository. */
export function allGuides(): readonly Guide[] {
  const beside = readdirSync(ROOT);
  const below = FOLDERS.flatMap((folder) => {
    const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" });
    return names.map((name) => `${folder}/${name.replaceAll("\\", "/")}`);
  });
  const paths = [...beside, ...below].filter((path) => path.endsWith(".md"));
  return paths.filter((path) => !path.includes("node_modules/")).map(guide);
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

/** The addresses of headings, as they are made where Markdown is shown. */
export function anchorsOf(text: string): readonly string[] {
  const outside = text.replace(/^```.*?^```$/gms, "");
  return [...outside.matchAll(/^#+ (.*)$/gm)].map(([, title = ""]) => {
    const words = title.toLowerCase().replace(/[^\w -]/g, "");
    return `#${words.replaceAll(" ", "-")}`;
  });
}

/** Where the links of a text lead. */
export function linksOf(text: string): readonly string[] {
  const outside = text.replace(/^```.*?^```$/gms, "").replace(/`[^`\n]*`/g, "");
  return [...outside.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
}

/** The code in the first cells of the tables of a text. */
export function firstCells(text: string, like = "[^`]+"): readonly string[] {
  const cells = text.matchAll(new RegExp(`^\\| \`(${like})\``, "gm"));
  return [...cells].map(([, cell = ""]) => cell);
}

/** The part of a section under a heading of the third level, or before the first. */
export function part(text: string, title?: string): string {
  const parts = text.split("\n### ");
  const found = title === undefined ? parts[0] : parts.find((one) => one.startsWith(`${title}\n`));
  if (found === undefined) throw new Error(`there is no part ${title}`);
  return found;
}
