import { type Document, isAlias, isCollection, isPair, type Node, parseDocument } from "yaml";

/** The most values that the aliases of a document may stand for together. Ours has none at all. */
const STANDING_FOR_MAX = 100_000;

/**
 * Whether the aliases of a text of YAML stand for more than any document needs: nine lists, each of nine
 * times the one before, are a thousand million values, and every one of them would be looked at.
 */
export function isBomb(text: string): boolean {
  // Most documents have no anchor that an alias names, and a second reading of those is spared.
  const named = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);
  const aliases = new Set(named(/\*([^\s,[\]{}]+)/g));
  if (!named(/&([^\s,[\]{}]+)/g).some((name) => aliases.has(name))) return false;
  return standingFor(parseDocument(text)) > STANDING_FOR_MAX;
}

/** For how many values the aliases of a document stand. */
function standingFor({ contents }: Document): number {
  const sizes = new Map<string, number>();
  let sum = 0;
  const sizeOf = (node: unknown): number => {
    if (isAlias(node)) {
      const size = sizes.get(node.source) ?? 1;
      sum += size;
      return size;
    }
    if (isPair(node)) return sizeOf(node.key) + sizeOf(node.value);
    const inside = isCollection(node) ? node.items : [];
    const size = inside.reduce<number>((total, item) => total + sizeOf(item), 1);
    const { anchor } = (node ?? {}) as Partial<Node> & { readonly anchor?: string };
    if (anchor !== undefined) sizes.set(anchor, size);
    return size;
  };
  sizeOf(contents);
  return sum;
}
