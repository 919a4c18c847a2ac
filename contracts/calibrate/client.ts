import { addressOf } from "../../mocks/api/path-template.js";
import { jsonOf } from "../../mocks/domain/text.js";
import { CouldNotRun } from "../../mocks/report/report.js";
import { pause, realClock } from "../../mocks/sandbox/real-clock.js";
import { entryOf } from "../consumers/call.js";
import { isSuccess } from "./checks.js";
import {
  type PlannedCall,
  RefusedBefore,
  type RequestParts,
  type ServiceAnswer,
  type TestData,
  Unmet,
} from "./rule.js";

/** The bearer tokens that there are. */
type BearerTokens = ReadonlyMap<"merchant" | "partner", string>;

/** How the service is reached. */
export interface ServiceConnection {
  readonly baseUrl: string;
  readonly orderUrl: string;
  /** The longest that one answer may take. */
  readonly timeoutMs: number;
  /** Waited before each call but the first. */
  readonly pauseMs: number;
  readonly tokens: BearerTokens;
  /** How long a call may wait in all for a service that limits rates or is away for a moment. Default 0. */
  readonly retryMs?: number;
  /** Whether the service has answered before. If not, the first call must get an answer. */
  readonly isReached?: boolean;
  /** The time by which pauses are made. Default: that of this machine. */
  readonly clock?: CallClock;
}

/** The time between two calls. */
export interface CallClock {
  now(): number;
  wait(ms: number): Promise<void>;
}

/** An answer on its own, without those of the calls before it. */
type OwnAnswer = Omit<ServiceAnswer, "after">;

/** The time of this machine. */
export const machineClock: CallClock = { now: realClock.now, wait: pause };

/** Thrown when a call got no answer. */
export class Unanswered extends Error {}

/** Makes calls, one after the other and each of them once. */
export interface ServiceClient {
  /** Throws `Unmet` when a call before it was refused, `Unanswered` when nothing came back. */
  answerTo(call: PlannedCall): Promise<ServiceAnswer>;
  /** Every answer so far, in order. */
  readonly answers: readonly ServiceAnswer[];
}

const UNKNOWN_TOKEN = "a-token-that-nobody-issued";

/** Makes the client of a service. It calls `dataOf` for each call that is made. */
export function serviceClient(
  connection: ServiceConnection,
  dataOf: (call: PlannedCall) => TestData,
): ServiceClient {
  const made = new Map<PlannedCall, Promise<ServiceAnswer>>();
  const answers: ServiceAnswer[] = [];
  const { clock = machineClock, pauseMs } = connection;
  const ask = async (call: PlannedCall, after: readonly ServiceAnswer[]): Promise<OwnAnswer> => {
    if (answers.length > 0 && pauseMs > 0) await clock.wait(pauseMs);
    const first = answers.length === 0 && !connection.isReached;
    let leftMs = connection.retryMs ?? 0;
    for (let attempt = 0; ; attempt += 1) {
      // A call that is made again has an order number of its own: the one before may have counted.
      const answer = await send(connection, call, call.request(dataOf(call), after), first);
      const asked = waitOf(answer, attempt, clock.now());
      if (asked === undefined || asked > leftMs) return answer;
      const waitMs = Math.max(asked, pauseMs);
      leftMs -= waitMs;
      await clock.wait(waitMs);
    }
  };
  const make = async (call: PlannedCall): Promise<ServiceAnswer> => {
    const after: ServiceAnswer[] = [];
    for (const earlier of call.after) after.push(met(await answerTo(earlier)));
    const answer = { ...(await ask(call, after)), after };
    answers.push(answer);
    return answer;
  };
  const answerTo = (call: PlannedCall): Promise<ServiceAnswer> => {
    const known = made.get(call);
    if (known) return known;
    const answer = make(call);
    made.set(call, answer);
    return answer;
  };
  return { answerTo, answers };
}

const FIRST_WAIT_MS = 1000;
const ATTEMPTS_MAX = 6;

/** Statuses by which the service limits the rate of calls, or a proxy says that it is away for a moment. */
const BUSY: readonly number[] = [429, 502, 503, 504];

/** Whether the service did not get to a call. */
export function isBusy({ status }: Pick<ServiceAnswer, "status">): boolean {
  return BUSY.includes(status);
}

/** How long to wait before a call is made again; undefined where its answer counts. */
function waitOf(
  { status, headers }: Pick<ServiceAnswer, "status" | "headers">,
  attempt: number,
  now: number,
): number | undefined {
  if (!isBusy({ status }) || attempt >= ATTEMPTS_MAX) return undefined;
  return retryAfterMs(headers, now) ?? FIRST_WAIT_MS * 2 ** attempt;
}

/** Retry-After in milliseconds: it is in seconds, or a date by the clock of the service, which may differ. */
function retryAfterMs(headers: Headers, now: number): number | undefined {
  const text = headers.get("retry-after")?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const [until, date] = [Date.parse(text), Date.parse(headers.get("date") ?? "")];
  if (Number.isNaN(until)) return undefined;
  return Math.max(until - (Number.isNaN(date) ? now : date), 0);
}

/** Throws `RefusedBefore` for a call on which others rest and that was refused. */
export function met(answer: ServiceAnswer): ServiceAnswer {
  if (isSuccess(answer)) return answer;
  throw new RefusedBefore(answer.operation, answer.status);
}

async function send(
  connection: ServiceConnection,
  call: PlannedCall,
  sent: RequestParts,
  first: boolean,
): Promise<OwnAnswer> {
  const { operation } = call;
  const { method, url } = targetOf(connection, call, sent);
  const text = sent.text ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body));
  const headers = headersOf(connection, call, sent, text !== undefined);
  const signal = AbortSignal.timeout(connection.timeoutMs);
  // A redirect could lead to a host that was never agreed on, so none is followed.
  const init: RequestInit = { method, headers, signal, redirect: "manual" };
  try {
    const response = await fetch(url, text === undefined ? init : { ...init, body: text });
    const received = await response.text();
    const { status } = response;
    const body = jsonOf(received);
    return {
      operation,
      method,
      url,
      sent,
      status,
      headers: response.headers,
      text: received,
      body,
    };
  } catch (error) {
    const why = reasonOf(error, connection.timeoutMs);
    if (first) {
      throw new CouldNotRun(
        `nothing answers at ${url} (${why}). Is it running, and is the URL right?`,
      );
    }
    throw new Unanswered(`${method} ${url} got no answer: ${why}`);
  }
}

function targetOf(
  { baseUrl, orderUrl }: ServiceConnection,
  { operation }: PlannedCall,
  sent: RequestParts,
) {
  if (operation === "page") {
    const url = sent.url ?? baseUrl;
    const hosts = [baseUrl, orderUrl].map((each) => new URL(each).host);
    if (URL.canParse(url) && hosts.includes(new URL(url).host)) return { method: "GET", url };
    throw new Unmet(`the page is at another host, which is not called: ${url}`);
  }
  const { method, path, server } = entryOf(operation);
  const base = server === "order" ? orderUrl : baseUrl;
  return { method, url: addressOf(base, path, sent.path, sent.query) };
}

function headersOf(
  connection: ServiceConnection,
  { token }: PlannedCall,
  sent: RequestParts,
  withBody: boolean,
) {
  const bearer =
    token === "unknown" ? UNKNOWN_TOKEN : token !== "none" && connection.tokens.get(token);
  return {
    Accept: "application/json",
    ...(bearer && { Authorization: `Bearer ${bearer}` }),
    ...(withBody && { "Content-Type": sent.contentType ?? "application/json" }),
  };
}

function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return `no answer within ${timeoutMs} ms`;
  const cause = error.cause as NodeJS.ErrnoException | undefined;
  return cause?.code ?? cause?.message ?? error.message;
}
