import type { Plugin } from "rolldown";

/** How Rolldown hands out what other chunks import: by a function, since it might change. */
const BY_GETTER =
  /Object\.defineProperty\(exports, "([\w$]+)", \{\s*enumerable: true,\s*get: function \(\) \{\s*return ([\w$]+);\s*\}\s*\}\);/g;

/** What can be given another value no more. */
const FIXED = /^(?:const|class|(?:async )?function\*?) ([\w$]+)/gm;

/**
 * Hands out what never changes as it is, once the chunk has run. The functions around it, some hundreds,
 * are made at each start and called at each use.
 */
export function withPlainExports(chunk: string): string {
  const fixed = new Set(Array.from(chunk.matchAll(FIXED), ([, name]) => name));
  return chunk.replace(BY_GETTER, (getter, name: string, local: string) =>
    fixed.has(local) ? `exports.${name} = ${local};` : getter,
  );
}

export const plainExports: Plugin = { name: "plain-exports", renderChunk: withPlainExports };
