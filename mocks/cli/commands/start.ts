import { type Command, InvalidArgumentError, Option } from "commander";
import { type SwitchId, switches } from "../../../spec/generated/assumptions.js";
import { DEFAULT_PORT } from "../../api/paths.js";
import { optionsOf } from "../../runtime/assumptions.js";
import type { StartFlags } from "../start.js";
import type { Write } from "../terminal.js";
import { days, positive, whole } from "./arguments.js";
import { gatewayOptions } from "./gateway-options.js";

/** Adds `start`. The mock itself is only loaded when it is to run. */
export function addStart(paystub: Command, write: Write): void {
  const command = paystub
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
      "address to bind to; beyond loopback it is a shared host (127.0.0.1)",
    );
  for (const option of [
    ...gatewayOptions("allowHost", "publicUrl", "trustProxy", "apiToken", "controlToken"),
    ...gatewayOptions("allowFrame", "allowEgress"),
    ...gatewayOptions("seed", "sandbox", "examples", "clock", "assume", "strict", "fault"),
    ...gatewayOptions("callbacksOpen", "callbacksOpenPerTarget", "sandboxesMax", "eventsMax"),
    ...keepingOptions(),
    new Option("--allow-prefer", "let a request ask for a fault, such as Prefer: code=500"),
    new Option("--always-redirect", "send browsers to a shop of this machine that does not answer"),
    ...gatewayOptions("bodyLimit", "config"),
  ])
    command.addOption(option);
  command
    .option("--json", "print JSON lines; the first says that the mock is ready")
    .option("--quiet", "print nothing but the first lines")
    .addHelpText(
      "after",
      () =>
        `\nExample:\n  paystub start --sandbox shop --clock frozen\n\nSwitches (the first option is the default; PT5M may be written 5m):\n${switchList()}`,
    )
    .action(async (flags: StartFlags) => {
      const complain = command.configureOutput().writeErr ?? (() => undefined);
      await (await import("../start.js")).start(flags, { write, complain });
    });
}

/** Where everything is kept, and for how long. */
function keepingOptions(): readonly Option[] {
  const fsync = "off: faster, but power loss takes the latest (on)";
  const full = "take nothing new when the file holds so much";
  return [
    new Option("--data <folder>", "keep everything in a file there, over a restart"),
    new Option("--fsync <mode>", fsync).choices(["on", "off"]),
    new Option("--data-max <bytes>", full).argParser(positive),
    new Option("--keep <length>", "forget sandboxes idle for so long, such as 30d").argParser(days),
    ...gatewayOptions("database", "databaseSchema"),
  ];
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
