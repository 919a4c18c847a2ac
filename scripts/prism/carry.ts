import http from "node:http";
import https from "node:https";
import { buffer } from "node:stream/consumers";

/** An answer as it came, byte by byte. */
export interface Carried {
  readonly status: number;
  /** Names and values in turns, as they were written. */
  readonly rawHeaders: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What belongs to one connection only, and is not passed on. */
const OF_THE_HOP = new Set([
  ...["connection", "keep-alive", "proxy-authenticate", "proxy-authorization", "proxy-connection"],
  ...["te", "trailer", "transfer-encoding", "upgrade"],
]);

/** Passes a request on to the upstream and brings its answer. Rejects when none comes. */
export async function carry(
  upstream: URL,
  request: http.IncomingMessage,
  body: Buffer,
): Promise<Carried> {
  const { request: open } = upstream.protocol === "https:" ? https : http;
  const base = upstream.pathname.replace(/\/$/, "");
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const call = open(upstream, {
      method: request.method,
      path: `${base}${request.url ?? "/"}`,
      headers: [
        ...passedOn(request.rawHeaders, ["host", "accept-encoding", "content-length"]),
        ...["Host", upstream.host],
        // Packed content could not be judged.
        ...["Accept-Encoding", "identity"],
        ...(body.length > 0 ? ["Content-Length", String(body.length)] : []),
      ],
    });
    call.once("response", resolve).once("error", reject).end(body);
  });
  return {
    status: answer.statusCode ?? 502,
    rawHeaders: passedOn(answer.rawHeaders),
    headers: flat(answer.headers),
    body: await buffer(answer),
  };
}

/** Headers in turns of name and value, without those of the hop and others that are named. */
function passedOn(rawHeaders: readonly string[], others: readonly string[] = []): string[] {
  return rawHeaders.filter((_, index) => {
    const name = (rawHeaders[index - (index % 2)] ?? "").toLowerCase();
    return !OF_THE_HOP.has(name) && !others.includes(name);
  });
}

/** Headers by name in small letters, each with one value. */
export function flat(headers: http.IncomingHttpHeaders): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value ?? ""].flat().join(", ")]),
  );
}
