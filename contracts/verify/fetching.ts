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

async function answerOf(url: string, headers: Readonly<Record<string, string>>) {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIME_LIMIT_MS) });
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
