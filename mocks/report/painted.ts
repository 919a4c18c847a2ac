import { plain } from "./plain.js";

/** What a part of a line means; a terminal shows it by a colour, and all else by its words alone. */
export type Meaning = "good" | "bad" | "open" | "struck" | "faint" | "strong" | "name";

/** A part of a line with a meaning. */
export interface Painted {
  readonly text: string;
  readonly as: Meaning;
}

/** A line, or a cell of a table: text alone, or parts of which some have a meaning. */
export type Line = string | readonly (string | Painted)[];

/** Gives text the colour of what it means. */
export type Paint = (as: Meaning, text: string) => string;

/** For whatever is no terminal: the text as it is. */
export const unpainted: Paint = (_as, text) => text;

/** The same text with a meaning, or without where there is none. */
export function painted(text: string, as: Meaning | undefined): Line {
  return as === undefined ? text : [{ text, as }];
}

/** A line as it is printed. Text of others is made plain before it is painted. */
export function formatLine(line: Line, paint: Paint = unpainted): string {
  if (typeof line === "string") return plain(line);
  // Made plain as a whole where nothing is painted, so that its beginning is judged as a beginning.
  if (paint === unpainted) return plain(wordsOf(line));
  const parts = line.map((part) =>
    typeof part === "string" ? plain(part) : paint(part.as, plain(part.text)),
  );
  return parts.join("");
}

/** Cells beside one another, where there is no table to stand in. */
export function spaced(cells: readonly Line[]): Line {
  return cells.flatMap((cell, n) => [n === 0 ? "" : "  ", ...(isText(cell) ? [cell] : cell)]);
}

function isText(line: Line): line is string {
  return typeof line === "string";
}

/** What a line says, without meanings. */
export function wordsOf(line: Line): string {
  if (typeof line === "string") return line;
  return line.map((part) => (typeof part === "string" ? part : part.text)).join("");
}
