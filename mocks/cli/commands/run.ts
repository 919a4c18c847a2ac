import {
  CELL_VERDICTS,
  checkMatrixFlags,
  GATES,
  type GivenFlags,
  gates,
  jobCount,
  mapping,
  matrixKinds,
  VARIABLES,
} from "../../checks/run/options.js";
import { type CommandCall, wordsAgain } from "../options.js";
import { checkDestinations } from "../reporting.js";

export const readers = { variable: mapping, gates, matrix: matrixKinds, jobs: jobCount };

/** Runs tests against a fresh mock and reports what they did. */
export async function run({
  words,
  flags,
  terminal,
  typed,
}: CommandCall<GivenFlags>): Promise<void> {
  await checkDestinations(flags);
  checkMatrixFlags(flags);
  const [program = "", ...rest] = words;
  const command = await import("../../checks/run/command.js");
  await command.run({ ...flags, again: wordsAgain(typed) }, [program, ...rest], terminal);
}

function inTwoColumns(rows: readonly string[]): string {
  const half = Math.ceil(rows.length / 2);
  const lines = rows.slice(0, half).map((row, n) => `  ${row.padEnd(34)}${rows[half + n] ?? ""}`);
  return lines.map((line) => line.trimEnd()).join("\n");
}

export const help = `Sources of --env, with the variables that the command gets in any case:
${inTwoColumns(VARIABLES.map(([source, name]) => `${source.padEnd(10)} ${name}`))}
Gates: ${Object.keys(GATES).join(", ")}
Verdicts of cells, as further gates: ${Object.keys(CELL_VERDICTS).join(", ")}
Exit code: that of the command; 1 if a gate or the matrix fails; 2 if the command could not run

Example:
  paystub run --fail-on violations,callbacks --matrix faults -- npm test`;
