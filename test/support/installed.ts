import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { install, pack } from "../../scripts/packaging/pack.js";
import { buildPackage } from "./built.js";

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
  const tarball = pack(ROOT, home);
  install(folder, tarball);
  return {
    folder,
    package: join(folder, "node_modules/paystub"),
    tarball,
    remove: () => rmSync(home, { recursive: true }),
  };
}

/** The same project beside it, with packages that this repository has as well. */
export function withPeers({ folder }: Installed, names: readonly string[]): string {
  const beside = `${folder}-with-peers`;
  cpSync(folder, beside, { recursive: true });
  for (const name of names) {
    const place = join(beside, "node_modules", name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(ROOT, "node_modules", name), place, "dir");
  }
  return beside;
}
