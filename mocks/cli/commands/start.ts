import { type Command, Option } from "commander";
import { type SwitchId, switches } from "../../../spec/generated/assumptions.js";
import { DEFAULT_PORT } from "../../api/paths.js";
import { assumption, clockStart, duration, invalidValue, positive, whole } from "../arguments.js";
import { readFaultRule } from "../fault-option.js";
import { RULES } from "../messages.js";
import { AddingOption } from "../mistakes.js";
import type { StartFlags } from "../start.js";
import { optionsOf } from "../switch-options.js";
import type { Write } from "../terminal.js";

/** The options of commands that start a gateway, by the name of their value. */
const GATEWAY_OPTIONS = {
  allowHost: () =>
    new Option(
      "--allow-host <name...>",
      "host names that clients may call the mock by, such as *.ci.example",
    ),
  publicUrl: () =>
    new Option(
      "--public-url <url>",
      "base of all links; request uses the address of each call",
    ).env("PAYSTUB_PUBLIC_URL"),
  trustProxy: () =>
    new Option(
      "--trust-proxy <address...>",
      "proxies whose Forwarded headers the mock trusts: 10.0.0.0/8, loopback",
    ),
  apiToken: () =>
    new Option("--api-token <token>", "token that every call to the operations must carry").env(
      "PAYSTUB_API_TOKEN",
    ),
  controlToken: () =>
    new Option(
      "--control-token <token>",
      "the control token (random on a shared host, none on loopback)",
    ).env("PAYSTUB_CONTROL_TOKEN"),
  allowFrame: () =>
    new Option("--allow-frame <origin...>", "sites that may embed the mobile page in a frame"),
  seed: () =>
    new Option(
      "--seed <text>",
      "seed of codes, ids and sample merchants (paystub; random on a shared host)",
    ),
  sandbox: () => new Option("--sandbox <name>", "open a sandbox at the start"),
  examples: () =>
    new Option("--examples", "open a sandbox in which the spec's example requests work as shown"),
  clock: () =>
    new Option(
      "--clock <start>",
      "real, frozen (now), or frozen at an instant, such as 2026-01-31T12:00:00Z (real)",
    ).argParser(clockStart),
  assume: () =>
    new Option(
      "--assume <id=option...>",
      "set a switch to an option; start --help lists them",
    ).argParser(assumption),
  strict: () =>
    new Option(
      "--strict",
      "reject calls that the mock otherwise tolerates, and answer 501 to assumed operations",
    ),
  fault: () =>
    new AddingOption(
      "--fault <rule>",
      "inject a fault by a rule, such as lost-reply,operation=addInvoice,times=1",
    ).argParser(readFaultRule),
  allowEgress: () =>
    new Option(
      "--allow-egress <host...>",
      "hosts that may receive callbacks, besides loopback; on a shared host, the only ones",
    ),
  callbacksOpen: () =>
    new Option("--callbacks-open <n>", "maximum number of callbacks at once (64)").argParser(
      positive,
    ),
  callbacksOpenPerTarget: () =>
    new Option(
      "--callbacks-open-per-target <n>",
      "maximum number of callbacks at once to one origin (16)",
    ).argParser(positive),
  sandboxesMax: () =>
    new Option("--sandboxes-max <n>", "maximum number of open sandboxes (10000)").argParser(
      positive,
    ),
  eventsMax: () =>
    new Option("--events-max <n>", "maximum number of events of one sandbox (1000000)").argParser(
      positive,
    ),
  memoryMax: () =>
    new Option(
      "--memory-max <bytes>",
      "maximum memory of all sandboxes together (40 % of the heap)",
    ).argParser(positive),
  sandboxMemoryMax: () =>
    new Option(
      "--sandbox-memory-max <bytes>",
      "maximum memory of one sandbox (half of --memory-max)",
    ).argParser(positive),
  journalMax: () =>
    new Option(
      "--journal-max <bytes>",
      "maximum size of the request journal (an eighth of the heap, at most 268435456)",
    ).argParser(positive),
  bodyLimit: () =>
    new Option("--body-limit <bytes>", "maximum size of a request body (1048576)").argParser(whole),
  database: () =>
    new Option(
      "--database <url>",
      "keep everything in this PostgreSQL database, which several mocks can share",
    ).env("PAYSTUB_DATABASE"),
  databaseSchema: () => new Option("--database-schema <name>", "schema of the tables (paystub)"),
  config: () =>
    new Option(
      "--config <file>",
      "a JSON file with these options in camel case; the command line wins",
    ),
} as const satisfies Readonly<Record<string, () => Option>>;

/** Makes options of a gateway for one command: an option belongs to a single command. */
export function gatewayOptions(
  ...names: readonly (keyof typeof GATEWAY_OPTIONS)[]
): readonly Option[] {
  return names.map((name) => GATEWAY_OPTIONS[name]());
}

/** Adds `start`. The mock itself is only loaded when it is to run. */
export function addStart(paystub: Command, write: Write): void {
  const command = paystub
    .command("start")
    .description("run the mock until Ctrl-C")
    .addOption(
      new Option("--port <port>", `port of the base URL, or 0 for a free one (${DEFAULT_PORT})`) //
        .argParser(port),
    )
    .addOption(
      new Option("--order-port <port>", "serve the order URL on a port of its own").argParser(port),
    )
    .option(
      "--host <address>",
      "address to bind to; any but loopback makes a shared host (127.0.0.1)",
    );
  for (const option of [
    ...gatewayOptions("allowHost", "publicUrl", "trustProxy", "apiToken", "controlToken"),
    ...gatewayOptions("allowFrame", "allowEgress"),
    ...gatewayOptions("seed", "sandbox", "examples", "clock", "assume", "strict", "fault"),
    ...gatewayOptions("callbacksOpen", "callbacksOpenPerTarget", "sandboxesMax", "eventsMax"),
    ...gatewayOptions("memoryMax", "sandboxMemoryMax", "journalMax"),
    ...keepingOptions(),
    new Option(
      "--allow-prefer",
      "let a request inject a fault with its header, such as Prefer: code=500",
    ),
    new Option(
      "--always-redirect",
      "send browsers back to a shop on this machine even if it does not answer",
    ),
    ...gatewayOptions("bodyLimit", "config"),
  ])
    command.addOption(option);
  command
    .option("--detach", "run in the background until paystub stop")
    .option("--json", "print JSON lines, the first once the mock is ready")
    .option("--quiet", "print only the first lines")
    .addHelpText(
      "after",
      () =>
        `\nExample:\n  paystub start --sandbox shop --clock frozen\n\nSwitches (the first option is the default; PT5M may be written 5m):\n${switchList()}`,
    )
    .action(async ({ fsync, ...given }: TypedFlags) => {
      // commander gives an option that begins with --no- the value true if it is absent.
      const flags: TypedFlags = { ...given, ...(fsync === false && { noFsync: true }) };
      const complain = command.configureOutput().writeErr ?? (() => undefined);
      if (flags.detach) {
        const { startInBackground } = await import("../detached.js");
        return startInBackground(process.argv.slice(2), write);
      }
      await (await import("../start.js")).start(flags, { write, complain });
    });
}

/** The flags as commander reads them. */
interface TypedFlags extends StartFlags {
  readonly detach?: boolean;
  readonly fsync?: boolean;
}

/** Where everything is kept, and for how long. */
function keepingOptions(): readonly Option[] {
  const full = "reject new data once the file has this size";
  return [
    new Option("--data <folder>", "keep everything in a file in this folder, also over restarts"),
    new Option(
      "--no-fsync",
      "do not wait for the disk: faster, but a power failure loses the latest changes",
    ),
    new Option("--data-max <bytes>", full).argParser(positive),
    new Option(
      "--keep <length>",
      "delete sandboxes that were idle this long, such as 30d",
    ).argParser(duration),
    ...gatewayOptions("database", "databaseSchema"),
  ];
}

function switchList(): string {
  const ids = Object.keys(switches) as SwitchId[];
  return ids.map((id) => `  ${id.padEnd(24)} ${optionsOf(id)}`).join("\n");
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

function port(text: string): number {
  const value = whole(text);
  if (value > 65_535) throw invalidValue(text, RULES.port);
  return value;
}
