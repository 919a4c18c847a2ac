import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Cluster, freePort, startCluster } from "../postgres/cluster.js";
import {
  BUILT,
  callerOf,
  chanceOf,
  drained,
  earlyAnswers,
  openShop,
  type Shop,
  startVictim,
  type Trial,
  type TrialOptions,
  type TrialResult,
  type Victim,
} from "./gateway.js";
import { type Link, openLink } from "./link.js";
import {
  callsByInvoice,
  disorder,
  doubleAttempts,
  type LogEvent,
  lossesOf,
  tableFailures,
} from "./verdicts.js";
import { acknowledged, heardFromAll, Writer } from "./writer.js";

/** After so many kills everything is checked, and new sandboxes begin: a check stays quick. */
const KILLS_A_LEG = 50;

/** One kill in so many is one of the database. */
const KILLS_A_DATABASE = 10;

/** A gateway is killed after this many further confirmations, at any point of its work. */
const ACKNOWLEDGED = { least: 5, most: 70 } as const;
const REWIND_MS = 300;
/** How long everything may take to be delivered when nothing is killed any more. */
const DRAIN_MS = 120_000;
/** A failure is as good as a thousand of its kind. */
const FAILURES_MAX = 20;
const SCHEMA = "paystub";
/** One kill in so many is followed by connections that are half open: nothing comes through, and no error. */
const KILLS_A_STALL = 5;
/** Longer than a lease, so that calls under way are broken off. */
const STALL_MS = 7000;

/** What is killed, and who calls it. */
interface Scene {
  readonly gateways: number;
  readonly writers: number;
  readonly sandboxes: number;
  /** How many of the sandboxes, the last ones, are rewound now and then: nothing is safe in those. */
  readonly rewound: number;
  start(gateway: number, port: number): Promise<Victim>;
  /** The database that is killed as well. */
  readonly cluster?: Cluster;
  /** The connections to it, which are half open for a while. */
  readonly link?: Link;
}

/** A gateway with a data folder, killed again and again under load. */
export const file: Trial = {
  about:
    "kill -9 of a --data gateway under 8 writers: nothing lost, no attempt made twice, one order explains all answers, everything delivered",
  kills: 10_000,
  async run(options) {
    const folder = mkdtempSync(join(tmpdir(), "paystub-torture-"));
    const gateway = options.planted ? earlyAnswers() : BUILT;
    const start = (_: number, port: number) =>
      startVictim(gateway, ["--data", folder, "--port", String(port)]);
    try {
      return await tortured(options, { gateways: 1, writers: 8, sandboxes: 4, rewound: 0, start });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

const REPLICAS = 4;

/** Replicas over one database, all of them killed again and again. */
export const replicas: Trial = {
  about:
    "kill -9 of 4 replicas under 32 writers and rewinds, of PostgreSQL for every tenth, and half-open connections for every fifth: the same, and no gap in a table",
  kills: 1000,
  async run(options) {
    const cluster = options.cluster ?? (await startCluster({ fsync: true }));
    const link = await openLink(Number(new URL(cluster.url).port));
    const start = (n: number, port: number) => {
      // The checks must find one replica that keeps its sandboxes elsewhere.
      const schema = options.planted && n === REPLICAS - 1 ? "elsewhere" : SCHEMA;
      const where = ["--database", link.urlOf(cluster.url), "--database-schema", schema];
      return startVictim(BUILT, [...where, "--port", String(port)]);
    };
    const scene = {
      gateways: REPLICAS,
      writers: 32,
      sandboxes: 8,
      rewound: 2,
      start,
      cluster,
      link,
    };
    try {
      return await tortured(options, scene);
    } finally {
      link.close();
      await cluster.remove();
    }
  },
};

async function tortured(options: TrialOptions, scene: Scene): Promise<TrialResult> {
  const shop = await openShop();
  try {
    return await new Torture(options, scene, shop).run();
  } finally {
    shop.close();
  }
}

/** One run: the gateways, and what is counted. */
class Torture {
  readonly #options: TrialOptions;
  readonly #scene: Scene;
  readonly #shop: Shop;
  readonly #draw: () => number;
  readonly #victims: Victim[] = [];
  #ports: readonly number[] = [];
  readonly #failures: string[] = [];
  readonly #tally = {
    ...{
      kills: 0,
      "kills of PostgreSQL": 0,
      "half-open connections": 0,
      acknowledged: 0,
      unanswered: 0,
    },
    ...{ events: 0, rewinds: 0, callbacks: 0, attempts: 0, "cut off": 0 },
    ...{ "reached the shop twice": 0, "longest drain in ms": 0 },
  };

  constructor(options: TrialOptions, scene: Scene, shop: Shop) {
    this.#options = options;
    this.#scene = scene;
    this.#shop = shop;
    this.#draw = chanceOf(options.seed);
  }

  async run(): Promise<TrialResult> {
    const { gateways, start } = this.#scene;
    const { kills, progress } = this.#options;
    this.#ports = await Promise.all(Array.from({ length: gateways }, freePort));
    try {
      for (const [n, port] of this.#ports.entries()) this.#victims.push(await start(n, port));
      for (let leg = 1; this.#tally.kills < kills; leg += 1) {
        await this.#leg(leg);
        const now = `${this.#tally.acknowledged} acknowledged, ${this.#failures.length} failures`;
        progress({ done: this.#tally.kills, total: kills, now });
        if (this.#failures.length >= FAILURES_MAX) break;
      }
    } finally {
      await Promise.all(this.#victims.map((victim) => victim.kill()));
    }
    return { figures: { ...this.#tally }, failures: this.#failures };
  }

  async #leg(leg: number): Promise<void> {
    const { sandboxes, rewound } = this.#scene;
    const names = Array.from({ length: sandboxes }, (_, n) => `leg-${leg}-${n + 1}`);
    const [safe, unsafe] = [names.slice(0, sandboxes - rewound), names.slice(sandboxes - rewound)];
    const baseUrls = this.#ports.map((port) => `http://127.0.0.1:${port}`);
    const around = { baseUrls, shopUrl: this.#shop.url, draw: this.#draw };
    const writers = Array.from({ length: this.#scene.writers }, (_, n) => {
      const sandbox = names[n % sandboxes] ?? "";
      return new Writer(sandbox, `${sandbox}-writer-${n + 1}`, around);
    });
    const careful = writers.filter(({ sandbox }) => safe.includes(sandbox));
    let isOver = false;
    const working = writers.map((writer) => writer.writes(() => isOver));
    const rewinding = this.#rewinds(unsafe, () => isOver);
    const left = this.#options.kills - this.#tally.kills;
    try {
      for (let n = 1; n <= Math.min(KILLS_A_LEG, left); n += 1) await this.#killOne(n, writers);
      await heardFromAll(careful, DRAIN_MS);
    } finally {
      isOver = true;
      await Promise.all([...working, rewinding]);
    }
    await this.#check(safe, unsafe, careful);
    for (const { acknowledged, unanswered } of writers) {
      this.#tally.acknowledged += acknowledged;
      this.#tally.unanswered += unanswered;
    }
  }

  async #killOne(n: number, writers: readonly Writer[]): Promise<void> {
    const { start, cluster } = this.#scene;
    const { least, most } = ACKNOWLEDGED;
    await acknowledged(writers, least + this.#draw() * (most - least), DRAIN_MS);
    const which = Math.floor(this.#draw() * this.#ports.length);
    await this.#victims[which]?.kill();
    this.#tally.kills += 1;
    if (cluster && n % KILLS_A_DATABASE === 1) {
      await cluster.kill();
      this.#tally["kills of PostgreSQL"] += 1;
      await cluster.start();
    }
    this.#victims[which] = await start(which, this.#ports[which] ?? 0);
    const { link } = this.#scene;
    if (!link || n % KILLS_A_STALL !== 0) return;
    link.stall(STALL_MS);
    this.#tally["half-open connections"] += 1;
  }

  async #rewinds(names: readonly string[], isOver: () => boolean): Promise<void> {
    while (names.length > 0 && !isOver()) {
      await pause(REWIND_MS);
      const name = names[Math.floor(this.#draw() * names.length)] ?? "";
      const port = this.#ports[Math.floor(this.#draw() * this.#ports.length)];
      const caller = callerOf(`http://127.0.0.1:${port}`, name);
      const path = `/_control/sandboxes/${name}/rewind`;
      const to = 1 + Math.floor(this.#draw() * 40);
      const rewound = await caller.call("POST", path, { to }).catch(() => undefined);
      if (rewound?.status === 200) this.#tally.rewinds += 1;
      caller.close();
    }
  }

  async #check(
    safe: readonly string[],
    unsafe: readonly string[],
    writers: readonly Writer[],
  ): Promise<void> {
    const caller = callerOf(`http://127.0.0.1:${this.#ports[0]}`, safe[0] ?? "");
    for (const name of [...safe, ...unsafe]) {
      const { tookMs, undelivered } = await drained(caller, name, DRAIN_MS);
      this.#tally["longest drain in ms"] = Math.max(this.#tally["longest drain in ms"], tookMs);
      const exported = await caller.call("GET", `/_control/sandboxes/${name}/export`);
      const events = (exported.body.events ?? []) as readonly LogEvent[];
      this.#count(events);
      const own = writers.filter(({ sandbox }) => sandbox === name);
      this.#failures.push(...undelivered, ...lossesOf(own, events));
      // A rewind takes attempts back that were made, so only a log that kept all is compared with the shop.
      if (safe.includes(name)) {
        this.#failures.push(...doubleAttempts(events, callsByInvoice(this.#shop.calls)));
      }
      await caller.call("DELETE", `/_control/sandboxes/${name}`);
    }
    const { cluster } = this.#scene;
    this.#failures.push(...disorder(writers));
    if (cluster) this.#failures.push(...(await tableFailures(cluster.url, SCHEMA)));
    for (const times of callsByInvoice(this.#shop.calls).values()) {
      this.#tally["reached the shop twice"] += times - 1;
    }
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
