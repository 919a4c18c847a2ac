import { type Cluster, freePort, startCluster } from "../postgres/cluster.js";
import {
  callerOf,
  chanceOf,
  drained,
  openShop,
  type Shop,
  startGatewayProcess,
  type Trial,
  type TrialOptions,
  type TrialResult,
  type Victim,
} from "./gateway.js";
import {
  callsByInvoice,
  disorder,
  doubleAttempts,
  type LogEvent,
  lossesOf,
  tableFailures,
} from "./verdicts.js";
import { heardFromAll, ReplicaWriter } from "./writers.js";

const REPLICAS = 4;
const WRITERS = 32;

/** Sandboxes of a leg; the last of them are rewound now and then, so nothing is safe in those. */
const SANDBOXES = 8;
const REWOUND = 2;

/** After so many kills everything is checked, and new sandboxes begin: a check stays quick. */
const KILLS_A_LEG = 50;

/** One kill in so many is one of the database. */
const KILLS_A_SERVER = 10;

const LOAD_MS = { least: 50, most: 400 } as const;
const REWIND_MS = 300;
/** How long everything may take to be delivered when nothing is killed any more. */
const DRAIN_MS = 120_000;
const FAILURES_MAX = 20;
const SCHEMA = "paystub";

/** Replicas over one database, all of them killed again and again. */
export const replicas: Trial = {
  about:
    "kill -9 of 4 replicas under 32 writers and rewinds, and of PostgreSQL for every tenth: nothing lost, no gap, no attempt made twice, one order explains all answers, everything delivered",
  kills: 1000,
  async run(options) {
    const cluster = options.cluster ?? (await startCluster({ fsync: true }));
    const shop = await openShop();
    try {
      return await new Torture(options, cluster, shop).run();
    } finally {
      shop.close();
      await cluster.remove();
    }
  },
};

/** One run: the replicas, and what is counted. */
class Torture {
  readonly #options: TrialOptions;
  readonly #cluster: Cluster;
  readonly #shop: Shop;
  readonly #draw: () => number;
  readonly #victims: Victim[] = [];
  #ports: readonly number[] = [];
  readonly #failures: string[] = [];
  readonly #tally = {
    ...{ "kills of replicas": 0, "kills of PostgreSQL": 0, acknowledged: 0, unanswered: 0 },
    ...{ events: 0, rewinds: 0, callbacks: 0, attempts: 0, "cut off": 0 },
    ...{ "reached the shop twice": 0, "longest drain in ms": 0 },
  };

  constructor(options: TrialOptions, cluster: Cluster, shop: Shop) {
    this.#options = options;
    this.#cluster = cluster;
    this.#shop = shop;
    this.#draw = chanceOf(options.seed);
  }

  async run(): Promise<TrialResult> {
    this.#ports = await Promise.all(Array.from({ length: REPLICAS }, freePort));
    for (let n = 0; n < REPLICAS; n += 1) this.#victims.push(await this.#start(n));
    const { kills, progress } = this.#options;
    try {
      for (let leg = 1; this.#tally["kills of replicas"] < kills; leg += 1) {
        await this.#leg(leg);
        const { acknowledged } = this.#tally;
        const done = this.#tally["kills of replicas"];
        const now = `${acknowledged} acknowledged, ${this.#failures.length} failures`;
        progress({ done, total: kills, now });
        if (this.#failures.length >= FAILURES_MAX) break;
      }
    } finally {
      await Promise.all(this.#victims.map((victim) => victim.kill()));
    }
    return { figures: { ...this.#tally }, failures: this.#failures };
  }

  #start(n: number): Promise<Victim> {
    const { planted } = this.#options;
    // One replica that keeps its sandboxes elsewhere is what the checks must find.
    const schema = planted && n === REPLICAS - 1 ? "elsewhere" : SCHEMA;
    const where = ["--database", this.#cluster.url, "--database-schema", schema];
    return startGatewayProcess("built", [...where, "--port", String(this.#ports[n])]);
  }

  async #leg(leg: number): Promise<void> {
    const names = Array.from({ length: SANDBOXES }, (_, n) => `leg-${leg}-${n + 1}`);
    const baseUrls = this.#ports.map((port) => `http://127.0.0.1:${port}`);
    const around = { baseUrls, shopUrl: this.#shop.url, draw: this.#draw };
    const writers = Array.from({ length: WRITERS }, (_, n) => {
      const sandbox = names[n % SANDBOXES] ?? "";
      return new ReplicaWriter(sandbox, `${sandbox}-writer-${n + 1}`, around);
    });
    let isOver = false;
    const working = writers.map((writer) => writer.writes(() => isOver));
    const rewinding = this.#rewinds(names.slice(-REWOUND), () => isOver);
    const left = this.#options.kills - this.#tally["kills of replicas"];
    try {
      for (let n = 1; n <= Math.min(KILLS_A_LEG, left); n += 1) await this.#killOne(n);
      await heardFromAll(safeOf(writers, names), DRAIN_MS);
    } finally {
      isOver = true;
      await Promise.all([...working, rewinding]);
    }
    for (const writer of writers) writer.close();
    await this.#check(names, writers);
  }

  async #killOne(n: number): Promise<void> {
    await pause(LOAD_MS.least + this.#draw() * (LOAD_MS.most - LOAD_MS.least));
    const which = Math.floor(this.#draw() * REPLICAS);
    await this.#victims[which]?.kill();
    this.#tally["kills of replicas"] += 1;
    if (n % KILLS_A_SERVER === 1) {
      await this.#cluster.kill();
      this.#tally["kills of PostgreSQL"] += 1;
      await this.#cluster.start();
    }
    this.#victims[which] = await this.#start(which);
  }

  async #rewinds(names: readonly string[], isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await pause(REWIND_MS);
      const name = names[Math.floor(this.#draw() * names.length)] ?? "";
      const port = this.#ports[Math.floor(this.#draw() * REPLICAS)];
      const caller = callerOf(`http://127.0.0.1:${port}`, name);
      const path = `/_control/sandboxes/${name}/rewind`;
      const to = 1 + Math.floor(this.#draw() * 40);
      const rewound = await caller.call("POST", path, { to }).catch(() => undefined);
      if (rewound?.status === 200) this.#tally.rewinds += 1;
      caller.close();
    }
  }

  async #check(names: readonly string[], writers: readonly ReplicaWriter[]): Promise<void> {
    const caller = callerOf(`http://127.0.0.1:${this.#ports[0]}`, names[0] ?? "");
    const calls = callsByInvoice(this.#shop.calls);
    for (const [n, name] of names.entries()) {
      const isRewound = n >= SANDBOXES - REWOUND;
      const own = isRewound ? [] : writers.filter(({ sandbox }) => sandbox === name);
      const { tookMs, undelivered } = await drained(caller, name, DRAIN_MS);
      this.#tally["longest drain in ms"] = Math.max(this.#tally["longest drain in ms"], tookMs);
      this.#failures.push(...undelivered);
      const exported = await caller.call("GET", `/_control/sandboxes/${name}/export`);
      const events = (exported.body.events ?? []) as readonly LogEvent[];
      this.#count(events);
      this.#failures.push(...lossesOf(own, events));
      // What was taken back was made all the same, so only a log that kept all can be held to it.
      const made = isRewound ? new Map<string, number>() : callsByInvoice(this.#shop.calls);
      this.#failures.push(...doubleAttempts(events, made));
    }
    this.#failures.push(...disorder(safeOf(writers, names)));
    this.#failures.push(...(await tableFailures(this.#cluster.url, SCHEMA)));
    for (const times of calls.values()) this.#tally["reached the shop twice"] += times - 1;
    for (const { acknowledged, unanswered } of writers) {
      this.#tally.acknowledged += acknowledged;
      this.#tally.unanswered += unanswered;
    }
    for (const name of names) await caller.call("DELETE", `/_control/sandboxes/${name}`);
    this.#shop.forget();
    caller.close();
  }

  #count(events: readonly LogEvent[]): void {
    this.#tally.events += events.length;
    for (const { type, result } of events) {
      if (type === "callback-scheduled") this.#tally.callbacks += 1;
      if (type === "callback-attempted") this.#tally.attempts += 1;
      if (result?.detail.includes("cut off")) this.#tally["cut off"] += 1;
    }
  }
}

/** The writers whose sandboxes nobody rewinds. */
function safeOf(writers: readonly ReplicaWriter[], names: readonly string[]) {
  return writers.filter(({ sandbox }) => names.indexOf(sandbox) < SANDBOXES - REWOUND);
}

function pause(delayMs: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, delayMs));
}
