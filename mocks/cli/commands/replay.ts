import { type Command, Option } from "commander";
import { addReportOptions } from "../reporting.js";
import type { ReplayFlags } from "../run/replay.js";
import type { Write } from "../terminal.js";
import { gatewayOptions } from "./start.js";

const HELP = `
Each recorded call is asked again of a fresh sandbox with the same seed, at the same instants of its
clock, and its answer is compared with the one that was recorded. What a customer or a tester did
between the calls is done again. No callback is sent.

Exit codes: 0 it was compared; 1 an answer differs and --fail-on differences is given; 2 the file
cannot be read, or holds no call.

Example:
  paystub replay failed.html
  paystub replay failed.html --assume order-status-case=upper --fail-on differences`;

/** Adds `replay`. What asks is only loaded when it is wanted. */
export function addReplay(paystub: Command, write: Write): void {
  const command = paystub
    .command("replay")
    .description("ask this version what a record was asked, and show the answers that differ")
    .argument("<file>", "a record of paystub record, or the output of paystub start --json")
    .option("--sandbox <name>", "which sandbox of the output (the one with most calls)")
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
