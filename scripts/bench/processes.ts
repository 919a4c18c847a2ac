import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** How long any one thing may take before the benchmark gives up. */
const PATIENCE_MS = 60_000;

const running = new Set<ChildProcess>();

/** Ends what is still running. Nothing that the benchmark started outlives it. */
export function killAll(): void {
  for (const child of running) child.kill("SIGKILL");
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

/** A program to run: the arguments of `node`, the core to stay on, and what to add to its world. */
export interface Program {
  readonly args: readonly string[];
  readonly core?: string | undefined;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether it answers messages. The channel for them takes time at the start. */
  readonly talks?: boolean;
}

/** Starts a program. Its output can be read. */
export function start({ args, core, env, talks }: Program): ChildProcess {
  const command = [process.execPath, ...args];
  const [file = "", ...rest] = core === undefined ? command : ["taskset", "-c", core, ...command];
  const child = spawn(file, rest, {
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

/** Rejects when a program ends before it has done what it was started for. */
function early(child: ChildProcess): Promise<never> {
  return new Promise((_, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      reject(new Error(`${child.spawnargs.join(" ")} ended early, with code ${code}`));
    });
  });
}

/** The address in the first line that a server prints. Its later output is read and thrown away. */
export function readyAddress(child: ChildProcess): Promise<string> {
  const line = new Promise<string>((resolve, reject) => {
    let text = "";
    const read = (chunk: Buffer) => {
      text += chunk;
      const end = text.indexOf("\n");
      if (end < 0) return;
      child.stdout?.off("data", read).resume();
      try {
        resolve(new URL(JSON.parse(text.slice(0, end)).baseUrl).origin);
      } catch {
        reject(new Error(`not a ready line: ${text.slice(0, end)}`));
      }
    };
    child.stdout?.on("data", read);
  });
  return within("start of a server", Promise.race([line, early(child)]));
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
export function ask<Answer>(child: ChildProcess, message: string): Promise<Answer> {
  const answer = new Promise<Answer>((resolve) => {
    child.once("message", (value) => resolve(value as Answer));
  });
  child.send(message);
  return within("an answer of a program", Promise.race([answer, early(child)]));
}
