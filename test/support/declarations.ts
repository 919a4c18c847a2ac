import ts from "typescript";

const DECLARATION = /\.d\.[cm]?ts$/;

/** The declarations that compilers have read in this process. An installed package does not change. */
const known = new Map<string, ts.SourceFile | undefined>();

/**
 * A host for a compiler that reads each declaration of a package, and of the language itself, once for all
 * programs. One that is read as another kind of module is another declaration.
 */
export function sharingHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (path, how, ...rest) => {
    if (!path.includes("/node_modules/") || !DECLARATION.test(path)) {
      return getSourceFile(path, how, ...rest);
    }
    const kind = typeof how === "object" ? how.impliedNodeFormat : undefined;
    const key = `${kind} ${path}`;
    if (!known.has(key)) known.set(key, getSourceFile(path, how, ...rest));
    return known.get(key);
  };
  return host;
}
