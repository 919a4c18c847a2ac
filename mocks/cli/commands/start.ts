import type { Command } from "commander";
import { configOption, optionsOf } from "../options.js";
import type { StartFlags } from "../start.js";
import type { Write } from "../terminal.js";

/** Adds `start`. The mock itself is only loaded when it is to run. */
export function addStart(paystub: Command, write: Write): void {
  const command = paystub.command("start").description("run the mock until Ctrl-C");
  for (const option of [...optionsOf("start"), configOption()]) command.addOption(option);
  command
    .option("--detach", "run in the background until paystub stop")
    .option("--json", "print JSON lines, the first once the mock is ready")
    .option("--quiet", "print only the first lines")
    .addHelpText("after", "\nExample:\n  paystub start --sandbox shop --clock frozen")
    .action(async (flags: StartFlags & { readonly detach?: boolean }) => {
      if (flags.detach) {
        const { startInBackground } = await import("../detached.js");
        return startInBackground(process.argv.slice(2), write);
      }
      await (await import("../start.js")).start(flags, write);
    });
}

/** Adds `stop`, which ends what `start` runs for this project. */
export function addStop(paystub: Command, write: Write): void {
  paystub
    .command("stop")
    .description("stop the mock of this project")
    .option("--control-url <url>", "stop the mock at this address, if several run")
    .option("--all", "stop all mocks of this project")
    .addHelpText("after", "\nExample:\n  paystub stop")
    .action(async (flags: { readonly controlUrl?: string; readonly all?: boolean }) => {
      const { stopMocks } = await import("../detached.js");
      const stopped = await stopMocks(flags);
      const lines = stopped.map(({ baseUrl }) => `stopped the mock at ${baseUrl}\n`);
      write(lines.join("") || "no mock of this project is running\n");
    });
}
