import { startProgram } from "../checks/run/program.js";
import type { RanCommand } from "../mcp/checks.js";
import { isFileNow } from "../sandbox/disk.js";
import { controlUrlOf } from "./commands/remote.js";
import { noteRunning } from "./running.js";
import { CONFIG_FILE, openGateway, readConfig } from "./start.js";
import { interrupted } from "./terminal.js";

/** The options of `paystub mcp` as they come from the command line. */
export interface McpFlags {
  readonly controlUrl?: string;
  readonly controlToken?: string;
}

/** Serves the tools of coding assistants over stdio, until the client closes its end. */
export async function serveMcp({ controlUrl, controlToken }: McpFlags): Promise<void> {
  const { serveStdio } = await import("../mcp/stdio.js");
  const configFile = () => (isFileNow(CONFIG_FILE) ? CONFIG_FILE : undefined);
  await serveStdio({
    connection: async () => ({
      url: await controlUrlOf(controlUrl, () => undefined),
      ...(controlToken && { token: controlToken }),
    }),
    start: async (options) => {
      const config = configFile();
      const own = config === undefined ? {} : await readConfig(config);
      const gateway = await openGateway({ ...own, ...options });
      const forget = await noteRunning(gateway, undefined);
      const close = async () => {
        await forget();
        await gateway.close();
      };
      return { ...gateway, close };
    },
    saveRecord: async (path, record) => {
      return (await import("../workbench/record-page.js")).saveRecord(path, record);
    },
    interrupted: interrupted(),
    runSelf,
    configFile,
  });
}

const SAID_MAX = 30;

/** Runs a command of this program in a process of its own: the session has stdin and stdout for itself. */
async function runSelf(
  argv: readonly string[],
  signal: AbortSignal,
  onLine: (line: string) => void,
): Promise<RanCommand> {
  let printed = "";
  const said: string[] = [];
  const { ended, signal: send } = startProgram({
    command: [process.execPath, ...process.execArgv, process.argv[1] ?? "", ...argv],
    variables: {},
    output: "kept",
    onLine: (line, stream) => {
      if (stream === "stdout") {
        printed = line;
        return;
      }
      said.push(line);
      if (said.length > SAID_MAX) said.shift();
      onLine(line);
    },
  });
  const cancel = () => send("SIGTERM");
  signal.addEventListener("abort", cancel, { once: true });
  try {
    const { exitCode } = await ended;
    return { exitCode, printed, said };
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}
