import { suggestion } from "../api/field-errors.js";
import { firstOf, shown } from "../domain/text.js";
import type { HostProblem } from "../intercept/hosts.js";
import { howToAdd } from "../version.js";

/** How many names one sentence lists. */
const NAMES_MAX = 5;

const some = (names: readonly string[]) => firstOf(names, NAMES_MAX).join(", ") || "none";

/** A suggestion where a name is near, else where to look. */
const meant = (nearest: string | undefined, help: string) => suggestion(nearest) || `. See ${help}`;

/** What to do about a file that the user named. */
export const FILE_FIXES = {
  config: "Give --config a JSON file",
  baseline: "Give --baseline the JSON report of your target branch",
  merge: "Give --merge the folder with the JSON reports of the shards",
  body: "Give a JSON file",
  log: "Give what paystub call export or paystub record wrote",
  recordFile: "Name another file",
  calibration: "Run paystub calibrate without --check, and commit the file that it writes",
  package: "Correct it, or give --folder another",
  summary: "Let GITHUB_STEP_SUMMARY name a file to write to",
  otherFile: (option: string) => `Give --${option} another file`,
  otherFolder: (option: string) => `Give --${option} another folder`,
} as const;

/**
 * The mistakes that the command line reports with exit code 2. Each is one line, printed after `paystub: `: what is
 * wrong, what you gave, what to do. It begins in lower case and ends without a full stop.
 */
export const MISTAKES = {
  // Commands, options and arguments
  needs: (command: string, what: string, help: string) => `${command} needs ${what}. See ${help}`,
  tooMany: (command: string, most: number, given: readonly string[], help: string) => {
    const takes = most === 0 ? "no argument" : `only ${most === 1 ? "one argument" : most}`;
    const words = given.map((word) => shown(word)).join(", ");
    return `${command} takes ${takes}, but you gave ${words}. See ${help}`;
  },
  commandMissing: "run needs a command, such as paystub run -- npm test. See paystub run --help",
  exclusive: (one: string, other: string) =>
    `${one} and ${other} exclude each other. Give only one`,
  emptyValue: (name: string) => `${name} is empty. Give it a value`,
  givenTwice: (option: string, values: readonly string[]) => {
    const shownValues = values.length === 0 ? "" : `: ${values.join(" and ")}`;
    return `you gave ${option} twice${shownValues}. Give it only one value`;
  },

  // Operations of the control API
  noOperation: (name: string, nearest: string | undefined) =>
    `the control API has no operation ${name}${meant(nearest, "paystub call")}`,
  noPair: (command: string, word: string) =>
    `${command} takes name=value, but you gave ${shown(word)}`,
  noField: (command: string, name: string, nearest: string | undefined, known: readonly string[]) =>
    `${command} has no field ${name}${suggestion(nearest) || `. It has ${known.join(", ") || "none"}`}`,
  logMissing: "call import needs a log. Give @<file>",
  notLog: (path: string, fix: string) => `the file ${path} is not an exported log. ${fix}`,
  brokenRecord: (path: string, fix: string) => `the record ${path} has no log. ${fix}`,
  missingPair: (command: string, names: readonly string[]) =>
    `${command} needs ${names.map((name) => `${name}=...`).join(" ")}`,

  // Options that need others
  shopMissing: "explore needs --shop. Give it a module or an address",
  wrongSelector: (text: string) =>
    `--selector ${shown(text)} is not a JSON object. Give one such as '{"mainBranch": true}'`,
  credentialsInUrl: (option: string) =>
    `${option} contains credentials. Set PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD`,
  packageMissing: (command: string, name: string) => `${command} needs ${name}. ${howToAdd(name)}`,
  otherMissing: (option: string, other: string) => `${option} needs ${other}. Add it`,
  sharesMissing: (folder: string) =>
    `the folder ${folder} has no .json file. Give --merge the folder with the JSON reports of the shards`,
  shardsUnfit: (folder: string, one: string, other: string) =>
    `the reports in ${folder} do not fit together: ${one}, and ${other}. Keep one report of each shard of one run`,
  noMatrixReport: (what: string, path: string, why: string) =>
    `the ${what} ${path} is not the JSON report of a matrix (${why}). Write one with paystub run --matrix faults --report <file>.json`,
  matrixMissing: (option: string) =>
    `${option} needs a matrix. Add --matrix faults, or leave ${option} out`,
  detachFolder: "--detach needs a folder. Unset PAYSTUB_RUNNING_DIR, or let it name one",
  // Files and folders
  noFile: (what: string, path: string, fix: string) => `the ${what} ${path} does not exist. ${fix}`,
  unreadable: (what: string, path: string, code: string | undefined, fix: string) =>
    `the ${what} ${path} cannot be read (${code}). ${fix}`,
  unwritable: (what: string, path: string, code: string | undefined, fix: string) =>
    `the ${what} ${path} cannot be written (${code}). ${fix}`,
  notJson: (what: string, path: string, why: string, fix: string) =>
    `the ${what} ${path} is not valid JSON (${why}). ${fix}`,
  noObject: (what: string, path: string, fix: string) =>
    `the ${what} ${path} contains no JSON object. ${fix}`,
  wrongConfig: (path: string, why: string) => `the config file ${path} is wrong: ${why}`,
  wrongHost: (text: string, why: string) => `the host ${shown(text)} to intercept ${why}`,
  noFolder: (path: string) => `there is no folder ${path}. Make it, or give --folder another`,

  // Mocks and sandboxes
  noMockAt: (url: string, running: readonly string[]) =>
    `no mock of this project is at ${url}. Running: ${running.join(", ") || "none"}`,
  severalMocks: (urls: readonly string[]) =>
    `this project runs ${urls.length} mocks: ${urls.join(", ")}. Choose one with --control-url`,
  severalToStop: (urls: readonly string[]) =>
    `${MISTAKES.severalMocks(urls)}, or stop them with --all`,
  stillRuns: (url: string, pid: number, seconds: number) =>
    `the mock at ${url} (process ${pid}) still runs after ${seconds} seconds. End the process`,
  noMock: (silence: string) =>
    `${silence}. Is the mock running? Start it with paystub start, or give --control-url`,
  noControlApi: (answer: string) =>
    `${answer}. Give --control-url the control URL that paystub start prints`,
  severalSandboxes: (names: readonly string[], most: number | undefined) => {
    const called = most === undefined ? "" : `, and more than ${most} of them were called`;
    return `there are ${names.length.toLocaleString("en")} sandboxes: ${some(names)}${called}. Choose one with --sandbox`;
  },

  // Ports and addresses
  ownMock: (baseUrl: string) =>
    `a mock of this project runs at ${baseUrl} already. Stop it with paystub stop, or give --port another`,
  portInUse: (port: number | undefined, option: string) =>
    `port ${port} is in use. Give ${option} another, or 0 for any free one`,
  portForbidden: (port: number | undefined, option: string) =>
    `port ${port} is not allowed here. Give ${option} one above 1023`,
  foreignHost: (host: string | undefined) =>
    `${host} is not an address of this machine. Give --host one that is`,
} as const;

/** What the command line adds to a refusal of the mock, which ends with exit code 1, and to a config file. */
export const NEXT_STEPS = {
  list: (refusal: string, command: string) => `${refusal}. List them with ${command}`,
  token: (refusal: string) => `${refusal}. Give it with --control-token`,
  noBaseline: (path: string) => `There is no baseline ${path}, so every finding is new.`,
  otherBaseline: (path: string, why: string) =>
    `The baseline ${path} is from another version of paystub (${why}), so every finding is new.`,
  leftOut: (path: string, names: readonly string[]) =>
    `paystub run uses a free port and keeps nothing, so it leaves out ${names.join(", ")} of ${path}.`,
} as const;

/** What the values of options must be. */
export const RULES = {
  length: "must be a duration such as 90s, 10m or 1h30m",
  pause: "must be a duration such as 500ms, 90s or 6m, or 0s",
  whole: "must be a whole number",
  positive: "must be a whole number above 0",
  shard: "must be the number of a shard and how many there are, such as 1/4",
  port: "must be a number from 0 to 65535",
  reportFile: "must end in .xml (JUnit), .html, .json or .md",
  oneOf: (choices: readonly string[]) =>
    choices.length === 1 ? `must be ${choices[0]}` : `must be one of ${choices.join(", ")}`,
  pair: "must be a name, = and a value",
  intercept: {
    "no-host":
      "must be the name of a host alone, such as api.payments.example, or api.payments.example=order",
    address:
      "must be a name, not an address: give a client that calls an address the base URL of the mock",
    "own-machine": "must not be this machine: give a client that calls it the base URL of the mock",
  } satisfies Record<HostProblem, string>,
  pattern: "must be a regular expression, such as journey",
  faultRule: "must begin with a fault, such as lost-reply,operation=addInvoice,times=1",
  faultPairs:
    "must have name=value pairs after the fault, such as lost-reply,operation=addInvoice,times=1",
  openQuote: "must close each quote",
  jsonText: "must have texts in quotes as JSON writes them",
} as const;
