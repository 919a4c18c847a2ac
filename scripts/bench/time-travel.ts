import type { Probed } from "./children/probe.js";
import { firstAnswer, gatewayOf } from "./load.js";
import type { Measurement } from "./measurement.js";
import { ask, type Cores, childArgs, type Running, run, start, stop } from "./processes.js";
import { type Finding, finding, progress, type Question, told } from "./results.js";

const SUBSCRIPTIONS = 1_000;
const JOURNEY = "P10Y";
const CHARGES_LEAST = SUBSCRIPTIONS * 3_652;
const LIMIT_MS = 20 * 60_000;

/** What came of one journey while another sandbox was called. */
interface Journey extends Probed {
  readonly cpuSeconds: number;
}

/**
 * What a journey costs is measured on a core of its own while nobody calls, since answers cost as well. The waits are measured where all cores are everybody's, as they
 * are in use: the engine marks garbage on threads beside the one that answers, and on one core alone
 * these would take turns.
 */
interface Round {
  readonly uncalledSeconds: number;
  readonly onOneCore: Journey;
  readonly shared: Journey;
}

/** Ten years of daily charges, and what the callers of another sandbox notice of it. */
export const tenYears: Measurement = {
  about: "ten years of daily charges of 1,000 subscriptions, and who waits meanwhile",
  rounds: 3,
  async measure({ rounds, cores }) {
    const all: Round[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const uncalledSeconds = await withServer(cores, ({ child }) => travel(child));
      const onOneCore = await travelCalled(cores);
      const shared = await travelCalled(null);
      const wait = `longest wait ${told(shared.longestMs, "ms")}`;
      const onOne = `on one core ${told(onOneCore.longestMs, "ms")}`;
      progress(`round ${round}: ${told(uncalledSeconds, "s")} of CPU, ${wait}, ${onOne}`);
      all.push({ uncalledSeconds, onOneCore, shared });
    }
    return findingsOf(all);
  },
};

/** Starts a gateway with the subscriptions, for one journey. */
async function withServer<T>(
  cores: Cores | null,
  use: (server: Running) => Promise<T>,
): Promise<T> {
  const server = await run(gatewayOf(), cores?.server);
  try {
    await ask(server.child, { command: "subscribe", count: SUBSCRIPTIONS });
    return await use(server);
  } finally {
    await server.stop();
  }
}

/** Gives the CPU seconds of a journey. */
async function travel(gateway: Running["child"]): Promise<number> {
  const { cpuSeconds, fired } = await ask<{ cpuSeconds: number; fired: number }>(
    gateway,
    { command: "advance", by: JOURNEY },
    LIMIT_MS,
  );
  if (fired < CHARGES_LEAST) throw new Error(`the journey brought only ${fired} events`);
  return cpuSeconds;
}

function travelCalled(cores: Cores | null): Promise<Journey> {
  return withServer(cores, async (server) => {
    const probe = await startProbe(server, cores);
    const cpuSeconds = await travel(server.child);
    const probed = await ask<Probed>(probe, { command: "end" });
    await stop(probe);
    return { ...probed, cpuSeconds };
  });
}

/** Calls health and an invoice of another sandbox every few milliseconds from now on. */
async function startProbe({ baseUrl }: Running, cores: Cores | null) {
  const number = await firstAnswer(baseUrl);
  const urls = [`${baseUrl}/_control/health`, `${baseUrl}/api/getInvoice/${number}`];
  const args = [...childArgs("probe.ts"), JSON.stringify(urls)];
  const probe = start({ args, core: cores?.load, talks: true });
  await ask(probe, { command: "begin" });
  return probe;
}

function findingsOf(rounds: readonly Round[]): readonly Finding[] {
  const what = "ten years of daily charges of 1,000 subscriptions";
  const wait = "longest wait of another sandbox's calls meanwhile";
  return [
    finding(
      { id: "ten-years.cpu", what: `${what}, CPU`, unit: "s", aim: { atMost: 5 } },
      rounds.map(({ uncalledSeconds }) => uncalledSeconds),
    ),
    finding(
      { id: "ten-years.called", what: `${what}, CPU while another sandbox is called`, unit: "s" },
      rounds.map(({ onOneCore }) => onOneCore.cpuSeconds),
    ),
    waitOf(
      { id: "ten-years.wait", what: wait, aim: { atMost: 50 } },
      rounds.map(({ shared }) => shared),
    ),
    waitOf(
      { id: "ten-years.wait-one-core", what: `${wait}, on one core` },
      rounds.map(({ onOneCore }) => onOneCore),
    ),
  ];
}

function waitOf(question: Omit<Question, "unit" | "note">, journeys: readonly Journey[]): Finding {
  const calls = journeys.map((journey) => journey.calls).join(", ");
  const late = Math.max(...journeys.map(({ ownDelayMs }) => ownDelayMs));
  const note = `${calls} calls; the caller itself was late by up to ${told(late, "ms")}`;
  return finding(
    { ...question, unit: "ms", note },
    journeys.map(({ longestMs }) => longestMs),
  );
}
