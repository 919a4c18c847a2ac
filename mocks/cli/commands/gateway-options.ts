import { Option } from "commander";
import { readFaultRule } from "../fault-option.js";
import { AddingOption } from "../given-values.js";
import { assumption, positive, whole } from "./arguments.js";

/** The options of commands that start a gateway. Each call makes one of its own. */

export const allowHost = (): Option =>
  new Option("--allow-host <name...>", "more names it is called by; *.ci.example for all below");

export const publicUrl = (): Option =>
  new Option("--public-url <url>", "what links begin with; request: the address of each call").env(
    "PAYSTUB_PUBLIC_URL",
  );

export const trustProxy = (): Option =>
  new Option(
    "--trust-proxy <address...>",
    "proxies whose Forwarded headers are believed: 10.0.0.0/8, loopback",
  );

export const apiToken = (): Option =>
  new Option("--api-token <token>", "a token that the operations ask for").env("PAYSTUB_API_TOKEN");

export const controlToken = (): Option =>
  new Option("--control-token <token>", "the control token; drawn without it, beyond loopback").env(
    "PAYSTUB_CONTROL_TOKEN",
  );

export const allowFrame = (): Option =>
  new Option("--allow-frame <origin...>", "sites that may show the mobile page in a frame");

export const seed = (): Option =>
  new Option(
    "--seed <text>",
    "same seed, same codes, ids and sample merchants (paystub; drawn on a shared host)",
  );

export const sandbox = (about = "open a sandbox at once"): Option =>
  new Option("--sandbox <name>", about);

export const examples = (): Option =>
  new Option("--examples", "open a sandbox in which the spec's example requests work as shown");

export const clock = (): Option =>
  new Option("--clock <mode>", "real time, or frozen until moved (real)").choices([
    "real",
    "frozen",
  ]);

export const assume = (where = "see below"): Option =>
  new Option("--assume <id=option...>", `an option of a switch, ${where}`).argParser(assumption);

export const strict = (): Option =>
  new Option(
    "--strict",
    "reject what is otherwise tolerated, and answer 501 to assumed operations",
  );

export const fault = (): Option =>
  new AddingOption(
    "--fault <rule>",
    "a fault rule, such as lost-reply,operation=addInvoice,times=1",
  ).argParser(readFaultRule);

export const allowEgress = (): Option =>
  new Option(
    "--allow-egress <host...>",
    "hosts that callbacks may be sent to; loopback may without, unless the host is shared",
  );

export const callbacksOpen = (): Option =>
  new Option("--callbacks-open <n>", "most callbacks under way at once (64)").argParser(positive);

export const callbacksOpenPerTarget = (): Option =>
  new Option(
    "--callbacks-open-per-target <n>",
    "most of them to one origin of a shop (16)",
  ).argParser(positive);

export const sandboxesMax = (): Option =>
  new Option("--sandboxes-max <n>", "most sandboxes open at once (10000)").argParser(positive);

export const eventsMax = (): Option =>
  new Option("--events-max <n>", "most events of one sandbox (1000000)").argParser(positive);

export const bodyLimit = (): Option =>
  new Option("--body-limit <bytes>", "largest request body (1048576)").argParser(whole);

export const database = (): Option =>
  new Option("--database <url>", "keep everything in this PostgreSQL, which replicas share").env(
    "PAYSTUB_DATABASE",
  );

export const databaseSchema = (): Option =>
  new Option("--database-schema <name>", "the schema that the tables are in (paystub)");

export const config = (): Option =>
  new Option(
    "--config <file>",
    "a JSON file with these options in camel case; options given here win",
  );
