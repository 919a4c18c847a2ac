/**
 * The version of this package. A test holds it to package.json.
 *
 * @example
 * console.log(VERSION);
 */
export const VERSION = "0.1.0";

/** Whether this is the binary, which brings its own Node. Its launcher names the binary as its own script. */
export const IS_BINARY = process.argv[1] === process.execPath;

/** The words with which the user calls paystub: the binary as it was called, else the installed package. */
export const CALLED_AS: readonly string[] = IS_BINARY ? [process.argv0] : ["npx", "paystub"];

/** What to do about a missing package, which a user of the binary cannot install without Node. */
export function howToAdd(name: string, isBinary = IS_BINARY): string {
  if (!isBinary) return `Run npm install -D ${name}`;
  return `The binary does not include it. Install Node, run npm install -D paystub ${name}, and use npx paystub`;
}
