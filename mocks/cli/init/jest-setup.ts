import { join } from "node:path";
import { readText } from "../../runtime/disk.js";

/** Transforms that make JavaScript of TypeScript by themselves, in the words of a config of Jest. */
const TRANSFORMS = /ts-jest|@swc\/jest|esbuild-jest|jest-esbuild/;
const PRESET = "@babel/preset-typescript";

const JEST_FILE = /^jest\.config\.(js|cjs|mjs|ts|cts|mts|json)$/;
const BABEL_FILE = /^(babel\.config\.(js|cjs|mjs|ts|cts|json)|\.babelrc(\.(js|cjs|mjs|json))?)$/;

/**
 * Whether Jest is set up to read TypeScript in a folder: to have the packages for it is not enough. Jest uses
 * Babel where nothing else is said, so Babel may be set up in its place.
 */
export async function jestReadsTypes(
  folder: string,
  names: readonly string[],
  own: { readonly jest?: unknown; readonly babel?: unknown },
): Promise<boolean> {
  const textOf = async (file: RegExp, inPackage: unknown) => {
    const found = names.filter((name) => file.test(name));
    const texts = await Promise.all(
      found.map((name) => readText(join(folder, name)).catch(() => "")),
    );
    return [JSON.stringify(inPackage ?? ""), ...texts].join("\n");
  };
  const jest = await textOf(JEST_FILE, own.jest);
  if (TRANSFORMS.test(jest) || jest.includes(PRESET)) return true;
  return (await textOf(BABEL_FILE, own.babel)).includes(PRESET);
}
