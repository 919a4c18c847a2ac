import { join, relative, sep } from "node:path";
import ts from "typescript";
import { entriesOf, RUNNERS_OWN } from "./modules.js";

/** The sources that are built. Tests and scripts are not. */
const BUILT = ["mocks", "contracts", "spec/generated/*.ts"];

/** How a module names another of ours: `from "./x.js"`, `import("./x.js")`, `import "./x.js"`. */
const RELATIVE = /((?:\bfrom|\bimport)\s*\(?\s*"\.[^"]+)\.js"/g;

/**
 * Emits the declarations as those of CommonJS, and a door for `import` beside those that can be named.
 * Throws with the compiler's words when the types are wrong.
 */
export function emitDeclarations(root: string, outDir: string): void {
  const file = join(root, "tsconfig.json");
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile);
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(
    { ...config, include: BUILT },
    ts.sys,
    root,
    { outDir, noEmit: false, noEmitOnError: true, emitDeclarationOnly: true, incremental: false },
    file,
  );
  const doors = new Set(entriesOf(root));
  const program = ts.createProgram(fileNames, options);
  const { diagnostics } = program.emit(undefined, (path, text) => {
    const place = path.slice(0, -".d.ts".length);
    const name = relative(outDir, place).split(sep).join("/");
    const kind = name === RUNNERS_OWN ? "mts" : "cts";
    ts.sys.writeFile(`${place}.d.${kind}`, text.replaceAll(RELATIVE, '$1.cjs"'));
    const door = `export * from "./${name.split("/").at(-1)}.cjs";\n`;
    if (doors.has(name)) ts.sys.writeFile(`${place}.d.mts`, door);
  });
  const found = [
    ...(error ? [error] : []),
    ...errors,
    ...ts.getPreEmitDiagnostics(program),
    ...diagnostics,
  ];
  const unique = ts.sortAndDeduplicateDiagnostics(found);
  if (unique.length > 0) throw new Error(ts.formatDiagnostics(unique, formatIn(root)));
}

function formatIn(root: string): ts.FormatDiagnosticsHost {
  return {
    getCurrentDirectory: () => root,
    getCanonicalFileName: (name) => name,
    getNewLine: () => "\n",
  };
}
