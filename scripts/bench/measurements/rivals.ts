import type { Load } from "../children/load.js";
import { type Figure, ratios } from "../figures.js";
import { type Finding, finding, progress, type Question, sides, told } from "../findings.js";
import { type Amount, startLoad } from "../load.js";
import { type Program, run } from "../processes.js";
import { bare, commandOf } from "../servers.js";
import type { Setup } from "./measurement.js";

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
