import type { SandboxChange } from "../../../../spec/generated/control.types.js";
import { ServerSentReader } from "../../../control/sse.js";
import { ApiProblem, type DataSource, type Follower, placeOf } from "./source.js";
import { asked, BASE, CONTROL, serviceBase } from "./token.js";

/** How long to wait before the page connects again. */
const AGAIN_MS = 1500;

/** The gateway sends at least a comment every five seconds. A stream that is silent for longer is lost. */
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

/** Follows a sandbox until it is aborted or the sandbox is gone, and connects again after each loss. */
async function follow(sandbox: string, follower: Follower, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const connection = new AbortController();
    try {
      const ends = AbortSignal.any([signal, connection.signal]);
      for await (const { type, data } of streamOf(sandbox, ends)) {
        if (type === "end") return follower.gone();
        if (type === "changed") follower.changed(JSON.parse(data) as SandboxChange);
      }
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 404) return follower.gone();
    } finally {
      connection.abort();
    }
    if (signal.aborted) return;
    follower.lost();
    await pauseBeforeRetry();
  }
}

async function* streamOf(sandbox: string, signal: AbortSignal) {
  const path = `${CONTROL}${placeOf(sandbox)}/changes`;
  const response = await expectAnswer(asked(path, { signal }));
  if (!response.ok || !response.body) throw new ApiProblem("", response.status);
  const events = new ServerSentReader();
  const letters = new TextDecoder();
  const pieces = response.body.getReader();
  for (;;) {
    const piece = await expectAnswer(pieces.read());
    if (piece.done) return;
    yield* events.read(letters.decode(piece.value, { stream: true }));
  }
}

/** The gateway that serves the page, by its control API. */
export const gatewaySource: DataSource = {
  read: (path, signal) => send("GET", CONTROL + path, { signal }),
  change: (method, path, body) => send(method, CONTROL + path, { body }),
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
  const headers = { Accept: "application/json" };
  return (await send("POST", `${BASE}/_shop/${what}`, { body: wanted, headers })) as Sold[What];
}

/** Calls the payment service as a shop does. A fault may leave the call without an answer; the journal has it anyway. */
export async function callService(
  sandbox: string,
  method: string,
  path: string,
  body: string | undefined,
): Promise<void> {
  const headers = {
    Authorization: `Bearer sandbox_${sandbox}`,
    ...(body !== undefined && { "Content-Type": "application/json" }),
  };
  const call = fetch(serviceBase(sandbox) + path, { method, headers, body: body ?? null });
  await call.then((answer) => answer.text()).catch(() => undefined);
}

/** A log is text, a JSON value a line. */
const typeOf = (body: unknown) =>
  typeof body === "string" ? "application/jsonl" : "application/json";

interface Sent {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

async function send(method: string, path: string, { body, headers, signal }: Sent = {}) {
  const hasBody = body !== undefined;
  const init: RequestInit = {
    method,
    headers: { ...headers, ...(hasBody && { "Content-Type": typeOf(body) }) },
    ...(hasBody && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  };
  const response = await asked(path, init).catch((error: unknown) => {
    if (error instanceof ApiProblem || signal?.aborted) throw error;
    throw new ApiProblem(`the gateway does not answer (${String(error)})`, 0);
  });
  const value: unknown = await response.json().catch(() => undefined);
  if (response.ok) return value;
  const { detail } = (value ?? {}) as { readonly detail?: string };
  throw new ApiProblem(detail ?? `status ${response.status}`, response.status);
}
