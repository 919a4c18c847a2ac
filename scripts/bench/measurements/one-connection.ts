import type { Load } from "../children/load.js";
import { alternate } from "../figures.js";
import type { Measurement } from "./measurement.js";
import { against, type Rival, type Runs, runOf, tellRun } from "./rivals.js";

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
