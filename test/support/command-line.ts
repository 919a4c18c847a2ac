import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import { main } from "../../mocks/cli/main.js";
import { buildPackage, COMMAND } from "./built.js";

const ROOT = join(import.meta.dirname, "../..");

/** What the command line came to. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly complaints: string;
}

/** Runs the command line in this process: only what ends by itself. */
export async function paystub(...argv: string[]): Promise<Ran> {
  const [out, complaints]: [string[], string[]] = [[], []];
  const code = await main(
    argv,
    (text) => out.push(text),
    (text) => complaints.push(text),
  );
  return { code, out: out.join(""), complaints: complaints.join("") };
}

/** A line as it is typed, in words; quotes hold a word together. */
export function words(line: string): string[] {
  return line.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', "")) ?? [];
}

/** Runs the command as it is shipped in a process of its own, which is gone after the test. */
export function started(...argv: string[]) {
  buildPackage();
  return startedFrom(COMMAND, ...argv);
}

/** The same of another copy of the built command. */
export function startedFrom(command: string, ...argv: string[]) {
  const child = spawn(process.execPath, [command, ...argv], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  let complaints = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaints += text;
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return {
    /** The next line; undefined at the end. */
    line: async (): Promise<string | undefined> => (await lines.next()).value,
    complaints: () => complaints,
    /** Holds it up, or lets it go on. */
    signal: (signal: "SIGSTOP" | "SIGCONT") => child.kill(signal),
    /** Its exit code, when it has ended by itself. */
    ended,
    /** Ends it and gives its exit code. */
    stop: (signal: NodeJS.Signals) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** A folder that is gone after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "paystub-"));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}
