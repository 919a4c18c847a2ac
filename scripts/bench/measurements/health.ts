import { alternate, ratios } from "../figures.js";
import { finding, progress, sides, told } from "../findings.js";
import { startLoad } from "../load.js";
import { ask, run } from "../processes.js";
import { gatewayOf } from "../servers.js";
import type { Measurement, Setup } from "./measurement.js";

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
