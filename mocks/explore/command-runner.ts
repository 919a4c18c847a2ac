import { execFile } from "node:child_process";
import type { RunCommand } from "./sources.js";

/** More output than this is no line of JSON any more. */
const OUTPUT_MAX_BYTES = 1024 * 1024;

/**
 * Runs the commands of an adapter for a test, which has no command line around it: a program as it is
 * named, without a shell. What it says of errors goes where the test's own errors go.
 */
export const runCommand: RunCommand = ([program, ...words], variables) =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, ...variables };
    const options = { env, maxBuffer: OUTPUT_MAX_BYTES };
    const child = execFile(program, words, options, (error, output) => {
      // Without an exit code it was never started, or was ended from outside.
      const exitCode = error ? error.code : 0;
      if (typeof exitCode !== "number") return reject(error);
      resolve({ exitCode, lastLines: output.trimEnd().split(/\r?\n/) });
    });
    child.stderr?.pipe(process.stderr);
  });
