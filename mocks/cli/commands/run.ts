import type { Command } from "commander";
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
import { configOption, optionsOf, wordsAgain } from "../options.js";
import { addReportOptions, verboseOption } from "../reporting.js";
import type { Write } from "../terminal.js";

/** Adds `run`. What runs is only loaded when it is wanted. */
export function addRun(paystub: Command, write: Write): void {
  const command = paystub
    .command("run")
    .description("run your tests against a fresh mock and report what they did")
    .argument("<command...>", "the command to run, after --, without a shell")
    .usage("[options] -- <command...>");
  const readers = { variable: mapping, gates, matrix: matrixKinds, jobs: jobCount };
  for (const option of [...optionsOf("run", readers), configOption(), verboseOption()]) {
    command.addOption(option);
  }
  addReportOptions(command)
    .addHelpText("after", HELP)
    .action(async ([program = "", ...rest]: string[], flags: GivenFlags) => {
      checkMatrixFlags(flags);
      const complain = command.configureOutput().writeErr ?? (() => undefined);
      const again = wordsAgain(paystub.args, command.options);
      const { run } = await import("../../checks/run/command.js");
      await run({ ...flags, again }, [program, ...rest], { write, complain });
    });
}

function inTwoColumns(rows: readonly string[]): string {
  const half = Math.ceil(rows.length / 2);
  const lines = rows.slice(0, half).map((row, n) => `  ${row.padEnd(34)}${rows[half + n] ?? ""}`);
  return lines.map((line) => line.trimEnd()).join("\n");
}

const HELP = `
Sources of --env, with the variables that the command gets in any case:
${inTwoColumns(VARIABLES.map(([source, name]) => `${source.padEnd(10)} ${name}`))}
Gates: ${Object.keys(GATES).join(", ")}
Verdicts of cells, as further gates: ${Object.keys(CELL_VERDICTS).join(", ")}
Exit code: that of the command; 1 if a gate or the matrix fails; 2 if the command could not run

Example:
  paystub run --fail-on violations,callbacks --matrix faults -- npm test`;
