import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const HEAD = `The files in this folder hold code of the packages below, each under its own license.
`;

/**
 * Writes the licenses of the packages whose code is in a bundle, as they ask for. Throws when one of
 * them comes without the text of its license.
 */
export function writeNotices(root: string, inputs: readonly string[], outfile: string): void {
  const folders = [...new Set(inputs.flatMap(packageFolder))].sort();
  const notices = folders.map((folder) => notice(join(root, folder)));
  writeFileSync(outfile, [HEAD, ...notices].join(`\n${"-".repeat(78)}\n\n`));
}

/** The folder of the package that a file belongs to; none for our own files. */
function packageFolder(file: string): readonly string[] {
  const match = /^(?:[a-z-]+:)?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file);
  return match?.[1] === undefined ? [] : [match[1]];
}

function notice(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const { name, version, license, author } = manifest;
  const file = readdirSync(folder).find((one) => /^licen[sc]e/i.test(one));
  // A package may only name its license.
  if (!file && license === "MIT" && author) {
    return `${name} ${version}\n\nMIT License, Copyright (c) ${author.name ?? author}\n`;
  }
  if (!file) throw new Error(`${name} is in the bundle, but has no file with its license`);
  const text = readFileSync(join(folder, file), "utf8");
  return `${name} ${version}\n\n${text.trim()}\n`;
}
