import { sep } from "node:path";
import ts from "typescript";
import { sharingHost } from "./declarations.js";

const RESOLUTIONS = {
  nodenext: {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  },
  /** From before a module of CommonJS could require one of the other kind. */
  node16: {
    module: ts.ModuleKind.Node16,
    moduleResolution: ts.ModuleResolutionKind.Node16,
  },
  bundler: {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  },
} as const;

/**
 * What the strictest compiler has against a user's file, and against the declarations of this package
 * that it leads to. Declarations of others are theirs to mend.
 */
export function complaintsOf(file: string, resolution: keyof typeof RESOLUTIONS): string[] {
  const options: ts.CompilerOptions = {
    ...RESOLUTIONS[resolution],
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2022.d.ts"],
    types: ["node"],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
    verbatimModuleSyntax: !file.endsWith(".cts"),
    resolveJsonModule: true,
    skipLibCheck: false,
    noEmit: true,
  };
  const program = ts.createProgram([file], options, sharingHost(options));
  const ours = `${sep}node_modules${sep}paystub${sep}`;
  const looked = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName === file || fileName.includes(ours));
  const found = [
    ...program.getGlobalDiagnostics(),
    ...looked.flatMap((source) => ts.getPreEmitDiagnostics(program, source)),
  ];
  return found.map((one) => {
    const text = ts.flattenDiagnosticMessageText(one.messageText, " ");
    return `${one.file?.fileName ?? "everywhere"}: ${text}`;
  });
}
