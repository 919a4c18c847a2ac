import { join } from "node:path";
import type { CommandFlags } from "../../spec/generated/options.js";
import { isAlive, sendSignal, startDetached } from "../checks/run/program.js";
import { removeFile, saveText } from "../sandbox/disk.js";
import { pause } from "../sandbox/real-clock.js";
import { MISTAKES } from "./messages.js";
import type { CommandCall } from "./options.js";
import { DETACHED, notesFolder, type RunningMock, runningMocks, urlsOf } from "./running.js";
import type { Terminal } from "./terminal.js";
import { UsageError } from "./usage.js";

/** Starts the mock in the background and waits until it is ready. Its output goes to a log. */
export async function startInBackground(
  typed: readonly string[],
  { write }: Terminal,
): Promise<void> {
  const folder = await notesFolder();
  if (folder === undefined) {
    throw new UsageError(MISTAKES.detachFolder);
  }
  const log = join(folder, `${process.pid}.log`);
  await saveText(log, "");
  const others = typed.filter((word) => word !== "--detach");
  const started = await startDetached([...others, "--quiet"], { [DETACHED]: log }, log);
  if ("failed" in started) {
    await removeFile(log);
    throw new UsageError(started.failed.replace(/^paystub: /, ""));
  }
  write(started.ready);
}

/** How long a mock may take to end: it finishes the calls that are under way. */
const STOP_MS = 25_000;
const LOOK_EVERY_MS = 50;

/** Stops the mock of this project, or the one at an address. */
export async function run({ flags, terminal }: CommandCall<CommandFlags["stop"]>): Promise<void> {
  const { controlUrl, all } = flags;
  const found = await runningMocks();
  const meant = controlUrl === undefined ? found : found.filter((one) => isAt(one, controlUrl));
  if (controlUrl !== undefined && meant.length === 0) {
    throw new UsageError(MISTAKES.noMockAt(controlUrl, urlsOf(found)));
  }
  if (meant.length > 1 && !all) throw new UsageError(MISTAKES.severalToStop(urlsOf(meant)));
  for (const { pid } of meant) sendSignal(pid, "SIGTERM");
  for (const mock of meant) await gone(mock);
  const lines = meant.map(({ baseUrl }) => `stopped the mock at ${baseUrl}\n`);
  terminal.write(lines.join("") || "no mock of this project is running\n");
}

const isAt = ({ controlUrl, baseUrl }: RunningMock, url: string) =>
  [controlUrl, baseUrl].includes(url.replace(/\/+$/, ""));

async function gone({ pid, baseUrl }: RunningMock): Promise<void> {
  for (let waitedMs = 0; isAlive(pid); waitedMs += LOOK_EVERY_MS) {
    if (waitedMs >= STOP_MS) {
      throw new UsageError(MISTAKES.stillRuns(baseUrl, pid, STOP_MS / 1000));
    }
    await pause(LOOK_EVERY_MS);
  }
}
