/**
 * How a test of a team ended. The fixtures write one line of JSON for each test to the file that the variable
 * PAYSTUB_OUTCOMES names, and `paystub run` reads it: an exit code alone does not say which assertion failed.
 */
export interface TestOutcome {
  readonly sandbox: string;
  /** Its whole name, if PAYSTUB_ONLY_TESTS can leave it out. */
  readonly test?: string;
  readonly passed: boolean;
  readonly failure?: TestFailure;
}

/** Why a test failed, as its runner or its own `throw` says it. */
export interface TestFailure {
  /** The name of the error, such as `AssertionError`. */
  readonly name: string;
  readonly message: string;
  /** Both as JSON, where the error carries them. */
  readonly expected?: string;
  readonly actual?: string;
  /**
   * Whether an error such as a SyntaxError was thrown in another file than the test: by the code under
   * test. False if the test itself threw it; absent if unknown.
   */
  readonly isCrash?: boolean;
}

/** The variable that names the file of the outcomes. */
export const OUTCOMES = "PAYSTUB_OUTCOMES";

/** The variable that marks a run as one of the many runs of a matrix, for the fixtures. */
export const IN_MATRIX = "PAYSTUB_IN_MATRIX";

const MESSAGE_MAX = 2000;
const VALUE_MAX = 500;

/** Describes what a test threw. Runners hand over errors of their own, so nothing is taken for granted. */
export function failureOf(thrown: unknown): TestFailure {
  const error: Readonly<Record<string, unknown>> = Object(thrown);
  const name = typeof error.name === "string" ? error.name : "Error";
  const message = typeof error.message === "string" ? error.message : String(thrown);
  // Jest keeps both values in the result of its matcher.
  const values: Readonly<Record<string, unknown>> = Object(error.matcherResult ?? error);
  const crashed = isCrash(name, message, error.stack);
  return {
    name,
    message: message.slice(0, MESSAGE_MAX),
    ...(values.expected !== undefined && { expected: valueText(values.expected) }),
    ...(values.actual !== undefined && { actual: valueText(values.actual) }),
    ...(crashed !== undefined && { isCrash: crashed }),
  };
}

/** A value as JSON. Vitest hands over values that it has printed already; those stay as they are. */
function valueText(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, VALUE_MAX);
  } catch {
    return String(value).slice(0, VALUE_MAX);
  }
}

const MISTAKES = ["SyntaxError", "TypeError", "ReferenceError", "RangeError"];

/** The error of `fetch` without an answer has the name of a programming error, but is none. */
const NETWORK = /fetch failed|terminated|URL/;

/**
 * Whether a mistake of the code under test was thrown: its first frame is in another file than the test. Undefined
 * where it is no mistake, or no stack says where it was made.
 */
function isCrash(name: string, message: string, stack: unknown): boolean | undefined {
  if (!MISTAKES.includes(name) || NETWORK.test(message) || typeof stack !== "string") {
    return undefined;
  }
  const files = [
    ...stack.matchAll(/(?:file:\/\/|\(|at |async )(\/[^():]+|[A-Za-z]:[^():]+):\d+:\d+/g),
  ]
    .map(([, file = ""]) => file)
    .filter((file) => !/node_modules|[\\/]dist[\\/]/.test(file));
  if (files.length === 0) return undefined;
  return files.length > 1 && files[0] !== files.at(-1);
}

/** A process whose tests have ended and that goes on: what Node says keeps it alive. */
export interface Lingering {
  readonly keptOpenBy: readonly string[];
}

/** What the fixtures of a run reported. */
export interface ReportedOutcomes {
  readonly outcomes: readonly TestOutcome[];
  /** What kept the runner alive after its last test; empty if it ended, or if Node does not report it. */
  readonly keptOpenBy: readonly string[];
}

/** Reads the file of the outcomes. A line that a killed process left half written is skipped. */
export function readOutcomes(text: string): ReportedOutcomes {
  const lines = text.split("\n").map(lineIn);
  return {
    outcomes: lines.flatMap((line) => {
      return typeof line.sandbox === "string" ? [line as unknown as TestOutcome] : [];
    }),
    keptOpenBy: lines.flatMap(({ keptOpenBy }) => (Array.isArray(keptOpenBy) ? keptOpenBy : [])),
  };
}

function lineIn(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The resources of Node by what a person calls them; the others never keep a runner alive. */
const RESOURCES: Readonly<Record<string, string>> = {
  TCPServerWrap: "a server that listens",
  TCPSocketWrap: "an open connection",
  TLSWrap: "an open connection",
  Timeout: "a timer",
  ChildProcess: "a child process",
  ProcessWrap: "a child process",
  Worker: "a worker thread",
};

/** What keeps a process alive, by the names of Node, without doubles. */
export function describeResources(active: readonly string[]): readonly string[] {
  return [...new Set(active.flatMap((name) => RESOURCES[name] ?? []))];
}

/** The names of the matchers and waits of the fixtures in what they say. */
const ABOUT_MOCK = [
  /^(Error: )?expected (the )?(invoice|sandbox|merchant|recurring payment)\b.* to (be|have) /s,
  /^(Error: )?waited \d+ ms for /,
];

/** Whether a test failed because of what it asked the mock itself, and not the shop. */
export function isAboutMock({ name, message }: TestFailure): boolean {
  if (["Refused", "ControlFailure", "IncompleteEvidence"].includes(name)) return true;
  return ABOUT_MOCK.some((pattern) => pattern.test(message));
}
