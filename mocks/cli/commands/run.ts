import { type Command, Option } from "commander";
import {
  CELL_VERDICTS,
  checkMatrixFlags,
  GATES,
  gates,
  jobCount,
  mapping,
  matrixKinds,
  pattern,
  REACHES,
  type RunFlags,
  VARIABLES,
} from "../../checks/run/options.js";
import { lengthMs } from "../arguments.js";
import { AddingOption } from "../mistakes.js";
import {
  addReportOptions,
  checkCoverageFlags,
  coverageOptions,
  verboseOption,
} from "../reporting.js";
import type { Write } from "../terminal.js";
import { gatewayOptions } from "./start.js";

/** Adds `run`. What runs is only loaded when it is wanted. */
export function addRun(paystub: Command, write: Write): void {
  const command = paystub
    .command("run")
    .description("run your tests against a fresh mock and report what they did")
    .argument("<command...>", "the command to run, after --, without a shell")
    .usage("[options] -- <command...>");
  for (const option of [...ownOptions(), ...startOptions(), ...matrixOptions()]) {
    command.addOption(option);
  }
  addReportOptions(command)
    .addHelpText("after", helpText)
    .action(async ([program = "", ...rest]: string[], flags: RunFlags) => {
      checkMatrixFlags(flags);
      checkCoverageFlags(flags);
      const complain = command.configureOutput().writeErr ?? (() => undefined);
      const { run } = await import("../../checks/run/run.js");
      await run(flags, [program, ...rest], { write, complain });
    });
}

function ownOptions(): readonly Option[] {
  return [
    new AddingOption("--env <NAME=source>", "set an environment variable of the command") //
      .argParser(mapping),
    new AddingOption(
      "--fail-on <gates>",
      "also fail on these gates or verdicts, comma-separated: see below",
    ).argParser(gates),
    new Option("--record <folder>", "write a record of each run that fails, as an HTML file"),
    ...coverageOptions(),
    new Option("--allow-no-calls", "pass even if the command does not call the mock"),
    new Option(
      "--only-tests <pattern>",
      "run only tests whose name matches (with the fixtures of paystub)",
    ).argParser(pattern),
    new Option(
      "--reach <reach>",
      "apply a --fault with times=1 once per sandbox, or once in the run",
    ).choices(REACHES),
    new Option(
      "--timeout <length>",
      "time limit of a run (30m; in a matrix 5 times the plain run, but at least 60s)",
    ).argParser(lengthMs),
    verboseOption(),
  ];
}

function startOptions(): readonly Option[] {
  return [
    new Option("--sandbox <name>", "name of the sandbox (shop)"),
    ...gatewayOptions("seed", "clock", "assume", "strict", "fault"),
    ...gatewayOptions("allowEgress", "callbacksOpen", "callbacksOpenPerTarget"),
    ...gatewayOptions("sandboxesMax", "config"),
  ].map((option) => option.helpGroup("Options of the mock, as for start:"));
}

function matrixOptions(): readonly Option[] {
  return [
    new AddingOption("--matrix <kinds>", "run again with each fault, each assumption, or both") //
      .argParser(matrixKinds),
    new Option(
      "--only <what...>",
      "limit the matrix to these: fault, operation, fault:operation, switch=option",
    ),
    new Option(
      "--jobs <n>",
      "number of parallel runs; auto starts one whenever a processor is idle (1)",
    ) //
      .argParser(jobCount),
    new Option("--budget <length>", "time budget of the whole matrix, such as 10m") //
      .argParser(lengthMs),
    new Option(
      "--client-timeout <length>",
      "longest time that your client may wait for an answer (10s)",
    ) //
      .argParser(lengthMs),
    new Option(
      "--journeys [pattern]",
      "run only tests whose name matches, and fail if a single fault fails one (journey)",
    ).argParser(pattern),
  ].map((option) => option.helpGroup("Matrix options:"));
}

function helpText(): string {
  const list = (rows: readonly (readonly [string, string])[]) =>
    rows.map(([name, text]) => `  ${name.padEnd(13)} ${text}`).join("\n");
  return `
Variables that the command gets, by the source in --env NAME=source:
${list(VARIABLES)}

Gates of --fail-on (in a matrix, they apply to the plain run):
${list(Object.entries(GATES))}

Verdicts of --fail-on in a matrix (a bug always fails it):
${list(Object.entries(CELL_VERDICTS))}

Exit codes: that of the command; 1 if the command passed, but a gate is broken or the matrix found
a bug; 2 if the command could not run.

Example:
  paystub run -- npm test
  paystub run --fail-on violations,callbacks -- npm test
  paystub run --env SHOP_GATEWAY_URL=base --matrix faults --budget 10m -- npm test`;
}
