import { readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import type { Plugin } from "rolldown";

/**
 * Modules that a start and its first orders do without: why a call or a flag was refused, the handle of a
 * sandbox, and the large tables that check what is said of sandboxes. All that they export is functions.
 */
const SELDOM_OWN = [
  "mocks/control/fault-rules.ts",
  "mocks/control/handle/lives.ts",
  "mocks/control/handle/sandbox.ts",
  "mocks/control/merchant-seed.ts",
  "mocks/control/new-sandbox-options.ts",
  "mocks/control/settings.ts",
];

const PREFIX = "\0seldom-own:";

/** A function that a module exports, and anything else that it exports at run time. */
const FUNCTION = /^export (?:async )?function (\w+)/gm;
const OTHER = /^export (?!(?:async )?function |type |interface )/m;

/**
 * Functions in place of those of a module, which load it when one of them is first called. The sources
 * import it as any other: their callers want an answer at once, where `import()` gives a promise.
 */
function standIn(module: string, text: string): string {
  if (OTHER.test(text)) throw new Error(`${module} exports more than functions: it cannot be late`);
  return Array.from(
    text.matchAll(FUNCTION),
    ([, name]) =>
      `export const ${name} = (...given) => require("${partOf(module)}").${name}(...given);`,
  ).join("\n");
}

/** The file of its own that such a module is built to. */
const partOf = (module: string) => `./seldom-${basename(module, ".ts")}.cjs`;

/** Builds these modules to files of their own, and puts the stand-ins into the bundle. */
export const seldomOwn = (root: string, modules = SELDOM_OWN): Plugin => ({
  name: "seldom-own",
  resolveId(path, importer) {
    if (importer?.startsWith(PREFIX)) return { id: path, external: true };
    if (!importer || !path.startsWith(".")) return null;
    const target = relative(root, join(dirname(importer), path)).replaceAll("\\", "/");
    const module = target.replace(/\.js$/, ".ts");
    return modules.includes(module) ? PREFIX + module : null;
  },
  load(id) {
    if (!id.startsWith(PREFIX)) return null;
    const module = id.slice(PREFIX.length);
    this.emitFile({ type: "chunk", id: join(root, module), fileName: partOf(module).slice(2) });
    return standIn(module, readFileSync(join(root, module), "utf8"));
  },
});
