import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { invoiceReply } from "./invoice.js";

/** The root of the repository, where all programs run. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** How long a program may take to start or to answer. */
const LIMIT_MS = 60_000;

const running = new Set<ChildProcess>();

/** Kills all programs that the benchmark started. */
export function killAll(): void {
  for (const child of running) child.kill("SIGKILL");
}

/** A program to run: the arguments of `node`, and what to add to its environment. */
export interface Program {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Whether it answers messages. The channel for them takes time at the start. */
  readonly answers?: boolean;
}

/** A server that answers. */
export interface Running {
  readonly baseUrl: string;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** How servers print where they are, in JSON and to a person. */
const BASE_URL = /base(?:Url":\s*"| URL\s+)(http:\/\/[^\s"]+)["\s]/;

/** All cores, once this process is on some of them: a program would inherit these alone. */
let everyCore: string | undefined;

/** Starts a server on a core, or on all of them, and waits until it prints its base URL. */
export async function run({ args, env, answers }: Program, core = everyCore): Promise<Running> {
  const command = [process.execPath, ...args];
  const [file = "", ...rest] = core === undefined ? command : ["taskset", "-c", core, ...command];
  const child = spawn(file, rest, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit", answers ? "ipc" : "ignore"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  let text = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    text += chunk;
    const [, baseUrl] = BASE_URL.exec(text) ?? [];
    if (baseUrl === undefined) return;
    child.stdout?.removeAllListeners("data").resume();
    child.emit("ready", new URL(baseUrl).origin);
  });
  const baseUrl = await nextOf<string>(child, "ready", LIMIT_MS);
  return { baseUrl, child, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

/** Returns what a program answers to a message. */
export function ask<Answer>({ child }: Running, message: object, limitMs = LIMIT_MS) {
  child.send(message);
  return nextOf<Answer>(child, "message", limitMs);
}

/** The value of the next event of a kind. Rejects when the program ends first, or takes too long. */
async function nextOf<Value>(child: ChildProcess, event: string, limitMs: number): Promise<Value> {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(limitMs)]);
  const ended = once(child, "exit", { signal }).then(([code]) => {
    throw new Error(`${child.spawnargs.join(" ")} ended early, with code ${code}`);
  });
  try {
    const [value] = await Promise.race([once(child, event, { signal }), ended]);
    return value;
  } finally {
    over.abort();
  }
}

const COMMAND = "dist/paystub.cjs";
const MODULE = "dist/mocks/index.cjs";

/** What has to be built in a checkout before it can be measured. */
export function lackingIn(folder: string): string | undefined {
  return [COMMAND, MODULE].find((path) => !existsSync(join(folder, path)));
}

const childPath = (file: string) => join(ROOT, "scripts/bench/children", file);

/** The least that can answer: node:http with a fixed invoice. */
export const bare: Program = {
  args: [childPath("bare.cjs")],
  env: { BENCH_REPLY: invoiceReply() },
};

/** The command of a checkout, with the ready line for programs unless a person starts it. */
export function commandOf(folder = ROOT, flags: readonly string[] = ["--json"]): Program {
  return { args: [join(folder, COMMAND), "start", "--port", "0", ...flags] };
}

/** A gateway of a checkout that does what `children/gateway.mjs` is asked. */
export function gatewayOf(folder = ROOT): Program {
  const memory = ["--expose-gc", "--max-old-space-size=8192"];
  return { args: [...memory, childPath("gateway.mjs"), join(folder, MODULE)], answers: true };
}

/** Collecting the garbage of millions of objects takes its time on a busy machine. */
const COLLECT_LIMIT_MS = 10 * 60_000;

/** The bytes that a gateway uses and that the system gave it, after all garbage is collected. */
export function memoryOf(gateway: Running): Promise<{ bytes: number; rss: number }> {
  return ask(gateway, { command: "measure" }, COLLECT_LIMIT_MS);
}

/**
 * Puts this process, which makes the load, on all cores but the first. Returns the first one for the server;
 * undefined where there is one core only, or no `taskset`.
 */
export function takeCores(): string | undefined {
  const cores = allowedCores();
  const [server, ...load] = cores;
  if (server === undefined || load.length === 0) return undefined;
  const args = ["-apc", load.join(","), String(process.pid)];
  if (spawnSync("taskset", args).status !== 0) return undefined;
  everyCore = cores.join(",");
  return server;
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

/** The length of a tick in `/proc/<pid>/stat`: USER_HZ is 100 on every system with Node. */
const TICK_MS = 10;

// Fields 14 and 15 of the line, counted from the third, which follows the name.
const [UTIME, STIME] = [14 - 3, 15 - 3];

/**
 * The CPU time in a line of `/proc/<pid>/stat`: of all threads, in user and in system mode. The name of the
 * program is in brackets and may itself contain spaces and brackets.
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
