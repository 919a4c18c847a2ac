import type { Load } from "../children/load.js";
import { alternate, median } from "../figures.js";
import { type Finding, finding } from "../findings.js";
import { CONNECTIONS } from "../load.js";
import type { Measurement, Setup } from "./measurement.js";
import { against, each, type Rival, type Runs, runOf, tellRun } from "./rivals.js";

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
