import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { install, pack } from "../../scripts/packaging/manifest.js";
import { buildPackage } from "./built.js";
import { link } from "./project.js";

const ROOT = join(import.meta.dirname, "../..");

/** A user's project with this package in it, installed from what would be published. */
export interface Installed {
  /** The project. */
  readonly folder: string;
  /** The package in its node_modules. */
  readonly package: string;
  readonly tarball: string;
  /** Takes everything away. */
  remove(): void;
}

/** Builds what is not fresh, packs it, and installs that into an empty project. */
export function installed(): Installed {
  buildPackage();
  const home = mkdtempSync(join(tmpdir(), "paystub-installed-"));
  const folder = join(home, "project");
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  const tarball = pack(withoutInstalled(join(home, "sources")), home);
  install(folder, tarball);
  return {
    folder,
    package: join(folder, "node_modules/paystub"),
    tarball,
    remove: () => rmSync(home, { recursive: true }),
  };
}

/** This repository in another place, without what npm would read to no end before it packs. */
function withoutInstalled(copy: string): string {
  for (const name of readdirSync(ROOT)) {
    if (name !== "node_modules" && !name.startsWith(".")) link(join(ROOT, name), join(copy, name));
  }
  return copy;
}

/** The same package in a project beside it, with packages that this repository has as well. */
export function withPeers(user: Installed, names: readonly string[]): string {
  const beside = `${user.folder}-with-peers`;
  const modules = join(beside, "node_modules");
  const stands = (name: string, from: string) => {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(from, name), join(modules, name), "dir");
  };
  // What the package imports is looked for from where it really is: it alone is no link.
  link(user.package, join(modules, "paystub"));
  copyFileSync(join(user.folder, "package.json"), join(beside, "package.json"));
  const mine = join(user.folder, "node_modules");
  const own = readdirSync(mine).filter((name) => name !== "paystub");
  for (const name of own) stands(name, mine);
  for (const name of names) stands(name, join(ROOT, "node_modules"));
  return beside;
}
