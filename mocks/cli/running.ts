import { createHash } from "node:crypto";
import { homedir, tmpdir } from "node:os";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { isAlive } from "../checks/run/program.js";
import { jsonOf } from "../domain/text.js";
import {
  filesIn,
  isFile,
  isFolder,
  readText,
  removeFile,
  saveOwnText,
  whyNoFolder,
} from "../sandbox/disk.js";

/** The variable with the log of the process behind `start --detach`, which sends its first lines to its parent. */
export const DETACHED = "PAYSTUB_DETACHED";

/** A mock that `paystub start` runs for this project. */
export interface RunningMock {
  readonly pid: number;
  readonly baseUrl: string;
  readonly controlUrl: string;
  /** The file of its output, where it runs in the background. */
  readonly log?: string;
}

/** Files in the root of a project. */
const ROOTS = ["package.json", "pyproject.toml", "composer.json", "go.mod", "pom.xml", "Gemfile"];

/** The folder of the project that a command runs in: the nearest one with a manifest, else its own. */
function projectFolder(from = process.cwd()): string {
  let folder = from;
  while (!ROOTS.some((name) => isFile(join(folder, name)))) {
    const parent = dirname(folder);
    if (parent === folder) return from;
    folder = parent;
  }
  return folder;
}

/**
 * Where the mocks of this project are noted: in `PAYSTUB_RUNNING_DIR`, else beside the project's packages, in
 * the user's cache or in the system's temporary folder, whichever can be written. Undefined if the variable is
 * set to nothing.
 */
export async function notesFolder(): Promise<string | undefined> {
  const chosen = process.env.PAYSTUB_RUNNING_DIR;
  if (chosen !== undefined) return chosen === "" ? undefined : resolve(chosen);
  const project = projectFolder();
  const packages = join(project, "node_modules");
  const { XDG_CACHE_HOME = "", LOCALAPPDATA = "" } = process.env;
  const home = [XDG_CACHE_HOME, LOCALAPPDATA].find((path) => isAbsolute(path));
  const name = createHash("sha256").update(project).digest("hex").slice(0, 16);
  const places = [
    ...(isFolder(packages) ? [join(packages, ".cache", "paystub", "running")] : []),
    join(home ?? join(homedir(), ".cache"), "paystub-running", name),
  ];
  for (const place of places) if ((await whyNoFolder(place)) === undefined) return place;
  return join(tmpdir(), "paystub-running", name);
}

/** Notes that this process runs a mock. Resolves with the way to take the note back. */
export async function noteRunning(
  { baseUrl, controlUrl }: Pick<RunningMock, "baseUrl" | "controlUrl">,
  log: string | undefined,
): Promise<() => Promise<void>> {
  const folder = await notesFolder();
  if (folder === undefined) return async () => undefined;
  const { pid } = process;
  const file = join(folder, `${pid}.json`);
  await saveOwnText(file, JSON.stringify({ pid, baseUrl, controlUrl, log }));
  return async () => {
    await removeFile(file);
    if (log !== undefined) await removeFile(log);
  };
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
  const { pid, baseUrl, controlUrl, log } = Object(jsonOf(text));
  if (!Number.isInteger(pid) || typeof baseUrl !== "string") return undefined;
  if (typeof controlUrl !== "string") return undefined;
  return { pid, baseUrl, controlUrl, ...(typeof log === "string" && { log }) };
}

/** The control URLs of mocks. */
export const urlsOf = (found: readonly RunningMock[]) => found.map(({ controlUrl }) => controlUrl);
