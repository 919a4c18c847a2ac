import type { Load } from "./children/load.js";
import {
  type Amount,
  bare,
  CONNECTIONS,
  commandOf,
  gatewayOf,
  type LoadMaker,
  memoryOf,
  startLoad,
} from "./load.js";
import type { Measurement, Setup } from "./measurement.js";
import { ask, type Program, type Running, run } from "./processes.js";
import {
  alternate,
  type Figure,
  type Finding,
  finding,
  median,
  progress,
  type Question,
  ratios,
  sides,
  told,
} from "./results.js";

/** What addInvoice is sent to: this build, another one, and a bare `node:http`. */
export type Rival = "paystub" | "other" | "bare";

/** The runs of each rival that took part, by round. */
export type Runs = Readonly<Partial<Record<Rival, readonly Load[]>>>;

/** The program of a rival. */
function programOf(rival: Rival, { otherBuild }: Setup): Program {
  return rival === "bare" ? bare : commandOf(rival === "other" ? otherBuild : undefined);
}

/** One run of a fresh server, after it has been warmed up. */
export async function runOf(rival: Rival, amount: Amount, setup: Setup): Promise<Load> {
  const server = await run(programOf(rival, setup), setup.cores?.server);
  const load = startLoad(server, setup.cores?.load);
  try {
    await load.create(amount);
    return await load.create(amount);
  } finally {
    await load.stop();
    await server.stop();
  }
}

/** Tells on stderr what a run came to. */
export function tellRun(rival: Rival, round: number, { rate, cpuUs, p50Ms, p99Ms }: Load): void {
  const cpu = told(cpuUs, "us");
  const times = `p50 ${told(p50Ms, "ms")}, p99 ${told(p99Ms, "ms")}`;
  progress(`round ${round}, ${rival}: ${told(rate, "a second")}, CPU ${cpu}, ${times}`);
}

/** The figure of each round. */
export function each(
  loads: readonly Load[] | undefined,
  figure: (load: Load) => Figure,
): readonly Figure[] {
  return (loads ?? []).map(figure);
}

/** How one rival does against another one, round by round, with the medians of both as the note. */
export function against(
  question: Omit<Question, "unit" | "note">,
  runs: Runs,
  [over, under]: readonly [Rival, Rival],
  [figure, unit]: readonly [(load: Load) => Figure, Question["unit"]],
): Finding {
  const both = { [over]: each(runs[over], figure), [under]: each(runs[under], figure) };
  const note = sides(unit, both);
  return finding({ ...question, unit: "x", note }, ratios(both[over] ?? [], both[under] ?? []));
}

const RATE = [(load: Load) => load.rate, "a second"] as const;
const CPU = [(load: Load) => load.cpuUs, "us"] as const;
const P99 = [(load: Load) => load.p99Ms, "ms"] as const;

/**
 * How many invoices a second are created with everything on, what each costs the server in CPU time,
 * and how long the slowest wait. Each run has a fresh server and warms it up.
 */
export const throughput: Measurement = {
  about: `addInvoice at ${CONNECTIONS} connections: throughput, CPU per request, p99`,
  rounds: 5,
  async measure(setup) {
    const other: readonly Rival[] = setup.otherBuild === undefined ? [] : ["other"];
    const rivals: readonly Rival[] = ["paystub", ...other, "bare"];
    const runs: Runs = await alternate(rivals, setup.rounds, (rival, round) =>
      runAndTell(rival, round, setup),
    );
    return [...findingsOf(runs), ...(other.length > 0 ? otherBuildOf(runs) : [])];
  },
};

async function runAndTell(rival: Rival, round: number, setup: Setup): Promise<Load> {
  const load = await runOf(rival, { until: { seconds: setup.seconds } }, setup);
  tellRun(rival, round, load);
  return load;
}

function findingsOf(runs: Runs): readonly Finding[] {
  const load = `addInvoice at ${CONNECTIONS} connections`;
  return [
    against(
      {
        id: "throughput.bare",
        what: `${load}, throughput against bare node:http`,
        aim: { atLeast: 0.45 },
      },
      runs,
      ["paystub", "bare"],
      RATE,
    ),
    against(
      {
        id: "throughput.cpu",
        what: `${load}, CPU of bare node:http against ours`,
        aim: { atLeast: 0.45 },
      },
      runs,
      ["bare", "paystub"],
      CPU,
    ),
    against(
      { id: "throughput.p99", what: `${load}, p99 against bare node:http`, aim: { atMost: 3 } },
      runs,
      ["paystub", "bare"],
      P99,
    ),
    finding(
      { id: "throughput.rate", what: load, unit: "a second", note: loadOf(runs) },
      each(runs.paystub, RATE[0]),
    ),
    finding(
      { id: "throughput.cpu-request", what: `${load}, CPU of a request`, unit: "us" },
      each(runs.paystub, CPU[0]),
    ),
  ];
}

/** Where the load was as busy as this, the throughput of a faster server is not known. */
function loadOf({ bare, paystub }: Runs): string {
  const share = (loads: readonly Load[] = []) => {
    return (median(loads.map(({ loadBusy }) => loadBusy)) * 100).toFixed(0);
  };
  const [ours, theirs] = [share(paystub), share(bare)];
  return `the load was busy ${ours} % of the time against us, ${theirs} % against bare node:http`;
}

function otherBuildOf(runs: Runs): readonly Finding[] {
  const what = "this build against the other one";
  return [
    against({ id: "build.rate", what: `throughput, ${what}` }, runs, ["paystub", "other"], RATE),
    against(
      { id: "build.cpu", what: `CPU of a request, ${what}` },
      runs,
      ["paystub", "other"],
      CPU,
    ),
    against({ id: "build.p99", what: `p99, ${what}` }, runs, ["paystub", "other"], P99),
  ];
}

const RIVALS: readonly Rival[] = ["paystub", "bare"];

/** What a client gets that waits for each answer before it asks again. */
export const oneConnection: Measurement = {
  about: "addInvoice at one connection: throughput and p50",
  rounds: 5,
  async measure(setup) {
    const amount = { until: { seconds: setup.seconds }, connections: 1 };
    const runs: Runs = await alternate(RIVALS, setup.rounds, async (rival, round) => {
      const load = await runOf(rival, amount, setup);
      tellRun(rival, round, load);
      return load;
    });
    const what = "addInvoice at one connection";
    const pair = ["paystub", "bare"] as const;
    return [
      against(
        { id: "one-connection.rate", what: `${what}, throughput against bare node:http` },
        runs,
        pair,
        [(load: Load) => load.rate, "a second"],
      ),
      against(
        { id: "one-connection.p50", what: `${what}, p50 against bare node:http` },
        runs,
        pair,
        [(load: Load) => load.p50Ms, "ms"],
      ),
    ];
  },
};

const FEW = 4_000;
/** How many of the numbers are read, spread over all that are stored. */
const REMEMBERED = 100_000;
/** At how many connections, and how many reads make a run there. */
const RUNS = [
  { id: "reads.one", connections: 1, reads: 8_000, named: "one connection" },
  {
    id: "reads.many",
    connections: CONNECTIONS,
    reads: 30_000,
    named: `${CONNECTIONS} connections`,
  },
] as const;

const SIDES = ["many", "few"] as const;

/** Whether reading an invoice stays as fast when very many are stored. */
export const reads: Measurement = {
  about: "getInvoice with very many stored against few",
  rounds: 7,
  async measure(setup) {
    const servers: Running[] = [];
    const loads: LoadMaker[] = [];
    const filled = async (count: number): Promise<LoadMaker> => {
      const server = await run(gatewayOf(), setup.cores?.server);
      servers.push(server);
      const load = startLoad(server, setup.cores?.load);
      loads.push(load);
      progress(`storing ${count} invoices through HTTP`);
      await load.create({ until: { requests: count }, remember: Math.min(count, REMEMBERED) });
      // What is left to collect after so many requests shall not be collected while others are timed.
      await memoryOf(server);
      return load;
    };
    try {
      const sides = { few: await filled(FEW), many: await filled(setup.stored) };
      const findings: Finding[] = [];
      for (const one of RUNS) findings.push(await compare(sides, one, setup));
      return findings;
    } finally {
      await Promise.all([...loads, ...servers].map((one) => one.stop()));
    }
  },
};

async function compare(
  makers: Readonly<Record<(typeof SIDES)[number], LoadMaker>>,
  { id, connections, reads: requests, named }: (typeof RUNS)[number],
  { rounds, stored }: Setup,
): Promise<Finding> {
  const amount = { until: { requests }, connections };
  for (const side of SIDES) await makers[side].read(amount);
  const times = await alternate(SIDES, rounds, async (side, round) => {
    const { p50Ms } = await makers[side].read(amount);
    progress(`round ${round}, ${named}, ${side} stored: p50 ${told(p50Ms * 1000, "us")}`);
    return p50Ms * 1000;
  });
  const count = (value: number) => value.toLocaleString("en");
  const what = `getInvoice p50 at ${named}, ${count(stored)} stored against ${count(FEW)}`;
  const question = { id, what, unit: "x", aim: { atMost: 1.1 }, note: sides("us", times) } as const;
  return finding(question, ratios(times.many, times.few));
}

const COUNTS = { many: 10_000, one: 1 } as const;
const NAMES = ["many", "one"] as const;

/** Whether the answer of a health check takes longer when very many sandboxes are open. */
export const health: Measurement = {
  about: "health with 10,000 sandboxes open against one",
  rounds: 5,
  async measure(setup) {
    const many = await opened(COUNTS.many, setup);
    const one = await opened(COUNTS.one, setup);
    const makers = { many, one };
    const amount = { until: { seconds: setup.seconds }, connections: 1 };
    const call = (name: (typeof NAMES)[number]) => makers[name].get("/_control/health", amount);
    try {
      for (const name of NAMES) await call(name);
      const times = await alternate(NAMES, setup.rounds, async (name, round) => {
        const { p50Ms } = await call(name);
        progress(`round ${round}, ${COUNTS[name]} open: p50 ${told(p50Ms * 1000, "us")}`);
        return p50Ms * 1000;
      });
      const what = "health p50, 10,000 sandboxes open against one";
      const question = { id: "health.sandboxes", what, unit: "x", aim: { atMost: 1.2 } } as const;
      return [finding({ ...question, note: sides("us", times) }, ratios(times.many, times.one))];
    } finally {
      await many.stop();
      await one.stop();
    }
  },
};

/** A gateway with so many sandboxes open, and who calls it. */
async function opened(count: number, { cores }: Setup) {
  const server = await run(gatewayOf(), cores?.server);
  await ask(server.child, { command: "open", count });
  const load = startLoad(server, cores?.load);
  const stop = async () => {
    await load.stop();
    await server.stop();
  };
  return { ...load, stop };
}
