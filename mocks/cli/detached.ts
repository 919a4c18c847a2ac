import { join } from "node:path";
import { isAlive, sendSignal, startDetached } from "../checks/run/program.js";
import { filesIn, readText, removeFile, saveText } from "../sandbox/disk.js";
import { pause } from "../sandbox/real-clock.js";
import { isRecord } from "./files.js";
import { MISTAKES } from "./messages.js";
import { notesFolder, type RunningMock } from "./running.js";
import { DETACHED } from "./start.js";
import type { Write } from "./terminal.js";
import { UsageError } from "./usage.js";

/** Starts the mock in the background and waits until it is ready. Its output goes to a log. */
export async function startInBackground(argv: readonly string[], write: Write): Promise<void> {
  const folder = await notesFolder();
  if (folder === undefined) {
    throw new UsageError(MISTAKES.detachFolder);
  }
  const log = join(folder, `${process.pid}.log`);
  await saveText(log, "");
  const others = argv.filter((word) => word !== "--detach");
  const started = await startDetached([...others, "--quiet"], { [DETACHED]: log }, log);
  if ("failed" in started) {
    await removeFile(log);
    throw new UsageError(started.failed.replace(/^paystub: /, ""));
  }
  const lines = started.ready.replace(/^( +stop +)Ctrl-C$/m, "$1npx paystub stop");
  write(`${lines}  log            ${log}\n`);
}

/** How long a mock may take to end: it finishes the calls that are under way. */
const STOP_MS = 25_000;
const LOOK_EVERY_MS = 50;

/** Stops the mock of this project, or the one at an address. Resolves with those that were stopped. */
export async function stopMocks({
  controlUrl,
  all,
}: {
  readonly controlUrl?: string;
  readonly all?: boolean;
}): Promise<readonly RunningMock[]> {
  const found = await runningMocks();
  const meant = controlUrl === undefined ? found : found.filter((one) => isAt(one, controlUrl));
  if (controlUrl !== undefined && meant.length === 0) {
    throw new UsageError(MISTAKES.noMockAt(controlUrl, urlsOf(found)));
  }
  if (meant.length > 1 && !all) throw new UsageError(MISTAKES.severalToStop(urlsOf(meant)));
  for (const { pid } of meant) sendSignal(pid, "SIGTERM");
  for (const mock of meant) await gone(mock);
  return meant;
}

const isAt = ({ controlUrl, baseUrl }: RunningMock, url: string) =>
  [controlUrl, baseUrl].includes(url.replace(/\/+$/, ""));

/** The control URLs of mocks. */
export const urlsOf = (found: readonly RunningMock[]) => found.map(({ controlUrl }) => controlUrl);

async function gone({ pid, baseUrl }: RunningMock): Promise<void> {
  for (let waitedMs = 0; isAlive(pid); waitedMs += LOOK_EVERY_MS) {
    if (waitedMs >= STOP_MS) {
      throw new UsageError(MISTAKES.stillRuns(baseUrl, pid, STOP_MS / 1000));
    }
    await pause(LOOK_EVERY_MS);
  }
}

/** The mocks of this project that still run. The note of one that was killed is removed. */
export async function runningMocks(): Promise<readonly RunningMock[]> {
  const folder = await notesFolder();
  if (folder === undefined) return [];
  const names = (await filesIn(folder).catch(() => [])).filter((name) => name.endsWith(".json"));
  const found = await Promise.all(
    names.map(async (name): Promise<RunningMock | undefined> => {
      const note = readNote(await readText(join(folder, name)).catch(() => ""));
      if (note !== undefined && isAlive(note.pid)) return note;
      await removeFile(join(folder, name));
      if (note?.log !== undefined) await removeFile(note.log);
      return undefined;
    }),
  );
  return found.filter((mock) => mock !== undefined);
}

function readNote(text: string): RunningMock | undefined {
  try {
    const note: unknown = JSON.parse(text);
    if (!isRecord(note)) return undefined;
    const { pid, baseUrl, controlUrl, log } = note;
    if (!Number.isInteger(pid) || typeof baseUrl !== "string") return undefined;
    if (typeof controlUrl !== "string") return undefined;
    return { pid: Number(pid), baseUrl, controlUrl, ...(typeof log === "string" && { log }) };
  } catch {
    return undefined;
  }
}
