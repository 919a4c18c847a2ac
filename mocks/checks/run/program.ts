import { type ChildProcess, spawn } from "node:child_process";
import { constants } from "node:os";
import { win32 } from "node:path";
import { isatty } from "node:tty";
import { stripVTControlCharacters } from "node:util";
import { CouldNotRun } from "../../report/report.js";
import { isFile, openOutput, readText } from "../../sandbox/disk.js";
import { pause, realClock } from "../../sandbox/real-clock.js";
import { MISTAKES } from "./messages.js";

/** How a program is started, as `spawn` takes it. */
export interface Started {
  readonly file: string;
  readonly args: readonly string[];
  /** The arguments are quoted already. */
  readonly windowsVerbatimArguments?: boolean;
}

/** What of the system decides on it. */
interface SystemFacts {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isFile: (path: string) => boolean;
}

/**
 * How a command is started without a shell's own syntax. On Windows `npm`, `npx` and what a package puts
 * into `node_modules/.bin` are batch files, which Node starts no more by itself (CVE-2024-27980): they go
 * through cmd.exe, with every letter quoted that means something to it. Undefined where an argument
 * cannot be handed over.
 */
export function startedAs(
  [file = "", ...args]: readonly string[],
  { platform, env, isFile }: SystemFacts,
): Started | undefined {
  if (platform !== "win32") return { file, args };
  const found = programIn(file, env, isFile);
  if (found === undefined || !/\.(cmd|bat)$/i.test(found)) return { file: found ?? file, args };
  // A batch file has one line for all.
  if ([found, ...args].some((word) => /[\r\n\0]/.test(word))) return undefined;
  const isShim = /node_modules[\\/]\.bin[\\/][^\\/]+$/i.test(found);
  const words = args.map((word) => asArgument(word, isShim));
  // What begins and ends in quotes loses these two, hence two more around all.
  const line = [escaped(win32.normalize(found)), ...words].join(" ");
  const shell = variable(env, "comspec") ?? "cmd.exe";
  return { file: shell, args: ["/d", "/s", "/c", `"${line}"`], windowsVerbatimArguments: true };
}

/** Finds a program as Windows does: by the endings of PATHEXT, in the folders of PATH. */
function programIn(
  file: string,
  env: SystemFacts["env"],
  isFile: SystemFacts["isFile"],
): string | undefined {
  const endings = (variable(env, "pathext") ?? ".COM;.EXE;.BAT;.CMD").split(";").filter(Boolean);
  const hasEnding = endings.some((ending) => file.toLowerCase().endsWith(ending.toLowerCase()));
  const names = hasEnding ? [file] : endings.map((ending) => file + ending.toLowerCase());
  const folders = /[\\/]/.test(file) ? [""] : (variable(env, "path") ?? "").split(";");
  const paths = folders
    .map((folder) => folder.replace(/^"|"$/g, ""))
    .flatMap((folder) => names.map((name) => (folder ? win32.join(folder, name) : name)));
  return paths.find(isFile);
}

/** Names of variables have no case there, and a copy of `process.env` has. */
function variable(env: SystemFacts["env"], name: string): string | undefined {
  return Object.entries(env).find(([key]) => key.toLowerCase() === name)?.[1];
}

/**
 * An argument as a program reads it off its line, quoted, then for cmd.exe: twice for the batch files of
 * npm's packages, which hand their arguments on over a line that is read once more.
 */
function asArgument(word: string, isShim: boolean): string {
  const doubled = word.replace(/(\\*)"/g, '$1$1\\"').replace(/(\\*)$/, "$1$1");
  const once = escaped(`"${doubled}"`);
  return isShim ? escaped(once) : once;
}

function escaped(text: string): string {
  return text.replace(/[()[\]%!^"`<>&|;, *?]/g, "^$&");
}

/** What ends a program and all that it started: Windows has neither groups nor signals for it. */
export function treeEnder(pid: number): readonly [string, ...string[]] {
  return ["taskkill", "/pid", String(pid), "/t", "/f"];
}

/** What asks the desktop to show an address. None of them is a shell, to which `&` means something. */
export function browserOpener(
  platform: NodeJS.Platform,
  url: string,
): readonly [string, ...string[]] {
  if (platform === "darwin") return ["open", url];
  if (platform === "win32") return ["rundll32", "url.dll,FileProtocolHandler", url];
  return ["xdg-open", url];
}

/** A program and its arguments. */
export type CommandLine = readonly [program: string, ...rest: string[]];

/** Another program that is to run. */
export interface Program {
  readonly command: CommandLine;
  /** Variables that it gets besides those of this process. */
  readonly variables: Readonly<Record<string, string>>;
  /**
   * `shown`: it writes where this process writes. `beside`: the same, but all of it to the standard
   * error. `kept`: its last lines are kept, and it reads nothing.
   */
  readonly output: "shown" | "beside" | "kept";
}

/** How a program ended. */
export interface Ended {
  /** As a shell reports it: 128 plus the number of the signal that ended it. */
  readonly exitCode: number;
  readonly signal: NodeJS.Signals | null;
  /** The last lines of what it wrote, where that was kept. */
  readonly lastLines: readonly string[];
}

/** A program that runs. */
export interface Running {
  /** Rejects with a `CouldNotRun` when it cannot be started. */
  readonly ended: Promise<Ended>;
  /** A terminal sends Ctrl-C itself to a program that shares it. */
  readonly sharesTerminal: boolean;
  /** Sends it a signal, and to its child processes if it is a group of its own. */
  signal(signal: NodeJS.Signals): void;
}

const PLATFORM = process.platform;
const IS_WINDOWS = PLATFORM === "win32";

/** How much of the output is stored, in characters: a failed assertion may be far above the end. */
const KEPT_MAX = 262_144;

/**
 * What a program that is over may still have to say, through others that hold its output open, and what
 * these others have to end in.
 */
const LAST_WORDS_MS = 1000;

/** How often to check whether they have ended: the end of a group causes no event. */
const LOOK_EVERY_MS = 20;

/** Starts a program, without a shell's syntax. The one file that runs other programs. */
export function startProgram({ command, variables, output }: Program): Running {
  const [file] = command;
  if (file === "") throw notStarted("''", "ENOENT");
  const kept = output === "kept";
  const env = { ...process.env, ...variables };
  const started = startedAs(command, { platform: PLATFORM, env, isFile });
  if (started === undefined) throw notStarted(file, "a line break in an argument");
  const { args, windowsVerbatimArguments = false } = started;
  // Who sits at a terminal types into the program: a group of its own could not read from there.
  const sharesTerminal = !kept && isatty(0);
  // A group of its own, so that everything which it started can be ended with it. Windows has none,
  // and would open a window in its place.
  const group = !IS_WINDOWS && !sharesTerminal;
  const child = spawn(started.file, args, {
    env,
    stdio: kept ? ["ignore", "pipe", "pipe"] : ["inherit", output === "beside" ? 2 : 1, 2],
    detached: group,
    windowsHide: true,
    windowsVerbatimArguments,
  });
  let wasAsked = false;
  const signal = (name: NodeJS.Signals) => {
    wasAsked = true;
    send(child, name, group);
  };
  // Cells end at once, so that none meets what another left behind. Others may clean up first.
  const endRest = async () => {
    if (!group) return;
    if (!kept) await restGone(child, wasAsked);
    send(child, "SIGKILL", true);
  };
  return { ended: endOf(child, file, kept, endRest), sharesTerminal, signal };
}

function endOf(
  child: ChildProcess,
  file: string,
  kept: boolean,
  endRest: () => Promise<void>,
): Promise<Ended> {
  const tail = tailOf(child);
  return new Promise<Ended>((resolve, reject) => {
    const end = () => {
      const { exitCode, signalCode: signal } = child;
      const code = exitCode ?? (signal ? signalExitCode(signal) : 1);
      resolve({ exitCode: code, signal, lastLines: tail() });
    };
    child.once("error", ({ code }: NodeJS.ErrnoException) => reject(notStarted(file, code)));
    child.once("exit", () => {
      const rest = endRest();
      if (!kept) return void rest.then(end, reject);
      rest.catch(reject);
      realClock.wait(LAST_WORDS_MS, end);
      child.once("close", end);
    });
  });
}

/** Lets what a program left behind end by itself, for which it is asked once, and waits a moment for it. */
async function restGone(child: ChildProcess, wasAsked: boolean): Promise<void> {
  const begunMs = realClock.elapsedMs();
  if (!wasAsked) send(child, "SIGTERM", true);
  while (hasGroup(child) && realClock.elapsedMs() - begunMs < LAST_WORDS_MS) {
    await pause(LOOK_EVERY_MS);
  }
}

/** Whether anything of the group of a program is there yet. */
function hasGroup({ pid }: ChildProcess): boolean {
  try {
    return pid !== undefined && process.kill(-pid, 0);
  } catch {
    return false;
  }
}

/** The exit code that a shell reports for a program that a signal ended. */
export function signalExitCode(signal: NodeJS.Signals): number {
  return 128 + constants.signals[signal];
}

/** Sends a signal, to a whole group if there is one. A process that has ended is ignored. */
function send(child: ChildProcess, signal: NodeJS.Signals, group: boolean): void {
  if (child.pid === undefined) return;
  if (IS_WINDOWS) return endTree(child.pid);
  try {
    process.kill(group ? -child.pid : child.pid, signal);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ESRCH" && code !== "EPERM") throw error;
  }
}

/** There a signal ends one process at once, which of a batch file is the shell and not the program. */
function endTree(pid: number): void {
  const [file, ...args] = treeEnder(pid);
  spawn(file, args, { stdio: "ignore", windowsHide: true }).on("error", () => undefined);
}

function tailOf({ stdout, stderr }: ChildProcess): () => readonly string[] {
  let text = "";
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding("utf8").on("data", (more: string) => {
      text = (text + more).slice(-KEPT_MAX);
    });
  }
  // Colours are the terminal's, and a report is read elsewhere too.
  const lines = () => stripVTControlCharacters(text).trimEnd().split(/\r?\n/);
  return () => lines().filter(Boolean);
}

function notStarted(file: string, code: string | undefined): CouldNotRun {
  const { noProgram, noStart } = MISTAKES;
  return new CouldNotRun(code === "ENOENT" ? noProgram(file) : noStart(file, code));
}

/** How a command ended, to go on after its name. */
export function endingOf({ exitCode, signal }: Ended): string {
  return signal === null ? `ended with exit code ${exitCode}` : `was ended by ${signal}`;
}

/** Asks the desktop to show an address. Without a desktop nothing happens. */
export function openInBrowser(url: string): void {
  const [program, ...rest] = browserOpener(PLATFORM, url);
  const child = spawn(program, rest, { detached: true, stdio: "ignore" });
  child.on("error", () => undefined);
  child.unref();
}

/** Sends a signal to a program that runs. */
type Signal = (signal: NodeJS.Signals) => void;

/** Only processes that share a terminal are notified when it closes. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Passes Ctrl-C, SIGTERM and SIGHUP on to the programs that run. The first asks them to end, the second ends
 * them; a third one is for this process again.
 */
export class Interrupt {
  readonly #running = new Map<Signal, boolean>();
  #signal: NodeJS.Signals | undefined;

  constructor() {
    for (const signal of SIGNALS) process.on(signal, this.#heed);
  }

  /** The signal that came, if one did. */
  get signal(): NodeJS.Signals | undefined {
    return this.#signal;
  }

  /**
   * Adds a program; the function returned takes it away. A terminal sends Ctrl-C itself to a program
   * that shares it.
   */
  add(program: Signal, sharesTerminal: boolean): () => void {
    this.#running.set(program, sharesTerminal);
    return () => this.#running.delete(program);
  }

  close(): void {
    for (const signal of SIGNALS) process.off(signal, this.#heed);
  }

  readonly #heed = (signal: NodeJS.Signals): void => {
    const again = this.#signal !== undefined;
    this.#signal ??= signal;
    for (const [program, hasHeard] of this.#running) {
      if (again) program("SIGKILL");
      else if (!hasHeard || signal !== "SIGINT") program(signal);
    }
    if (again) this.close();
  };
}

/** Passes each signal on to another `paystub`, which knows what the first one and the next ones mean. */
export function passSignalsTo({ signal, sharesTerminal }: Running): () => void {
  const pass = (name: NodeJS.Signals) => {
    if (!sharesTerminal || name !== "SIGINT") signal(name);
  };
  for (const name of SIGNALS) process.on(name, pass);
  return () => {
    for (const name of SIGNALS) process.off(name, pass);
  };
}

/** Whether a process runs. One of another user counts. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Sends a signal to a process that may have ended already. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  if (isAlive(pid)) process.kill(pid, signal);
}

/** What starts this command again, with other words. */
export function ownCommand(argv: readonly string[]): CommandLine {
  const [, script = ""] = process.argv;
  return [process.execPath, ...process.execArgv, script, ...argv];
}

/**
 * Starts this command again in the background, with its output in a file. Resolves with the first message
 * that it sends, or with its output if it ends before.
 */
export async function startDetached(
  argv: readonly string[],
  variables: Readonly<Record<string, string>>,
  outputFile: string,
): Promise<{ readonly ready: string } | { readonly failed: string }> {
  const output = await openOutput(outputFile);
  const [program, ...words] = ownCommand(argv);
  const child = spawn(program, words, {
    // The binary shows how it was called.
    argv0: process.argv0,
    detached: true,
    env: { ...process.env, ...variables },
    stdio: ["ignore", output.fd, output.fd, "ipc"],
    windowsHide: true,
  });
  try {
    const ready = await new Promise<string | undefined>((resolve, reject) => {
      child.once("error", reject);
      child.once("message", (message) => resolve(String(message)));
      child.once("exit", () => resolve(undefined));
    });
    if (ready === undefined) return { failed: (await readText(outputFile)).trim() };
    child.disconnect();
    child.unref();
    return { ready };
  } finally {
    await output.close();
  }
}
