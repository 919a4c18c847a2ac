import { parseAllDocuments } from "yaml";
import type { Block } from "./markdown.js";

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

/** Whether a text after the block is what it prints. */
export function isRun({ language, file }: Block): boolean {
  return language === "sh" || ((language === "ts" || language === "js") && file === undefined);
}

/** Blocks that no test could prove, each with why. */
export function unproven(blocks: readonly Block[]): readonly string[] {
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
