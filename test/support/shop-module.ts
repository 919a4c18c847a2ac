import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { folder } from "./command-line.js";

/** The path of an adapter whose shop has these methods, and what stands above it in its module. */
export function shopModule(methods: string, above = ""): string {
  const path = join(folder(), "adapter.mjs");
  writeFileSync(path, `${above}\nexport const openShop = () => ({ ${methods} });\n`);
  return path;
}
