import type { Probed } from "../children/probe.js";
import type { Cores } from "../cores.js";
import { type Finding, finding, progress, type Question, told } from "../findings.js";
import { firstAnswer } from "../load.js";
import { ask, childArgs, output, type Running, run, start, stop } from "../processes.js";
import { gatewayOf } from "../servers.js";
import type { Measurement } from "./measurement.js";

const SUBSCRIPTIONS = 1_000;
const JOURNEY = "P10Y";
const CHARGES_LEAST = SUBSCRIPTIONS * 3_652;
const LIMIT_MS = 20 * 60_000;

/** What came of one journey. */
interface Journey extends Probed {
  readonly cpuSeconds: number;
}

/**
 * The CPU is measured on a core of its own, and again for a loop that never changes. The waits are
 * measured where all cores are everybody's, as they are in use: the engine marks garbage on threads beside the
 * one that answers, and on one core alone these would take turns.
 */
interface Round {
  readonly alone: Journey;
  readonly calibrationSeconds: number;
  readonly shared: Journey;
}

/** Ten years of daily charges, and what the callers of another sandbox notice of it. */
export const tenYears: Measurement = {
  about: "ten years of daily charges of 1,000 subscriptions, and who waits meanwhile",
  rounds: 3,
  async measure({ rounds, cores }) {
    const all: Round[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const calibration = start({ args: childArgs("calibration.mjs"), core: cores?.server });
      const calibrationSeconds = JSON.parse(await output(calibration)).cpuSeconds;
      const alone = await travel(cores);
      const shared = await travel(null);
      const wait = `longest wait ${told(shared.longestMs, "ms")}`;
      const onOne = `on one core ${told(alone.longestMs, "ms")}`;
      progress(`round ${round}: ${told(alone.cpuSeconds, "s")} of CPU, ${wait}, ${onOne}`);
      all.push({ alone, calibrationSeconds, shared });
    }
    return findingsOf(all);
  },
};

async function travel(cores: Cores | null): Promise<Journey> {
  const server = await run(gatewayOf(), cores?.server);
  try {
    const { child } = server;
    await ask(child, { command: "subscribe", count: SUBSCRIPTIONS });
    const probe = await startProbe(server, cores);
    const advance = { command: "advance", by: JOURNEY };
    const { cpuSeconds, fired } = await ask<{ cpuSeconds: number; fired: number }>(
      child,
      advance,
      LIMIT_MS,
    );
    if (fired < CHARGES_LEAST) throw new Error(`the journey brought only ${fired} events`);
    const probed = await ask<Probed>(probe, { command: "end" });
    await stop(probe);
    return { ...probed, cpuSeconds };
  } finally {
    await server.stop();
  }
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
      rounds.map(({ alone }) => alone.cpuSeconds),
    ),
    finding(
      { id: "ten-years.calibrated", what: `${what}, CPU against a fixed loop`, unit: "x" },
      rounds.map(({ alone, calibrationSeconds }) => alone.cpuSeconds / calibrationSeconds),
    ),
    waitOf(
      { id: "ten-years.wait", what: wait, aim: { atMost: 50 } },
      rounds.map(({ shared }) => shared),
    ),
    waitOf(
      { id: "ten-years.wait-one-core", what: `${wait}, on one core` },
      rounds.map(({ alone }) => alone),
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
