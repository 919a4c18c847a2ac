import type { TestFailure } from "../../observe/test-outcome.js";

/** What a failed assertion shows that the shop said, where the test expected something else. */
export type Claim = "done" | "failed" | "open" | "more" | "crash" | "unknown";

/** Words of a shop. Those that deny are looked for first: "unpaid" holds "paid". */
const DENIES =
  /un-?paid|not[ _-]?paid|fail|declin|cancel|reject|refus|expire|closed|\blost\b|void|abort/i;
const CLAIMS =
  /paid|success|succeed|complete|confirmed|shipped|deliver|settled|captured|\bactive\b/i;
const LEAVES_OPEN = /pending|open|new|wait|unknown|unclear|check|process|order|regist|join|try/i;

/** A mistake of a program in the words of Node, where a runner prints it. */
const MISTAKE = /SyntaxError: (Unexpected|Expected|Unterminated|.*JSON)/;

/** A count below it may be one of tickets or charges; one above it is a status or an amount. */
const COUNT_MAX = 100;

/** Reads a claim off a failure. Works on values where the failure has them, else on the words of its message. */
export function claimOf(failure: TestFailure): Claim {
  const { isCrash = MISTAKE.test(`${failure.name}: ${failure.message}`) } = failure;
  if (isCrash) return "crash";
  const values = valuesOf(failure);
  if (!values) return "unknown";
  const claims = differences(values.expected, values.actual).map(claimIn);
  const order: readonly Claim[] = ["more", "done", "failed", "open"];
  return order.find((claim) => claims.includes(claim)) ?? "unknown";
}

interface Values {
  readonly expected: string;
  readonly actual: string;
}

/** How runners print expected and actual values. */
const FORMS: readonly RegExp[] = [
  /Expected:?\s+(?<expected>.+)\n\s*Received:?\s+(?<actual>.+)/i,
  /expected: (?<expected>.+)\n\s*actual: (?<actual>.+)/i,
  /^\s*\+ (?<actual>'.*'|".*"|\w+)\n\s*- (?<expected>.+)/m,
  /expected (?<actual>'.*?'|".*?"|\w+) to (?:be|equal|deeply equal|strictly equal) (?<expected>'.*?'|".*?"|\w+)/,
  /(?<actual>'.*?'|".*?"|\w+) (?:!==?|==) (?<expected>'.*?'|".*?"|\w+)/,
];

function valuesOf({ expected, actual, message }: TestFailure): Values | undefined {
  if (expected !== undefined && actual !== undefined) return { expected, actual };
  for (const form of FORMS) {
    const { groups } = form.exec(message) ?? {};
    if (groups) return { expected: groups.expected ?? "", actual: groups.actual ?? "" };
  }
  return undefined;
}

type Pair = readonly [expected: unknown, actual: unknown];

/** What differs: leaves of two objects, lines of two printed ones, or the values themselves. */
function differences(expected: string, actual: string): readonly Pair[] {
  const [one, other] = [parsed(expected), parsed(actual)];
  if (typeof one === "string" && typeof other === "string" && one.includes("\n")) {
    const lines = other.split("\n");
    return one
      .split("\n")
      .flatMap((line, n): Pair[] => (line === lines[n] ? [] : [[line, lines[n]]]));
  }
  return leaves(one, other);
}

function leaves(one: unknown, other: unknown): readonly Pair[] {
  if (one === other) return [];
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return [[one, other]];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) => leaves(Object(one)[name], Object(other)[name]));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^'(.*)'$/s, '"$1"'));
  } catch {
    return text;
  }
}

function claimIn([expected, actual]: Pair): Claim {
  const [wanted, came] = [numberIn(expected), numberIn(actual)];
  if (wanted !== undefined && came !== undefined) {
    return came > wanted && came < COUNT_MAX ? "more" : "unknown";
  }
  const text = String(actual);
  if (DENIES.test(text)) return "failed";
  if (CLAIMS.test(text)) return "done";
  return LEAVES_OPEN.test(text) ? "open" : "unknown";
}

/** The number that a value is, or the one in a printed line such as `"tickets": 2,`. */
function numberIn(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  const [, digits] = /(?:^|: )(\d+),?$/.exec(String(value)) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Where a runner's output says which test failed and why. */
const FAILING =
  /^\s*(not ok\b|✖|✗|×|●|FAIL\b|FAILED\b|E\s{2,})|AssertionError|\b\w*Error:|Exception/;
const SHOWN_LINES = 12;

/** The failure that a runner printed, from its first line. The whole output if there is no such line. */
export function failureIn(output: readonly string[]): TestFailure {
  const first = output.findIndex((line) => FAILING.test(line));
  const lines = first < 0 ? output.slice(-SHOWN_LINES) : output.slice(first, first + SHOWN_LINES);
  return { name: "Error", message: lines.join("\n") };
}
