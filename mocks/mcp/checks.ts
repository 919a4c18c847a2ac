import { isRecord } from "../domain/text.js";
import { casesOf, formatTally, type Report, textOf } from "../report/report.js";
import { realClock } from "../sandbox/real-clock.js";
import { ANSWER_CHARS, cutText, type ToolAnswer, ToolError, withoutSecrets } from "./answer.js";
import type { Resource } from "./resources.js";
import type { Tool, ToolCall } from "./tool.js";

/** A command of paystub that ran to its end. */
export interface RanCommand {
  readonly exitCode: number;
  /** The last line that it printed to its standard output. */
  readonly printed: string;
  /** The last lines that it wrote to its standard error, the output of tests included. */
  readonly said: readonly string[];
}

/** Runs a command of paystub in a process of its own, in the folder of the project. */
export type RunSelf = (
  argv: readonly string[],
  signal: AbortSignal,
  onLine: (line: string) => void,
) => Promise<RanCommand>;

/** A check as a tool: what it takes, and the command that this makes. */
interface Check {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly properties: Readonly<Record<string, object>>;
  readonly required: readonly string[];
  argv(input: Readonly<Record<string, unknown>>): readonly string[];
}

const TEXT = { type: "string" };
const TEXTS = { type: "array", items: TEXT };

const CHECKS: readonly Check[] = [
  {
    name: "run",
    title: "Run the shop's tests against a fresh mock",
    description:
      "Runs a test command against a fresh mock and judges what the shop did. The command finds the mock by " +
      "PAYSTUB_BASE_URL, PAYSTUB_API_ID and PAYSTUB_SECRET_KEY. With a matrix it runs once for each failure, or " +
      "for each other assumption about the service.",
    properties: {
      command: { ...TEXTS, description: 'Program and arguments, such as ["npm", "test"]' },
      matrix: { enum: ["faults", "assumptions"] },
      fail_on: { ...TEXT, description: "Gates, such as violations,callbacks" },
    },
    required: ["command"],
    argv: ({ command, matrix, fail_on: gates }) => [
      ...(matrix === undefined ? [] : ["--matrix", String(matrix)]),
      ...(gates === undefined ? [] : ["--fail-on", String(gates)]),
      "--",
      ...texts("command", command),
    ],
  },
  {
    name: "explore",
    title: "Search for sequences that break the shop",
    description:
      "Tries sequences of payments, failures and time on the shop until one breaks it, and shrinks that one. " +
      "Needs an adapter for the shop; paystub://guides/mocks/checks/explore/README.md says how to write one.",
    properties: {
      shop: { ...TEXT, description: "Module, JSON file of commands, or URL of the adapter" },
      runs: { type: "integer", description: "How many sequences; 1000 unless given" },
    },
    required: ["shop"],
    argv: ({ shop, runs }) => [
      ...["--shop", String(shop)],
      ...(runs === undefined ? [] : ["--runs", String(runs)]),
    ],
  },
  {
    name: "verify",
    title: "Verify pacts",
    description: "Verifies the shop's pacts against a fresh mock and against the spec.",
    properties: {
      pacts: { ...TEXTS, description: "Folders, files or URLs; ./pacts unless given" },
    },
    required: [],
    argv: ({ pacts }) => (pacts === undefined ? [] : ["--pacts", ...texts("pacts", pacts)]),
  },
  {
    name: "lint",
    title: "Lint a spec",
    description:
      "Lints an OpenAPI document, or an overlay of paystub's spec, by the rules of paystub.",
    properties: { file: TEXT },
    required: ["file"],
    argv: ({ file }) => [String(file)],
  },
  {
    name: "conform",
    title: "Check a running service",
    description:
      "Checks that a running service, such as a test environment, conforms to the interface. It refuses a " +
      "production service.",
    properties: { base_url: TEXT },
    required: ["base_url"],
    argv: ({ base_url: url }) => ["--base-url", String(url)],
  },
];

const OPTIONS = {
  ...TEXTS,
  description: "More options of the command line, such as --budget 5m as two items",
};

function texts(name: string, value: unknown): readonly string[] {
  if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "string")) {
    return value;
  }
  const example = name === "command" ? '["npm", "test"]' : '["pacts"]';
  throw new ToolError(`${name} must be a list of texts.`, `Send it as ${example}.`);
}

/** The checks as tools, and their latest reports as resources. */
export interface Checks {
  readonly tools: readonly Tool[];
  reports(): readonly Resource[];
}

export function checks(runSelf: RunSelf, configFile: () => string | undefined): Checks {
  const reports = new Map<string, Report>();
  const tools = CHECKS.map((check): Tool => {
    const { name, title, description, required, properties } = check;
    return {
      ...{ name, title, description },
      inputSchema: {
        type: "object",
        properties: { ...properties, options: OPTIONS },
        required,
        additionalProperties: false,
      },
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
      async call({ options, ...input }, call) {
        const more = options === undefined ? [] : texts("options", options);
        if (more.some((option) => option.startsWith("--allow-production"))) {
          throw new ToolError(
            "No tool calls a production service.",
            "A person who means it runs paystub conform in a terminal.",
          );
        }
        const config = name === "run" && !more.includes("--config") ? configFile() : undefined;
        const argv = [
          ...[name, "--json", ...more],
          ...(config === undefined ? [] : ["--config", config]),
          ...check.argv(input),
        ];
        const ran = await runSelf(argv, call.signal, progressOf(name, call));
        const report = reportIn(ran);
        reports.set(name, report);
        return verdict(name, report, ran);
      },
    };
  });
  return { tools, reports: () => [...reports].map(([name, report]) => resourceOf(name, report)) };
}

/** How often a caller gets the progress of a check. */
const PROGRESS_EVERY_MS = 1000;

/** Reports the progress of a check from its output: `12 of 1000 sequences`, or the output of tests. */
function progressOf(name: string, { progress }: ToolCall): (line: string) => void {
  let reportedMs = Number.NEGATIVE_INFINITY;
  progress(0, undefined, `${name} has started`);
  return (line) => {
    if (line.trim() === "" || realClock.elapsedMs() - reportedMs < PROGRESS_EVERY_MS) return;
    reportedMs = realClock.elapsedMs();
    const [, done, total] = /^(\d+) of (\d+) /.exec(line) ?? [];
    progress(
      Number(done ?? 0),
      total === undefined ? undefined : Number(total),
      cutText(line, 200),
    );
  };
}

/** The report that a command printed. Throws a `ToolError` with what it said instead. */
function reportIn({ printed, said, exitCode }: RanCommand): Report {
  try {
    const report: unknown = JSON.parse(printed);
    if (isRecord(report) && Array.isArray(report.sections)) return report as unknown as Report;
  } catch {
    // Its output is reported below.
  }
  const why = said.join("\n").replace(/^paystub: /, "");
  throw new ToolError(why || `The command ended with exit code ${exitCode}, and said nothing.`);
}

const CASE_CHARS = 400;
const OUTPUT_CHARS = 900;

/** A report in a few lines: what failed first, then what the tests said. */
function verdict(name: string, report: Report, { said }: RanCommand): ToolAnswer {
  const cases = casesOf(report);
  const bad = cases.filter(({ status }) => status === "failed");
  const doubtful = cases.filter(({ status }) => status === "warning");
  const lines = [...bad, ...doubtful].map((one) => {
    const text = [one.name, ...textOf(one)].join("\n  ");
    return `${one.status}: ${cutText(text, CASE_CHARS)}`;
  });
  const output = report.passed ? "" : said.join("\n").slice(-OUTPUT_CHARS);
  const head = `${report.passed ? "PASSED" : "FAILED"} ${report.title}: ${report.summary}`;
  const shown = [head, formatTally(cases)];
  let left = ANSWER_CHARS - output.length - shown.join("\n").length;
  for (const line of lines) {
    left -= line.length + 1;
    if (left < 0) break;
    shown.push(line);
  }
  const hidden = lines.length - (shown.length - 2);
  if (hidden > 0) shown.push(`… and ${hidden} more`);
  if (output !== "") shown.push(`Last output:\n${output}`);
  const whole = `paystub://reports/${name} has the whole report`;
  const next = report.passed
    ? `${whole}.`
    : `Mend the first failed case and call ${name} again; ${whole}.`;
  return { text: withoutSecrets(shown.filter((line) => line !== "").join("\n")), next };
}

function resourceOf(name: string, report: Report): Resource {
  return {
    uri: `paystub://reports/${name}`,
    name: `Latest report of ${name}`,
    description: report.summary,
    mimeType: "application/json",
    text: async () => JSON.stringify(withoutSecrets(report), null, 1),
  };
}
