import { randomInt } from "node:crypto";
import { type RunningGateway, startGateway, VERSION } from "../../mocks/index.js";
import { CouldNotRun, type Progress } from "../../mocks/report/report.js";
import {
  type Assumptions,
  assumptionRows,
  defaultAssumptions,
  type SwitchId,
  switches,
} from "../../spec/generated/assumptions.js";
import type { CalibrationFile } from "../../spec/generated/files.types.js";
import { groupDifferences } from "../compare/difference.js";
import { at, isSuccess } from "../conformance/checks.js";
import { addressOf, getTokens, given, refuseProduction } from "../conformance/conform.js";
import { judge, type RuleVerdict } from "../conformance/judge.js";
import {
  type PlannedCall,
  RefusedBefore,
  type ServiceAnswer,
  type TestData,
  Unmet,
} from "../conformance/rule.js";
import { rules } from "../conformance/rules.js";
import {
  type CallClock,
  machineClock,
  type ServiceClient,
  type ServiceConnection,
  serviceClient,
} from "../conformance/service-client.js";
import { type Cause, causesOf, type TriedDifference } from "./causes.js";
import { type Compared, compareRounds, type Decision, decide, type Run } from "./decide.js";
import { openReceiver, type Receiver } from "./receiver.js";
import { outcomeOf, sideOf } from "./side.js";
import type { Outcome, Trial } from "./trial.js";
import { creates, keyOfCall, sendsMessage, trials } from "./trials.js";

/** Which service is calibrated against, and what may be tried there. */
export interface CalibrateOptions {
  readonly baseUrl: string;
  readonly orderUrl?: string;
  readonly merchantToken?: string;
  readonly partnerToken?: string;
  readonly merchant?: TestData["merchant"];
  readonly partner?: TestData["partner"];
  /** Also try what creates invoices, payments and registrations. */
  readonly create?: boolean;
  /** The number that messages may be sent to. Nothing that sends one is tried without it. */
  readonly mobile?: string;
  /** The one-time password that the wallet receives. Default 12345. */
  readonly otp?: string;
  /** Where the service can call this machine, and the port that it leads to. */
  readonly callbackUrl?: string;
  readonly callbackPort?: number;
  /** The account's webhook is set to `<callback URL>/webhook`. */
  readonly webhook?: boolean;
  /** How long to wait at most for what takes time. Default 0. */
  readonly waitMs?: number;
  /** How long a callback may take. Default 5,000. */
  readonly callbackWaitMs?: number;
  readonly timeoutMs?: number;
  readonly pauseMs?: number;
  readonly allowProduction?: boolean;
  readonly confirmedHosts?: readonly string[];
  readonly progress?: Progress;
  /** The time at the service. Default: that of this machine. */
  readonly clock?: CallClock;
}

/** What a run found out, and what it left at the service. */
export interface Calibration {
  readonly file: CalibrationFile;
  /** What the mock does otherwise, one for each cause, and what the service does only sometimes. */
  readonly causes: readonly Cause[];
  readonly inconsistencies: readonly Cause[];
  /** Things that were created, by kind: their numbers are not in the file. */
  readonly left: readonly LeftBehind[];
  /** Trials that were not made, with the reason. */
  readonly notTried: ReadonlyMap<string, string>;
}

interface LeftBehind {
  readonly what: string;
  readonly ids: readonly string[];
}

/** The number that invoices name where the user has given none; nothing is sent to it. */
const SILENT_MOBILE = "0500000001";

/** The one-time password of the mock under the option fixed. */
const FIXED_OTP = "12345";

/** Waiting for a service that limits its rates, or is away for a moment. */
const RETRY_MS = 120_000;

/** A token may live for half an hour, so it is renewed after so long. */
const TOKEN_AGE_MAX_MS = 10 * 60_000;

/** So many operations in a row without an answer end a run; a broken one does not. */
const AWAY_MAX = 3;

const ROUNDS = [1, 2] as const;

/**
 * Finds out which assumptions hold at a service. Each trial is made twice there and at mocks under each
 * option. Throws `CouldNotRun` for a production host, for credentials that get no token, and when nothing
 * answers.
 */
export async function calibrate(options: CalibrateOptions): Promise<Calibration> {
  const baseUrl = addressOf(options.baseUrl, "--base-url");
  const orderUrl = addressOf(options.orderUrl ?? options.baseUrl, "--order-url");
  for (const url of [baseUrl, orderUrl]) refuseProduction(url, options);
  const receiver = await receiverOf(options, baseUrl);
  try {
    return await new CalibrationRun(options, { baseUrl, orderUrl }, receiver).run();
  } finally {
    await receiver?.close();
  }
}

/** Receives callbacks if the service can reach this machine: at the user's URL, or on loopback. */
async function receiverOf(
  { callbackUrl, callbackPort, create }: CalibrateOptions,
  baseUrl: string,
): Promise<Receiver | undefined> {
  if (!create) return undefined;
  const { hostname } = new URL(baseUrl);
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  if (callbackUrl === undefined && !isLocal) return undefined;
  if (callbackUrl === undefined) return openReceiver(callbackPort);
  const { pathname } = new URL(addressOf(callbackUrl, "--callback-url"));
  return openReceiver(callbackPort, "0.0.0.0", pathname === "/" ? "" : pathname);
}

class CalibrationRun {
  /** Marks what this run creates. */
  readonly #run = randomInt(100_000, 1_000_000);
  readonly #clock: CallClock;
  /** The order numbers of each call in each round, which the mocks use as well. */
  readonly #numbers = new Map<string, { readonly attempt: number; readonly drawn: string[] }>();
  readonly #tokens: Map<"merchant" | "partner", string>;
  readonly #clients: ServiceClient[] = [];
  #tokensAt = 0;
  readonly #away = new Set<string>();

  constructor(
    readonly options: CalibrateOptions,
    readonly urls: { readonly baseUrl: string; readonly orderUrl: string },
    readonly receiver: Receiver | undefined,
  ) {
    this.#clock = options.clock ?? machineClock;
    const { merchantToken, partnerToken } = options;
    this.#tokens = given({ merchant: merchantToken, partner: partnerToken });
  }

  async run(): Promise<Calibration> {
    const first = await this.#askService(1);
    refuseWrongTokens(first);
    const service = [first, await this.#askService(2)] as const;
    if (![...service[0].outcomes.values()].some((outcome) => "answer" in outcome)) {
      const [one] = first.outcomes.values();
      throw new CouldNotRun(
        `nothing could be tried: ${one && "why" in one ? one.why : "no trial"}`,
      );
    }
    const decisions = await this.#decideSwitches(service);
    const calibrated = this.#asAnsweredTo(followed(decisions));
    const mock = [
      await this.#askMock("calibrated-1", calibrated, trials, service[0], 1),
      await this.#askMock("calibrated-2", calibrated, trials, service[1], 2),
    ] as const;
    const both = compareRounds(trials, [...service], [...mock], this.#asFirst());
    const compared = withInconsistent(decisions, both);
    const verdicts = withoutShared(await judgeRules(service), await judgeRules(mock));
    const always = verdicts.map(([first, second]) => (first.result === "broken" ? second : first));
    const causes = causesOf(compared.differences, always);
    const shown = (differences: readonly TriedDifference[]) =>
      groupDifferences(differences.map(({ trial, ...one }) => ({ ...one, call: trial.id }))).map(
        ({ operation, field, kind, reference, candidate, calls }) => {
          return { operation, field, kind, service: reference, mock: candidate, calls: [...calls] };
        },
      );
    const file: CalibrationFile = {
      version: 1,
      host: new URL(this.urls.baseUrl).host,
      at: new Date(this.#clock.now()).toISOString(),
      paystub: VERSION,
      switches: Object.fromEntries(decisions.map(([id, { finding }]) => [id, finding])),
      assumptions: assumptionsOf(verdicts, causes),
      differences: shown(compared.differences),
      inconsistent: shown(compared.inconsistent),
      noise: compared.noise,
    };
    const notTried = new Map(
      [...service[0].outcomes].flatMap(([{ id }, outcome]) =>
        "why" in outcome ? [[id, outcome.why]] : [],
      ),
    );
    return {
      file,
      causes,
      inconsistencies: causesOf(compared.inconsistent, []),
      left: this.#leftBehind(),
      notTried,
    };
  }

  /** With the option generated, a mock accepts no password that was known in advance. */
  #asAnsweredTo(observed: Partial<Assumptions>): Partial<Assumptions> {
    const knownOtp = (this.options.otp ?? FIXED_OTP) !== FIXED_OTP;
    return knownOtp && observed["otp-code"] === "generated"
      ? { ...observed, "otp-code": "fixed" }
      : observed;
  }

  /** Draws an order number for a call, which the mocks use as well. */
  #dataOf(call: PlannedCall, round: number): TestData {
    const { mobile = SILENT_MOBILE, otp = FIXED_OTP, merchant, partner } = this.options;
    const key = `${round} ${keyOfCall(call)}`;
    // A call that is made again gets numbers of its own: the one before may have counted.
    const attempt = (this.#numbers.get(key)?.attempt ?? 0) + 1;
    const drawn: string[] = [];
    this.#numbers.set(key, { attempt, drawn });
    const newOrderNumber = () => {
      // The digits alone are a number too, and each of them is used once.
      const parts = [`${this.#run}${round}`, keyOfCall(call), ...(attempt > 1 ? [attempt] : [])];
      const number = `CALIBRATE-${[...parts, ...drawn.map(() => 0)].join("-")}`;
      drawn.push(number);
      return number;
    };
    const { callbackUrl } = this.options;
    const address = callbackUrl && addressOf(callbackUrl, "--callback-url");
    const receiver = this.#receiverFor(`service-${round}`, address);
    return { mobile, otp, merchant, partner, newOrderNumber, ...(receiver && { receiver }) };
  }

  #receiverFor(prefix: string, publicUrl?: string): string | undefined {
    const url = publicUrl ?? this.receiver?.url;
    return this.receiver && `${url}/${this.#run}/${prefix}`;
  }

  /** Makes the text of an answer in the second round comparable with the first. */
  #asFirst(): (text: string) => string {
    const first = new Map<string, string>();
    for (const [key, { drawn }] of this.#numbers) {
      if (!key.startsWith("2 ")) continue;
      const before = this.#numbers.get(`1${key.slice(1)}`)?.drawn ?? [];
      for (const [n, number] of drawn.entries()) {
        const other = before[n] ?? number;
        first.set(number, other);
        first.set(number.replace(/\D/g, ""), other.replace(/\D/g, ""));
      }
    }
    return (text) => text.replace(/CALIBRATE-[\d-]*\d|\d+/g, (found) => first.get(found) ?? found);
  }

  async #askService(round: 1 | 2): Promise<Run> {
    const { timeoutMs = 10_000, pauseMs = 0, callbackWaitMs = 5000 } = this.options;
    const clock = this.#clock;
    const connection: ServiceConnection = {
      ...this.urls,
      ...{ timeoutMs, pauseMs, tokens: this.#tokens, retryMs: RETRY_MS, clock },
      isReached: round === 2,
    };
    const client = serviceClient(connection, (call) => this.#dataOf(call, round));
    this.#clients.push(client);
    if (round === 1) await this.#getTokens(client);
    const side = sideOf({
      client,
      receiver: this.receiver,
      prefix: `${this.#run}/service-${round}`,
      webhookPath: "webhook",
      callbackWaitMs,
      wait: clock.wait,
    });
    const outcomes = new Map<Trial, Outcome>();
    const attempt = async (trial: Trial) => {
      const why = this.#obstacle(trial, round);
      const outcome: Outcome =
        why === undefined ? await outcomeOf(trial, side) : { because: "not tried", why };
      outcomes.set(trial, outcome);
      this.#giveUpWhenAway(trial, outcome);
    };
    const [quick, waiting] = [
      trials.filter(({ waitsMs }) => waitsMs === undefined),
      trials.filter(({ waitsMs }) => waitsMs !== undefined),
    ];
    const total = quick.length * ROUNDS.length;
    for (const [n, trial] of quick.entries()) {
      const done = n + (round - 1) * quick.length;
      this.options.progress?.({ done, total, now: trial.id });
      if (clock.now() - this.#tokensAt > TOKEN_AGE_MAX_MS) await this.#renewTokens(connection);
      await attempt(trial);
    }
    const longestMs = this.#longestWaitMs(waiting, round);
    if (longestMs > 0) {
      const now = `waiting ${longestMs / 1000} s for retries and expiry`;
      this.options.progress?.({ done: quick.length * round, total, now });
    }
    await Promise.all(waiting.map(attempt));
    return { baseUrl: this.urls.baseUrl, outcomes };
  }

  #longestWaitMs(waiting: readonly Trial[], round: 1 | 2): number {
    const made = waiting.filter((trial) => this.#obstacle(trial, round) === undefined);
    return Math.max(0, ...made.map(({ waitsMs = 0 }) => waitsMs));
  }

  async #getTokens(client: ServiceClient): Promise<void> {
    const { merchant, partner } = this.options;
    await getTokens(this.#tokens, ["merchant", "partner"], { merchant, partner }, client);
    this.#tokensAt = this.#clock.now();
  }

  /** Trades the credentials for tokens again. Tokens that were given cannot be renewed. */
  async #renewTokens(connection: ServiceConnection): Promise<void> {
    const { merchantToken, partnerToken } = this.options;
    if (merchantToken === undefined) this.#tokens.delete("merchant");
    if (partnerToken === undefined) this.#tokens.delete("partner");
    await this.#getTokens(serviceClient(connection, (call) => this.#dataOf(call, 1)));
  }

  /** Ends the run where the service stopped answering: a file of it would decide nothing. */
  #giveUpWhenAway({ call }: Trial, outcome: Outcome): void {
    if ("answer" in outcome) this.#away.clear();
    else if (outcome.because === "away") this.#away.add(call.operation);
    if (this.#away.size < AWAY_MAX) return;
    const why = "why" in outcome ? outcome.why : "";
    throw new CouldNotRun(`the service stopped answering (${why}). Run calibrate again later`);
  }

  /** Why a trial is not made; undefined when it is. */
  #obstacle(trial: Trial, round: 1 | 2): string | undefined {
    const { create, mobile, waitMs = 0, webhook } = this.options;
    if (creates(trial) && !create) return "it may create something. Allow it with --create";
    if (sendsMessage(trial) && mobile === undefined) {
      return "it sends a message. Name a number that may receive it with --mobile";
    }
    if (trial.needsReceiver && !this.receiver) {
      return "the service must call back. Give --callback-url and --callback-port";
    }
    if (trial.needsWebhook && !webhook) {
      return "it needs your account's webhook. Set that to the callback URL, and give --webhook";
    }
    if (trial.waitsMs !== undefined) {
      if (trial.waitsMs > waitMs)
        return `it takes ${trial.waitsMs / 1000} s. Allow that with --wait`;
      // Time is the same in both rounds, and waiting twice would show nothing new.
      if (round === 2) return "it was tried in the first round";
    }
    for (const role of ["merchant", "partner"] as const) {
      if (this.#tokens.has(role) || !needsToken(trial.call, role)) continue;
      const how =
        role === "merchant"
          ? "--token, or --api-id and --secret-key"
          : "--partner-token, or --profile-no and --api-key";
      return `it needs a ${role}'s token. Give ${how}`;
    }
    return undefined;
  }

  /** Asks a mock what the service was asked. A gateway of its own answers calls without a token too. */
  async #askMock(
    name: string,
    assume: Partial<Assumptions>,
    wanted: readonly Trial[],
    service: Run,
    round: 1 | 2,
  ): Promise<Run> {
    const address = this.#receiverFor(name);
    const settings = address ? { webhook: { url: `${address}/webhook` } } : {};
    const gateway = await startGateway({ sandbox: name, assume, settings });
    try {
      return await this.#askGateway(gateway, name, address, wanted, service, round);
    } finally {
      await gateway.close();
    }
  }

  async #askGateway(
    gateway: RunningGateway,
    name: string,
    address: string | undefined,
    wanted: readonly Trial[],
    service: Run,
    round: 1 | 2,
  ): Promise<Run> {
    const { receiver } = this;
    const sandbox = gateway.get(name);
    const data = (call: PlannedCall): TestData => {
      const numbers = this.#numbers.get(`${round} ${keyOfCall(call)}`)?.drawn.values();
      return {
        mobile: this.options.mobile ?? SILENT_MOBILE,
        otp: FIXED_OTP,
        merchant: { apiId: name, secretKey: "any" },
        partner: { profileNo: name, apiKey: "any" },
        newOrderNumber: () => numbers?.next().value ?? `MOCK-${keyOfCall(call)}`,
        ...(address && { receiver: address }),
      };
    };
    const tokens = new Map([
      ["merchant", await tokenOf(gateway, "/api/auth", { apiId: name, secretKey: "any" })],
      ["partner", await tokenOf(gateway, "/api/partner/auth", { profileNo: name, apiKey: "any" })],
    ] as const);
    const { baseUrl, orderUrl } = gateway;
    const client = serviceClient(
      { baseUrl, orderUrl, timeoutMs: 30_000, pauseMs: 0, tokens },
      data,
    );
    const side = sideOf({
      client,
      receiver,
      prefix: `${this.#run}/${name}`,
      webhookPath: `${this.#run}/${name}/webhook`,
      callbackWaitMs: 0,
      wait: async (ms) => void (await sandbox.clock.advance({ by: `${ms / 1000}s` })),
      settled: async () => void (await sandbox.settled()),
    });
    const outcomes = new Map<Trial, Outcome>();
    for (const trial of wanted) {
      const there = service.outcomes.get(trial);
      if (there && "answer" in there) outcomes.set(trial, await outcomeOf(trial, side));
    }
    return { baseUrl, outcomes };
  }

  async #decideSwitches(service: readonly [Run, Run]): Promise<Decisions> {
    const decisions: (readonly [SwitchId, Decision])[] = [];
    for (const id of Object.keys(switches) as SwitchId[]) {
      const wanted = trials.filter(({ decides }) => decides.includes(id));
      const options = [];
      for (const option of optionsOf(id, service)) {
        const assumptions = { ...defaultAssumptions, [id]: option } as Assumptions;
        const name = `${id}.${options.length}`;
        const run = await this.#askMock(name, assumptions, wanted, service[0], 1);
        options.push({ option, run });
      }
      const decision = decide(wanted, service, options);
      const why = NOT_FROM_OUTSIDE[id];
      decisions.push([
        id,
        why === undefined ? decision : { finding: { verdict: "undecided", why }, fitting: [] },
      ]);
    }
    return decisions;
  }

  #leftBehind(): readonly LeftBehind[] {
    const answers = this.#clients.flatMap((client) => client.answers);
    const idsIn = (paths: Readonly<Record<string, string>>) =>
      answers.flatMap((answer) => {
        const path = paths[answer.operation];
        const value = path !== undefined && isSuccess(answer) ? at(answer.body, path) : undefined;
        return typeof value === "string" || typeof value === "number" ? [String(value)] : [];
      });
    const ids = (paths: Readonly<Record<string, string>>) => [...new Set(idsIn(paths))];
    return [
      {
        what: "invoices",
        ids: ids({
          addInvoice: "transactionNo",
          payByCard: "transactionNo",
          addMerchantInvoice: "transactionNo",
        }),
      },
      { what: "recurring payments", ids: ids({ registerPayment: "invoiceDetails.recurringId" }) },
      { what: "refunds", ids: ids({ refundOrder: "id" }) },
    ].filter((one) => one.ids.length > 0);
  }
}

/** With a token that the service rejects, each call would differ from the mock. */
function refuseWrongTokens({ outcomes }: Run): void {
  for (const role of ["merchant", "partner"] as const) {
    const statuses = [...outcomes].flatMap(([{ call }, outcome]) =>
      call.token === role && "answer" in outcome ? [outcome.answer.status] : [],
    );
    const [status] = statuses;
    if (status === undefined || statuses.some((each) => each !== 401 && each !== 403)) continue;
    const option = role === "merchant" ? "--token" : "--partner-token";
    throw new CouldNotRun(
      `the service answers ${status} to every call with the ${role}'s token. Give a valid ${option}`,
    );
  }
}

type Decisions = readonly (readonly [SwitchId, Decision])[];

/** The options with which a mock comes closest: where two fit, the default if it is one of them. */
function followed(decisions: Decisions): Partial<Assumptions> {
  const chosen = decisions.flatMap(([id, { fitting }]) => {
    const [first] = fitting;
    const option = fitting.includes(defaultAssumptions[id]) ? defaultAssumptions[id] : first;
    return option === undefined ? [] : [[id, option]];
  });
  return Object.fromEntries(chosen) as Partial<Assumptions>;
}

/** What an inconsistent switch covers is inconsistent too, where both rounds happen to show it. */
function withInconsistent(decisions: Decisions, compared: Compared): Compared {
  const unsure = new Set(
    decisions.flatMap(([, { finding }]) =>
      finding.verdict === "inconsistent"
        ? finding.evidence.flatMap(({ call, fields }) => fields.map((field) => `${call} ${field}`))
        : [],
    ),
  );
  const isUnsure = ({ trial, field }: TriedDifference) => unsure.has(`${trial.id} ${field}`);
  return {
    ...compared,
    differences: compared.differences.filter((one) => !isUnsure(one)),
    inconsistent: [...compared.inconsistent, ...compared.differences.filter(isUnsure)],
  };
}

const ALL_TOKENS = new Map([
  ["merchant", ""],
  ["partner", ""],
] as const);

/** Switches about which no trial can say anything. */
const NOT_FROM_OUTSIDE: Readonly<Partial<Record<SwitchId, string>>> = {
  "callback-channel": "a customer's browser must complete the payment page",
  "settlement-schedule": "a settlement takes a day, and the clock of the service cannot be moved",
  "expiry-notifies": "an invoice expires after 24 hours, later than a run ends",
};

/** Assumptions about which no rule can say anything. */
const NOT_SEEN: Readonly<Record<string, string>> = {
  "recurring-rules": "charges take days, and the clock of the service cannot be moved",
  "expiry-boundary": "an invoice expires after 24 hours, later than a run ends",
  "relationship-status": "no call changes a relationship",
};

function needsToken(call: PlannedCall, role: "merchant" | "partner"): boolean {
  return call.token === role || call.after.some((before) => needsToken(before, role));
}

/** The options of a switch; one that takes an address has those that the service itself names. */
function optionsOf(id: SwitchId, service: readonly Run[]): readonly string[] {
  const { options } = switches[id];
  const known = options.map((option) => option.id);
  if (!("accepts" in switches[id])) return known;
  const hosts = service.flatMap(({ baseUrl, outcomes }) =>
    [...outcomes.values()].flatMap((outcome) => {
      const url = "answer" in outcome ? at(parsedBody(outcome.answer.text), "url") : undefined;
      if (typeof url !== "string" || !URL.canParse(url)) return [];
      const { origin, host } = new URL(url);
      return host === new URL(baseUrl).host ? [] : [origin];
    }),
  );
  return [...known, ...new Set(hosts.length > 0 ? hosts : [SOME_HOST])];
}

/** Distinguishes the called host from any other, if the service names no other. */
const SOME_HOST = "https://another-host.invalid";

function parsedBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type AnswersOnly = Pick<ServiceClient, "answerTo">;

/** The answers of a run, as rules ask for them; no call is made. */
function answersOf({ outcomes }: Run): AnswersOnly {
  const byCall = new Map([...outcomes].map(([{ call }, outcome]) => [call, outcome]));
  return {
    answerTo: async (call) => {
      const outcome = byCall.get(call);
      if (outcome && "answer" in outcome) return outcome.answer as ServiceAnswer;
      const why = outcome?.why ?? "it was not tried";
      throw outcome?.because === "refused before" ? new RefusedBefore(why) : new Unmet(why);
    },
  };
}

/** Judges all rules by the answers that there are, in both rounds. */
async function judgeRules(
  service: readonly [Run, Run],
): Promise<readonly (readonly [RuleVerdict, RuleVerdict])[]> {
  const means = { create: true, skipAssumed: false, tokens: ALL_TOKENS };
  const [first, second] = service.map(answersOf) as [AnswersOnly, AnswersOnly];
  const verdicts: (readonly [RuleVerdict, RuleVerdict])[] = [];
  for (const rule of rules) {
    verdicts.push([await judge(rule, means, first), await judge(rule, means, second)]);
  }
  return verdicts;
}

type Verdicts = Awaited<ReturnType<typeof judgeRules>>;

/** A rule that the calibrated mock breaks as well is broken by an option, or by what the run lacked. */
function withoutShared(verdicts: Verdicts, ours: Verdicts): Verdicts {
  return verdicts.map((both, n) =>
    both.map((one, round): RuleVerdict => {
      const isShared = one.result === "broken" && ours[n]?.[round]?.result === "broken";
      const { rule } = one;
      return isShared ? { rule, result: "skipped", why: "the mock answers the same" } : one;
    }),
  ) as unknown as Verdicts;
}
type AssumptionFinding = CalibrationFile["assumptions"][string];

/** What was found out about the assumptions that have no switch. */
function assumptionsOf(
  verdicts: Verdicts,
  causes: readonly Cause[],
): CalibrationFile["assumptions"] {
  const rows = assumptionRows.filter(({ part }) => part !== "switch");
  return Object.fromEntries(
    rows.map(({ id }) => [
      id,
      assumptionFinding(
        id,
        verdicts.filter(([{ rule }]) => rule.assumption === id),
        causes,
      ),
    ]),
  );
}

function assumptionFinding(
  id: string,
  verdicts: Verdicts,
  causes: readonly Cause[],
): AssumptionFinding {
  const named = (those: Verdicts) => those.map(([{ rule }]) => rule.id);
  const broken = verdicts.filter((both) => both.every(({ result }) => result === "broken"));
  const [cause] = causes.filter(({ rows }) => rows.includes(id));
  if (cause) return { verdict: "refuted", why: cause.sentence, rules: named(broken) };
  // What the comparison shows has its own cause; what it cannot show is the rule's alone.
  const explained = new Set(causes.flatMap(({ trials }) => trials.map(({ call }) => call)));
  const alone = broken.filter(([{ rule }]) => !explained.has(rule.call));
  if (alone[0]) return { verdict: "refuted", why: alone[0][0].rule.sentence, rules: named(alone) };
  const unsure = verdicts.filter(
    ([a, b]) => (a.result === "broken") !== (b.result === "broken") && !explained.has(a.rule.call),
  );
  if (unsure.length > 0) {
    const why = "it held in one round and not in the other";
    return { verdict: "inconsistent", why, rules: named(unsure) };
  }
  const kept = verdicts.filter((both) => both.every(({ result }) => result === "kept"));
  if (kept.length > 0) return { verdict: "confirmed", rules: named(kept) };
  if (broken.length > 0) return { verdict: "undecided", why: "other differences hide it" };
  const [first] = verdicts.flatMap((both) =>
    both.flatMap((one) => ("why" in one ? [one.why] : [])),
  );
  const why = first ?? NOT_SEEN[id] ?? "no outside call shows it";
  return { verdict: "undecided", why };
}

async function tokenOf(gateway: RunningGateway, path: string, body: object): Promise<string> {
  const response = await fetch(gateway.baseUrl + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const { id_token } = (await response.json()) as { readonly id_token: string };
  return id_token;
}
