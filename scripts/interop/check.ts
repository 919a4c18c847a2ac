import { spawn } from "node:child_process";
import { join } from "node:path";
import type { ApiDocument } from "../generate/documents.js";

/** The root of this project, where tools that are installed here are found. */
export const ROOT = join(import.meta.dirname, "../..");

/** Where a tool is tried: a spec, a folder for what it writes, and a mock that runs. */
export interface Bench {
  /** Path of the spec: the published one, or one with a planted fault. */
  readonly spec: string;
  /** Empty, the tool's own, and removed afterwards. */
  readonly folder: string;
  /** The mock's base URL, in which every example of the spec works. */
  readonly baseUrl: string;
  /** Opens the mock's sandbox for merchants and partners alike. */
  readonly token: string;
}

/** What a tool made of a spec: its own words in a line, and what it has against it. */
export interface Judgement {
  readonly said: string;
  readonly complaints: readonly string[];
}

/** A tool that reads the spec, with a fault that it must find: a tool that passes all proves nothing. */
export interface Check {
  readonly tool: string;
  readonly version: string;
  readonly fault: {
    readonly what: string;
    plant(document: PlantedDocument): void;
  };
  judge(bench: Bench): Promise<Judgement>;
}

/** A copy of the spec, in which anything may be changed. */
export type PlantedDocument = ApiDocument & {
  readonly components: { readonly schemas: Readonly<Record<string, PlantedSchema>> };
};

interface PlantedSchema {
  properties: Record<string, unknown>;
  required: string[];
}

/** How a program ended, with all that it printed. */
export interface Ended {
  readonly status: number | null;
  readonly text: string;
  /** The part of it that went to standard output. */
  readonly output: string;
  readonly seconds: number;
}

const TIME_LIMIT_MS = 120_000;

/** Runs a program to its end, or to the time limit, at which it has failed. */
export async function runProgram(
  file: string,
  args: readonly string[],
  given: {
    readonly cwd: string;
    readonly env?: Readonly<Record<string, string>>;
    limitMs?: number;
  },
): Promise<Ended> {
  const { cwd, env = {}, limitMs = TIME_LIMIT_MS } = given;
  const started = performance.now();
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, NO_COLOR: "1", ...env },
    timeout: limitMs,
    killSignal: "SIGKILL",
  });
  const printed: Buffer[] = [];
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => printed.push(chunk) && output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => printed.push(chunk));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  const textOf = (chunks: readonly Buffer[]) => Buffer.concat(chunks).toString("utf8");
  return { status, seconds, text: textOf(printed), output: textOf(output) };
}

/** The lines of a text that say something. */
export function linesIn(text: string): readonly string[] {
  return text.split("\n").flatMap((line) => line.trim() || []);
}
