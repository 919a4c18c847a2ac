import { plural, sentenceCase } from "../../domain/text.js";
import { describeShown } from "../../observe/invariants/sentences.js";
import type { Case, Report, Section } from "../../report/report.js";
import { STATES } from "./context.js";
import type { Explored, FailedOnce, FoundFailure } from "./explore.js";
import type { Code, Evidence, Finding, Statement, Subject, Task, When } from "./finding.js";
import {
  type Deed,
  type Forgery,
  faultName,
  type Sequence,
  type SequenceStep,
  type ShopFinding,
  type Together,
} from "./sequence.js";

/** A failure with where it was kept and how it is seen again. */
export interface ReportedFailure extends FoundFailure {
  /** Undefined where it could not be kept. */
  readonly path: string | undefined;
  /** The line that shows it again; only what was kept can be seen again. */
  readonly reproduction: string | undefined;
  /** Where its test and its recording lie. */
  readonly beside: readonly string[];
}

/** The result of an exploration. */
interface ExplorationResult {
  readonly explored: Explored;
  readonly failures: readonly ReportedFailure[];
  readonly shop: string;
  readonly seed: number;
  /** The kept failures that fail no more, by their paths. */
  readonly mended: readonly string[];
  /** Errors that the shop left uncaught, outside of any call. */
  readonly uncaught: readonly string[];
}

/** The verdict of an exploration in the form of all verdicts. */
export function reportOf(result: ExplorationResult): Report {
  const { explored, failures, mended, uncaught } = result;
  const isGreen =
    failures.length === 0 && uncaught.length === 0 && explored.interruptedBy === undefined;
  return {
    title: "paystub explore",
    passed: isGreen && explored.calls > 0 && explored.inconclusive < explored.runs,
    summary: summaryOf(result),
    sections: [
      { name: "Sequences", cases: sequenceCases(result) },
      ...section(
        "Failures",
        failures.map((one) => failureCase(one, explored.runs)),
      ),
      ...section("Not replayed", explored.unsure.map(unsureCase)),
      ...section("Flaky", explored.flaky.map(flakyCase)),
      ...section("Never called", explored.unreached.map(unreachedCase)),
      ...section("Advice", explored.advice.map(adviceCase)),
      ...section("Kept failures that fail no more", mended.map(mendedCase)),
      ...section("Errors outside of any call", uncaught.map(uncaughtCase)),
    ],
    data: { findings: failures.map(findingData) },
  };
}

const REST = { name: "the rest was not run" };

function section(name: string, cases: readonly Case[]): readonly Section[] {
  return cases.length > 0 ? [{ name, cases }] : [];
}

function sequenceCases(result: ExplorationResult): readonly Case[] {
  const { explored, failures, uncaught, shop, seed } = result;
  const { runs, calls, inconclusive, shortfall, interruptedBy } = explored;
  const name = `${plural(runs, "sequence")} against ${shop}, seed ${seed}`;
  // Where more is wrong, that may be why nothing was called.
  const isElse = failures.length > 0 || uncaught.length > 0 || interruptedBy !== undefined;
  if (calls === 0 && !isElse) {
    const message = "The shop never called the service. Does the adapter pass baseUrl to it?";
    return [{ name, status: "failed", message }];
  }
  const cases: Case[] = [];
  if (runs > 0) cases.push({ name: `${name}: ${calls} calls`, status: "passed" });
  if (inconclusive > 0) {
    const share = ((inconclusive / runs) * 100).toFixed(1);
    const message =
      "This machine was too busy to judge them. A quieter one may help, or fewer --jobs.";
    cases.push({
      name: `${plural(inconclusive, "sequence")} inconclusive (${share} %)`,
      // Where none was judged, nothing was proven.
      status: inconclusive < runs ? "warning" : "failed",
      message,
    });
  }
  if (shortfall !== undefined) {
    cases.push({ ...REST, status: "skipped", message: "The budget was used up." });
  }
  if (interruptedBy !== undefined) {
    cases.push({ ...REST, status: "failed", message: `It was interrupted by ${interruptedBy}.` });
  }
  return cases;
}

/** A finding for readers of the JSON form. */
function findingData({ finding, sequence, alsoBroken, alsoUnder, seenIn, path }: ReportedFailure) {
  const { text } = shownFinding(finding);
  const more = { text, alsoBroken, alsoUnder, seenIn, sequence, ...(path && { file: path }) };
  return { ...finding, ...more };
}

function failureCase(failure: ReportedFailure, runs: number): Case {
  const { finding, sequence, again, replays, path, reproduction, beside, record } = failure;
  const { alsoBroken, alsoUnder, seenIn } = failure;
  const flaky = again < replays ? [`Flaky: it failed in ${again} of ${replays} replays.`] : [];
  const isUnsure = replays === 0 && failure.cutBy !== "signal";
  const unsure = isUnsure ? ["This machine was too busy to replay it at the end."] : [];
  const cut = failure.cutBy ? [CUT_SHORT[failure.cutBy]] : [];
  const from =
    failure.originalLength > sequence.steps.length ? ` of ${failure.originalLength}` : "";
  return {
    name: `${finding.invariant}: ${sequence.steps.length}${from} steps`,
    status: "failed",
    message: `${shownFinding(finding).text}.`,
    details: [
      ...sentencesOf(sequence),
      ...(alsoBroken.length > 0
        ? [`also broken: ${alsoBroken.map((rule) => ruleWithError(rule, failure)).join(", ")}`]
        : []),
      ...(alsoUnder.length > 0 ? [`also under:  ${alsoUnder.join(", ")}`] : []),
      `seen in: ${seenIn} of ${plural(runs, "sequence")}`,
      ...flaky,
      ...unsure,
      ...cut,
      ...(path === undefined ? [] : [`kept:    ${path}`]),
      ...beside,
      ...(record && "why" in record ? [record.why] : []),
      ...(reproduction === undefined ? [] : [`again:   ${reproduction}`]),
    ],
    ...(path !== undefined && { file: path }),
    ...(record && "path" in record && { record: record.path }),
  };
}

const CUT_SHORT = {
  signal: "Interrupted: it may become shorter when it is replayed.",
  time: "The time for shrinking was used up: it may become shorter with a longer --shrink.",
};

/** A rule, and the error if the shop crashed. */
function ruleWithError(rule: string, { others = [] }: ReportedFailure): string {
  const crash = others.find(({ invariant, code }) => invariant === rule && code === "crashed");
  return crash ? `${rule} (${shownFinding(crash).text})` : rule;
}

/** What a method waits for that most sequences bring about. */
const WAITS_FOR: Readonly<Record<string, string>> = {
  payWithCode:
    "It needs a wallet code for the mobile of the order: let sendCode send it to the mobile that start received.",
  sendCode: "It needs an order of which getOrder returns the transactionNo.",
  cancel: "It needs an order of which getOrder returns the transactionNo.",
  refund: "It needs an order of which getOrder returns the transactionNo.",
};

function unreachedCase(method: string): Case {
  const message = WAITS_FOR[method] ?? "No sequence got as far as that.";
  return { name: `${method} of the adapter`, status: "warning", message };
}

/** What failed once, or what is only advice. */
function onceCase(how: string, more = "") {
  return ({ finding, sequence }: FailedOnce): Case => ({
    name: `${finding.invariant}${how}`,
    status: "warning",
    message: `${shownFinding(finding).text}.${more}`,
    details: sentencesOf(sequence),
  });
}

const unsureCase = onceCase(": failed once, and was interrupted before it was replayed");
const flakyCase = onceCase(": failed once, and not again in five replays");
const adviceCase = onceCase("", " This works with the mock, but not with every service.");

function mendedCase(path: string): Case {
  return { name: path, status: "passed", message: "Kept, since it may come back." };
}

function uncaughtCase(error: string): Case {
  return { name: "uncaught in the shop", status: "failed", message: error };
}

function summaryOf({ explored, failures, uncaught }: ExplorationResult): string {
  const { runs, durationMs, inconclusive, flaky, unsure, interruptedBy } = explored;
  const seconds = (durationMs / 1000).toFixed(1);
  const found = failures.map(({ finding }) => finding.invariant).join(", ");
  const parts = [
    `${plural(runs, "sequence")} in ${seconds} s`,
    failures.length === 0 ? "none failed" : `failed: ${found}`,
    ...(unsure.length > 0 ? [`${unsure.length} failed once and not replayed`] : []),
    ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
    ...(inconclusive > 0 ? [`${inconclusive} inconclusive`] : []),
    ...(uncaught.length > 0 ? [`${plural(uncaught.length, "uncaught error")} in the shop`] : []),
  ];
  const how = interruptedBy === undefined ? "" : `Interrupted by ${interruptedBy}: `;
  return `${how}${parts.join(", ")}.`;
}

// --- The sentence of a finding ---

/** A finding as a test and a file show it. */
export function shownFinding({ invariant, code, subject, evidence }: Finding): ShopFinding {
  // Each code has the sentence of its own evidence.
  const sentence = SENTENCES[code] as (evidence: unknown, about: string) => string;
  return { invariant, text: sentence(evidence, nameOf(subject)) };
}

function nameOf({ order, subscription, operation }: Subject): string {
  if (order !== undefined) return `order ${order}`;
  return subscription === undefined ? `${operation}` : `subscription ${subscription}`;
}

const SENTENCES: {
  readonly [Each in Code]: (evidence: Evidence[Each], about: string) => string;
} = {
  "paid-for-nothing": ({ when }, order) => `${says(when, order)} is paid, but there was no payment`,
  "shipped-unpaid": ({ when }, order) =>
    `${says(when, order)} was shipped, but there was no payment`,
  "shipped-again": ({ when, times }, order) => `${says(when, order)} was shipped ${times} times`,
  "payment-denied": ({ when, state }, order) => `${says(when, order)} is ${state}, but it was paid`,
  "payment-missed": ({ state }, order) => `${says("end", order)} is ${state}, but it was paid`,
  "not-shipped": (_, order) => `${says("end", order)} is not shipped, but it was paid`,
  "cancel-missed": ({ state }, order) => `${says("end", order)} is ${state}, but it was canceled`,
  "refund-claimed": ({ when }, order) =>
    `${says(when, order)} was refunded, but the service made no refund`,
  "refunded-again": ({ when, times }, order) => `${says(when, order)} was refunded ${times} times`,
  "refund-missed": (_, order) =>
    `${says("end", order)} is not refunded, but the webhook reported the refund`,
  "charges-differ": ({ when, delivered, charged }, subscription) =>
    `${begin(when)}, ${subscription} was delivered ${plural(delivered, "time")}, but charged ${plural(charged, "time")}`,
  "two-invoices": ({ count }, order) => `${order} has ${count} invoices that are open or paid`,
  "order-number-reused": ({ orderNumber, transactionNo }, order) =>
    `${order} has order number ${orderNumber} (${transactionNo}), which another order has too`,
  "other-amount": ({ ordered, asked }, about) =>
    `${about} costs ${ordered.toFixed(2)}, but the service was asked for ${asked.toFixed(2)}`,
  "other-currency": ({ ordered, asked }, about) =>
    `${about} is in ${ordered}, but the service was asked for ${asked}`,
  "other-name": ({ ordered, asked }, about) =>
    `${about} is for ${ordered}, but the service received the name ${asked}`,
  "invoice-of-another": ({ transactionNo }, order) =>
    `the shop says that ${order} has invoice ${transactionNo}, which belongs to another customer`,
  "page-of-another": (shown) => {
    const what = "name" in shown ? `the name ${shown.name}` : `invoice ${shown.transactionNo}`;
    return `a customer was shown ${what} of another customer`;
  },
  "code-of-another": ({ request }) =>
    `processPayment #${request} sent the code of one customer in the payment session of another`,
  "false-statement": ({ about, said, states }) =>
    `the shop said to the customer that ${STATEMENTS[about](said, states)}`,
  "no-invoice": () =>
    "a customer's order got no invoice, though nothing was wrong with the service",
  "not-charged": () =>
    "a customer's wallet was not charged in spite of the right code, though nothing was wrong with the service",
  "failing-call-repeated": ({ times, status }, operation) =>
    `${operation} was sent ${times} times in one step, though each answer was a ${status}`,
  "good-call-repeated": ({ times }, operation) =>
    `${operation} was sent ${times} times for one order in one step, though the first answer was a success`,
  "asked-without-pause": ({ times, transactionNo }, operation) =>
    `${operation} asked for ${transactionNo} ${times} times in one step, mostly without a pause`,
  "logged-in-twice": ({ times }, operation) =>
    `${operation} was called ${times} times at the same moment, after one token had ended`,
  "invariant-broken": ({ shown }) => describeShown(shown),
  "callback-answered-500": ({ path }) => `the service's call to ${path} was answered with 500`,
  "stranger-unanswered": ({ path }) => `a stranger's call to ${path} was not answered in time`,
  late: ({ task, limitMs }) => `${TASKS[task]} had not ended after ${limitMs / 1000} s`,
  busy({ limitMs, request }, operation) {
    const seconds = limitMs / 1000;
    if (request === null) return `the shop was not done with its work after ${seconds} s`;
    return `the shop still waited for ${operation} #${request}, which hangs, after ${seconds} s`;
  },
  crashed({ task, error }) {
    const [line = ""] = error.split("\n");
    return `${TASKS[task]} failed with ${line.slice(0, ERROR_MAX)}`;
  },
  "no-order"({ answer }) {
    const shown = String(JSON.stringify(answer)).slice(0, ANSWER_MAX);
    return `getOrder of the adapter returned ${shown}; it must return an object with a state: ${STATES.join(", ")}`;
  },
  complained: ({ complaint }) => complaint,
};

/** How much of an error and of an answer a sentence shows, in characters. */
const ERROR_MAX = 200;
const ANSWER_MAX = 80;

function says(when: When, order: string): string {
  return `${begin(when)}, the shop says that ${order}`;
}

function begin(when: When): string {
  return when === "end"
    ? "in the end"
    : `after step ${when.nth} (${sentenceCase(clauseOf(when.step))})`;
}

const STATEMENTS: {
  readonly [Each in Statement]: (said: boolean, states: readonly string[]) => string;
} = {
  wallet: (said) =>
    `the wallet payment ${said ? "succeeded, but nothing was charged" : "failed, but it succeeded"}`,
  cancel: (said, states) =>
    `the order is ${said ? `canceled, but it is ${states.join(" and ")}` : "not canceled, but it is"}`,
  refund: (said) =>
    said ? "the money is back, but there was no refund" : "there is no refund, but it was made",
};

const TASKS: { readonly [Each in Task]: string } = {
  start: "placing an order",
  getOrder: "reading an order",
  look: "looking at an order",
  cancel: "canceling an order",
  refund: "refunding an order",
  sendCode: "sending a wallet code",
  payWithCode: "paying from a wallet",
  subscribe: "subscribing",
  getSubscription: "reading a subscription",
  passTime: "its work by the clock",
  currencies: "reading its currencies",
  restart: "restarting",
  check: "its own check",
  idle: "checking whether it is idle",
  webhook: "reading its webhook",
  settlementWebhook: "reading its webhook",
  booked: "reading its books",
  close: "closing",
  callbacks: "answering the service's calls",
};

// --- The sentences of a sequence ---

/** The switches that are not as usual, and the steps, numbered. */
export function sentencesOf({ world, steps }: Sequence): readonly string[] {
  const odd = Object.entries(world).map(([id, option]) => `${id}=${option}`);
  return [
    ...(odd.length > 0 ? [`Where the service has ${odd.join(", ")}:`] : []),
    ...steps.map((step, index) => `${index + 1}. ${describeStep(step)}`),
  ];
}

const ORDINALS = ["first", "second", "third"];

function nth(which: number, what: string): string {
  return `the ${ORDINALS[which] ?? `${which + 1}th`} ${what}`;
}

/** A step as a sentence. */
export function describeStep(step: SequenceStep): string {
  return `${sentenceCase(clauseOf(step))}.`;
}

/** A step without its full stop. */
function clauseOf(step: SequenceStep): string {
  const under = step.under ? `, under ${faultName(step.under)}` : "";
  return `${describeDeed(step)}${under}`;
}

function describeDeed(step: Deed | Together): string {
  switch (step.does) {
    case "together": {
      const [one, other] = step.both.map(describeDeed);
      const after = step.tokensEnded ? "after the shop's tokens have ended, " : "";
      return `${after}at the same moment ${one} and ${other}`;
    }
    case "start":
      return `${step.name} orders for ${step.amount.toFixed(2)} ${step.currency ?? "SAR"}`;
    case "subscribe":
      return `${step.name} subscribes for ${step.amount.toFixed(2)} SAR a week`;
    case "confirm-subscription":
      return `the customer confirms ${nth(step.which, "subscription")} on the payment page`;
    case "advance":
      return passing(step.by);
    case "restart":
      return "the shop restarts";
    case "settle":
      return "the service settles what is open";
    case "forge":
      return STRANGERS[step.how](nth(step.which, "order"));
    case "fault":
      return `trouble lies ahead: ${faultName(step)}`;
    default:
      return ABOUT_ORDERS[step.does](nth(step.which, "order"));
  }
}

const ABOUT_ORDERS = {
  pay: (order: string) => `the customer pays ${order}`,
  decline: (order: string) => `the bank declines a payment of ${order}`,
  "customer-cancels": (order: string) => `the customer cancels ${order} on the payment page`,
  wallet: (order: string) => `the customer pays ${order} from a wallet`,
  "wrong-code": (order: string) => `the customer enters a wrong wallet code for ${order}`,
  "shop-cancels": (order: string) => `the customer has the shop cancel ${order}`,
  "shop-refunds": (order: string) => `the customer has the shop refund ${order}`,
  look: (order: string) => `the customer looks at ${order}`,
  refund: (order: string) => `the service refunds ${order}`,
  resend: (order: string) => `the service repeats its calls about ${order}`,
} as const;

const STRANGERS: Readonly<Record<Forgery, (order: string) => string>> = {
  callback: (order) => `a stranger calls callBackUrl of ${order}`,
  "callback-of-another": (order) =>
    `a stranger calls callBackUrl of ${order} with the transaction number of another one`,
  cancellation: (order) => `a stranger calls cancelUrl of ${order}`,
  webhook: (order) => `a stranger posts to the webhook that ${order} is paid`,
  "refund-webhook": (order) => `a stranger posts to the webhook that ${order} is refunded`,
};

function passing(by: string): string {
  const [, days, hours] = /^P(?:(\d+)D|T(\d+)H)$/.exec(by) ?? [];
  const many = Number(days ?? hours);
  const length = many ? plural(many, days === undefined ? "hour" : "day") : by;
  return `${length} ${many > 1 ? "pass" : "passes"}`;
}
