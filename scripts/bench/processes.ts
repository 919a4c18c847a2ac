import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the repository, where all programs run. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** How long any one thing may take before the benchmark gives up. */
const PATIENCE_MS = 60_000;

const running = new Set<ChildProcess>();

/** Ends what is still running. Nothing that the benchmark started outlives it. */
export function killAll(): void {
  for (const child of running) child.kill("SIGKILL");
}

/** A program to run: the arguments of `node`, the core to stay on, and what to add to its world. */
export interface Program {
  readonly args: readonly string[];
  readonly core?: string | undefined;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether it answers messages. The channel for them takes time at the start. */
  readonly talks?: boolean;
}

/** The arguments of `node` for one of our own programs, whose sources may be TypeScript. */
export function childArgs(file: string): readonly string[] {
  const path = join(ROOT, "scripts/bench/children", file);
  return file.endsWith(".ts") ? ["--import", "tsx", path] : [path];
}

/** Starts a program. Its output can be read. */
export function start({ args, core, env, talks }: Program): ChildProcess {
  const command = [process.execPath, ...args];
  const [file = "", ...rest] = core === undefined ? command : ["taskset", "-c", core, ...command];
  const child = spawn(file, rest, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit", talks ? "ipc" : "ignore"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

/** Ends a program and waits until it is gone. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await gone;
}

/** Waits, but not for ever. */
export async function within<T>(what: string, work: Promise<T>, limitMs = PATIENCE_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: no end within ${limitMs} ms`)), limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const ends = new WeakMap<ChildProcess, Promise<never>>();

/** Rejects when a program ends before it has done what it was started for. One for all that it is asked. */
function early(child: ChildProcess): Promise<never> {
  const known = ends.get(child);
  if (known) return known;
  const end = new Promise<never>((_, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      reject(new Error(`${child.spawnargs.join(" ")} ended early, with code ${code}`));
    });
  });
  ends.set(child, end);
  return end;
}

/** How servers tell where they are, in JSON and to a person. */
const BASE_URL = /base(?:Url":\s*"| URL\s+)(http:\/\/[^\s"]+)["\s]/;

/** The base URL that a server prints when it listens. What it prints later is thrown away. */
function readyAddress(child: ChildProcess): Promise<string> {
  const address = new Promise<string>((resolve) => {
    let text = "";
    const read = (chunk: Buffer) => {
      text += chunk;
      const [, baseUrl] = BASE_URL.exec(text) ?? [];
      if (baseUrl === undefined) return;
      child.stdout?.off("data", read).resume();
      resolve(new URL(baseUrl).origin);
    };
    child.stdout?.on("data", read);
  });
  return within("start of a server", Promise.race([address, early(child)]));
}

/** A server that answers. */
export interface Running {
  readonly baseUrl: string;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a program that tells when it listens, on a core if one is given. */
export async function run(program: Program, core?: string): Promise<Running> {
  const child = start({ ...program, core });
  return { baseUrl: await readyAddress(child), child, stop: () => stop(child) };
}

/** All that a program prints until it ends. */
export function output(child: ChildProcess, limitMs = PATIENCE_MS): Promise<string> {
  const text = new Promise<string>((resolve, reject) => {
    let all = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      all += chunk;
    });
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve(all);
      else reject(new Error(`${child.spawnargs.join(" ")} ended with code ${code}`));
    });
  });
  return within("a program", text, limitMs);
}

/** What a program answers to a message. */
export function ask<Answer>(
  child: ChildProcess,
  message: object,
  limitMs = PATIENCE_MS,
): Promise<Answer> {
  const answer = new Promise<Answer>((resolve) => {
    child.once("message", (value) => resolve(value as Answer));
  });
  child.send(message);
  return within("an answer of a program", Promise.race([answer, early(child)]), limitMs);
}

/** Which core the server has for itself and which ones the load has; null where that is unknown. */
export interface Cores {
  readonly server: string;
  readonly load: string;
}

/** Tells the cores apart if there are two at least and `taskset` is there to keep to them. */
export function findCores(): Cores | null {
  const allowed = allowedCores();
  const [server, ...load] = allowed;
  if (server === undefined || load.length === 0) return null;
  const cores = { server, load: load.join(",") };
  return spawnSync("taskset", ["-c", server, "true"]).status === 0 ? cores : null;
}

/** The cores that this process may use, as in `0-2,5`, one by one. */
function allowedCores(): readonly string[] {
  if (process.platform !== "linux") return [];
  const status = readFileSync("/proc/self/status", "utf8");
  const list = /^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1] ?? "";
  return list.split(",").flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, n) => String(first + n));
  });
}

/** How long a tick of `/proc/<pid>/stat` is: USER_HZ is 100 on all that Node runs on. */
const TICK_MS = 10;

// Fields 14 and 15 of the line, counted from the third, which follows the name.
const [UTIME, STIME] = [14 - 3, 15 - 3];

/**
 * The CPU time in a line of `/proc/<pid>/stat`: of all threads, in user and in system mode. The name
 * of the program stands in brackets and may itself hold spaces and brackets.
 */
export function cpuMsIn(stat: string): number {
  const fields = stat
    .slice(stat.lastIndexOf(")") + 1)
    .trim()
    .split(/\s+/);
  const ticks = Number(fields[UTIME]) + Number(fields[STIME]);
  if (!Number.isInteger(ticks)) throw new Error(`not a line of /proc/<pid>/stat: ${stat}`);
  return ticks * TICK_MS;
}

/** The CPU time that a process has used; null on a platform without `/proc`. */
export function cpuMsOf(pid: number): number | null {
  if (!existsSync("/proc/self/stat")) return null;
  return cpuMsIn(readFileSync(`/proc/${pid}/stat`, "utf8"));
}
