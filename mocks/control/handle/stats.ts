import type { CoverageView, StatsView } from "../../../spec/generated/control.types.js";
import type { Gateway } from "../../runtime/registry/gateway.js";
import type { Sandbox } from "../../runtime/sandbox/sandbox.js";
import { type StatsQuery, statsOf } from "../stats.js";
import { coverageIn } from "./coverage.js";

/** What is counted of a sandbox, as methods of its handle. */
interface CountsHandle {
  stats(query?: StatsQuery): Promise<StatsView>;
  coverage(): Promise<CoverageView>;
}

export function countsHandle(gateway: Gateway, sandbox: Sandbox): CountsHandle {
  return {
    stats: (query = {}) => countedIn(gateway, sandbox, query),
    coverage: () => coverageIn(gateway, sandbox),
  };
}

/** What happened in a sandbox, counted for plots. */
async function countedIn(
  { journal }: Gateway,
  sandbox: Sandbox,
  query: StatsQuery,
): Promise<StatsView> {
  const page = await journal.page(sandbox.name);
  // Charges are told by the log alone, which is long, so it is read only where there are some.
  const hasCharges = await sandbox.read(({ recurring }) => recurring.size > 0);
  const logged = hasCharges ? await sandbox.events(0) : [];
  return sandbox.read((world) => statsOf(world, page, logged, query));
}
