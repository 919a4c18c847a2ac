import type { StreamedChange } from "../../control/changes.js";
import { ServerSentReader } from "../../control/sse.js";
import { ApiProblem, type DataSource, type Follower, isReset, placeOf } from "./api.js";
import { requestAsCurl } from "./copies.js";
import { asked, CONTROL } from "./token.js";

/** Limits the events per second: a person sees no more, and the gateway has less to send. */
const MOST = 600;

/** How long to wait before the page retries a lost stream. */
const AGAIN_MS = 1500;

/** The gateway sends at least a heartbeat every five seconds. A stream that is silent for longer is lost. */
const SILENT_MS = 15_000;

/** Rejects when the gateway is silent for too long or the browser goes offline. */
function expectAnswer<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const lost = () => reject(new Error("the gateway is silent"));
    const timer = setTimeout(lost, SILENT_MS);
    addEventListener("offline", lost);
    answer.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      removeEventListener("offline", lost);
    });
  });
}

/** Resolves after a pause, or as soon as the browser is online again. */
function pauseBeforeRetry(): Promise<void> {
  return new Promise((resolve) => {
    const again = () => {
      clearTimeout(timer);
      removeEventListener("online", again);
      resolve();
    };
    const timer = setTimeout(again, AGAIN_MS);
    addEventListener("online", again);
  });
}

/**
 * Follows a sandbox from an id until it is aborted. It reconnects from where a connection
 * broke, so it misses nothing.
 */
async function follow(
  sandbox: string,
  from: string,
  follower: Follower,
  signal: AbortSignal,
): Promise<void> {
  let lastId = from;
  while (!signal.aborted) {
    const connection = new AbortController();
    const ends = AbortSignal.any([signal, connection.signal]);
    try {
      for await (const batch of streamOf(sandbox, lastId, ends, follower)) {
        for (const streamed of batch) if ("id" in streamed && streamed.id) lastId = streamed.id;
        if (batch.length > 0) follower.changes(batch);
        if (batch.some(isReset)) return;
      }
    } catch (error) {
      if (error instanceof ApiProblem && error.status !== 503) return follower.refused(error);
    } finally {
      connection.abort();
    }
    if (signal.aborted) return;
    follower.connected(false);
    await pauseBeforeRetry();
  }
}

async function* streamOf(
  sandbox: string,
  lastId: string,
  signal: AbortSignal,
  follower: Follower,
): AsyncGenerator<readonly StreamedChange[]> {
  const path = `${CONTROL}${placeOf(sandbox)}/stream?most=${MOST}`;
  const headers = { "Last-Event-ID": lastId };
  const response = await expectAnswer(asked(path, { headers, signal }));
  if (!response.ok || !response.body) {
    const { detail } = (await response.json().catch(() => ({}))) as { readonly detail?: string };
    throw new ApiProblem(detail ?? "", response.status, `curl -N '${location.origin}${path}'`);
  }
  follower.connected(true);
  const events = new ServerSentReader();
  const letters = new TextDecoder();
  const pieces = response.body.getReader();
  for (;;) {
    const piece = await expectAnswer(pieces.read());
    if (piece.done) return;
    const sent = events.read(letters.decode(piece.value, { stream: true }));
    yield sent.map((one) => ({ ...one, data: JSON.parse(one.data) }) as StreamedChange);
  }
}

/** The gateway that serves the page, by its control API. */
export const gatewaySource: DataSource = {
  read: (path) => send("GET", CONTROL + path),
  change: (method, path, body) => send(method, CONTROL + path, body),
  follow,
};

/** What the built-in shop returns for what it sells. */
interface Sold {
  readonly orders: { readonly transactionNo: string };
  readonly subscriptions: { readonly recurringId: string };
}

/** Buys something in the built-in shop, which takes the same proof as the control API. */
export async function atShop<What extends keyof Sold>(
  what: What,
  wanted: Readonly<Record<string, string>>,
): Promise<Sold[What]> {
  return (await send("POST", `/_shop/${what}`, wanted, {
    Accept: "application/json",
  })) as Sold[What];
}

/**
 * Calls the payment service as a shop does, and returns the answer if it is JSON. A fault may leave the call without an
 * answer; the journal has it anyway.
 */
export async function callService(
  sandbox: string,
  method: string,
  path: string,
  body: string | undefined,
  signal?: AbortSignal,
): Promise<unknown> {
  const headers = {
    Authorization: `Bearer sandbox_${sandbox}`,
    ...(body !== undefined && {
      "Content-Type": typeof body === "string" ? "application/jsonl" : "application/json",
    }),
  };
  const init = { method, headers, ...(body !== undefined && { body }), ...(signal && { signal }) };
  try {
    return await (await fetch(path, init)).json();
  } catch {
    return undefined;
  }
}

async function send(
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const init = {
    method,
    headers: {
      ...headers,
      ...(body !== undefined && {
        "Content-Type": typeof body === "string" ? "application/jsonl" : "application/json",
      }),
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  };
  const curl = requestAsCurl(method, location.origin + path, {
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const response = await asked(path, init).catch((error: unknown) => {
    if (error instanceof ApiProblem) throw error;
    throw new ApiProblem(`the gateway does not answer (${String(error)})`, 0, curl);
  });
  const value: unknown = await response.json().catch(() => undefined);
  if (response.ok) return value;
  const { detail } = (value ?? {}) as { readonly detail?: string };
  throw new ApiProblem(detail ?? `status ${response.status}`, response.status, curl);
}
