import { type Amount, CONNECTIONS, firstAnswer, type Load, LoadMaker } from "./load.js";
import {
  bare,
  commandOf,
  gatewayOf,
  memoryOf,
  type Program,
  type Running,
  run,
} from "./processes.js";
import {
  alternate,
  type Figure,
  type Finding,
  finding,
  formatted,
  type Measurement,
  median,
  progress,
  type Question,
  ratios,
  type Setup,
  sides,
} from "./results.js";

/** What addInvoice is sent to: this build, another one, and a bare `node:http`. */
type Rival = "paystub" | "other" | "bare";

/** The runs of each rival that took part, by round. */
type Runs = Readonly<Partial<Record<Rival, readonly Load[]>>>;

/** One run of a fresh server, after the same load has warmed it up. */
export async function warmRun(program: Program, amount: Amount, core?: string): Promise<Load> {
  const server = await run(program, core);
  try {
    const load = new LoadMaker(server);
    await load.create(amount);
    return await load.create(amount);
  } finally {
    await server.stop();
  }
}

type FigureOf = readonly [(load: Load) => Figure, Question["unit"]];
const RATE: FigureOf = [({ rate }) => rate, "a second"];
const CPU: FigureOf = [({ cpuUs }) => cpuUs, "us"];
const P99: FigureOf = [({ p99Ms }) => p99Ms, "ms"];

/** How one rival does against another one, round by round, with the medians of both as the note. */
function against(
  question: Omit<Question, "unit" | "note">,
  runs: Runs,
  [over, under]: readonly [Rival, Rival],
  [figure, unit]: FigureOf,
): Finding {
  const each = (rival: Rival) => (runs[rival] ?? []).map(figure);
  const note = sides(unit, { [over]: each(over), [under]: each(under) });
  return finding({ ...question, unit: "x", note }, ratios(each(over), each(under)));
}

/**
 * How many invoices a second are created, what each costs the server in CPU time, and how long the slowest
 * wait. Each run has a fresh server and warms it up.
 */
export const throughput: Measurement = {
  about: `addInvoice at ${CONNECTIONS} connections: throughput, CPU per request, p99`,
  rounds: 5,
  async measure({ rounds, seconds, core, otherBuild }) {
    const programs: Readonly<Record<Rival, Program>> = {
      paystub: commandOf(),
      other: commandOf(otherBuild),
      bare,
    };
    const rivals: readonly Rival[] = ["paystub", ...(otherBuild ? ["other" as const] : []), "bare"];
    const runs: Runs = await alternate(rivals, rounds, async (rival, round) => {
      const load = await warmRun(programs[rival], { until: { seconds } }, core);
      const { rate, cpuUs, p50Ms, p99Ms } = load;
      const times = `p50 ${formatted(p50Ms, "ms")}, p99 ${formatted(p99Ms, "ms")}`;
      const speed = `${formatted(rate, "a second")}, CPU ${formatted(cpuUs, "us")}`;
      progress(`round ${round}, ${rival}: ${speed}, ${times}`);
      return load;
    });
    return [...throughputFindings(runs), ...(otherBuild ? otherBuildFindings(runs, "build") : [])];
  },
};

function throughputFindings(runs: Runs): readonly Finding[] {
  const what = `addInvoice at ${CONNECTIONS} connections`;
  const x = (id: string, about: string, aim: Question["aim"]) =>
    ({ id: `throughput.${id}`, what: `${what}, ${about}`, ...(aim && { aim }) }) as const;
  const { paystub = [], bare: least = [] } = runs;
  const busy = (loads: readonly Load[]) =>
    (median(loads.map((one) => one.loadBusy)) * 100).toFixed(0);
  // Where the load was as busy as that, the throughput of a faster server is not known.
  const note = `the load was busy ${busy(paystub)} % of the time against us, ${busy(least)} % against bare node:http`;
  return [
    against(
      x("bare", "throughput against bare node:http", { atLeast: 0.45 }),
      runs,
      ["paystub", "bare"],
      RATE,
    ),
    against(
      x("cpu", "CPU of bare node:http against ours", { atLeast: 0.45 }),
      runs,
      ["bare", "paystub"],
      CPU,
    ),
    against(x("p99", "p99 against bare node:http", { atMost: 3 }), runs, ["paystub", "bare"], P99),
    finding({ id: "throughput.rate", what, unit: "a second", note }, paystub.map(RATE[0])),
    finding(
      { id: "throughput.cpu-request", what: `${what}, CPU of a request`, unit: "us" },
      paystub.map(CPU[0]),
    ),
  ];
}

/** How this build does against another one. The ids of the findings begin with `id`. */
export function otherBuildFindings(runs: Runs, id: string, where = ""): readonly Finding[] {
  const what = `${where}this build against the other one`;
  const pair = ["paystub", "other"] as const;
  return [
    against({ id: `${id}.rate`, what: `throughput, ${what}` }, runs, pair, RATE),
    against({ id: `${id}.cpu`, what: `CPU of a request, ${what}` }, runs, pair, CPU),
    against({ id: `${id}.p99`, what: `p99, ${what}` }, runs, pair, P99),
  ];
}

const FEW = 4_000;
/** How many of the numbers are read, spread over all that are stored. */
const REMEMBERED = 100_000;
/** At how many connections, and how many reads make a run there. */
const READS = [
  { id: "reads.one", connections: 1, requests: 8_000, named: "one connection" },
  { id: "reads.many", connections: 32, requests: 30_000, named: "32 connections" },
] as const;

const SIDES = ["many", "few"] as const;

/** Whether reading an invoice stays as fast when very many are stored. */
export const reads: Measurement = {
  about: "getInvoice with very many stored against few",
  rounds: 7,
  async measure({ rounds, stored, core }) {
    const servers: Running[] = [];
    const filled = async (requests: number): Promise<LoadMaker> => {
      const server = await run(gatewayOf(), core);
      servers.push(server);
      progress(`storing ${requests} invoices through HTTP`);
      const load = new LoadMaker(server);
      await load.create({ until: { requests }, remember: Math.min(requests, REMEMBERED) });
      // The garbage of so many requests must not be collected while others are timed.
      await memoryOf(server);
      return load;
    };
    try {
      const makers = { few: await filled(FEW), many: await filled(stored) };
      const findings: Finding[] = [];
      for (const { id, connections, requests, named } of READS) {
        const amount = { until: { requests }, connections };
        for (const side of SIDES) await makers[side].read(amount);
        const times = await alternate(SIDES, rounds, async (side, round) => {
          const p50Us = (await makers[side].read(amount)).p50Ms * 1000;
          progress(`round ${round}, ${named}, ${side} stored: p50 ${formatted(p50Us, "us")}`);
          return p50Us;
        });
        const count = (value: number) => value.toLocaleString("en");
        const what = `getInvoice p50 at ${named}, ${count(stored)} stored against ${count(FEW)}`;
        const question = {
          id,
          what,
          unit: "x",
          aim: { atMost: 1.1 },
          note: sides("us", times),
        } as const;
        findings.push(finding(question, ratios(times.many, times.few)));
      }
      return findings;
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  },
};

const STARTS = ["paystub", "by hand", "bare"] as const;

/** The time from the start of the process to the first invoice, against a bare script. */
export const coldStart: Measurement = {
  about: "from the start of the process to the first invoice",
  rounds: 15,
  async measure({ rounds, core }) {
    const programs = { paystub: commandOf(), "by hand": commandOf(undefined, []), bare };
    // The first start of each reads its files from the disk, which says nothing about the program.
    for (const name of STARTS) await startMs(programs[name], core);
    const times = await alternate(STARTS, rounds, async (name, round) => {
      const time = await startMs(programs[name], core);
      progress(`round ${round}, ${name}: ${formatted(time, "ms")}`);
      return time;
    });
    const what = "cold start, spawn to the first invoice, against bare node:http";
    const x = { unit: "x", aim: { atMost: 1.3 } } as const;
    return [
      finding(
        { id: "cold-start.json", what, ...x, note: sides("ms", times) },
        ratios(times.paystub, times.bare),
      ),
      finding(
        { id: "cold-start.by-hand", what: `${what}, started as a person does`, ...x },
        ratios(times["by hand"], times.bare),
      ),
    ];
  },
};

/** From the spawn of a server to its first invoice. */
export async function startMs(program: Program, core?: string): Promise<number> {
  const began = performance.now();
  const server = await run(program, core);
  try {
    await firstAnswer(server.baseUrl);
    return performance.now() - began;
  } finally {
    await server.stop();
  }
}

// Fills what is bounded, such as the journal of requests, so that it does not count as invoices.
const FILLED_BEFORE = 20_000;

/** What one stored invoice costs, when a process got nothing but invoices through HTTP. */
export const memory: Measurement = {
  about: "memory of an invoice, stored through HTTP",
  rounds: 2,
  async measure(setup) {
    const { rounds, stored, otherBuild } = setup;
    const builds = otherBuild === undefined ? ["this"] : ["this", "other"];
    const sizes = await alternate(builds, rounds, async (build, round) => {
      const size = await sizeOfInvoice(build === "other" ? otherBuild : undefined, setup);
      const rss = `RSS ${formatted(size.rssKB, "kB")}`;
      progress(`round ${round}, ${build} build: ${formatted(size.kB, "kB")}, ${rss}`);
      return size;
    });
    const kB = (build: string) => (sizes[build] ?? []).map((size) => size.kB);
    const what = `memory of an invoice, ${stored.toLocaleString("en")} stored through HTTP`;
    const inUse = { id: "memory.in-use", what, unit: "kB", aim: { atMost: 1 } } as const;
    const note = "growth of heapUsed and external after gc; 1 kB is 1,000 bytes";
    const rss = { id: "memory.rss", what: `${what}, growth of RSS`, unit: "kB" } as const;
    const findings = [
      finding({ ...inUse, note }, kB("this")),
      finding(
        { ...rss, note: "after the same gc" },
        (sizes.this ?? []).map((size) => size.rssKB),
      ),
    ];
    if (otherBuild === undefined) return findings;
    const question = {
      ...({ id: "build.memory", unit: "x" } as const),
      what: "memory of an invoice, this build against the other one",
      note: sides("kB", { this: kB("this"), other: kB("other") }),
    };
    return [...findings, finding(question, ratios(kB("this"), kB("other")))];
  },
};

async function sizeOfInvoice(build: string | undefined, { core, stored }: Setup) {
  const server = await run(gatewayOf(build), core);
  try {
    const load = new LoadMaker(server);
    await load.create({ until: { requests: FILLED_BEFORE } });
    const before = await memoryOf(server);
    await load.create({ until: { requests: stored } });
    const { bytes, rss } = await memoryOf(server);
    const each = (grown: number) => grown / stored / 1000;
    return { kB: each(bytes - before.bytes), rssKB: each(rss - before.rss) };
  } finally {
    await server.stop();
  }
}
