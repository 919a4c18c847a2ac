import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { type SwitchId, switches } from "../../spec/generated/assumptions.js";
import { optionsOf } from "../gateway/assumptions.js";
import { VERSION } from "../version.js";
import { DEFAULT_PORT, type StartFlags, start } from "./start.js";
import { UsageError } from "./usage.js";

const EXIT_USAGE = 2;

/** Runs the command line and returns the exit code. */
export async function main(
  argv: readonly string[],
  write: (text: string) => void,
  complain: (text: string) => void,
): Promise<number> {
  try {
    await program(write, complain).parseAsync(argv, { from: "user" });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT_USAGE;
    if (!(error instanceof UsageError)) throw error;
    complain(`paystub: ${error.message}\n`);
    return EXIT_USAGE;
  }
}

function program(write: (text: string) => void, complain: (text: string) => void): Command {
  const paystub = new Command("paystub")
    .description("A stateful stand-in for a payment service, for development and for CI.")
    .version(VERSION, "-v, --version")
    .configureOutput({
      writeOut: write,
      writeErr: complain,
      // One line: what is wrong, and the fix where commander knows one.
      outputError: (text, put) =>
        put(
          `paystub: ${text
            .trim()
            .replace(/^error: /, "")
            .replace(/\s*\n\s*/g, " ")}\n`,
        ),
    })
    .showSuggestionAfterError()
    .exitOverride();
  startCommand(paystub, write);
  return paystub;
}

function startCommand(paystub: Command, write: (text: string) => void): void {
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
    .option("--host <address>", "address to bind to; other than loopback needs a token (127.0.0.1)")
    .option("--seed <text>", "same seed, same codes, ids and sample merchants (paystub)")
    .option("--sandbox <name>", "open a sandbox at once")
    .addOption(
      new Option("--clock <mode>", "real time, or frozen until moved (real)").choices([
        "real",
        "frozen",
      ]),
    )
    .addOption(
      new Option("--assume <id=option...>", "an option of a switch, see below").argParser(
        assumption,
      ),
    )
    .option("--strict", "refuse what is otherwise tolerated")
    .option("--allow-egress <host...>", "hosts besides loopback that callbacks may go to")
    .addOption(
      new Option("--body-limit <bytes>", "largest request body (1048576)").argParser(whole),
    )
    .option("--config <file>", "a JSON file with any of these, in camel case; options win")
    .option("--json", "print JSON lines, the first one when ready")
    .option("--quiet", "print nothing but the first lines")
    .addHelpText("after", () => `\nSwitches (the first option is the default):\n${switchList()}`)
    .action((flags: StartFlags) => start(flags, write));
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

function whole(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a whole number.");
}

function assumption(
  text: string,
  earlier: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const [id = "", ...option] = text.split("=");
  if (option.length === 0) {
    throw new InvalidArgumentError("It must be id=option, such as order-status-case=upper.");
  }
  return { ...earlier, [id]: option.join("=") };
}
