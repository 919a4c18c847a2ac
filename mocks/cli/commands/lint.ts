import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { IS_BINARY } from "../../version.js";
import { MISTAKES } from "../messages.js";
import type { CommandCall } from "../options.js";
import { CheckFailed, UsageError } from "../usage.js";

const SPECTRAL = "@stoplight/spectral-cli";

/** Runs Spectral with our ruleset, in the user's terminal. Throws `CheckFailed` with its exit code. */
export async function run({ words }: CommandCall<object>): Promise<void> {
  const ruleset = createRequire(import.meta.url).resolve("paystub/spec/ruleset");
  const options = [spectralFile(), "lint", ...words, "--ruleset", ruleset];
  const child = spawn(process.execPath, options, { stdio: "inherit" });
  const code = await new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (status) => resolve(status ?? 2));
  });
  if (code !== 0) throw new CheckFailed(code);
}

/** The program of the Spectral that the user's project has, or that the binary carries. */
function spectralFile(): string {
  const require = createRequire(IS_BINARY ? import.meta.url : join(process.cwd(), "package.json"));
  try {
    return require.resolve(SPECTRAL);
  } catch {
    throw new UsageError(MISTAKES.packageMissing("lint", SPECTRAL));
  }
}
