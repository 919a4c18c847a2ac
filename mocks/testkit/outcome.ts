import { isAbsolute, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { TestOutcome } from "../../spec/generated/control.types.js";
import { realClock } from "../sandbox/real-clock.js";
import { TookTooLong } from "./plan.js";

/** How a test failed, as it is reported to the gateway. */
export type Failure = Omit<TestOutcome, "test" | "attempt" | "ended" | "stillOpen" | "takesPlan">;

/** What an error may carry. Runners hand over errors of their own, so nothing is taken for granted. */
type Thrown = Readonly<Record<string, unknown>>;

const NAME_MAX = 200;
const MESSAGE_MAX = 4000;
const FRAMES_MAX = 10;
/** A value that is longer as JSON is not reported. */
const VALUE_MAX = 2000;

/** Describes what a test threw: who threw it, where, and both values of an assertion. */
export function failureOf(thrown: unknown): Failure {
  const error: Thrown = Object(thrown);
  const message = typeof error.message === "string" ? error.message : String(thrown);
  const isLate = thrown instanceof TookTooLong;
  const frames = isLate ? [] : framesOf(error.stack);
  const thrownBy = isLate ? undefined : throwerOf(error, message, frames);
  // Jest keeps both values in the result of its matcher.
  const values: Thrown = Object(error.matcherResult ?? error);
  return {
    ...(thrownBy && { thrownBy }),
    name: (typeof error.name === "string" ? error.name : "Error").slice(0, NAME_MAX),
    message: stripVTControlCharacters(message).slice(0, MESSAGE_MAX),
    ...(isLate && { isLate }),
    ...valueFor("expected", values.expected),
    ...valueFor("actual", values.actual),
    ...(thrownBy === "shop" && { isCrash: isProgrammingError(error) }),
    ...(frames.length > 0 && {
      stack: frames.slice(0, FRAMES_MAX).map(({ file, line }) => `${shortened(file)}:${line}`),
    }),
  };
}

function valueFor(side: "expected" | "actual", value: unknown): Failure {
  if (value === undefined) return {};
  try {
    const text = JSON.stringify(value);
    return text === undefined || text.length > VALUE_MAX ? {} : { [side]: JSON.parse(text) };
  } catch {
    return {};
  }
}

function throwerOf(
  error: Thrown,
  message: string,
  frames: readonly Frame[],
): TestOutcome["thrownBy"] {
  if (isOwnError(error) || isSaidByMatcher(message)) return "mock";
  const [first] = frames;
  if (first) return isTestCode(first.file) ? "test" : "shop";
  return error.code === "ERR_ASSERTION" ? "test" : undefined;
}

// --- The mock itself ---

/** Whether an error is one of ours, by what only ours carry: a runner may hand over a copy. */
function isOwnError({ name, failure, kind }: Thrown): boolean {
  switch (name) {
    case "Refused":
      return typeof Object(failure).status === "number";
    case "ControlFailure":
      return typeof kind === "string";
    case "IncompleteEvidence":
    case "WaitTimeout":
      return true;
    default:
      return false;
  }
}

/** The messages with which matchers explained themselves last. The runner makes the error of them. */
const saidByMatchers = new Set<string>();
const SAID_MAX = 100;

/** Passes on the message of a matcher that fails a test. */
export function saidByMatcher(message: string): string {
  const [oldest] = saidByMatchers;
  if (oldest !== undefined && saidByMatchers.size >= SAID_MAX) saidByMatchers.delete(oldest);
  saidByMatchers.add(message);
  return message;
}

function isSaidByMatcher(message: string): boolean {
  const text = stripVTControlCharacters(message);
  return [...saidByMatchers].some((said) => text.endsWith(said));
}

// --- The test and the shop ---

/** The error classes of the language for mistakes of a program. */
const MISTAKES = ["SyntaxError", "TypeError", "ReferenceError", "RangeError", "AssertionError"];

/** Whether an error is a mistake of the code that threw it. A `fetch` without an answer names its cause. */
function isProgrammingError({ name, cause }: Thrown): boolean {
  return MISTAKES.includes(String(name)) && cause === undefined;
}

/** The test files of this process: the runner names each. */
const testFiles = new Set<string>();

/** Registers a test file: what it throws is thrown by the test, and not by the shop. */
export function registerTestFile(path: string | undefined): void {
  if (path) testFiles.add(path);
}

/** Registers the files that call this function's caller: a test file, perhaps through a helper. */
export function registerCallers(): void {
  for (const { file } of framesOf(new Error().stack)) testFiles.add(file);
}

/** Folders and files that belong to tests, by the usual names. */
const TEST_FOLDER =
  /(^|[\\/])(tests?|__tests__|__mocks__|specs?|e2e|testing|cypress|playwright)[\\/]/i;
const TEST_FILE = /[.\-_](test|tests|spec|e2e|cy)\.[cm]?[jt]sx?$/i;

/** Whether a file is a test file or a helper of tests. The folders count below the working directory. */
function isTestCode(file: string): boolean {
  if (testFiles.has(file) || file === process.argv[1]) return true;
  return TEST_FILE.test(file) || TEST_FOLDER.test(shortened(file));
}

/** A path below the working directory without it. */
function shortened(file: string): string {
  const within = relative(process.cwd(), file);
  return within.startsWith("..") || isAbsolute(within) ? file : within;
}

interface Frame {
  readonly file: string;
  readonly line: number;
}

/** The frames of a stack outside of Node, of packages and of paystub, the innermost first. */
function framesOf(stack: unknown): readonly Frame[] {
  if (typeof stack !== "string") return [];
  return stack.split("\n").flatMap((line) => {
    const [, place = "", number = ""] =
      /^\s*at (?:.*? \()?(?:async )?(.+?):(\d+):\d+\)?$/.exec(line) ?? [];
    const file = pathOf(place);
    const isOwn = file.startsWith(OWN_ROOT) || /[\\/]node_modules[\\/]/.test(file);
    return isAbsolute(file) && !isOwn ? [{ file, line: Number(number) }] : [];
  });
}

function pathOf(place: string): string {
  if (!place.startsWith("file:")) return place;
  const { pathname } = new URL(place);
  const path = decodeURIComponent(pathname);
  return /^\/[A-Za-z]:/.test(path) ? path.slice(1) : path;
}

/** The folder of paystub itself: the built files, or the sources. */
const OWN_ROOT = ownRoot();

function ownRoot(): string {
  const line = new Error().stack?.split("\n")[1] ?? "";
  const [, place = ""] = /^\s*at (?:.*? \()?(?:async )?(.+?):\d+:\d+\)?$/.exec(line) ?? [];
  // Parts that several entries of the package share are beside those of its rooms.
  const [, root, sources = ""] =
    /^(.*[\\/](?=dist[\\/])dist[\\/]|.*[\\/])(?:shared[\\/]|(mocks[\\/]))/.exec(pathOf(place)) ??
    [];
  if (root === undefined) return "\0";
  return /[\\/]dist[\\/]$/.test(root) ? root : root + sources;
}

// --- What keeps the process alive ---

type OpenResource = NonNullable<TestOutcome["stillOpen"]>[number];

/** The resources of Node that a test leaves open by mistake. Timers and connections belong to runners too. */
const RESOURCES: Readonly<Record<string, OpenResource>> = {
  TCPServerWrap: "server",
  PipeServerWrap: "server",
  ProcessWrap: "child-process",
  Worker: "worker",
};

/** What keeps this process alive besides its test runner. */
export async function stillOpen(): Promise<Pick<TestOutcome, "stillOpen">> {
  // Node closes a server at the end of a turn of its event loop.
  for (let turn = 0; turn < 2; turn += 1) await new Promise<void>(realClock.soon);
  return openIn(process.getActiveResourcesInfo());
}

/** What of the active resources of Node a test has to close. */
export function openIn(active: readonly string[]): Pick<TestOutcome, "stillOpen"> {
  const open = [...new Set(active.flatMap((name) => RESOURCES[name] ?? []))];
  return open.length > 0 ? { stillOpen: open } : {};
}
