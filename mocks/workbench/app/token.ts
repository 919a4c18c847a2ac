import { useEffect, useState } from "preact/hooks";
import { ApiProblem } from "./api.js";
import { TOKEN_KEY, takeEarly } from "./early.js";

/** Why the page sends no requests, if it does not. */
export interface Closed {
  readonly why: "missing" | "wrong" | "ended" | "silent" | "tried" | "waits";
  /** When the page retries the token after too many wrong ones, on the page's own clock. */
  readonly untilMs?: number;
}

/** What a token is tried by: it wants one, and its answer is the same in every sandbox. */
const TRIED_BY = "/_control/states";

/** How long to wait where the gateway does not say. */
const WAIT_MS = 60_000;

/** A valid value of a header. */
const SENDABLE = /^[\x21-\x7e]+$/;

/** The token of this tab. One that was refused is forgotten, so that it costs no second wrong try. */
class Proof {
  closed: Closed | undefined;
  /** Whether the token may be another's: the gateway that took it was lost, or none has taken it yet. */
  #isDoubtful = true;
  #trial: Promise<unknown> | undefined;
  readonly #watchers = new Set<() => void>();

  get token(): string | null {
    return sessionStorage.getItem(TOKEN_KEY);
  }

  /** Checks the token with one call, shared by all that wait for it. Rejects if the gateway rejects it. */
  async hold(): Promise<void> {
    const { token } = this;
    if (!this.closed && this.#isDoubtful && token !== null) {
      this.#trial ??= this.#try(token, "ended").finally(() => {
        this.#trial = undefined;
      });
      await this.#trial;
    }
    if (this.closed) throw new ApiProblem("the gateway asks for its control token", 401, "");
  }

  /** The connection was lost. The next gateway may need another token. */
  doubt(): void {
    this.#isDoubtful = true;
  }

  /** What an answer to a call with this token says of it. */
  judge({ status, headers }: Response, token: string | null, why: Closed["why"]): boolean {
    if (status === 429) this.#wait(Number(headers.get("Retry-After")) * 1000 || WAIT_MS, token);
    else if (status === 401) {
      if (token !== null && token === this.token) sessionStorage.removeItem(TOKEN_KEY);
      this.#close({ why: token === null ? "missing" : why });
    } else return true;
    return false;
  }

  /** Tries a typed token. If it is right, everything is read again. */
  async enter(token: string): Promise<void> {
    if (!SENDABLE.test(token)) return this.#close({ why: "wrong" });
    this.#close({ why: "tried" });
    try {
      if (!(await this.#try(token, "wrong"))) return;
      sessionStorage.setItem(TOKEN_KEY, token);
      location.reload();
    } catch {
      this.#close({ why: "silent" });
    }
  }

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  async #try(token: string, ifWrong: Closed["why"]): Promise<boolean> {
    const response = await fetch(TRIED_BY, { headers: bearer(token) });
    await response.text();
    const isTaken = this.judge(response, token, ifWrong);
    if (isTaken) this.#isDoubtful = false;
    return isTaken;
  }

  #wait(waitMs: number, token: string | null): void {
    if (this.closed?.why === "waits") return;
    this.#close({ why: "waits", untilMs: performance.now() + waitMs });
    setTimeout(
      () => (token === null ? this.#close({ why: "missing" }) : this.enter(token)),
      waitMs,
    );
  }

  #close(closed: Closed): void {
    this.closed = closed;
    for (const watcher of this.#watchers) watcher();
  }
}

const proof = new Proof();

const bearer = (token: string | null): Record<string, string> =>
  token === null ? {} : { Authorization: `Bearer ${token}` };

/** Calls the gateway with the token of this tab, if it has one. Rejects if the gateway rejects it. */
export async function asked(path: string, init: RequestInit = {}): Promise<Response> {
  await proof.hold();
  const { token } = proof;
  try {
    const headers = { ...init.headers, ...bearer(token) };
    const early = token === null && init.method === "GET" ? takeEarly(path) : undefined;
    const response = await (early ?? fetch(path, { ...init, headers }));
    // What comes late says nothing new, and a token that was refused is not tried again for it.
    if (!proof.closed) proof.judge(response, token, "ended");
    return response;
  } catch (error) {
    if (!init.signal?.aborted) proof.doubt();
    throw error;
  }
}

/** Checks the token again after a lost connection. */
export const connectionLost = (): void => proof.doubt();

/** Tries a typed token and reloads the page if it is right. */
export const enterToken = (token: string): Promise<void> => proof.enter(token);

/** Why nothing is asked, where that is so. */
export function useClosed(): Closed | undefined {
  const [, draw] = useState(0);
  useEffect(() => proof.watch(() => draw((count) => count + 1)), []);
  return proof.closed;
}
