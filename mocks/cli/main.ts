import { Command, CommanderError, Option } from "commander";
import { nearestName } from "../api/slips.js";
import { unpainted } from "../report/painted.js";
import { plain, visible } from "../report/plain.js";
import { VERSION } from "../version.js";
import { COLOURS } from "./colours.js";
import { addStart } from "./commands/start.js";
import type { Write } from "./terminal.js";
import { CheckFailed, RefusedByMock, StoreFailed, UsageError } from "./usage.js";

const EXIT_REFUSED = 1;
const EXIT_USAGE = 2;

/** Runs the command line and returns the exit code. */
export async function main(argv: readonly string[], write: Write, put: Write): Promise<number> {
  // Whatever is complained about may repeat what others sent.
  const complain = (text: string) => put(visible(text));
  const { paint = unpainted } = put;
  const refuse = (text: string) => put(`${paint("bad", visible(text))}\n`);
  try {
    const paystub = program(write, complain, refuse);
    // A mock that is to start does not wait for all the other commands.
    if (argv[0] !== "start") {
      (await import("./commands/groups.js")).addGroups(paystub, write);
    }
    checkHelp(paystub, argv);
    await paystub.parseAsync(argv, { from: "user" });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT_USAGE;
    if (error instanceof CheckFailed) return error.exitCode;
    const refused = error instanceof RefusedByMock || error instanceof StoreFailed;
    if (!(refused || error instanceof UsageError || couldNotRun(error))) throw error;
    refuse(`paystub: ${plain(error.message)}`);
    return refused ? EXIT_REFUSED : EXIT_USAGE;
  }
}

/** Help about a command that is none would be help about all of them. */
function checkHelp(paystub: Command, argv: readonly string[]): void {
  // Further on `help` is a word like any other.
  const at = argv.slice(0, 2).indexOf("help");
  if (at < 0) return;
  let within = paystub;
  for (const name of [...argv.slice(0, at), ...argv.slice(at + 1)]) {
    if (name.startsWith("-") || within.commands.length === 0) return;
    const found = within.commands.find((one) => one.name() === name);
    if (!found) throw noCommand(within, name);
    within = found;
  }
}

/** How a command is called, without the name of the program. */
function pathOf(command: Command): readonly string[] {
  return command.parent ? [...pathOf(command.parent), command.name()] : [];
}

function noCommand(within: Command, name: string): UsageError {
  const path = pathOf(within);
  const known = within.commands.map((command) => command.name());
  const nearest = nearestName(known, name);
  const hint = nearest === undefined ? "" : `did you mean ${nearest}? `;
  const asked = ["paystub", ...path, "--help"].join(" ");
  return new UsageError(
    `there is no command ${[...path, name].join(" ")}; ${hint}${asked} lists all`,
  );
}

function couldNotRun(error: unknown): error is Error {
  return error instanceof Error && error.name === "CouldNotRun";
}

function program(write: Write, complain: Write, refuse: Write): Command {
  const paystub = new Command("paystub")
    .description("A stateful stand-in for a payment service, for development and for CI.")
    .version(VERSION, "-v, --version")
    .configureOutput({
      writeOut: write,
      writeErr: complain,
      getOutHasColors: () => write.paint !== undefined,
      // One line: what is wrong, and the fix where commander knows one.
      outputError: (text) => {
        const said = text.trim().replace(/^error: /, "");
        refuse(`paystub: ${said.replace(/\s*\n\s*/g, " ")}`);
      },
    })
    .configureHelp({
      styleTitle: (title) => (write.paint ?? unpainted)("strong", title),
      styleSubcommandTerm: (term) => (write.paint ?? unpainted)("name", term),
      styleOptionTerm: (term) => (write.paint ?? unpainted)("name", term),
    })
    .addOption(
      new Option("--color <when>", "colours: on a terminal, always or never (auto)") //
        .choices(COLOURS),
    )
    .showSuggestionAfterError()
    .exitOverride();
  addStart(paystub, write);
  return paystub;
}
