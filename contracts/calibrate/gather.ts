import { randomInt } from "node:crypto";
import type { RunningGateway } from "../../mocks/index.js";
import { CouldNotRun, type Progress } from "../../mocks/report/report.js";
import type { Assumptions } from "../../spec/generated/assumptions.js";
import { type OperationEntry, operations } from "../../spec/generated/operations.js";
import type { CommandFlags } from "../../spec/generated/options.js";
import { at, isSuccess } from "./checks.js";
import {
  type CallClock,
  machineClock,
  type ServiceClient,
  type ServiceConnection,
  serviceClient,
} from "./client.js";
import { IdentityMap } from "./compare/identities.js";
import type { Run } from "./decide.js";
import { addressOf } from "./production.js";
import type { Receiver } from "./receiver.js";
import { type PlannedCall, type ServiceAnswer, type TestData, withEarlier } from "./rule.js";
import { issued } from "./rules/accounts.js";
import { isAway, type Outcome, outcomeOf, sideOf, type Trial, type Why } from "./trial.js";
import { creates, keyOfCall, sendsMessage, trials } from "./trials.js";

/** Which service is calibrated against, and what may be tried there: see the help of the command. */
export interface CalibrateOptions
  extends Pick<
    CommandFlags["calibrate"],
    | ("baseUrl" | "orderUrl" | "merchantToken" | "partnerToken")
    | ("confirmedHosts" | "create" | "mobile" | "otp")
    | ("callbackUrl" | "callbackPort" | "webhook" | "waitMs" | "timeoutMs" | "pauseMs")
  > {
  readonly merchant?: TestData["merchant"];
  readonly partner?: TestData["partner"];
  /** How long a callback may take. Default 5,000. */
  readonly callbackWaitMs?: number;
  readonly progress?: Progress;
  /** The time at the service. Default: that of this machine. */
  readonly clock?: CallClock;
}

/** Things that a run created at the service, by kind. */
export interface LeftBehind {
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

type Role = "merchant" | "partner";

export const ROLES: readonly Role[] = ["merchant", "partner"];

/** Makes the calls of all trials, at the service and at mocks. */
export class Gatherer {
  /** Marks what this run creates. */
  readonly #run = randomInt(100_000, 1_000_000);
  readonly #clock: CallClock;
  /** The order numbers of each call in each round, which the mocks use as well. */
  readonly #numbers = new Map<string, { readonly attempt: number; readonly orderNumber: string }>();
  readonly #tokens: Map<Role, string>;
  readonly #clients: ServiceClient[] = [];
  #tokensAt = 0;
  readonly #away = new Set<string>();

  constructor(
    readonly options: CalibrateOptions,
    readonly urls: { readonly baseUrl: string; readonly orderUrl: string },
    readonly receiver: Receiver | undefined,
    readonly gateway: RunningGateway,
  ) {
    this.#clock = options.clock ?? machineClock;
    const { merchantToken, partnerToken } = options;
    this.#tokens = given({ merchant: merchantToken, partner: partnerToken });
  }

  /** The time at the service, as an ISO instant. */
  now(): string {
    return new Date(this.#clock.now()).toISOString();
  }

  /** Whether the wallet's password is known, though the mock under the option generated would draw it. */
  get knowsOtp(): boolean {
    return (this.options.otp ?? FIXED_OTP) !== FIXED_OTP;
  }

  /** Draws an order number for a call, which the mocks use as well. */
  #dataOf(call: PlannedCall, round: number): TestData {
    const { mobile = SILENT_MOBILE, otp = FIXED_OTP, merchant, partner } = this.options;
    const key = `${round} ${keyOfCall(call)}`;
    // A call that is made again gets a number of its own: the one before may have counted.
    const attempt = (this.#numbers.get(key)?.attempt ?? 0) + 1;
    // The digits alone are a number too, and each of them is used once.
    const parts = [`${this.#run}${round}`, keyOfCall(call), ...(attempt > 1 ? [attempt] : [])];
    const orderNumber = `CALIBRATE-${parts.join("-")}`;
    this.#numbers.set(key, { attempt, orderNumber });
    const { callbackUrl } = this.options;
    const address = callbackUrl && addressOf(callbackUrl, "--callback-url");
    const receiver = this.#receiverFor(`service-${round}`, address);
    return { mobile, otp, merchant, partner, orderNumber, ...(receiver && { receiver }) };
  }

  #receiverFor(prefix: string, publicUrl?: string): string | undefined {
    const url = publicUrl ?? this.receiver?.url;
    return this.receiver && `${url}/${this.#run}/${prefix}`;
  }

  /** Which order numbers of the first round are which of the second. */
  ordersOfRounds(): IdentityMap {
    const orders = new IdentityMap();
    for (const [key, { orderNumber }] of this.#numbers) {
      if (!key.startsWith("1 ")) continue;
      const again = this.#numbers.get(`2${key.slice(1)}`)?.orderNumber ?? orderNumber;
      orders.learn(orderNumber, again);
      orders.learn(orderNumber.replace(/\D/g, ""), again.replace(/\D/g, ""));
    }
    return orders;
  }

  async askService(round: 1 | 2): Promise<Run> {
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
      const outcome: Outcome = why ? { why } : await outcomeOf(trial, side);
      outcomes.set(trial, outcome);
      this.#giveUpWhenAway(trial, outcome);
    };
    const [quick, waiting] = [
      trials.filter(({ waitsMs }) => waitsMs === undefined),
      trials.filter(({ waitsMs }) => waitsMs !== undefined),
    ];
    const report = (done: number, now: string) =>
      this.options.progress?.({
        done: done + (round - 1) * quick.length,
        total: 2 * quick.length,
        now,
      });
    for (const [n, trial] of quick.entries()) {
      report(n, trial.id);
      if (clock.now() - this.#tokensAt > TOKEN_AGE_MAX_MS) await this.#renewTokens(connection);
      await attempt(trial);
    }
    const made = waiting.filter((trial) => this.#obstacle(trial, round) === undefined);
    const longestMs = Math.max(0, ...made.map(({ waitsMs = 0 }) => waitsMs));
    if (longestMs > 0) {
      report(quick.length, `waiting ${longestMs / 1000} s for retries and expiry`);
    }
    await Promise.all(
      waiting.map(async (trial) => {
        await attempt(trial);
        report(quick.length, trial.id);
      }),
    );
    return { baseUrl: this.urls.baseUrl, outcomes };
  }

  async #getTokens(client: ServiceClient): Promise<void> {
    const { merchant, partner } = this.options;
    await getTokens(this.#tokens, { merchant, partner }, client);
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
    if (outcome.answer) this.#away.clear();
    else if (isAway(outcome.why)) this.#away.add(call.operation);
    if (this.#away.size < AWAY_MAX) return;
    const operations = [...this.#away].join(", ");
    throw new CouldNotRun(
      `the service stopped answering: ${operations}. Run calibrate again later`,
    );
  }

  /** Why a trial is not made; undefined when it is. */
  #obstacle(trial: Trial, round: 1 | 2): Why | undefined {
    const { create, mobile, waitMs = 0, webhook } = this.options;
    if (creates(trial) && !create) return { code: "create" };
    if (sendsMessage(trial) && mobile === undefined) return { code: "mobile" };
    if (trial.needsReceiver && !this.receiver) return { code: "receiver" };
    if (trial.needsWebhook && !webhook) return { code: "webhook" };
    if (trial.waitsMs !== undefined) {
      if (trial.waitsMs > waitMs) return { code: "wait", waitMs: trial.waitsMs };
      if (round === 2) return { code: "first-round-only" };
    }
    for (const role of ROLES) {
      const needed = withEarlier(trial.call).some(({ token }) => token === role);
      if (needed && !this.#tokens.has(role)) return { code: "token", role };
    }
    return undefined;
  }

  /** Asks a mock what the service was asked. Its sandbox has a base URL, so it answers calls without a token too. */
  async askMock(
    name: string,
    assumptions: Partial<Assumptions>,
    wanted: readonly Trial[],
    service: Run,
    round: 1 | 2,
  ): Promise<Run> {
    const { receiver, gateway } = this;
    const address = this.#receiverFor(name);
    const settings = address ? { webhook: { url: `${address}/webhook` } } : {};
    const sandbox = await gateway.create({ name, assumptions, settings });
    const credentials = {
      merchant: { apiId: name, secretKey: "any" },
      partner: { profileNo: name, apiKey: "any" },
    };
    const data = (call: PlannedCall): TestData => {
      const key = keyOfCall(call);
      return {
        mobile: this.options.mobile ?? SILENT_MOBILE,
        otp: FIXED_OTP,
        ...credentials,
        orderNumber: this.#numbers.get(`${round} ${key}`)?.orderNumber ?? `MOCK-${key}`,
        ...(address && { receiver: address }),
      };
    };
    const tokens = new Map<Role, string>();
    const baseUrl = `${gateway.baseUrl}/s/${name}`;
    const client = serviceClient(
      { baseUrl, orderUrl: baseUrl, timeoutMs: 30_000, pauseMs: 0, tokens },
      data,
    );
    await getTokens(tokens, credentials, client);
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
      if (service.outcomes.get(trial)?.answer) outcomes.set(trial, await outcomeOf(trial, side));
    }
    await gateway.reset(name);
    return { baseUrl, outcomes };
  }

  /** What the run created. */
  leftBehind(): readonly LeftBehind[] {
    const answers = this.#clients.flatMap((client) => client.answers).filter(isSuccess);
    return CREATED.map(([what, by, id]) => {
      const made = answers.filter(({ operation }) => by.includes(operation));
      const ids = made.map(({ body }) => at(body, id)).filter((one) => one !== undefined);
      return { what, ids: [...new Set(ids.map(String))] };
    }).filter(({ ids }) => ids.length > 0);
  }
}

/** What calls create, by which operations, and where their answers have its id. */
const CREATED: readonly (readonly [what: string, by: readonly string[], id: string])[] = [
  ["invoices", creating("invoice"), "transactionNo"],
  ["recurring payments", creating("recurring-payment"), "invoiceDetails.recurringId"],
  ["refunds", ["refundOrder"], "id"],
];

function creating(what: OperationEntry["creates"]): readonly string[] {
  return operations.filter(({ creates: made }) => made === what).map(({ id }) => id);
}

/** The tokens that the caller gave. Throws `CouldNotRun` for one that cannot be sent. */
function given(tokens: Readonly<Record<Role, string | undefined>>): Map<Role, string> {
  const map = new Map<Role, string>();
  for (const role of ROLES) {
    const token = tokens[role];
    if (token) map.set(role, checked(token, TOKEN_OPTION[role]));
  }
  return map;
}

export const TOKEN_OPTION = { merchant: "--token", partner: "--partner-token" } as const;

/** What no header can carry is refused here, where the message does not repeat it. */
function checked(token: string, option: string): string {
  if (/^[\x21-\x7e]+$/.test(token)) return token;
  throw new CouldNotRun(`${option} holds what no token has, such as a space. Give the token alone`);
}

function tokenIn({ body, method, url, status }: ServiceAnswer, role: Role): string {
  const token = at(body, "id_token");
  if (typeof token === "string" && token !== "") return token;
  const fix = `Check the credentials, or give ${TOKEN_OPTION[role]}`;
  throw new CouldNotRun(`${method} ${url} answered ${status} without an id_token. ${fix}`);
}

/** Trades credentials for the tokens that are missing. Throws `CouldNotRun` when none comes. */
async function getTokens(
  tokens: Map<Role, string>,
  credentials: Pick<TestData, Role>,
  { answerTo }: ServiceClient,
): Promise<void> {
  for (const role of ROLES) {
    if (tokens.has(role) || credentials[role] === undefined) continue;
    // These are calls of the rules about tokens too, and each call is made once.
    tokens.set(role, tokenIn(await answerTo(issued[role]), role));
  }
}
