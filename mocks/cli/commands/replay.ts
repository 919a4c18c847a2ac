import { type Command, Option } from "commander";
import { addReportOptions } from "../reporting.js";
import type { ReplayFlags } from "../run/replay.js";
import type { Write } from "../terminal.js";
import { gatewayOptions } from "./start.js";

const HELP = `
replay makes each recorded call again in a fresh sandbox with the same seed, at the same instants of
its clock, and compares the answer with the recorded one. Between the calls, it repeats what a customer
or a tester did. It sends no callbacks.

Exit codes: 0; 1 if an answer differs and you gave --fail-on differences; 2 if the file cannot be
read, or holds no call.

Example:
  paystub replay failed.html
  paystub replay failed.html --assume order-status-case=upper --fail-on differences`;

/** Adds `replay`. What asks is only loaded when it is wanted. */
export function addReplay(paystub: Command, write: Write): void {
  const command = paystub
    .command("replay")
    .description("repeat the calls of a record in this version, and show the answers that differ")
    .argument("<file>", "a record of paystub record, or the output of paystub start --json")
    .option("--sandbox <name>", "sandbox to replay (the one with the most calls)")
    .addOption(
      new Option("--fail-on <gate>", "also fail where an answer differs").choices(["differences"]),
    );
  for (const option of gatewayOptions("assume", "strict")) command.addOption(option);
  addReportOptions(command)
    .addHelpText("after", HELP)
    .action(async (file: string, flags: ReplayFlags) => {
      const { runReplay } = await import("../run/replay.js");
      await runReplay(file, flags, write);
    });
}
