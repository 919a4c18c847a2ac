import type { ClientRequest, IncomingMessage } from "node:http";
import { isIP, type LookupFunction } from "node:net";
import type { AttemptResult, Sent } from "../domain/callback.js";
import { errorText } from "../domain/text.js";
import { checkedAddresses, type EgressRules, type Lookup } from "./egress.js";
import { isReplaced, requestByHttp, requestByHttps } from "./own-request.js";
import { type Clock, realClock } from "./real-clock.js";
import { callableUrl, ReceivingAnswer, reasonOf, timedOut, unreachable } from "./result.js";

/** Makes the calls that leave the gateway: the one file with an outgoing connection. */
export interface CallbackClient {
  /**
   * Never throws and never rejects: a call that could not be made is an outcome like any other. Its
   * connection is closed by then, so that calls under way and connections are the same number.
   */
  send(request: Sent): Promise<AttemptResult>;
  /** Breaks off the calls under way. */
  close(): void;
}

export interface EgressPolicy extends EgressRules {
  /** How long a merchant may take to answer, in milliseconds. */
  readonly timeoutMs: number;
  /** Where a receiver is really called that is part of this process; undefined for all others. */
  readonly within?: (url: URL) => URL | undefined;
}

export const defaultEgress: EgressPolicy = {
  allow: [],
  allowLoopback: true,
  timeoutMs: 10_000,
};

const USER_AGENT = "paystub";

const REPLACED =
  "; MSW or nock handles this call, since it was active before paystub was imported: import paystub first";

/**
 * The status gives the result of a call; only as much of the body is read as is stored, and as a clean
 * close needs.
 */
const BODY_READ_MAX_BYTES = 64 * 1024;
const BODY_READ_MAX_MS = 1000;

const CLOSED = unreachable("not ended: the gateway was closed");

/** A callback client that calls over HTTP under a policy. */
export function httpCallbackClient(
  policy: EgressPolicy,
  clock: Clock = realClock,
  lookup: Lookup = systemLookup,
): CallbackClient {
  const open = new Set<Call>();
  let isClosed = false;
  return {
    async send(sent) {
      if (isClosed) return CLOSED;
      const call = new Call(policy, clock, lookup);
      open.add(call);
      const result = await call.make(sent);
      open.delete(call);
      return result;
    },
    close() {
      isClosed = true;
      for (const call of open) call.end(CLOSED);
    },
  };
}

/** One call, until its connection is closed. Of all that can end it the first counts. */
class Call {
  readonly #policy: EgressPolicy;
  readonly #clock: Clock;
  readonly #lookup: Lookup;
  readonly #ended: Promise<AttemptResult>;
  readonly #cancels: (() => void)[] = [];
  readonly #beganMs: number;
  #resolve: (result: AttemptResult) => void = () => undefined;
  #request: ClientRequest | undefined;
  /** The merchant's answer: its status is the outcome, whatever follows. */
  #answer: ReceivingAnswer | undefined;
  #isOver = false;

  constructor(policy: EgressPolicy, clock: Clock, lookup: Lookup) {
    this.#policy = policy;
    this.#clock = clock;
    this.#lookup = lookup;
    this.#beganMs = clock.elapsedMs();
    this.#ended = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  /** Makes the call, from the look-up of the name on, within the time that the policy gives it. */
  make(sent: Sent): Promise<AttemptResult> {
    const { timeoutMs } = this.#policy;
    this.#endAfter(timeoutMs, timedOut(timeoutMs));
    this.#begin(sent).catch((error: unknown) => {
      this.end(unreachable(`no request can be made of ${sent.url}: ${errorText(error)}`));
    });
    return this.#ended;
  }

  end(result: AttemptResult): void {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const cancel of this.#cancels) cancel();
    this.#request?.destroy();
    const ended = this.#answer?.result() ?? result;
    // Where nothing was called there is nothing to measure, and the log stays the same each time.
    this.#resolve(this.#request ? { ...ended, durationMs: this.#elapsedMs() } : ended);
  }

  #elapsedMs(): number {
    return Math.round((this.#clock.elapsedMs() - this.#beganMs) * 10) / 10;
  }

  #endAfter(delayMs: number, result: AttemptResult): void {
    this.#cancels.push(this.#clock.wait(delayMs, () => this.end(result)));
  }

  async #begin(sent: Sent): Promise<void> {
    const url = callableUrl(sent.url);
    if (typeof url === "string") return this.end(unreachable(url));
    const own = this.#policy.within?.(url);
    if (own) return this.#connect(sent, own, [own.hostname]);
    const checked = await checkedAddresses(url, this.#policy, this.#lookup);
    if ("outcome" in checked) return this.end(checked);
    // The name may have taken longer to resolve than the call may take.
    if (!this.#isOver) this.#connect(sent, url, checked);
  }

  /** Throws where no request can be made of the address or of the headers. */
  #connect(
    { method, url: written, headers, body }: Sent,
    url: URL,
    addresses: readonly string[],
  ): void {
    const length = body === null ? {} : { "Content-Length": Buffer.byteLength(body) };
    const request = (url.protocol === "https:" ? requestByHttps : requestByHttp)(url, {
      method,
      lookup: pinnedTo(addresses),
      agent: false,
      headers: { "User-Agent": USER_AGENT, ...headers, ...length },
    });
    this.#request = request;
    request.on("response", (response) => this.#readBody(response));
    request.on("upgrade", (response, socket) => {
      socket.destroy();
      this.#answer = new ReceivingAnswer(response);
      this.end(CLOSED);
    });
    const hint = isReplaced ? REPLACED : "";
    request.on("error", (error) =>
      this.end(unreachable(`${reasonOf(error)} at ${written}${hint}`)),
    );
    // A connection that ends without any of the above has still ended.
    request.on("close", () => this.end(unreachable(`ECONNRESET at ${written}`)));
    request.end(body ?? undefined);
  }

  /** The call is over when the body is, or when there was enough of it. */
  #readBody(response: IncomingMessage): void {
    const answer = new ReceivingAnswer(response);
    const end = () => this.end(CLOSED);
    this.#answer = answer;
    this.#endAfter(BODY_READ_MAX_MS, CLOSED);
    response.on("data", (chunk: Buffer) => {
      answer.add(chunk);
      if (answer.readBytes > BODY_READ_MAX_BYTES) end();
    });
    response.on("end", end).on("error", end);
  }
}

async function systemLookup(name: string): Promise<readonly string[]> {
  // Loaded with the first name that is looked up, which loopback never is: it takes time at the start.
  const { lookup } = await import("node:dns/promises");
  const found = await lookup(name, { all: true }).catch(() => []);
  return found.map(({ address }) => address);
}

/** Connects to one of the checked addresses, even if the name resolves to others by now. */
function pinnedTo(addresses: readonly string[]): LookupFunction {
  const pinned = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, found) => {
    const [{ address, family } = { address: "", family: 0 }] = pinned;
    if (options.all) found(null, pinned);
    else found(null, address, family);
  };
}
