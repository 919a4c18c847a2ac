import { readFileSync } from "node:fs";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");

/** The folder of the recipes. */
export const RECIPES = join(ROOT, "spec/recipes");

/** The text of a recipe. */
export const recipe = (name: string): string => readFileSync(join(RECIPES, name), "utf8");

/** Every paystub command in a recipe's YAML, as arguments. */
export function commandsIn(node: unknown): readonly (readonly string[])[] {
  if (typeof node === "object" && node !== null) return Object.values(node).flatMap(commandsIn);
  if (typeof node !== "string" || !node.startsWith("npx paystub ")) return [];
  return [node.trim().split(/\s+/).slice(2)];
}
