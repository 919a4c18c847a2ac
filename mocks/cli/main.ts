import { Command, CommanderError, Help, type Option } from "commander";
import { plain, visible } from "../report/escape.js";
import { unpainted } from "../report/terminal.js";
import { withoutUrlSecrets } from "../sandbox/redaction.js";
import { VERSION } from "../version.js";
import { addStart } from "./commands/start.js";
import { checkValues, mistakeLine, withSeparator } from "./mistakes.js";
import type { Write } from "./terminal.js";
import { CheckFailed, RefusedByMock, StoreFailed, UsageError } from "./usage.js";

const EXIT_REFUSED = 1;
const EXIT_USAGE = 2;

/** Runs the command line and returns the exit code. */
export async function main(argv: readonly string[], write: Write, put: Write): Promise<number> {
  // A complaint may repeat what others sent.
  const shown = (text: string) => visible(withoutUrlSecrets(text));
  const complain = (text: string) => put(shown(text));
  const { paint = unpainted } = put;
  const refuse = (text: string) => put(`${paint("bad", shown(text))}\n`);
  const paystub: Command = program(write, complain);
  try {
    // A mock that is to start does not wait for all the other commands.
    if (argv[0] !== "start") {
      (await import("./commands/groups.js")).addGroups(paystub, write);
    }
    checkValues(paystub);
    await paystub.parseAsync(withSeparator(paystub, argv), { from: "user" });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0;
      // A command line without words has printed the help.
      if (error.code !== "commander.help") {
        refuse(`paystub: ${plain(mistakeLine(paystub, argv, error.message))}`);
      }
      return EXIT_USAGE;
    }
    if (error instanceof CheckFailed) return error.exitCode;
    const refused = error instanceof RefusedByMock || error instanceof StoreFailed;
    if (!(refused || error instanceof UsageError || couldNotRun(error) || isOfFiles(error))) {
      throw error;
    }
    refuse(`paystub: ${plain(error.message)}`);
    return refused ? EXIT_REFUSED : EXIT_USAGE;
  }
}

/** An option in the help: its default is in brackets after its text, as in options that state theirs. */
function describeOption(option: Option): string {
  const { description, defaultValue } = option;
  const isShown = defaultValue !== undefined && typeof defaultValue !== "boolean";
  const text = isShown ? `${description} (${defaultValue})` : description;
  const described = { description: text, defaultValue: undefined };
  return new Help().optionDescription(Object.assign(Object.create(option), described));
}

function couldNotRun(error: unknown): error is Error {
  return error instanceof Error && error.name === "CouldNotRun";
}

/** Whether an error is of the file system: its message names the file and the reason. */
function isOfFiles(error: unknown): error is NodeJS.ErrnoException {
  const { code, path } = error as NodeJS.ErrnoException;
  return error instanceof Error && code !== undefined && typeof path === "string";
}

function program(write: Write, complain: Write): Command {
  const paystub = new Command("paystub")
    .description("A stateful mock of a payment service, for development and CI.")
    .version(VERSION, "-v, --version")
    .configureOutput({
      writeOut: write,
      writeErr: complain,
      // The place that catches a mistake reports it, with its fix.
      outputError: () => undefined,
    })
    .configureHelp({
      optionDescription: describeOption,
      subcommandTerm: (command) => command.name(),
      styleTitle: (title) => (write.paint ?? unpainted)("strong", title),
      styleSubcommandTerm: (term) => (write.paint ?? unpainted)("name", term),
      styleOptionTerm: (term) => (write.paint ?? unpainted)("name", term),
    })
    .exitOverride();
  addStart(paystub, write);
  return paystub;
}
