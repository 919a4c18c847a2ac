import { type ChildProcess, spawn } from "node:child_process";
import http, { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import type { Progress } from "../../mocks/report/report.js";
import type { Cluster } from "../postgres/cluster.js";

/** The options of a trial on the command line. */
export interface TrialOptions {
  /** How often something is killed. */
  readonly kills: number;
  /** What chance is drawn from; a run repeats by it as far as the machine does. */
  readonly seed: number;
  /** Puts a failure into what is tried, which the trial must find. */
  readonly planted: boolean;
  /** Says how far it is. */
  readonly progress: Progress;
  /** An existing database for the trial, which removes it; without it the trial creates one. */
  readonly cluster?: Cluster;
}

/** What a trial came to: figures by what they count, and what must not be. */
export interface TrialResult {
  readonly figures: Readonly<Record<string, number>>;
  /** A sentence each; none is what is hoped for. */
  readonly failures: readonly string[];
}

/** Something that is tried by breaking things. */
export interface Trial {
  readonly about: string;
  /** How often by default. */
  readonly kills: number;
  run(options: TrialOptions): Promise<TrialResult>;
}

/** Numbers below 1 that look like chance and repeat by their seed. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // Mulberry32: 32 bits of state are enough for a trial.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The built command. */
export const BUILT: readonly string[] = ["dist/paystub.cjs", "start"];

/** A gateway with a planted failure: it answers before it commits. Compiled once, to start fast. */
export function earlyAnswers(): readonly string[] {
  const outfile = join(ROOT, "node_modules/.cache/paystub-torture/early-answers.mjs");
  const bundle = { bundle: true, platform: "node", format: "esm", packages: "external" } as const;
  const entryPoints = [join(ROOT, "scripts/torture/early-answers.ts")];
  buildSync({ ...bundle, entryPoints, outfile, logLevel: "error" });
  return [outfile];
}

/** A gateway in a process of its own. */
export interface Victim {
  readonly baseUrl: string;
  readonly child: ChildProcess;
  /** Kills it, and waits until it has ended. */
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();

/** Kills a process with those that it started, such as the one that a tracer looks at. */
function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  } catch {
    // It has already ended.
  }
}

process.once("exit", () => {
  for (const child of running) killGroup(child);
});

/** Starts a gateway with options; `before` precedes the command. */
export async function startVictim(
  gateway: readonly string[],
  options: readonly string[],
  before: readonly string[] = [],
): Promise<Victim> {
  const flags = [...options, "--json", "--quiet", "--sandboxes-max", "100000"];
  const [program = "", ...args] = [...before, process.execPath, ...gateway, ...flags];
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  running.add(child);
  const gone = new Promise<void>((resolve) => child.once("close", () => resolve()));
  child.once("exit", () => running.delete(child));
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const { baseUrl } = JSON.parse(line) as { readonly baseUrl: string };
    child.stdout.resume();
    const kill = () => {
      killGroup(child);
      return gone;
    };
    return { baseUrl, child, kill };
  }
  throw new Error(`the gateway did not start: ${said}`);
}

/** What was answered. */
export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Calls a gateway as one caller; rejects when the gateway has ended. */
export interface Caller {
  call(method: string, path: string, body?: object): Promise<Answer>;
  close(): void;
}

/** A caller with a connection of its own, and the token that names a sandbox. */
export function callerOf(baseUrl: string, sandbox: string): Caller {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const headers = {
    Authorization: `Bearer sandbox_${sandbox}`,
    "Content-Type": "application/json",
  };
  return {
    call: (method, path, body) =>
      new Promise((resolve, reject) => {
        const asked = http.request(`${baseUrl}${path}`, { method, agent, headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", reject);
          response.on("aborted", () => reject(new Error("aborted")));
          response.on("end", () => {
            const text = Buffer.concat(chunks).toString();
            resolve({
              status: response.statusCode ?? 0,
              body: text === "" ? {} : JSON.parse(text),
            });
          });
        });
        asked.on("error", reject);
        asked.end(body && JSON.stringify(body));
      }),
    close: () => agent.destroy(),
  };
}

/** A shop that counts what reaches it, by path and query. */
export interface Shop {
  readonly url: string;
  /** How often each call came. */
  readonly calls: ReadonlyMap<string, number>;
  forget(): void;
  close(): void;
}

/** Opens one on a free port; it answers everything with 200. */
export async function openShop(): Promise<Shop> {
  const calls = new Map<string, number>();
  const server = createServer((request, response) => {
    const { url = "" } = request;
    calls.set(url, (calls.get(url) ?? 0) + 1);
    request.resume();
    response.end("noted");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    forget: () => calls.clear(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Callback {
  readonly state: string;
  readonly nextAttemptAt: string | null;
}

/** How long an attempt is left alone before it is looked at again. */
const REST_MS = 500;

/**
 * Lets time pass in a sandbox until every callback is delivered. What is left when the time for that has
 * passed is reported one by one.
 */
export async function drained(
  caller: Caller,
  name: string,
  limitMs: number,
): Promise<{ readonly tookMs: number; readonly undelivered: readonly string[] }> {
  const sandbox = `/_control/sandboxes/${name}`;
  const began = performance.now();
  for (;;) {
    const { body } = await caller.call("GET", `${sandbox}/callbacks`);
    const callbacks = (body.callbacks ?? []) as readonly Callback[];
    const open = callbacks.filter(({ state }) => state !== "delivered");
    const tookMs = Math.round(performance.now() - began);
    if (open.length === 0) return { tookMs, undelivered: [] };
    if (tookMs > limitMs) {
      return { tookMs, undelivered: open.map((one) => `${name}: ${JSON.stringify(one)}`) };
    }
    const next = open.flatMap(({ nextAttemptAt }) => nextAttemptAt ?? []).sort();
    // An attempt whose caller was killed is given up when its lease has run out.
    if (next.length === 0) await new Promise((resume) => setTimeout(resume, REST_MS));
    else await caller.call("POST", `${sandbox}/clock/advance`, { to: next.at(-1) });
  }
}
