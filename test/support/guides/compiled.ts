import { join } from "node:path";
import ts from "typescript";
import { sharingHost } from "../declarations.js";

/** What a strict compiler has against files of a project. */
export function compiled(
  folder: string,
  files: readonly string[],
  more: ts.CompilerOptions,
): readonly string[] {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    lib: ["lib.es2023.d.ts"],
    types: ["node"],
    typeRoots: [join(folder, "node_modules/@types")],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    ...more,
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
