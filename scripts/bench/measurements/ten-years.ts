import type { Probed } from "../children/probe.js";
import type { Cores } from "../cores.js";
import { type Finding, finding, progress, told } from "../findings.js";
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
  /** How long the same CPU took for the calibration. */
  readonly calibrationSeconds: number;
}

/** Ten years of daily charges, and what the callers of another sandbox notice of it. */
export const tenYears: Measurement = {
  about: "ten years of daily charges of 1,000 subscriptions, and who waits meanwhile",
  rounds: 3,
  async measure({ rounds, cores }) {
    const journeys: Journey[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const journey = await travel(cores);
      const wait = `longest wait ${told(journey.longestMs, "ms")}`;
      progress(`round ${round}: ${told(journey.cpuSeconds, "s")} of CPU, ${wait}`);
      journeys.push(journey);
    }
    return findingsOf(journeys);
  },
};

async function travel(cores: Cores | null): Promise<Journey> {
  const calibration = start({ args: childArgs("calibration.mjs"), core: cores?.server });
  const calibrationSeconds = JSON.parse(await output(calibration)).cpuSeconds;
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
    return { ...probed, cpuSeconds, calibrationSeconds };
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

function findingsOf(journeys: readonly Journey[]): readonly Finding[] {
  const what = "ten years of daily charges of 1,000 subscriptions";
  const late = Math.max(...journeys.map(({ ownDelayMs }) => ownDelayMs));
  const calls = journeys.map((journey) => journey.calls).join(", ");
  return [
    finding(
      { id: "ten-years.cpu", what: `${what}, CPU`, unit: "s", aim: { atMost: 5 } },
      journeys.map(({ cpuSeconds }) => cpuSeconds),
    ),
    finding(
      { id: "ten-years.calibrated", what: `${what}, CPU against a fixed loop`, unit: "x" },
      journeys.map(({ cpuSeconds, calibrationSeconds }) => cpuSeconds / calibrationSeconds),
    ),
    finding(
      {
        id: "ten-years.wait",
        what: "longest wait of another sandbox's calls meanwhile",
        unit: "ms",
        aim: { atMost: 50 },
        note: `${calls} calls; the caller itself was late by up to ${told(late, "ms")}`,
      },
      journeys.map(({ longestMs }) => longestMs),
    ),
  ];
}
