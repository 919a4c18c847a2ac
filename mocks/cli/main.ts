import { Command, CommanderError, type Help } from "commander";
import { type CommandDescription, commandDescriptions } from "../../spec/generated/options.js";
import { plain, visible } from "../report/escape.js";
import { withoutSecrets } from "../sandbox/redaction.js";
import { VERSION } from "../version.js";
import { addArguments, addOption, mistakeLine, withSeparator } from "./mistakes.js";
import { type CommandCall, expectNeeded, flagsOf, valuesOf } from "./options.js";
import type { Terminal } from "./terminal.js";
import { CheckFailed, RefusedByMock, UsageError } from "./usage.js";

const EXIT_REFUSED = 1;
const EXIT_USAGE = 2;

/** What does the work of a command. */
interface CommandModule {
  run(call: CommandCall<never>): Promise<void>;
  /** More text at the end of its help. */
  readonly help?: string;
}

/** The modules of the commands, which load when they are needed. The others call the control API. */
const MODULES: Readonly<Record<string, () => Promise<CommandModule>>> = {
  start: () => import("./start.js"),
  stop: () => import("./detached.js"),
  run: () => import("./commands/run.js"),
  explore: () => import("./commands/explore.js"),
  lint: () => import("./commands/lint.js"),
  verify: () => import("./commands/verify.js"),
  calibrate: () => import("./commands/calibrate.js"),
  status: () => import("./commands/status.js"),
  open: () => import("./commands/open.js"),
  call: () => import("./commands/call.js"),
  record: () => import("./commands/record.js"),
  init: () => import("./init/init.js"),
  mcp: () => import("./commands/mcp.js"),
};

async function moduleOf(name: string | undefined): Promise<CommandModule | undefined> {
  if (!commandDescriptions.some((command) => command.name === name)) return undefined;
  return (MODULES[name ?? ""] ?? (() => import("./commands/control.js")))();
}

/** Runs the command line and returns the exit code. */
export async function main(argv: readonly string[], terminal: Terminal): Promise<number> {
  // A complaint may repeat what others sent.
  const shown = (text: string) => visible(withoutSecrets(text));
  const own: Terminal = { ...terminal, complain: (text) => terminal.complain(shown(text)) };
  const refuse = (text: string) =>
    terminal.complain(`${terminal.paintError("bad", shown(`paystub: ${plain(text)}`))}\n`);
  const paystub = program(own);
  try {
    const module = await moduleOf(argv[0]);
    // A mock that is to start does not wait for the options of all the other commands.
    const isNeeded = ({ name }: CommandDescription) => argv[0] !== "start" || name === "start";
    for (const described of commandDescriptions.filter(isNeeded)) {
      addCommand(paystub, described, described.name === argv[0] ? module : undefined, own);
    }
    await paystub.parseAsync(withSeparator(paystub, argv), { from: "user" });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0;
      // A command line without words has printed the help.
      if (error.code !== "commander.help") refuse(mistakeLine(paystub, argv, error.message));
      return EXIT_USAGE;
    }
    if (error instanceof CheckFailed) return error.exitCode;
    const refused = error instanceof RefusedByMock;
    if (!(refused || isMistake(error) || isOfFiles(error))) throw error;
    refuse(error.message);
    return refused ? EXIT_REFUSED : EXIT_USAGE;
  }
}

/** Whether the caller can mend what an error says. A module of a check is loaded late, so its errors count by name. */
function isMistake(error: unknown): error is Error {
  const names = ["CouldNotRun", "CalibrationUnusable"];
  return error instanceof UsageError || (error instanceof Error && names.includes(error.name));
}

/** Whether an error is of the file system: its message names the file and the reason. */
function isOfFiles(error: unknown): error is NodeJS.ErrnoException {
  const { code, path } = error as NodeJS.ErrnoException;
  return error instanceof Error && code !== undefined && typeof path === "string";
}

function program({ write, complain, paint }: Terminal): Command {
  const help: Partial<Help> = {
    subcommandTerm: (command) => command.name(),
    styleTitle: (title) => paint("strong", title),
    styleSubcommandTerm: (term) => paint("name", term),
    styleOptionTerm: (term) => paint("name", term),
  };
  return (
    new Command("paystub")
      .description("A stateful mock of a payment service, for development and CI.")
      .version(VERSION, "-v, --version")
      // The place that catches a mistake reports it, with its fix.
      .configureOutput({ writeOut: write, writeErr: complain, outputError: () => undefined })
      .configureHelp(help)
      .exitOverride()
  );
}

/** Adds a command as the spec describes it, with the module that does its work. */
function addCommand(
  paystub: Command,
  described: CommandDescription,
  module: CommandModule | undefined,
  terminal: Terminal,
): void {
  const { name, about, group, usage, after = "", passesOptions = false } = described;
  if (group !== undefined) paystub.commandsGroup(group);
  const command = paystub.command(name).description(about).allowUnknownOption(passesOptions);
  addArguments(command, described.arguments);
  for (const entry of flagsOf(name)) addOption(command, entry);
  if (usage !== undefined) command.usage(usage);
  const text = `${module?.help ?? ""}${after}`.trimEnd();
  if (text !== "") command.addHelpText("after", `\n${text}`);
  command.action(async () => {
    const flags = valuesOf(name, command.opts());
    expectNeeded(name, flags);
    await module?.run({
      name,
      terminal,
      words: command.processedArgs.flat().filter((word) => word !== undefined),
      flags: flags as never,
      typed: paystub.args,
    });
  });
}
