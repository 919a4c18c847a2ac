import { breachOf } from "./contract.js";

/** What came back from a call. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; undefined when it is none. */
  // biome-ignore lint/suspicious/noExplicitAny: a test asks for fields of any answer
  readonly body: any;
}

/**
 * A plain HTTP client: no types, no retries, no redirects. An answer that breaks the spec is an error,
 * whatever the test asked for.
 */
export interface Client {
  get(path: string, headers?: Record<string, string>): Promise<Answered>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>;
  send(method: string, path: string, init?: RequestInit): Promise<Answered>;
}

/** Says how an answer breaks the spec; undefined when it does not. */
export type Judge = typeof breachOf;

export function clientOf(baseUrl: string, token?: string, judge: Judge = breachOf): Client {
  const authorization: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const send: Client["send"] = async (method, path, init = {}) => {
    const url = path.startsWith("http") ? path : baseUrl + path;
    const headers = { ...authorization, ...(init.headers as Record<string, string>) };
    const response = await fetch(url, { redirect: "manual", ...init, method, headers });
    const text = await response.text();
    const { status } = response;
    const { pathname } = new URL(url);
    const contentType = response.headers.get("content-type");
    const breach = judge({ method, path: pathname, status, contentType, text });
    if (breach) throw new Error(breach);
    return { status, headers: response.headers, text, body: jsonOf(text) };
  };
  const json = { "Content-Type": "application/json" };
  return {
    send,
    get: (path, headers = {}) => send("GET", path, { headers }),
    post: (path, body, headers = {}) =>
      send("POST", path, {
        headers: { ...(body !== undefined && json), ...headers },
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      }),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
