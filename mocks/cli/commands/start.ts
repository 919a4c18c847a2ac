import { type Command, InvalidArgumentError, Option } from "commander";
import { type SwitchId, switches } from "../../../spec/generated/assumptions.js";
import { DEFAULT_PORT } from "../../control/path.js";
import { optionsOf } from "../../runtime/assumptions.js";
import type { StartFlags } from "../start.js";
import type { Write } from "../terminal.js";
import { days, positive, whole } from "./arguments.js";
import * as shared from "./gateway-options.js";

/** Adds `start`. The mock itself is only loaded when it is to run. */
export function addStart(paystub: Command, write: Write): void {
  paystub
    .command("start")
    .description("run the mock until Ctrl-C")
    .addOption(
      new Option("--port <port>", `port of the base URL, 0 for any free one (${DEFAULT_PORT})`) //
        .argParser(port),
    )
    .addOption(
      new Option("--order-port <port>", "a port of its own for the order URL").argParser(port),
    )
    .option(
      "--host <address>",
      "address to bind to; beyond loopback a token is required (127.0.0.1)",
    )
    .addOption(shared.seed())
    .addOption(shared.sandbox())
    .addOption(shared.clock())
    .addOption(shared.assume())
    .addOption(shared.strict())
    .addOption(shared.fault())
    .option("--allow-prefer", "let a request ask for a fault, such as Prefer: code=500")
    .addOption(shared.allowEgress())
    .addOption(shared.callbacksOpen())
    .addOption(shared.callbacksOpenPerTarget())
    .addOption(shared.sandboxesMax())
    .addOption(shared.eventsMax())
    .option("--data <folder>", "keep everything in a file there, over a restart")
    .addOption(
      new Option("--fsync <mode>", "off: faster, but power loss takes the latest (on)").choices([
        "on",
        "off",
      ]),
    )
    .addOption(
      new Option("--data-max <bytes>", "take nothing new when the file holds so much").argParser(
        positive,
      ),
    )
    .addOption(
      new Option("--keep <days>", "forget sandboxes idle for so long, such as 30d").argParser(days),
    )
    .addOption(shared.database())
    .addOption(shared.databaseSchema())
    .addOption(shared.bodyLimit())
    .addOption(shared.config())
    .option("--json", "print JSON lines; the first says that the mock is ready")
    .option("--quiet", "print nothing but the first lines")
    .addHelpText(
      "after",
      () =>
        `\nExample:\n  paystub start --sandbox shop --clock frozen\n\nSwitches (the first option is the default):\n${switchList()}`,
    )
    .action(async (flags: StartFlags) => (await import("../start.js")).start(flags, write));
}

function switchList(): string {
  const ids = Object.keys(switches) as SwitchId[];
  return ids.map((id) => `  ${id.padEnd(24)} ${optionsOf(id)}`).join("\n");
}

function port(text: string): number {
  const value = whole(text);
  if (value > 65_535) throw new InvalidArgumentError("It must be a number from 0 to 65535.");
  return value;
}
