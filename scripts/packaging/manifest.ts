import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, posix, sep } from "node:path";

/** A target of `exports`: a file, or one for each condition. */
type Target = string | { readonly [condition: string]: Target };

/** What is looked at of a package.json. */
export interface Manifest {
  readonly name: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, Target>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** A package as it is installed: its manifest, and its files, named with `/` between folders. */
export interface Shipped {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly files: readonly string[];
}

/** Reads a package from the folder that it was unpacked to; from some folders of it where named. */
export function shipped(folder: string, within: readonly string[] = ["."]): Shipped {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const files = within.flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, encoding: "utf8" })
      .map((path) => join(part, path))
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => path.split(sep).join("/")),
  );
  return { folder, manifest, files: files.filter((path) => !path.startsWith("node_modules/")) };
}

/** What a user can name, such as `paystub/vitest`, with the files it stands for: many with a `*`. */
export function entries({ manifest, files }: Shipped): ReadonlyMap<string, readonly string[]> {
  const named = new Map<string, readonly string[]>();
  for (const [key, target] of Object.entries(manifest.exports ?? {})) {
    const specifier = `${manifest.name}${key.slice(1)}`;
    for (const [star, found] of matches(targetsOf(target), files)) {
      named.set(specifier.replace("*", star), found);
    }
  }
  return named;
}

/** Each text that `*` can stand for, with the files; one empty text where there is no `*`. */
function matches(
  targets: readonly string[],
  files: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const [first = ""] = targets;
  if (!first.includes("*")) return new Map([["", targets]]);
  const [before = "", after = ""] = first.split("*");
  const fitting = files.filter((file) => file.startsWith(before) && file.endsWith(after));
  return new Map(
    fitting.map((file) => [file.slice(before.length, file.length - after.length), [file]]),
  );
}

function targetsOf(target: Target): readonly string[] {
  if (typeof target !== "string") return Object.values(target).flatMap(targetsOf);
  return [posix.normalize(target)];
}
