import { copyFileSync, cpSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { bundleCommand } from "../../scripts/packaging/command.js";

const ROOT = join(import.meta.dirname, "../..");

/** The folder of the recipes. */
export const RECIPES = join(ROOT, "spec/recipes");

/** The text of a recipe. */
export const recipe = (name: string): string => readFileSync(join(RECIPES, name), "utf8");

/** A recipe in YAML, read. */
// biome-ignore lint/suspicious/noExplicitAny: a test asks for any part of a file
export const yamlRecipe = (name: string): any => parse(recipe(name));

/** Every command that a recipe gives paystub, wherever in its YAML it stands, as arguments. */
export function commandsIn(node: unknown): readonly (readonly string[])[] {
  if (typeof node === "object" && node !== null) return Object.values(node).flatMap(commandsIn);
  if (typeof node !== "string" || !node.startsWith("npx paystub ")) return [];
  return [node.trim().split(/\s+/).slice(2)];
}

/** An instruction of a Dockerfile with its lines joined, the last one of its name. */
export function instruction(dockerfile: string, name: string): string {
  const lines = dockerfile.replaceAll("\\\n", " ").split("\n");
  const found = lines.filter((line) => line.startsWith(`${name} `)).at(-1);
  if (found === undefined) throw new Error(`the Dockerfile has no ${name}`);
  return found.slice(name.length + 1);
}

/** The words of an instruction in its exec form. */
export function execForm(text: string): readonly string[] {
  return JSON.parse(text.slice(text.indexOf("[")));
}

/** Lays out a folder as the Dockerfile leaves it: the package and what is installed with it, and the config. */
export async function layOut(folder: string): Promise<void> {
  const target = join(folder, "node_modules/paystub");
  mkdirSync(join(target, "dist"), { recursive: true });
  copyFileSync(join(ROOT, "package.json"), join(target, "package.json"));
  cpSync(join(ROOT, "spec"), join(target, "spec"), { recursive: true });
  await bundleCommand(ROOT, join(target, "dist"));
  copyFileSync(join(ROOT, "scripts/loader.cjs"), join(target, "dist/paystub.cjs"));
  for (const name of ["express", "ipaddr.js"]) {
    symlinkSync(join(ROOT, "node_modules", name), join(folder, "node_modules", name), "junction");
  }
  copyFileSync(join(RECIPES, "paystub.json"), join(folder, "paystub.json"));
}
