import { CouldNotRun } from "../../mocks/report/report.js";
import { isSuccess } from "./checks.js";
import { parsed } from "./json.js";
import {
  entryOf,
  type PlannedCall,
  type RequestParts,
  type ServiceAnswer,
  type TestData,
  Unmet,
} from "./planned-call.js";

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

/** Makes exchanges, one after the other and each of them once. */
export interface ServiceClient {
  /** Throws `Unmet` when a call before it was refused, `Unanswered` when nothing came back. */
  answerTo(exchange: PlannedCall): Promise<ServiceAnswer>;
  /** Every answer so far, in order. */
  readonly answers: readonly ServiceAnswer[];
}

const UNKNOWN_TOKEN = "a-token-that-nobody-issued";

export function serviceClient(line: ServiceConnection, facts: TestData): ServiceClient {
  const made = new Map<PlannedCall, Promise<ServiceAnswer>>();
  const answers: ServiceAnswer[] = [];
  const make = async (exchange: PlannedCall): Promise<ServiceAnswer> => {
    const after: ServiceAnswer[] = [];
    for (const earlier of exchange.after) after.push(met(await answerTo(earlier)));
    const said = exchange.request(facts, after);
    if (answers.length > 0 && line.pauseMs > 0) await pause(line.pauseMs);
    const answer = { ...(await send(line, exchange, said, answers.length === 0)), after };
    answers.push(answer);
    return answer;
  };
  const answerTo = (exchange: PlannedCall): Promise<ServiceAnswer> => {
    const known = made.get(exchange);
    if (known) return known;
    const answer = make(exchange);
    made.set(exchange, answer);
    return answer;
  };
  return { answerTo, answers };
}

function met(answer: ServiceAnswer): ServiceAnswer {
  if (isSuccess(answer)) return answer;
  throw new Unmet(`${answer.operation} before it answered ${answer.status}`);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function send(
  line: ServiceConnection,
  exchange: PlannedCall,
  said: RequestParts,
  first: boolean,
): Promise<Omit<ServiceAnswer, "after">> {
  const { operation } = exchange;
  const { method, url } = addressOf(line, exchange, said);
  const text = said.text ?? (said.body === undefined ? undefined : JSON.stringify(said.body));
  const headers = headersOf(line, exchange, said, text !== undefined);
  const signal = AbortSignal.timeout(line.timeoutMs);
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
      sent: said,
      status,
      headers: response.headers,
      text: came,
      body,
    };
  } catch (error) {
    const why = reasonOf(error, line.timeoutMs);
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
  said: RequestParts,
) {
  if (operation === "page") return { method: "GET", url: said.url ?? baseUrl };
  const { method, path, server } = entryOf(operation);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    return encodeURIComponent(said.path?.[name] ?? "");
  });
  return { method, url: (server === "order" ? orderUrl : baseUrl) + filled };
}

function headersOf(
  line: ServiceConnection,
  { token }: PlannedCall,
  said: RequestParts,
  withBody: boolean,
) {
  const bearer = token === "unknown" ? UNKNOWN_TOKEN : token !== "none" && line.tokens.get(token);
  return {
    Accept: "application/json",
    ...(bearer && { Authorization: `Bearer ${bearer}` }),
    ...(withBody && { "Content-Type": said.contentType ?? "application/json" }),
  };
}

function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return `no answer within ${timeoutMs} ms`;
  const cause = error.cause as NodeJS.ErrnoException | undefined;
  return cause?.code ?? cause?.message ?? error.message;
}
