import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { TSC } from "./compiler.js";
import { output } from "./manifest.js";
import { entriesOf, RUNNERS_OWN } from "./modules.js";

/** How a module names another of ours: `from "./x.js"`, `import("./x.js")`, `import "./x.js"`. */
const RELATIVE = /((?:\bfrom|\bimport)\s*\(?\s*"\.[^"]+)\.js"/g;

const DECLARATION = ".d.ts";

/**
 * Emits the declarations as those of CommonJS, and a door for `import` beside those that can be named.
 * Throws with the compiler's words when the types are wrong.
 */
export function emitDeclarations(root: string, outDir: string): void {
  const project = join(root, "scripts/packaging/tsconfig.json");
  output(process.execPath, [TSC, "-p", project, "--outDir", outDir], root);
  const doors = new Set(entriesOf(root));
  for (const file of readdirSync(outDir, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(DECLARATION)) continue;
    const place = join(outDir, file.slice(0, -DECLARATION.length));
    const name = relative(outDir, place).split(sep).join("/");
    const text = readFileSync(join(outDir, file), "utf8").replaceAll(RELATIVE, '$1.cjs"');
    writeFileSync(`${place}.d.cts`, text);
    rmSync(join(outDir, file));
    // What it adds to the runner's types, it adds to them as they are imported, and as they are required.
    if (name === RUNNERS_OWN) writeFileSync(`${place}.d.mts`, text);
    const door = `export * from "./${name.split("/").at(-1)}.cjs";\n`;
    if (doors.has(name)) writeFileSync(`${place}.d.mts`, door);
  }
}
