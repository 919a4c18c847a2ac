import { type Line, type Painted, wordsOf } from "./painted.js";
import { plain } from "./plain.js";

/** Lines with columns under one another; the last one may be of any length. */
export function table(
  head: readonly string[],
  rows: readonly (readonly Line[])[],
): readonly Line[] {
  const heading = head.map((text): Line => [{ text, as: "faint" }]);
  const lines = [heading, ...rows].map((cells) => cells.map(plainCell));
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => wordsOf(line[column] ?? "").length)),
  );
  return lines.map((cells) => lineOf(cells, widths));
}

function lineOf(cells: readonly Line[], widths: readonly number[]): Line {
  const last = cells.findLastIndex((cell) => wordsOf(cell).trimEnd() !== "");
  const parts = cells.slice(0, last + 1).flatMap((cell, column) => {
    const gap = " ".repeat((widths[column] ?? 0) - wordsOf(cell).length + 2);
    return column === last ? partsOf(cell) : [...partsOf(cell), gap];
  });
  return parts.every((part) => typeof part === "string") ? parts.join("").trimEnd() : parts;
}

function partsOf(cell: Line): readonly (string | Painted)[] {
  return typeof cell === "string" ? [cell] : cell;
}

/** Made plain before it is measured. */
function plainCell(cell: Line): Line {
  if (typeof cell === "string") return plain(cell);
  return cell.map((part) =>
    typeof part === "string" ? plain(part) : { ...part, text: plain(part.text) },
  );
}
