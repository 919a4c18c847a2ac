import { CouldNotRun } from "../../mocks/report/report.js";
import { isSuccess, parsed } from "./checks.js";
import {
  entryOf,
  likelyWhy,
  type PlannedCall,
  RefusedBefore,
  type RequestParts,
  type ServiceAnswer,
  type TestData,
} from "./rule.js";

/** The bearer tokens that there are. */
export type BearerTokens = ReadonlyMap<"merchant" | "partner", string>;

/** How the service is reached. */
export interface ServiceConnection {
  readonly baseUrl: string;
  readonly orderUrl: string;
  /** The longest that one answer may take. */
  readonly timeoutMs: number;
  /** Waited before each call but the first. */
  readonly pauseMs: number;
  readonly tokens: BearerTokens;
}

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

export function serviceClient(connection: ServiceConnection, data: TestData): ServiceClient {
  const made = new Map<PlannedCall, Promise<ServiceAnswer>>();
  const answers: ServiceAnswer[] = [];
  const make = async (call: PlannedCall): Promise<ServiceAnswer> => {
    const after: ServiceAnswer[] = [];
    for (const earlier of call.after) after.push(met(await answerTo(earlier)));
    const sent = call.request(data, after);
    if (answers.length > 0 && connection.pauseMs > 0) await pause(connection.pauseMs);
    const answer = { ...(await send(connection, call, sent, answers.length === 0)), after };
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

function met(answer: ServiceAnswer): ServiceAnswer {
  if (isSuccess(answer)) return answer;
  const why = likelyWhy(answer);
  throw new RefusedBefore(`${answer.operation} before it answered ${answer.status}${why}`);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function send(
  connection: ServiceConnection,
  call: PlannedCall,
  sent: RequestParts,
  first: boolean,
): Promise<Omit<ServiceAnswer, "after">> {
  const { operation } = call;
  const { method, url } = addressOf(connection, call, sent);
  const text = sent.text ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body));
  const headers = headersOf(connection, call, sent, text !== undefined);
  const signal = AbortSignal.timeout(connection.timeoutMs);
  // A redirect could lead to a host that was never agreed on, so none is followed.
  const init: RequestInit = { method, headers, signal, redirect: "manual" };
  try {
    const response = await fetch(url, text === undefined ? init : { ...init, body: text });
    const came = await response.text();
    const { status } = response;
    const body = parsed(came);
    return {
      operation,
      method,
      url,
      sent,
      status,
      headers: response.headers,
      text: came,
      body,
    };
  } catch (error) {
    const why = reasonOf(error, connection.timeoutMs);
    if (first) {
      throw new CouldNotRun(
        `nothing answers at ${url} (${why}); is it running, and is the URL right?`,
      );
    }
    throw new Unanswered(`${method} ${url} got no answer: ${why}`);
  }
}

function addressOf(
  { baseUrl, orderUrl }: ServiceConnection,
  { operation }: PlannedCall,
  sent: RequestParts,
) {
  if (operation === "page") return { method: "GET", url: sent.url ?? baseUrl };
  const { method, path, server } = entryOf(operation);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    return encodeURIComponent(sent.path?.[name] ?? "");
  });
  const query = sent.query ? `?${new URLSearchParams(sent.query)}` : "";
  return { method, url: (server === "order" ? orderUrl : baseUrl) + filled + query };
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
