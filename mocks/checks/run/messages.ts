import { suggestion } from "../../api/field-errors.js";

/** What a test waits for, so that its callbacks end before it does. */
const WAIT = "let the test wait first: gateway.idle(), or POST /idle of the control API";

/** What a test does about a process that does not exit. */
const CLOSE = "To fix it, close your shop with gateway.onClose(() => shop.close()).";

/** The lines of the report of a run or a matrix, besides its counts. Each is a sentence with its full stop. */
export const LINES = {
  nothingCalled: (what: "mock" | "service") =>
    `The command did not call the ${what}. Let it take its base URL from PAYSTUB_BASE_URL (and PAYSTUB_ORDER_URL), or set its own variables with "env": { "NAME": "base" } in paystub.json. If it need not call it, set "allowNoCalls": true in paystub.json.`,
  nothingIntercepted: (hosts: string, isIsolated: boolean) =>
    `The command did not call the mock: no call to ${hosts} reached it. ${isIsolated ? "" : "These clients bypass a proxy or trust only the system's file: PHP streams with a context of their own and fsockopen; Python's http.client, and aiohttp without trust_env; a Go Transport without Proxy; node:https in Bun; wget. On Linux, add --isolate network for them. "}A PHP SDK that sets CURLOPT_CAINFO brings its own certificates: give it PAYSTUB_BASE_URL. If the command need not call it, set "allowNoCalls": true in paystub.json.`,
  otherHosts: (hosts: readonly string[]) => `Called besides the mock: ${hosts.join(", ")}.`,
  refusedHost: (host: string, name: string) =>
    `${host} belongs to the domain of an intercepted host, so paystub refused the call: it may be production. To let it reach the mock, add --intercept ${name}.`,
  distrusted:
    "A client refused the certificate of this run. It brings its own certificates: let it take those of SSL_CERT_FILE, or give it PAYSTUB_BASE_URL.",
  nothingToJudge: "The command called nothing, so there was nothing to judge.",
  held: (rules: readonly string[]) => `Held: ${rules.join(", ") || "no rule that was observed"}.`,
  notObserved: (rules: readonly string[]) =>
    `Not observed: ${rules.join(", ")}. A report in a file says why.`,
  mockFailed: "The report lacks what it failed at. Standard error has the errors.",
  firstOnly: (many: number) => `The report lists only the first ${many} that differ.`,
  injected: (times: string, rule: string) => `Injected ${times}: ${rule}.`,
  late: 'does not end in time ("timeout" in paystub.json gives it more)',
  stillOpen: (test: string, what: string) =>
    `After the test "${test}" its process still had ${what} open, which keeps the runner alive. ${CLOSE}`,
  lingered: (where = "") => `The runner did not exit after its last test${where}. ${CLOSE}`,
  noTimeLimit: (what: string, limit: string) =>
    `The client waits without a limit: it still waited for ${what} after ${limit}, though no answer came.`,
  onlyOneRun:
    "Several runs at once failed too. If your shop takes a free port and data of its own in each, they share the cells.",
  endedEarly: (how: string, many: string) =>
    `A run of the command ${how} before its last test. Trying the rest again: ${many}.`,
  quicker: 'If your tests can run in parallel, "jobs": "auto" in paystub.json takes less time.',
} as const;

/** Why a callback failed or could not be judged, after its address. */
export const CALLBACKS = {
  closed: (why: string) => `${why}. If the shop had closed by then, ${WAIT}`,
  underWay: `under way when the command ended, so paystub cannot judge it. To see it end, ${WAIT}`,
  notSent: "not sent yet when the command ended",
} as const;

/** What to do about a name: a suggestion where one is near, else where to look. */
const meant = (nearest: string | undefined) => suggestion(nearest) || ". See paystub run --help";

/** Why a command or a matrix could not run. Each begins in lower case and ends without a full stop. */
export const MISTAKES = {
  outOfMatrix: (name: string, nearest: string | undefined) =>
    `--only ${name} is not part of this matrix${meant(nearest)}`,
  faultOutOfMatrix: (name: string, fault: string, why: string) =>
    `--only ${name} is not part of the matrix: ${why}. Try --fault ${fault}`,
  nothingAffected: (only: string) =>
    `--only ${only} affects nothing that the command does. Leave it out to see all cells`,
  nothingRan: "the matrix ran nothing. There was nothing to run",
  budgetTooSmall: (budget: string) =>
    `the matrix ran nothing. The budget of ${budget} left no time for it`,
  endlessSwitch:
    "the matrix ran nothing. Any base URL can be an option of invoice-url-host. To try one, give --assume invoice-url-host=<url> to the plain run",
  notJunit: (path: string, why: string) =>
    `the file ${path} is not a JUnit report (${why}). Let your runner write one, and give its path with --junit-from`,
  noProgram: (name: string) =>
    `the command ${name} was not found. Give one after --, without shell syntax`,
  isolatedElsewhere:
    "--isolate network needs Linux. Run it in a container, or let the client take a proxy",
  notIsolated: (why: string) =>
    `--isolate network cannot make a namespace here (${why}). It needs unshare, mount and ip, and root or a system that allows user namespaces`,
  noStart: (name: string, code: string | undefined) =>
    `the command ${name} cannot be run (${code}). Give one after --, without shell syntax`,
  plainRunFailed: (how: string, kind: string) =>
    `the command ${how} without any ${kind}. Fix it first, or run it without --matrix`,
} as const;
