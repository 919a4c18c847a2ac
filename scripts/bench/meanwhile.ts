import http from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { SANDBOX } from "./invoice.js";
import { type Amount, CONNECTIONS, call, firstAnswer, type Load, LoadMaker } from "./load.js";
import { ask, commandOf, gatewayOf, type Running, run } from "./processes.js";
import {
  alternate,
  type Finding,
  finding,
  formatted,
  type Measurement,
  percentile,
  progress,
  ratios,
  type Setup,
  sides,
} from "./results.js";

const SUBSCRIPTIONS = 1_000;
const ADVANCE = "P10Y";
const CHARGES_LEAST = SUBSCRIPTIONS * 3_652;
const ADVANCE_LIMIT_MS = 20 * 60_000;

/** The calls of another sandbox during a clock advance. */
interface Probed {
  readonly calls: number;
  readonly longestMs: number;
  /** How late the caller itself was at worst: a wait below that says nothing about the server. */
  readonly ownDelayMs: number;
  /** The longest turn of the server's event loop; null where the system does not know it. */
  readonly turn: Turn | null;
}

/** A turn of an event loop: its CPU, and how long its thread waited until it got a core. */
interface Turn {
  readonly cpuMs: number;
  readonly waitedMs: number;
}

/**
 * Ten years of daily charges, and what the callers of another sandbox notice. The CPU is measured while no client
 * calls, since answers cost as well. The waits are measured on all cores: the engine marks garbage on threads
 * beside the one that answers, and on one core these would take turns.
 */
export const tenYears: Measurement = {
  about: "ten years of daily charges of 1,000 subscriptions, and who waits meanwhile",
  rounds: 3,
  async measure({ rounds, core }) {
    const alone: number[] = [];
    const called: (Probed & { readonly cpuSeconds: number })[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      alone.push(await withSubscriptions(core, advance));
      const probed = await withSubscriptions(undefined, (server) => probing(server));
      called.push(probed);
      const wait = `longest wait ${formatted(probed.longestMs, "ms")}`;
      progress(`round ${round}: ${formatted(alone.at(-1) ?? null, "s")} of CPU, ${wait}`);
    }
    const what = "ten years of daily charges of 1,000 subscriptions";
    const worst = called.reduce((one, other) => (one.longestMs > other.longestMs ? one : other));
    const calls = called.map((one) => one.calls).join(", ");
    return [
      finding({ id: "ten-years.cpu", what: `${what}, CPU`, unit: "s", aim: { atMost: 5 } }, alone),
      finding(
        { id: "ten-years.called", what: `${what}, CPU while another sandbox is called`, unit: "s" },
        called.map(({ cpuSeconds }) => cpuSeconds),
      ),
      finding(
        {
          ...({ id: "ten-years.wait", unit: "ms", aim: { atMost: 50 } } as const),
          what: "longest wait of another sandbox's calls meanwhile",
          note: `${calls} calls; ${aroundIt(worst)}`,
        },
        called.map(({ longestMs }) => longestMs),
      ),
    ];
  },
};

async function withSubscriptions<T>(
  core: string | undefined,
  use: (server: Running) => Promise<T>,
): Promise<T> {
  const server = await run(gatewayOf(), core);
  try {
    await ask(server, { command: "subscribe", count: SUBSCRIPTIONS });
    return await use(server);
  } finally {
    await server.stop();
  }
}

/** Advances the clock by ten years, and returns the CPU seconds of that. */
async function advance(server: Running): Promise<number> {
  const { cpuSeconds, fired } = await ask<{ cpuSeconds: number; fired: number }>(
    server,
    { command: "advance", by: ADVANCE },
    ADVANCE_LIMIT_MS,
  );
  if (fired < CHARGES_LEAST) throw new Error(`the advance brought only ${fired} events`);
  return cpuSeconds;
}

/** What else made calls wait. */
function aroundIt({ ownDelayMs, turn }: Probed): string {
  const late = `the caller itself was late by up to ${formatted(ownDelayMs, "ms")}`;
  if (!turn) return late;
  const waited = `${formatted(turn.waitedMs, "ms")} for a core`;
  return `${late}; a turn of the server took up to ${formatted(turn.cpuMs, "ms")} of CPU and waited up to ${waited}`;
}

const EVERY_MS = 5;
/** The server may go on after its answer: it frees what was deleted in parts. */
const AFTERWARDS_MS = 250;
/** Calls under way at the most; the longest wait is known by then. */
const OPEN_MAX = 200;

/** Advances the clock while another sandbox is called. */
async function probing(server: Running): Promise<Probed & { readonly cpuSeconds: number }> {
  const { result: cpuSeconds, ...probed } = await whileCalled(server, () => advance(server));
  return { ...probed, cpuSeconds };
}

/** Does something while it calls health and an invoice of another sandbox every few milliseconds. */
async function whileCalled<T>(
  server: Running,
  work: () => Promise<T>,
): Promise<Probed & { readonly result: T }> {
  const { baseUrl } = server;
  const number = await firstAnswer(baseUrl);
  const urls = [`${baseUrl}/_control/health`, `${baseUrl}/api/getInvoice/${number}`];
  // In turn, so that none is idle for so long that the server closes it.
  const agent = new http.Agent({ keepAlive: true, scheduling: "fifo" });
  const open = new Set<Promise<void>>();
  let [calls, longestMs] = [0, 0];
  await ask(server, { command: "watch" });
  const ownDelay = monitorEventLoopDelay({ resolution: 1 });
  const one = async () => {
    const began = performance.now();
    calls += 1;
    await call("GET", urls[calls % urls.length] ?? "", { agent });
    longestMs = Math.max(longestMs, performance.now() - began);
  };
  ownDelay.enable();
  const timer = setInterval(() => {
    if (open.size >= OPEN_MAX) return;
    const made = one().finally(() => open.delete(made));
    open.add(made);
  }, EVERY_MS);
  try {
    const result = await work();
    await sleep(AFTERWARDS_MS);
    clearInterval(timer);
    await Promise.all(open);
    const { turn } = await ask<Pick<Probed, "turn">>(server, { command: "watched" });
    return { calls, longestMs, ownDelayMs: ownDelay.max / 1e6, turn, result };
  } finally {
    clearInterval(timer);
    ownDelay.disable();
    agent.destroy();
  }
}

const LOGGED = 1_000_000;
const SANDBOXES = 10_000;
const LONG = "long";
const COPY = "copy";

/** What takes long, with what it is called in a finding. The order is that in which it happens. */
function longWork(server: Running): readonly (readonly [string, string, () => Promise<unknown>])[] {
  const control = `${server.baseUrl}/_control/sandboxes`;
  const asks =
    (method: string, path: string, body = "") =>
    () =>
      drained(method, `${control}${path}`, body);
  const json = JSON.stringify;
  const mistakes = `{"paystub":"log","version":1,"sandbox":"x","events":[${"{},".repeat(MISTAKES)}{}]}`;
  return [
    ["import", "import", () => ask(server, { command: "take", sandbox: LONG }, WORK_LIMIT_MS)],
    ["export", "export", asks("GET", `/${LONG}/export`)],
    ["events", "events of one type", asks("GET", `/${LONG}/events?type=label-added`)],
    ["stats", "statistics", asks("GET", `/${LONG}/stats`)],
    ["fork", "fork", asks("POST", `/${LONG}/fork`, json({ name: COPY }))],
    ["rewind", "rewind by half", asks("POST", `/${COPY}/rewind`, json({ to: LOGGED / 2 }))],
    [
      "sent",
      "import over HTTP",
      () => passedOn(`${control}/${COPY}/export`, `${control}/sent/import`),
    ],
    ["reset", "reset", asks("DELETE", `/${COPY}`)],
    ["mistakes", "import of mistakes", asks("POST", "/wrong/import", mistakes)],
    [
      "open",
      "opening sandboxes",
      () => ask(server, { command: "open", count: SANDBOXES }, WORK_LIMIT_MS),
    ],
    ["list", "list of sandboxes", asks("GET", "")],
  ];
}

const MISTAKES = 1_000_000;
const WORK_LIMIT_MS = 10 * 60_000;

/** Sends a request and discards the answer: one of hundreds of megabytes cannot be stored as text. */
function drained(method: string, url: string, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(body !== "" && { "Content-Type": "application/json" }),
      "Content-Length": Buffer.byteLength(body),
    };
    const request = http.request(url, { method, headers }, (response) => {
      response.resume().once("close", resolve);
    });
    request.once("error", reject).end(body);
  });
}

/** Sends the answer of one URL to another one, piece by piece. */
function passedOn(from: string, to: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { "Content-Type": "application/json" };
    const sent = http.request(to, { method: "POST", headers }, (response) => {
      const isDone = response.statusCode === 201;
      const end = isDone ? resolve : () => reject(new Error(`${to}: ${response.statusCode}`));
      response.resume().once("close", end);
    });
    sent.once("error", reject);
    http.get(from, (response) => response.pipe(sent)).once("error", reject);
  });
}

/** Who waits while something long happens in another sandbox. */
export const waits: Measurement = {
  about: "who waits for long work in a sandbox of 1,000,000 events, and for 10,000 sandboxes",
  rounds: 1,
  async measure({ rounds }) {
    const longest = new Map<string, number[]>();
    const notes = new Map<string, string>();
    for (let round = 1; round <= rounds; round += 1) {
      const server = await run(gatewayOf(), undefined);
      try {
        await ask(server, { command: "fill", sandbox: LONG, events: LOGGED }, WORK_LIMIT_MS);
        for (const [id, what, work] of longWork(server)) {
          const probed = await whileCalled(server, work);
          const { calls, longestMs } = probed;
          longest.set(id, [...(longest.get(id) ?? []), longestMs]);
          const note = aroundIt(probed);
          notes.set(id, note);
          progress(
            `${what}: longest wait ${formatted(longestMs, "ms")} of ${calls} calls; ${note}`,
          );
        }
      } finally {
        await server.stop();
      }
    }
    const names = new Map(longWork({ baseUrl: "" } as Running).map(([id, what]) => [id, what]));
    return [...longest].map(([id, figures]) =>
      finding(
        {
          ...({ id: `waits.${id}`, unit: "ms", aim: { atMost: 50 } } as const),
          what: `longest wait of another sandbox's calls, ${names.get(id)}`,
          note: notes.get(id) ?? "",
        },
        figures,
      ),
    );
  },
};

/** How many events a second happen where their delay is measured. */
const EVENTS_A_SECOND = 500;

const SIDES = ["open", "none"] as const;

/** The cost of a workbench that is open, and how late it sees an event. */
export const workbench: Measurement = {
  about: "a workbench that is open: what it costs, how late it sees what happens",
  rounds: 5,
  async measure(setup) {
    const { rounds, seconds } = setup;
    const runs = await alternate(SIDES, rounds, async (side, round) => {
      const { load } = await runWith(side === "open", { until: { seconds } }, setup);
      const cpu = formatted(load.cpuUs, "us");
      progress(`round ${round}, ${side}: ${formatted(load.rate, "a second")}, CPU ${cpu}`);
      return load;
    });
    const late: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const amount = { until: { seconds }, rate: EVENTS_A_SECOND };
      const { load, lateMs } = await runWith(true, amount, setup);
      const p95 = percentile(lateMs, 0.95);
      const rate = formatted(load.rate, "a second");
      progress(`round ${round}: ${rate}, ${lateMs.length} seen, p95 ${formatted(p95, "ms")}`);
      late.push(p95);
    }
    return workbenchFindings(runs, late);
  },
};

function workbenchFindings(
  { open, none }: Readonly<Record<(typeof SIDES)[number], readonly Load[]>>,
  late: readonly number[],
): readonly Finding[] {
  const load = `addInvoice at ${CONNECTIONS} connections`;
  const rates = { open: open.map(({ rate }) => rate), none: none.map(({ rate }) => rate) };
  const cpu = { open: open.map(({ cpuUs }) => cpuUs), none: none.map(({ cpuUs }) => cpuUs) };
  const x = { unit: "x", aim: { atLeast: 0.95 } } as const;
  const seen = `an event in the workbench's stream at ${EVENTS_A_SECOND} events a second`;
  return [
    finding(
      {
        ...{ id: "workbench.rate", ...x, note: sides("a second", rates) },
        what: `${load}, throughput with one workbench open against none`,
      },
      ratios(rates.open, rates.none),
    ),
    finding(
      {
        ...{ id: "workbench.cpu", ...x, note: sides("us", cpu) },
        what: `${load}, CPU of a request without a workbench against one open`,
      },
      ratios(cpu.none, cpu.open),
    ),
    finding(
      {
        ...({ id: "workbench.p95", unit: "ms", aim: { atMost: 100 } } as const),
        what: `${seen}, p95 after it happened`,
      },
      late,
    ),
  ];
}

/**
 * One run of a fresh server, with a workbench open or without one. It is warmed up as it is measured: the
 * engine compiles again what it had compiled for requests alone when a page comes.
 */
async function runWith(isOpen: boolean, amount: Amount, { core }: Setup) {
  const server = await run(commandOf(), core);
  const load = new LoadMaker(server);
  try {
    // Opens the sandbox, so that there is something for a workbench to open.
    await load.create({ until: { requests: 100 } });
    const viewer = isOpen ? await openWorkbench(server.baseUrl) : undefined;
    await load.create(amount);
    const made = await load.create(amount);
    return { load: made, lateMs: (await viewer?.close()) ?? [] };
  } finally {
    await server.stop();
  }
}

/** How often the page asks what is due and which sandboxes there are, about. */
const ASKS_MS = 1000;

/** Reads the stream and asks as one open workbench does, without drawing it. */
async function openWorkbench(baseUrl: string) {
  const ending = new AbortController();
  const { signal } = ending;
  const base = `${baseUrl}/_control/sandboxes/${SANDBOX}`;
  const stream = await fetch(`${base}/stream?most=600`, { signal });
  const { body } = stream;
  if (!stream.ok || !body) throw new Error(`the stream was refused with ${stream.status}`);
  const lateMs: number[] = [];
  const read = async () => {
    let rest = "";
    const letters = new TextDecoder();
    for (const reader = body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + letters.decode(value, { stream: true })).split("\n\n");
      rest = blocks.pop() ?? "";
      const now = Date.now();
      for (const block of blocks) {
        const [, data] = /^event: event\ndata: (.*)$/m.exec(block) ?? [];
        if (data !== undefined) lateMs.push(now - Date.parse(JSON.parse(data).at));
      }
    }
  };
  const paths = [base, `${base}/agenda?limit=500`, `${base}/invoices?order=newest&limit=30`];
  const asks = async () => {
    const asked = [...paths, `${baseUrl}/_control/sandboxes`];
    for (const url of asked) await (await fetch(url, { signal })).arrayBuffer();
  };
  const timer = setInterval(() => asks().catch(() => undefined), ASKS_MS);
  // Leaving ends the stream with an error.
  const reading = read().catch(() => undefined);
  const close = async () => {
    clearInterval(timer);
    ending.abort();
    await reading;
    return lateMs;
  };
  return { close };
}
