import { spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { inject } from "vitest";
import { canHave } from "./machine.js";

const ROOT = join(import.meta.dirname, "../..");

/** What a program came to: its exit code, and everything that it printed. */
export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** A folder in which paystub is installed as a user has it, beside the tools that the tests need. */
export interface Project {
  readonly path: string;
  /** Puts a file there. */
  write(file: string, text: string): void;
  read(file: string): string;
  /** The files of a folder, with paths from there; none where there is no such folder. */
  files(folder: string): readonly string[];
  /** Copies an example there. */
  copy(example: string): void;
  /** Runs a program there; `paystub`, `vitest`, `jest` and `playwright` are those that are installed. */
  run(
    program: string,
    args: readonly string[],
    env?: Readonly<Record<string, string>>,
  ): Promise<Ended>;
  remove(): void;
}

const PROGRAMS: Readonly<Record<string, string>> = {
  paystub: "node_modules/paystub/dist/paystub.cjs",
  vitest: "node_modules/vitest/vitest.mjs",
  jest: "node_modules/jest/bin/jest.js",
  playwright: "node_modules/@playwright/test/cli.js",
};

/** Five seconds, as runners give a test that says nothing, may be too few on a busy machine. */
const TIMEOUT_FLAGS: Readonly<Record<string, readonly string[]>> = {
  vitest: ["--testTimeout=60000"],
  jest: ["--testTimeout=60000"],
};

/** Makes such a folder. */
export function newProject(): Project {
  const path = mkdtempSync(join(tmpdir(), "paystub-project-"));
  symlinkSync(join(inject("installed"), "node_modules"), join(path, "node_modules"));
  const place = (file: string) => join(path, file);
  return {
    path,
    write(file, text) {
      mkdirSync(dirname(place(file)), { recursive: true });
      writeFileSync(place(file), text);
    },
    read: (file) => readFileSync(place(file), "utf8"),
    files: (folder) => filesIn(place(folder)),
    copy: (example) => cpSync(join(ROOT, "test/examples", example), path, { recursive: true }),
    run: (program, args, env = {}) => run(path, program, args, env),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** Programs that answer to another word than `--version`. */
const VERSION_WORDS: Readonly<Record<string, string>> = { go: "version" };

/** Whether there is a program of this name that tells its version. */
export function hasProgram(name: Exclude<Parameters<typeof canHave>[0], "Chromium">): boolean {
  const { status } = spawnSync(name, [VERSION_WORDS[name] ?? "--version"], { stdio: "ignore" });
  return canHave(name, status === 0);
}

/** The Python that has pytest and pytest-xdist: the first of the path, or that of the system. */
export const PYTHON =
  ["python3", "/usr/bin/python3"].find((program) => {
    return spawnSync(program, ["-c", "import pytest, xdist"], { stdio: "ignore" }).status === 0;
  }) ?? "";

/** Whether pytest can run here, also with several processes. */
export const hasPytest = () => canHave("pytest", PYTHON !== "");

function run(
  cwd: string,
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  const script = PROGRAMS[program];
  const words = script === undefined ? args : [script, ...args, ...(TIMEOUT_FLAGS[program] ?? [])];
  const child = spawn(script === undefined ? program : process.execPath, words, {
    cwd,
    env: { ...outerEnvironment(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const take = (text: string) => {
    output += text;
  };
  child.stdout.setEncoding("utf8").on("data", take);
  child.stderr.setEncoding("utf8").on("data", take);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });
}

/** The environment without what this test run has put there for itself. */
function outerEnvironment(): NodeJS.ProcessEnv {
  const own = /^(VITEST|TEST$|JEST|NODE_ENV$|NODE_OPTIONS$|PAYSTUB_|FORCE_COLOR$)/;
  const kept = Object.entries(process.env).filter(([name]) => !own.test(name));
  return { ...Object.fromEntries(kept), NO_COLOR: "1" };
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  } catch {
    return [];
  }
}
