import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, runProgram } from "./check.js";

/** Tools that are too heavy for everyone who installs this project; only `npm run interop` has them. */
export const FETCHED = {
  "@hey-api/openapi-ts": "0.95.0",
  orval: "7.21.0",
} as const;

const FOLDER = join(ROOT, "node_modules/.cache/paystub-interop");
const STAMP = join(FOLDER, "fetched.json");

/** Where the file of a fetched tool is. */
export function fetchedFile(path: string): string {
  return join(FOLDER, "node_modules", path);
}

/** Has npm fetch the tools, without running their install scripts. Once they are there, they stay. */
export async function fetchTools(): Promise<void> {
  const wanted = JSON.stringify(FETCHED);
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, "package.json"), JSON.stringify({ private: true }));
  const tools = Object.entries(FETCHED).map(([name, version]) => `${name}@${version}`);
  const quietly = ["--ignore-scripts", "--no-audit", "--no-fund"];
  // TypeScript is there already, as a dependency of this project.
  const args = ["install", ...quietly, "--legacy-peer-deps", ...tools];
  const { status, text } = await runProgram("npm", args, { cwd: FOLDER });
  if (status !== 0) throw new Error(`npm could not fetch ${tools.join(", ")}:\n${text}`);
  writeFileSync(STAMP, wanted);
}
