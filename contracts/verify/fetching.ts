import { CouldNotRun } from "../../mocks/report/report.js";

/** What a Pact broker asks for, where it asks for something. */
export interface Credentials {
  readonly token?: string;
  readonly username?: string;
  readonly password?: string;
}

const TIME_LIMIT_MS = 30_000;

/** Fetches a text. Throws `CouldNotRun` that names the URL when it does not come. */
export type Fetch = (url: string) => Promise<string>;

/** A fetch that shows its credentials to the origin of one URL, and to nobody else. */
export function fetchFor(home: string, credentials: Credentials): Fetch {
  const { origin } = new URL(home);
  return async (url) => {
    const known = new URL(url).origin === origin;
    const headers = {
      Accept: "application/hal+json, application/json",
      ...(known && authorization(credentials)),
    };
    const { status, ok, text } = await answerOf(url, headers);
    if (ok) return text;
    throw new CouldNotRun(`${url} answered ${status}; ${fixFor(status)}`);
  };
}

/** Sends JSON, and gives the text that comes back. Throws `CouldNotRun` when it was not taken. */
export type Send = (method: "POST" | "PUT", url: string, body: object) => Promise<string>;

/** The same for what changes something. */
export function sendFor(home: string, credentials: Credentials): Send {
  const { origin } = new URL(home);
  return async (method, url, body) => {
    const known = URL.canParse(url) && new URL(url).origin === origin;
    const headers = {
      Accept: "application/hal+json, application/json",
      "Content-Type": "application/json",
      ...(known && authorization(credentials)),
    };
    const { status, ok, text } = await answerOf(url, headers, {
      method,
      body: JSON.stringify(body),
    });
    if (ok) return text;
    throw new CouldNotRun(`${method} ${url} answered ${status}; ${fixFor(status)}`);
  };
}

async function answerOf(
  url: string,
  headers: Readonly<Record<string, string>>,
  init: { readonly method: string; readonly body?: string } = { method: "GET" },
) {
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const response = await fetch(url, { ...init, headers, signal });
    return { status: response.status, ok: response.ok, text: await response.text() };
  } catch (error) {
    const { cause = error } = error as { readonly cause?: NodeJS.ErrnoException };
    const { code, message } = cause as NodeJS.ErrnoException;
    throw new CouldNotRun(`nothing answers at ${url} (${code ?? message}); check the URL`);
  }
}

function authorization({ token, username, password = "" }: Credentials): Record<string, string> {
  if (token !== undefined) return { Authorization: `Bearer ${token}` };
  if (username === undefined) return {};
  const pair = Buffer.from(`${username}:${password}`).toString("base64");
  return { Authorization: `Basic ${pair}` };
}

function fixFor(status: number): string {
  const named = "PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD";
  return status === 401 || status === 403 ? `set ${named}` : "check the URL";
}
