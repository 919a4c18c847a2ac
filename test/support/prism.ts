import { getHttpOperationsFromSpec, type IHttpConfig } from "@stoplight/prism-http";
import { createServer } from "@stoplight/prism-http-server";
import { type Answered, type Client, clientOf } from "./client.js";

/** One thing that Prism found wrong with a request or with its answer. */
interface Violation {
  readonly location: readonly string[];
  readonly severity: string;
  readonly message: string;
}

/** Prism in front of a server: it passes everything on, and says what breaks the spec. */
export interface Proxy {
  readonly url: string;
  close(): Promise<void>;
}

type Logger = Parameters<typeof createServer>[1]["components"]["logger"];

const nothing = () => undefined;
const levels = { info: nothing, warn: nothing, error: nothing, debug: nothing, trace: nothing };
/** A logger that says nothing. Prism wants one, and asks it for children. */
const silent = {
  ...levels,
  fatal: nothing,
  success: nothing,
  child: () => silent,
} as unknown as Logger;

const operations = getHttpOperationsFromSpec("spec/generated/openapi.json");

/** Opens Prism's validating proxy on a free port. It has one upstream. */
export async function openProxy(upstream: string): Promise<Proxy> {
  const config: IHttpConfig & { readonly upstream: URL } = {
    isProxy: true,
    upstream: new URL(upstream),
    upstreamProxy: undefined,
    checkSecurity: true,
    validateRequest: true,
    validateResponse: true,
    // With errors the proxy would answer in our place, and no refusal would be seen.
    errors: false,
    mock: { dynamic: false },
  };
  const server = createServer(await operations, {
    components: { logger: silent },
    cors: false,
    config,
  });
  const url = await server.listen(0, "127.0.0.1");
  return { url, close: () => server.close() };
}

/** A client of a proxy. Prism is its only judge: it writes numbers anew, so that 25.0 becomes 25. */
export function proxiedClientOf({ url }: Proxy, token?: string): Client {
  return clientOf(url, token, () => undefined);
}

/** What Prism found wrong with an answer, whatever weight it gives to it. */
export function violationsOf({ headers }: Answered): readonly string[] {
  const header = headers.get("sl-violations");
  if (header === null) return [];
  // A list that is too long for a header is cut off, and then it is no JSON.
  if (!header.startsWith("[")) return [header];
  const violations: readonly Violation[] = JSON.parse(header);
  return violations
    .filter(({ location }) => location[0] === "response")
    .map(({ location, severity, message }) => `${severity} at ${location.join(".")}: ${message}`);
}
