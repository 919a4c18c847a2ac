import { type Command, CommanderError, InvalidArgumentError } from "commander";
import { CheckFailed, UsageError } from "../../mocks/cli/usage.js";

/** Runs a script's command and gives its exit code: 1 for a check that failed, 2 for a mistake. */
export async function exitCodeOf(
  command: Command,
  argv: readonly string[],
  complain: (text: string) => void,
): Promise<number> {
  command.exitOverride().configureOutput({ outputError: (text) => complain(oneLine(text)) });
  try {
    await command.parseAsync(argv, { from: "user" });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof CheckFailed) return 1;
    // Prism rejects with a text when it cannot listen.
    if (typeof error !== "string" && !(error instanceof UsageError)) throw error;
    complain(oneLine(typeof error === "string" ? `${error}; choose another port` : error.message));
    return 2;
  }
}

/** Runs a script's command as this process. */
export async function runScript(command: Command, argv: readonly string[]): Promise<void> {
  process.exitCode = await exitCodeOf(command, argv, (text) => process.stderr.write(text));
}

function oneLine(text: string): string {
  return `${text.trim().replace(/\s*\n\s*/g, " ")}\n`;
}

const PORT_MAX = 65_535;

/** Reads a port; 0 stands for any free one. */
export function port(text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= PORT_MAX) return value;
  throw new InvalidArgumentError(`It must be a number from 0 to ${PORT_MAX}.`);
}

/** Reads the address of a server. */
export function upstream(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash) return url;
  throw new InvalidArgumentError("It must be a URL such as http://127.0.0.1:4010.");
}
