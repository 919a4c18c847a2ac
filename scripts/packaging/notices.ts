import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const HEAD = `The command in this folder holds code of the packages below, each under its own license.
`;

/** Packages that state the MIT license and come without its text, with who holds the rights in them. */
const STATED: Readonly<Record<string, string>> = { "@bomb.sh/tab": "the authors of Bombshell" };

/** The text of the MIT license. */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and
associated documentation files (the "Software"), to deal in the Software without restriction, including
without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the
following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial
portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT
LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO
EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER
IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR
THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

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
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = existsSync(folder) && readdirSync(folder).find((one) => /^licen[sc]e/i.test(one));
  const holder = Object.hasOwn(STATED, name) && license === "MIT" ? STATED[name] : undefined;
  if (!file && holder === undefined) {
    throw new Error(`${name} is in the bundle, but has no file with its license`);
  }
  const text = file
    ? readFileSync(join(folder, file), "utf8")
    : `Copyright (c) ${holder}\n\n${MIT}`;
  return `${name} ${version}\n\n${text.trim()}\n`;
}
