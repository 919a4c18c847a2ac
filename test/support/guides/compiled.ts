import { join } from "node:path";
import ts from "typescript";
import { sharingHost } from "../declarations.js";

/** What the compiler has against files of a project; of JavaScript it reads what types are known. */
export function compiled(folder: string, files: readonly string[]): readonly string[] {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    lib: ["lib.es2023.d.ts"],
    types: ["node"],
    typeRoots: [join(folder, "node_modules/@types")],
    strict: true,
    noImplicitAny: false,
    allowJs: true,
    checkJs: true,
    skipLibCheck: true,
    noEmit: true,
  };
  const places = files.map((file) => join(folder, file));
  const program = ts.createProgram(places, options, sharingHost(options));
  const sources = program.getSourceFiles().filter(({ fileName }) => {
    return files.some((file) => fileName === join(folder, file));
  });
  return sources.flatMap((source) =>
    ts.getPreEmitDiagnostics(program, source).map(({ messageText, start = 0 }) => {
      const { line } = source.getLineAndCharacterOfPosition(start);
      const text = ts.flattenDiagnosticMessageText(messageText, " ");
      return `${source.fileName}:${line + 1}: ${text}`;
    }),
  );
}
