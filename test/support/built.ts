import { join } from "node:path";
import { output } from "../../scripts/packaging/pack.js";

const ROOT = join(import.meta.dirname, "../..");

/** Builds what the package ships, where that is not so already. */
export function buildPackage(): void {
  output(process.execPath, [join(ROOT, "scripts/ensure-ready.mjs"), "--only-build"], ROOT);
}
