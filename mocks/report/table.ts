/** What a terminal takes for a command and not for text, line ends included. */
const CONTROL = /[\x00-\x1f\x7f-\x9f]+/g;

/** Text that stays on its line: what callers sent must not drive the terminal that shows it. */
export function plain(text: string): string {
  return text.replace(CONTROL, " ");
}

/** Lines with columns under one another; the last one may be of any length. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  const lines = [head, ...rows].map((cells) => cells.map(plain));
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
