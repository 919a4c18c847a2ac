import { rmSync } from "node:fs";
import { join, posix } from "node:path";
import { type Imports, importsOf } from "./imports.js";
import { entries, type Shipped, shipped } from "./manifest.js";

/**
 * The modules and declarations that neither an entry, nor the command, nor what stands beside the
 * command leads to.
 */
export function unreached(shipped: Shipped, imports: readonly Imports[]): readonly string[] {
  const commands = Object.values(shipped.manifest.bin ?? {}).map((file) => posix.normalize(file));
  const folders = commands.map((file) => posix.dirname(file));
  const besides = new Set(folders.flatMap((folder) => [folder, posix.join(folder, "late")]));
  const leads = new Map(imports.map(({ file, modules }) => [file, modules]));
  const waiting = [
    ...[...entries(shipped).values()].flat(),
    ...shipped.files.filter((file) => besides.has(posix.dirname(file))),
  ];
  const reached = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...(leads.get(file) ?? []));
  }
  return imports.map(({ file }) => file).filter((file) => !reached.has(file));
}

/** Takes out of dist/ what nobody could reach: the bundle holds it, or only other sources need it. */
export function dropUnreached(root: string): void {
  const built = shipped(root, ["dist"]);
  for (const file of unreached(built, importsOf(built))) rmSync(join(root, file));
}
