import { posix } from "node:path";
import type { Finding, Import, Source } from "./source.js";
import { findingAt } from "./source.js";

/** Each folder with those that it may import from. The generated spec is open to all but domain. */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  cli: ["index", "api", "control", "pages", "runtime", "store", "faults", "domain", "report"],
  testkit: ["index", "api", "control", "pages", "runtime", "store", "faults", "domain", "report"],
  index: ["api", "control", "pages", "runtime", "store", "faults", "domain"],
  control: ["api", "runtime", "store", "faults", "domain"],
  pages: ["api", "runtime", "store", "faults", "domain"],
  api: ["runtime", "store", "faults", "domain"],
  runtime: ["store", "faults", "domain"],
  store: ["domain"],
  faults: ["domain"],
  domain: [],
  report: [],
};

/** What the command line loads on demand from beside the mock. */
const BESIDE_CLI = "contracts/";

const GENERATED = "spec/generated/";

/** What domain may use from outside: digests, and packages that are as pure as it is. */
const DOMAIN_NEEDS = [
  `${GENERATED}assumptions.js`,
  `${GENERATED}faults.js`,
  "node:crypto",
  "tinyqueue",
  "tinyduration",
];

/** The layer of a file: its folder, or `index` for the files that stand beside the folders. */
function layerOf(file: string): string {
  const [, folder = "", ...rest] = file.split("/");
  return rest.length > 0 ? folder : "index";
}

/** Where an import leads: a path from the root, or the name of a package or built-in module. */
function targetOf(file: string, { from }: Import): string {
  return from.startsWith(".") ? posix.join(posix.dirname(file), from) : from;
}

/** Why a layer may not import a target, or undefined where it may. */
function objection(layer: string, target: string, relative: boolean): string | undefined {
  if (target.startsWith("mocks/")) {
    const other = layerOf(target);
    if (other === layer || LAYERS[layer]?.includes(other)) return undefined;
    return `${layer} must not import from ${other}: arrows point down only`;
  }
  if (layer === "domain") {
    if (DOMAIN_NEEDS.includes(target)) return undefined;
    return `domain is pure: it must not import ${target}`;
  }
  if (layer === "cli" && target.startsWith(BESIDE_CLI)) return undefined;
  if (!relative || target.startsWith(GENERATED) || target === "package.json") return undefined;
  return `mocks must not import ${target}: of what is outside, only ${GENERATED} is for it`;
}

/** Imports of a source that point up, sideways or out. */
export function layerFindings(source: Source): readonly Finding[] {
  const layer = layerOf(source.file);
  if (!(layer in LAYERS)) {
    return [findingAt(source, source.tree, `mocks/${layer} is no layer: give it a place`)];
  }
  return source.imports.flatMap((imported) => {
    const target = targetOf(source.file, imported);
    const message = objection(layer, target, imported.from.startsWith("."));
    return message === undefined ? [] : [findingAt(source, imported.node, message)];
  });
}
