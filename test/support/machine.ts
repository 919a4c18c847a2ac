import { execFileSync } from "node:child_process";
import {
  accessSync,
  appendFileSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** The variable with the file in which tests leave word of what they could not run. */
export const NOTES = "PAYSTUB_TESTS_LEFT_OUT";

/** What some tests need of a machine, and how it comes there. */
const NEEDED = {
  Chromium: "sudo apt-get install chromium-headless-shell, or set CHROMIUM_PATH to its program",
  bash: "sudo apt-get install bash",
  curl: "sudo apt-get install curl",
  haproxy: "sudo apt-get install haproxy",
  openssl: "sudo apt-get install openssl",
  php: "sudo apt-get install php-cli php-curl",
  pytest: "sudo apt-get install python3-pytest python3-pytest-xdist",
  phpunit: "sudo apt-get install phpunit",
  python3: "sudo apt-get install python3",
  requests: "sudo apt-get install python3-requests",
  httpx: "sudo apt-get install python3-httpx",
  aiohttp: "sudo apt-get install python3-aiohttp",
  wget: "sudo apt-get install wget",
  wordpress: "sudo apt-get install wordpress",
  namespaces: "Linux as root or with user namespaces, and sudo apt-get install util-linux iproute2",
  java: "sudo apt-get install default-jdk-headless",
  go: "sudo apt-get install golang-go",
  ruby: "sudo apt-get install ruby",
} as const;

/** What CI may lack too. */
const OPTIONAL: readonly string[] = [
  ...["java", "go", "ruby", "requests", "httpx", "aiohttp", "wget", "wordpress", "namespaces"],
];

/**
 * Whether tests can use an optional program. If it is missing, the end of the run reports that they were
 * skipped; in CI, where most of them must run, that is an error.
 */
export function canHave(name: keyof typeof NEEDED, isHere: boolean, env = process.env): boolean {
  if (isHere) return true;
  const why = `what needs ${name}, which is not here: ${NEEDED[name]}`;
  if (env.CI && env.CI !== "false" && !OPTIONAL.includes(name))
    throw new Error(`CI must not leave out ${why}`);
  const line = `NOT TESTED: ${why}\n`;
  const notes = env[NOTES];
  if (notes === undefined) process.stderr.write(line);
  else appendFileSync(notes, line);
  return false;
}

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
function unpackChromium(): void {
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
  // `$0` is this script, even if its folder is renamed.
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

/** Compiles the validators before the first test, and reports after the last one what could not be tested. */
export function setup(): () => void {
  process.env[NOTES] ??= join(mkdtempSync(join(tmpdir(), "paystub-left-out-")), "notes");
  const notes = process.env[NOTES];
  unpackChromium();
  const root = join(import.meta.dirname, "../..");
  if (!existsSync(join(root, "spec/compiled"))) {
    execFileSync(process.execPath, ["--import", "tsx", "scripts/generate.ts"], { cwd: root });
  }
  return () => {
    if (existsSync(notes)) {
      const lines = new Set(readFileSync(notes, "utf8").trimEnd().split("\n"));
      process.stdout.write(`\n${[...lines].sort().join("\n")}\n`);
    }
    rmSync(dirname(notes), { recursive: true, force: true });
  };
}
