import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, runProgram } from "./check.js";

/** Tools that are too heavy for everyone who installs this project; only `npm run interop` has them. */
export const FETCHED = {
  "@hey-api/openapi-ts": "0.95.0",
  orval: "7.21.0",
} as const;

const FOLDER = join(ROOT, "node_modules/.cache/paystub-interop");

/** Where the file of a fetched tool is. */
export function fetchedFile(path: string): string {
  return join(FOLDER, "node_modules", path);
}

/** A slow line, or a busy machine, is no reason to give up. */
const FETCH_LIMIT_MS = 600_000;

/** Has npm fetch tools, without running their install scripts. Once they are there, they stay. */
export async function fetchTools(
  wanted: Readonly<Record<string, string>> = FETCHED,
  folder = FOLDER,
): Promise<void> {
  const stamp = join(folder, "fetched.json");
  const asked = JSON.stringify(wanted);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === asked) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
  const tools = Object.entries(wanted).map(([name, version]) => `${name}@${version}`);
  const quietly = ["--ignore-scripts", "--no-audit", "--no-fund"];
  // TypeScript and Vitest are there already, as dependencies of this project.
  const args = ["install", ...quietly, "--legacy-peer-deps", ...tools];
  const { status, text } = await runProgram("npm", args, { cwd: folder, limitMs: FETCH_LIMIT_MS });
  if (status !== 0) throw new Error(`npm could not fetch ${tools.join(", ")}:\n${text}`);
  writeFileSync(stamp, asked);
}
