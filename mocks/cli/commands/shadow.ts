import { type Command, Option } from "commander";
import { whole } from "../arguments.js";
import { AddingOption } from "../mistakes.js";
import { addReportOptions } from "../reporting.js";
import {
  SHADOW_GATES,
  SHADOW_VARIABLES,
  type ShadowFlags,
  shadowGates,
  shadowMapping,
} from "../run/shadow-options.js";
import type { Write } from "../terminal.js";
import { productionOptions } from "./conform.js";
import { gatewayOptions } from "./start.js";

/** Adds `shadow`. What runs is only loaded when it is wanted. */
export function addShadow(paystub: Command, write: Write): void {
  const command = paystub
    .command("shadow")
    .description("run your tests against a test environment and compare the mock with it")
    .argument("<command...>", "the command to run, after --, without a shell")
    .usage("--base-url <url> [options] -- <command...>");
  for (const option of [...serviceOptions(), ...ownOptions(), ...mockOptions()]) {
    command.addOption(option);
  }
  addReportOptions(command)
    .addHelpText("after", helpText)
    .action(async ([program = "", ...rest]: string[], flags: ShadowFlags) => {
      const complain = command.configureOutput().writeErr ?? (() => undefined);
      const { runShadow } = await import("../run/shadow.js");
      await runShadow(flags, [program, ...rest], { write, complain });
    });
}

function serviceOptions(): readonly Option[] {
  return [
    new Option("--base-url <url>", "base URL of the test environment").makeOptionMandatory(),
    new Option("--order-url <url>", "order URL of the test environment (the base URL)"),
    new Option("--shop <url>", "your shop, to watch the calls that the service makes to it"),
    new Option(
      "--shop-port <port>",
      "port that the service calls to reach your shop (any free one)",
    ) //
      .argParser(whole),
    ...productionOptions(),
  ].map((option) => option.helpGroup("Options of the service:"));
}

function ownOptions(): readonly Option[] {
  return [
    new AddingOption("--env <NAME=source>", "set an environment variable of the command") //
      .argParser(shadowMapping),
    new AddingOption("--fail-on <gates>", "also fail on these gates, comma-separated: see below") //
      .argParser(shadowGates),
    new Option("--record <folder>", "write a record of the mock when the run fails, as HTML"),
    new Option("--allow-no-calls", "pass even if the command does not call the service"),
  ];
}

function mockOptions(): readonly Option[] {
  return gatewayOptions("seed", "assume", "strict", "config").map((option) =>
    option.helpGroup("Options of the mock, as for start:"),
  );
}

function helpText(): string {
  const list = (rows: readonly (readonly [string, string])[]) =>
    rows.map(([name, text]) => `  ${name.padEnd(12)} ${text}`).join("\n");
  return `
The command calls the service through a proxy on this machine and gets its answers unchanged. After
each answer, paystub makes the same call to the mock and compares. The mock sends no callbacks and no
messages. The command uses its own credentials; shadow sets none.

Variables that the command gets, by the source in --env NAME=source:
${list(SHADOW_VARIABLES)}

To see the test beside each difference, send its name to PAYSTUB_TEST_URL before it begins (PUT, as
text), or with each call in the header X-Paystub-Test.

Gates of --fail-on:
${list(Object.entries(SHADOW_GATES))}

Exit codes: that of the command; 1 if the command passed, but a gate is broken or it called nothing;
2 if the command could not run.

Example:
  paystub shadow --base-url https://api.testing.payments.example -- npm test
  paystub shadow --base-url http://127.0.0.1:4010 --fail-on differences -- npm test`;
}
