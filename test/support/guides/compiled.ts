import { join } from "node:path";
import ts from "typescript";

/** What the compiler has against files of a project; of JavaScript it reads what types are known. */
export function compiled(folder: string, files: readonly string[]): readonly string[] {
  const program = ts.createProgram(
    files.map((file) => join(folder, file)),
    {
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
    },
  );
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
