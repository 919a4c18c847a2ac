import { importsOf } from "./imports.js";
import { entries, type Shipped } from "./manifest.js";
import { unreached } from "./reach.js";

/**
 * What is wrong with what a package ships and imports, in a sentence each: a package that its users
 * will not have, a file that is not there, a dependency that nothing imports, a module that nothing
 * leads to. Which packages declarations need is left to the compiler.
 */
export function packageFaults(shipped: Shipped): readonly string[] {
  const { manifest, files } = shipped;
  const imports = importsOf(shipped);
  const { dependencies, optionalDependencies, peerDependencies } = manifest;
  const declared = { ...dependencies, ...optionalDependencies, ...peerDependencies };
  const wanted = new Set(imports.flatMap(({ packages }) => packages));
  const missing = (wanting: string, names: readonly string[]) =>
    names
      .filter((name) => !files.includes(name))
      .map((name) => `${wanting} ${name}, which is not shipped`);
  return [
    ...[...entries(shipped)].flatMap(([name, targets]) => missing(`${name} is`, targets)),
    ...imports.flatMap(({ file, modules }) => missing(`${file} imports`, modules)),
    ...imports.flatMap(({ file, packages }) =>
      packages
        .filter((name) => !(name in declared) && name !== manifest.name)
        .map((name) => `${file} imports ${name}, which is neither a dependency nor a peer`),
    ),
    ...Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !wanted.has(name))
      .map((name) => `${name} is a dependency, and nothing that is shipped imports it`),
    ...unreached(shipped, imports).map((file) => `${file} is shipped, and nothing leads to it`),
  ];
}
