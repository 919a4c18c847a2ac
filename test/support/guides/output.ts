/** What differs from run to run, and what stands for it in a comparison. */
const VARYING: readonly (readonly [RegExp, string])[] = [
  [/\b\d{4}-\d\d-\d\dT[\d:.]+Z/g, "<instant>"],
  [/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g, "<uuid>"],
  [/\b\d{13}\b/g, "<number>"],
  [/\(\d+ ms\)/g, "(<time>)"],
  [/\b\d+(?:\.\d+)?ms\b/g, "<time>"],
  [/http:\/\/127\.0\.0\.1:\d+/g, "<address>"],
  // How far a long work is, which a slow machine tells every half a minute.
  [/^\d+ of \d+ \w+: .*\n/gm, ""],
];

/** A line of three dots in a guide stands for lines that are left out. */
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
