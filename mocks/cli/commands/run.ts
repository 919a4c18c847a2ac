import { type Command, Option } from "commander";
import { lengthMs } from "../arguments.js";
import { AddingOption } from "../mistakes.js";
import { addReportOptions, checkCoverageFlags, coverageOptions } from "../reporting.js";
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
} from "../run/options.js";
import type { Write } from "../terminal.js";
import { gatewayOptions } from "./start.js";

/** Adds `run`. What runs is only loaded when it is wanted. */
export function addRun(paystub: Command, write: Write): void {
  const command = paystub
    .command("run")
    .description("run your tests against a fresh mock and report what it saw")
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
      const { run } = await import("../run/run.js");
      await run(flags, [program, ...rest], { write, complain });
    });
}

function ownOptions(): readonly Option[] {
  return [
    new AddingOption("--env <NAME=source>", "set a variable of the command") //
      .argParser(mapping),
    new AddingOption(
      "--fail-on <gates>",
      "also fail on these gates or verdicts, comma-separated: see below",
    ).argParser(gates),
    new Option("--record <folder>", "write a record of each run that fails, as an HTML file"),
    ...coverageOptions(),
    new Option("--allow-no-calls", "pass though the mock was not called"),
    new Option(
      "--only-tests <pattern>",
      "only tests whose name matches, such as your journeys; see the guide",
    ).argParser(pattern),
    new Option(
      "--reach <reach>",
      "where the last --fault with times=1 applies once: each sandbox, or all in a run",
    ).choices(REACHES),
    new Option(
      "--timeout <length>",
      "time limit of a run (30m; in a matrix 5 times the plain run, at least 60s)",
    ).argParser(lengthMs),
    new Option("--verbose", "print every case and table, not only what is wrong"),
  ];
}

function startOptions(): readonly Option[] {
  return [
    new Option("--sandbox <name>", "the sandbox that the credentials open (shop)"),
    ...gatewayOptions("seed", "clock", "assume", "strict", "fault"),
    ...gatewayOptions("allowEgress", "callbacksOpen", "callbacksOpenPerTarget"),
    ...gatewayOptions("sandboxesMax", "config"),
  ].map((option) => option.helpGroup("Options of the mock, as for start:"));
}

function matrixOptions(): readonly Option[] {
  return [
    new AddingOption("--matrix <kinds>", "run once per variation: faults, assumptions, or both") //
      .argParser(matrixKinds),
    new Option("--only <what...>", "only these: fault, operation, fault:operation, switch=option"),
    new Option("--jobs <n>", "number of parallel runs (1)") //
      .argParser(jobCount),
    new Option("--budget <length>", "time budget of the whole matrix, such as 10m") //
      .argParser(lengthMs),
    new Option("--client-timeout <length>", "how long a client may wait for an answer (10s)") //
      .argParser(lengthMs),
    new Option(
      "--journeys [pattern]",
      "run only tests whose name matches; a single fault must not fail them (journey)",
    ).argParser(pattern),
  ].map((option) => option.helpGroup("Matrix options:"));
}

function helpText(): string {
  const list = (rows: readonly (readonly [string, string])[]) =>
    rows.map(([name, text]) => `  ${name.padEnd(13)} ${text}`).join("\n");
  return `
Variables set for the command, by the source that --env names:
${list(VARIABLES)}

Gates of --fail-on; a matrix holds them against the plain run:
${list(Object.entries(GATES))}

Verdicts of --fail-on, in a matrix; a bug always fails it:
${list(Object.entries(CELL_VERDICTS))}

Exit codes: that of the command; 1 if that is 0 but a gate is broken or a matrix found a bug;
2 if the command could not run.

Example:
  paystub run -- npm test
  paystub run --fail-on violations,callbacks -- npm test
  paystub run --env SHOP_GATEWAY_URL=base --matrix faults --budget 10m -- npm test`;
}
