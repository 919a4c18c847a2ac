import { type Command, Option } from "commander";
import { addReportOptions } from "../reporting.js";
import { GATES, gates } from "../run/gates.js";
import { checkMatrixFlags, jobCount, lengthMs, matrixKinds } from "../run/matrix-flags.js";
import type { RunFlags } from "../run/setup.js";
import { mapping, VARIABLES } from "../run/variables.js";
import type { Write } from "../terminal.js";
import * as shared from "./gateway-options.js";

/** Adds `run`. What runs is only loaded when it is wanted. */
export function addRun(paystub: Command, write: Write): void {
  const command = paystub
    .command("run")
    .description("run a team's own tests against a fresh mock, and tell what it saw of them")
    .argument("<command...>", "what to run, after --, without a shell")
    .usage("[options] -- <command...>");
  for (const option of [...ownOptions(), ...gatewayOptions(), ...matrixOptions()]) {
    command.addOption(option);
  }
  addReportOptions(command)
    .addHelpText("after", helpText)
    .action(async ([program = "", ...rest]: string[], flags: RunFlags) => {
      checkMatrixFlags(flags);
      const complain = command.configureOutput().writeErr ?? (() => undefined);
      const { run } = await import("../run/run.js");
      await run(flags, [program, ...rest], { write, complain });
    });
}

function ownOptions(): readonly Option[] {
  return [
    new Option("--env <NAME=source>", "a variable of yours and what it is set to; repeatable") //
      .argParser(mapping),
    new Option("--fail-on <gates>", "also fail on these, with commas: see below").argParser(gates),
  ];
}

function gatewayOptions(): readonly Option[] {
  const { seed, sandbox, clock, assume, strict, fault, allowEgress, config } = shared;
  return [
    sandbox("the sandbox that the credentials open (shop)"),
    ...[seed(), clock(), assume("listed by paystub start --help"), strict(), fault()],
    ...[allowEgress(), config()],
  ].map((option) => option.helpGroup("Options of the mock, as for start:"));
}

function matrixOptions(): readonly Option[] {
  return [
    new Option("--matrix <kinds>", "one run under each of: faults, assumptions, or both") //
      .argParser(matrixKinds),
    new Option("--only <what...>", "only these: fault, operation, fault:operation, switch=option"),
    new Option("--jobs <n>", "runs side by side, where the command can stand it (1)") //
      .argParser(jobCount),
    new Option("--budget <length>", "start no run that would end later, such as 10m") //
      .argParser(lengthMs),
    new Option("--timeout <length>", "longest run (5 times the plain one, 60s at least)") //
      .argParser(lengthMs),
  ].map((option) => option.helpGroup("Matrix options:"));
}

function helpText(): string {
  const list = (rows: readonly (readonly [string, string])[]) =>
    rows.map(([name, text]) => `  ${name.padEnd(12)} ${text}`).join("\n");
  return `
Variables that the command gets, by the sources that --env knows:
${list(VARIABLES)}

Gates of --fail-on:
${list(Object.entries(GATES))}

It ends with the exit code of the command; with 1 if that is 0 but a gate is broken or a run of the
matrix failed; with 2 if it could not run.

Example:
  paystub run -- npm test
  paystub run --fail-on violations,callbacks -- npm test
  paystub run --env SHOP_GATEWAY_URL=base --matrix faults --budget 10m -- npm test`;
}
