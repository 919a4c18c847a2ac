import type { Load } from "./children/load.js";
import { CONNECTIONS, commandOf, startLoad } from "./load.js";
import type { Measurement, Setup } from "./measurement.js";
import { ask, childArgs, run, start, stop } from "./processes.js";
import {
  alternate,
  type Finding,
  finding,
  percentile,
  progress,
  ratios,
  sides,
  told,
} from "./results.js";

/** How many things happen a second where it is measured how late they are seen. */
const EVENTS_A_SECOND = 500;

/** What an open workbench saw. */
interface Seen {
  readonly lateMs: readonly number[];
  readonly asked: number;
}

const UNSEEN: Seen = { lateMs: [], asked: 0 };

const SIDES = ["open", "none"] as const;

/** What a workbench that is open costs the mock, and how late it sees what happens. */
export const workbench: Measurement = {
  about: "a workbench that is open: what it costs, how late it sees what happens",
  rounds: 5,
  async measure(setup) {
    const runs = await alternate(SIDES, setup.rounds, async (side, round) => {
      const { load } = await runWith(side === "open", { until: { seconds: setup.seconds } }, setup);
      const cpu = told(load.cpuUs, "us");
      progress(`round ${round}, ${side}: ${told(load.rate, "a second")}, CPU ${cpu}`);
      return load;
    });
    const late: number[] = [];
    for (let round = 1; round <= setup.rounds; round += 1) {
      const amount = { until: { seconds: setup.seconds }, rate: EVENTS_A_SECOND };
      const { load, seen } = await runWith(true, amount, setup);
      const p95 = percentile(seen.lateMs, 0.95);
      const rate = told(load.rate, "a second");
      progress(`round ${round}: ${rate}, ${seen.lateMs.length} seen, p95 ${told(p95, "ms")}`);
      late.push(p95);
    }
    return findingsOf(runs, late);
  },
};

type Amount = { readonly until: { readonly seconds: number }; readonly rate?: number };

/** Opens the sandbox, so that there is something for a workbench to open. */
const FIRST = { until: { requests: 100 } } as const;

/**
 * One run of a fresh server, with a workbench open or without one. It is warmed up as it is measured:
 * what the engine compiled for requests alone is compiled again when a page comes, once.
 */
async function runWith(
  isOpen: boolean,
  amount: Amount,
  { cores }: Setup,
): Promise<{ readonly load: Load; readonly seen: Seen }> {
  const server = await run(commandOf(), cores?.server);
  const load = startLoad(server, cores?.load);
  const viewer = start({ args: childArgs("viewer.mjs"), core: cores?.load, talks: true });
  try {
    await load.create(FIRST);
    if (isOpen) await ask(viewer, { command: "open", url: server.baseUrl });
    await load.create(amount);
    const made = await load.create(amount);
    const seen = isOpen ? await ask<Seen>(viewer, { command: "close" }) : UNSEEN;
    return { load: made, seen };
  } finally {
    await Promise.all([stop(viewer), load.stop()]);
    await server.stop();
  }
}

type Runs = Readonly<Record<(typeof SIDES)[number], readonly Load[]>>;

function figuresOf<T>({ open, none }: Runs, figure: (load: Load) => T) {
  return { open: open.map(figure), none: none.map(figure) };
}

function findingsOf(runs: Runs, late: readonly number[]): readonly Finding[] {
  const load = `addInvoice at ${CONNECTIONS} connections`;
  const rates = figuresOf(runs, ({ rate }) => rate);
  const cpu = figuresOf(runs, ({ cpuUs }) => cpuUs);
  return [
    finding(
      {
        id: "workbench.rate",
        what: `${load}, throughput with one workbench open against none`,
        unit: "x",
        aim: { atLeast: 0.95 },
        note: sides("a second", rates),
      },
      ratios(rates.open, rates.none),
    ),
    finding(
      {
        id: "workbench.cpu",
        what: `${load}, CPU of a request without a workbench against one open`,
        unit: "x",
        aim: { atLeast: 0.95 },
        note: sides("us", cpu),
      },
      ratios(cpu.none, cpu.open),
    ),
    finding(
      {
        id: "workbench.p95",
        what: `an event in the workbench's stream at ${EVENTS_A_SECOND} events a second, p95 after it happened`,
        unit: "ms",
        aim: { atMost: 100 },
      },
      late,
    ),
  ];
}
