import { readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import type { Plugin } from "rolldown";
import { parseSync } from "rolldown/utils";

/**
 * What a start brings along and few replies want, so it is read when it is first used: files, other
 * processes, callbacks by HTTPS, addresses that are not of this machine. A package is read from where it
 * is installed with ours.
 */
const SELDOM_USED = [
  "ipaddr.js",
  "node:child_process",
  "node:fs/promises",
  "node:https",
  "node:module",
];

/**
 * The same of Express: sending files, media types, nested queries, errors of its own. These are not in
 * the bundle at all, but read from where Express has them.
 */
const SELDOM_BY_EXPRESS = [
  "accepts",
  "content-disposition",
  "http-errors",
  "mime-types",
  "qs",
  "send",
  "serve-static",
  "type-is",
];

function ofExpress(name: string): string {
  return `require(require.resolve("${name}", { paths: [require.resolve("express")] }))`;
}

/** The permanent replacement of a package. */
const INSTEAD: Readonly<Record<string, string>> = {
  // Bodies are read by mocks/api/body.ts, so it is never called.
  "body-parser": "({})",
  // Express reads the member immediately, so a stand-in could not delay it.
  "cookie-signature": `({ sign: (...given) => ${ofExpress("cookie-signature")}.sign(...given) })`,
  // Notes of a package on itself are made only where they are asked for.
  debug: `(process.env.DEBUG ? ${ofExpress("debug")} : () => Object.assign(() => {}, { enabled: false }))`,
  // It counts the lines of the whole bundle, to report the caller of a deprecated function.
  depd: "(() => Object.assign(() => {}, { function: (fn) => fn, property: () => {} }))",
  // Express asks it at each start for the rule by which no proxy is trusted.
  "proxy-addr": `Object.assign((...given) => ${ofExpress("proxy-addr")}(...given), {
    compile: (trusted) => trusted.length > 0 ? ${ofExpress("proxy-addr")}.compile(trusted) : () => false,
  })`,
};

/**
 * Replaces a module until one of its members is read, or it is called. A bundler turns imports by name into
 * an object with the prototype of the module, so the members are found there as well.
 */
function standIn(load: string): string {
  return `const get = (_, member) => ${load}[member];
module.exports = new Proxy(function () {}, {
  get,
  getPrototypeOf: () => new Proxy(Object.create(null), { get }),
  apply: (_, self, args) => ${load}.apply(self, args),
});`;
}

const PREFIX = "\0stand-in:";

/** Puts the stand-ins into a bundle that is to start fast. */
export const standIns: Plugin = {
  name: "stand-ins",
  resolveId(name, importer) {
    // A stand-in loads the real one.
    if (importer?.startsWith(PREFIX)) return { id: name, external: true };
    if (name in INSTEAD) return PREFIX + INSTEAD[name];
    if (SELDOM_BY_EXPRESS.includes(name)) return PREFIX + ofExpress(name);
    return SELDOM_USED.includes(name) ? `${PREFIX}require("${name}")` : null;
  },
  load: (id) => (id.startsWith(PREFIX) ? standIn(id.slice(PREFIX.length)) : null),
};

/**
 * Modules that a start and its first orders do without: why a call or a flag was refused, the handle of a
 * sandbox, and the validators of the control API and of what is said of sandboxes. All that they export is functions.
 */
const SELDOM_OWN = [
  "mocks/api/hints/refused.ts",
  "mocks/control/fault-rules.ts",
  "mocks/control/operations/gateway.ts",
  "mocks/control/operations/sandbox.ts",
  "mocks/control/inputs.ts",
  "spec/compiled/control-validators.ts",
];

const LATE_PREFIX = "\0seldom-own:";

/** The functions that a module exports. Throws where it exports anything else at run time. */
function functionsOf(module: string, text: string): readonly string[] {
  return parseSync(module, text).program.body.flatMap((statement) => {
    if (!statement.type.startsWith("Export")) return [];
    if ("exportKind" in statement && statement.exportKind === "type") return [];
    const declaration = "declaration" in statement ? statement.declaration : null;
    const isFunction =
      statement.type === "ExportNamedDeclaration" && declaration?.type === "FunctionDeclaration";
    if (isFunction && declaration.id) return [declaration.id.name];
    throw new Error(`${module} exports more than functions: it cannot be loaded late`);
  });
}

/**
 * Functions in place of those of a module, which load it when one of them is first called. The sources
 * import it as any other: their callers want an answer at once, where `import()` gives a promise.
 */
const lateFunctions = (module: string, text: string) =>
  functionsOf(module, text)
    .map(
      (name) =>
        `export const ${name} = (...given) => require("${partOf(module)}").${name}(...given);`,
    )
    .join("\n");

/** The file of its own that such a module is built to. */
const partOf = (module: string) => `./seldom-${basename(module, ".ts")}.cjs`;

/** Builds these modules to files of their own, and puts the stand-ins into the bundle. */
export const seldomOwn = (root: string, modules = SELDOM_OWN): Plugin => ({
  name: "seldom-own",
  resolveId(path, importer) {
    if (importer?.startsWith(LATE_PREFIX)) return { id: path, external: true };
    if (!importer || !path.startsWith(".")) return null;
    const target = relative(root, join(dirname(importer), path)).replaceAll("\\", "/");
    const module = target.replace(/\.js$/, ".ts");
    return modules.includes(module) ? LATE_PREFIX + module : null;
  },
  load(id) {
    if (!id.startsWith(LATE_PREFIX)) return null;
    const module = id.slice(LATE_PREFIX.length);
    this.emitFile({ type: "chunk", id: join(root, module), fileName: partOf(module).slice(2) });
    return lateFunctions(module, readFileSync(join(root, module), "utf8"));
  },
});
