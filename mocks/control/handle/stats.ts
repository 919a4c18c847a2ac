import type { StatsView } from "../../../spec/generated/control.types.js";
import type { Gateway } from "../../runtime/gateway.js";
import type { Sandbox } from "../../runtime/sandbox.js";
import { type StatsQuery, statsOf } from "../stats.js";

/** What happened in a sandbox, counted for plots. */
export async function countedIn(
  { journal }: Gateway,
  sandbox: Sandbox,
  query: StatsQuery = {},
): Promise<StatsView> {
  const page = await journal.page(sandbox.name);
  // Charges are told by the log alone, which is long, so it is read only where there are some.
  const hasCharges = await sandbox.read(({ recurring }) => recurring.size > 0);
  const logged = hasCharges ? await sandbox.events(0) : [];
  return sandbox.read((world) => statsOf(world, page, logged, query));
}
