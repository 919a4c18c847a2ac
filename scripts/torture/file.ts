import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Caller, callerOf } from "./client.js";
import { startVictim, type Victim } from "./gateway.js";
import { openShop, type Shop } from "./shop.js";
import { chanceOf, type Trial, type TrialOptions, type TrialResult } from "./trial.js";
import { freshFailures, logFailures } from "./verdicts.js";
import { answered, Writer } from "./writer.js";

const WRITERS = 8;

/** After so many kills all logs are read whole, and new sandboxes begin: a check stays quick. */
const KILLS_A_LEG = 50;

/** After so many answers the gateway is killed, whatever it is doing then. */
const ANSWERS = { least: 5, most: 70 } as const;

/** A failure is as good as a thousand of its kind. */
const FAILURES_MAX = 20;

/** A gateway with a data folder, killed again and again under load. */
export const file: Trial = {
  about:
    "kill -9 of a --data gateway under 8 writers: after each start what was acknowledged since the last one, every 50th time all of it",
  kills: 10_000,
  async run(options) {
    const folder = mkdtempSync(join(tmpdir(), "paystub-torture-"));
    const shop = await openShop();
    try {
      return await killed(options, folder, shop);
    } finally {
      shop.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** What is counted over all legs. */
interface Tally {
  kills: number;
  acknowledged: number;
  events: number;
  callbacks: number;
  attempts: number;
  "reached the shop twice": number;
  "cut off": number;
}

async function killed(options: TrialOptions, folder: string, shop: Shop): Promise<TrialResult> {
  const { kills, seed, progress } = options;
  const draw = chanceOf(seed);
  const failures: string[] = [];
  const tally: Tally = {
    ...{ kills: 0, acknowledged: 0, events: 0, callbacks: 0, attempts: 0 },
    ...{ "cut off": 0, "reached the shop twice": 0 },
  };
  for (let leg = 1; tally.kills < kills && failures.length < FAILURES_MAX; leg += 1) {
    const writers = Array.from(
      { length: WRITERS },
      (_, n) => new Writer(`leg-${leg}-writer-${n + 1}`, shop.url, draw),
    );
    const most = Math.min(KILLS_A_LEG, kills - tally.kills);
    for (let n = 0; n < most && failures.length < FAILURES_MAX; n += 1) {
      failures.push(...(await oneKill(options, folder, writers, draw)));
      tally.kills += 1;
    }
    failures.push(...(await endOfLeg(options, folder, writers, shop, tally)));
    const now = `${tally.acknowledged} acknowledged, ${failures.length} failures`;
    progress({ done: tally.kills, total: kills, now });
  }
  return { figures: { ...tally }, failures };
}

/** Starts, looks whether all is there, lets everybody write, and kills. */
async function oneKill(
  { planted }: TrialOptions,
  folder: string,
  writers: readonly Writer[],
  draw: () => number,
): Promise<readonly string[]> {
  const victim = await startVictim(planted ? "planted" : "built", folder);
  const failures = await withCallers(victim, writers, async (callers) => {
    const looks = writers.map((writer, n) => freshFailures(writer, callers[n] as Caller));
    const found = (await Promise.all(looks)).flat();
    const writing = writers.map((writer, n) => writer.writes(callers[n] as Caller));
    await answered(writers, ANSWERS.least + draw() * (ANSWERS.most - ANSWERS.least));
    await victim.kill();
    await Promise.all(writing);
    return found;
  });
  return failures;
}

async function withCallers<T>(
  { baseUrl }: Victim,
  writers: readonly Writer[],
  use: (callers: readonly Caller[]) => Promise<T>,
): Promise<T> {
  const callers = writers.map(({ sandbox }) => callerOf(baseUrl, sandbox));
  try {
    return await use(callers);
  } finally {
    for (const caller of callers) caller.close();
  }
}

/** Reads all logs whole after everything that is due, and makes room for the next leg. */
async function endOfLeg(
  { planted }: TrialOptions,
  folder: string,
  writers: readonly Writer[],
  shop: Shop,
  tally: Tally,
): Promise<readonly string[]> {
  const victim = await startVictim(planted ? "planted" : "built", folder);
  const failures = await withCallers(victim, writers, async (callers) => {
    const found: string[] = [];
    for (const [n, writer] of writers.entries()) {
      const caller = callers[n] as Caller;
      const sandbox = `/_control/sandboxes/${writer.sandbox}`;
      // What was cut off is tried again after a minute on the sandbox's clock, later after more.
      await caller.call("POST", `${sandbox}/clock/advance`, { by: "PT1H" });
      const { status, body } = await caller.call("GET", `${sandbox}/export`);
      if (status !== 200) {
        if (writer.acknowledged > 0) found.push(`sandbox ${writer.sandbox} is gone: ${status}`);
        continue;
      }
      const events = body.events as Parameters<typeof logFailures>[1];
      found.push(...logFailures(writer, events));
      count(tally, events, writer);
      await caller.call("DELETE", sandbox);
    }
    return found;
  });
  for (const times of shop.calls.values()) tally["reached the shop twice"] += times - 1;
  shop.forget();
  await victim.kill();
  return failures;
}

function count(
  tally: Tally,
  events: readonly { readonly type: string; readonly result?: { readonly detail: string } }[],
  { acknowledged }: Writer,
): void {
  tally.acknowledged += acknowledged;
  tally.events += events.length;
  for (const { type, result } of events) {
    if (type === "callback-scheduled") tally.callbacks += 1;
    if (type === "callback-attempted") tally.attempts += 1;
    if (result?.detail.includes("cut off")) tally["cut off"] += 1;
  }
}
