import { Option } from "commander";
import { readFaultRule } from "../fault-option.js";
import { AddingOption } from "../given-values.js";
import { assumption, positive, whole } from "./arguments.js";

/** The options of commands that start a gateway, by the name of their value. */
const GATEWAY_OPTIONS = {
  allowHost: () =>
    new Option("--allow-host <name...>", "more names it is called by; *.ci.example for all below"),
  publicUrl: () =>
    new Option(
      "--public-url <url>",
      "what links begin with; request: the address of each call",
    ).env("PAYSTUB_PUBLIC_URL"),
  trustProxy: () =>
    new Option(
      "--trust-proxy <address...>",
      "proxies whose Forwarded headers are believed: 10.0.0.0/8, loopback",
    ),
  apiToken: () =>
    new Option("--api-token <token>", "a token that the operations ask for").env(
      "PAYSTUB_API_TOKEN",
    ),
  controlToken: () =>
    new Option(
      "--control-token <token>",
      "the control token; drawn without it, beyond loopback",
    ).env("PAYSTUB_CONTROL_TOKEN"),
  allowFrame: () =>
    new Option("--allow-frame <origin...>", "sites that may show the mobile page in a frame"),
  seed: () =>
    new Option(
      "--seed <text>",
      "same seed, same codes, ids and sample merchants (paystub; drawn on a shared host)",
    ),
  sandbox: () => new Option("--sandbox <name>", "open a sandbox at once"),
  examples: () =>
    new Option("--examples", "open a sandbox in which the spec's example requests work as shown"),
  clock: () =>
    new Option("--clock <mode>", "real time, or frozen until moved (real)").choices([
      "real",
      "frozen",
    ]),
  assume: () =>
    new Option(
      "--assume <id=option...>",
      "an option of a switch; start --help lists them",
    ).argParser(assumption),
  strict: () =>
    new Option(
      "--strict",
      "reject what is otherwise tolerated, and answer 501 to assumed operations",
    ),
  fault: () =>
    new AddingOption(
      "--fault <rule>",
      "a fault rule, such as lost-reply,operation=addInvoice,times=1",
    ).argParser(readFaultRule),
  allowEgress: () =>
    new Option(
      "--allow-egress <host...>",
      "hosts that callbacks may be sent to; loopback may without, unless the host is shared",
    ),
  callbacksOpen: () =>
    new Option("--callbacks-open <n>", "most callbacks under way at once (64)").argParser(positive),
  callbacksOpenPerTarget: () =>
    new Option(
      "--callbacks-open-per-target <n>",
      "most of them to one origin of a shop (16)",
    ).argParser(positive),
  sandboxesMax: () =>
    new Option("--sandboxes-max <n>", "most sandboxes open at once (10000)").argParser(positive),
  eventsMax: () =>
    new Option("--events-max <n>", "most events of one sandbox (1000000)").argParser(positive),
  bodyLimit: () =>
    new Option("--body-limit <bytes>", "largest request body (1048576)").argParser(whole),
  database: () =>
    new Option("--database <url>", "keep everything in this PostgreSQL, which replicas share").env(
      "PAYSTUB_DATABASE",
    ),
  databaseSchema: () =>
    new Option("--database-schema <name>", "the schema that the tables are in (paystub)"),
  config: () =>
    new Option(
      "--config <file>",
      "a JSON file with these options in camel case; options given here win",
    ),
} as const satisfies Readonly<Record<string, () => Option>>;

/** Makes options of a gateway for one command: an option belongs to a single command. */
export function gatewayOptions(
  ...names: readonly (keyof typeof GATEWAY_OPTIONS)[]
): readonly Option[] {
  return names.map((name) => GATEWAY_OPTIONS[name]());
}
