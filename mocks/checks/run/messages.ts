/** What a test waits for, so that its callbacks end before it does. */
const WAIT = "let the test wait first: await gateway.idle()";

/** How to let a runner exit. */
const CLOSE_IT = "close your shop with gateway.onClose(() => shop.close())";

/** The lines of the report of a run or a matrix, besides its counts. Each is a sentence with its full stop. */
export const LINES = {
  nothingCalled: (what: "mock" | "service") =>
    `The command did not call the ${what}. Let it take its base URL from PAYSTUB_BASE_URL (and PAYSTUB_ORDER_URL), or name its own variables with --env NAME=base. If it need not call it, set "allowNoCalls": true in paystub.json.`,
  nothingToJudge: "The command called nothing, so there was nothing to judge.",
  held: (rules: readonly string[]) => `Held: ${rules.join(", ") || "no rule that was observed"}.`,
  notObserved: (rules: readonly string[]) =>
    `Not observed: ${rules.join(", ")}. --verbose says why.`,
  mockFailed: "The report lacks what it failed at. Standard error has the errors.",
  firstOnly: (many: number) => `The report lists only the first ${many} that differ.`,
  injected: (times: string, rule: string) => `Injected ${times}: ${rule}.`,
  unclear: (cells: string) => `Unclear: ${cells}. --verbose says why.`,
  keptOpen: (cells: string, by: string) =>
    `The runner did not exit after its last test in ${cells}${by && `: ${by} kept it alive`}. To fix it, ${CLOSE_IT}.`,
  leftOut: (path: string, names: readonly string[]) =>
    `paystub run uses a free port and keeps nothing, so it leaves out ${names.join(", ")} of ${path}.\n`,
  quicker: "If your tests can run in parallel, --jobs auto takes less time.",
  ownFaults: (tests: string) =>
    `${tests} of these inject faults of their own. Name the tests of a customer's way, such as "journey: pays", and set "journeys": "journey" in paystub.json.`,
} as const;

/** Why a callback failed or could not be judged, after its address. */
export const CALLBACKS = {
  unreachable: (why: string) => `${why}. If the shop had closed by then, ${WAIT}`,
  underWay: `under way when the command ended, so paystub cannot judge it. To see it end, ${WAIT}`,
  notSent: "not sent yet when the command ended",
} as const;

/** How a command went on too long, after its name. */
export const ENDINGS = {
  late: "does not end in time (--timeout gives it more)",
  keptOpen: (tests: string, by: string) =>
    `does not exit after its last test: ${tests} ended, and ${by} keeps it alive. To fix it, ${CLOSE_IT}`,
} as const;

/** Why a test or a cell of a matrix has its verdict. Each is a sentence with its full stop. */
export const REASONS = {
  // Not run or not affected
  interrupted: "It was interrupted.",
  noBudget: (budget: string) => `The budget of ${budget} left no time for it.`,
  nothingToRun: "There was nothing to run.",
  late: (limit: string) => `The command did not end within ${limit}.`,
  endedBefore: "The run was ended before this test.",
  faultUnused: "The fault affected nothing.",
  failedWithoutFault: "It failed although the fault affected nothing in it.",
  switchUnused: "Nothing that the command did depends on the switch.",
  failedWithoutSwitch: "It failed although nothing that the command did depends on the switch.",

  // The test failed
  asksMock: "The test asks the mock for something that this fault prevents.",
  twoFaults: "This test injects a fault of its own, so two faults applied.",
  crash: "The shop's own code threw an error.",
  otherEnd: "The shop reports the true result, but the test expects another one.",
  claimsSuccess: "The shop reports success, but no customer paid.",
  deniesPayment: "The shop reports a failure, but the customer paid.",
  twice: "The shop did or counted something more often than it happened.",
  otherOption: "The test relies on another option.",
  misled: "This fault hides nothing: the service reports the true state.",
  journey: "A journey must survive a single fault.",
  countedMore:
    "The shop counted more than the test expects. Whether both are real was not observed.",
  expected: "The test asserts the success that this fault prevents.",

  // The test passed
  noTimeLimit: (what: string, limit: string) =>
    `The client waits without a limit: it still waited for ${what} after ${limit}, though no answer came.`,
  heldOpen: (what: string) =>
    `${what} was held open, and the client sent nothing after its connection was closed. Whether it gave up or only ended was not observed.`,
  rolledBack: (name: string) =>
    `The reply said yes, but its effect was undone (${name}). Whether the shop checks later was not observed.`,
  blind: (fact: string, name: string) =>
    `The test passes as if all were well, but ${fact} (${name}), and the shop did not ask the service.`,
} as const;

/** What a customer's way did not reach, in `REASONS.blind`. */
export const FACTS = {
  paid: "no customer paid",
  canceled: "the invoice is not canceled",
  charged: "no charge was taken",
} as const;
