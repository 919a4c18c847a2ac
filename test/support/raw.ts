import http from "node:http";
import net from "node:net";

/** A request in every detail, with what `fetch` would not send. */
export interface RawRequest {
  readonly method?: string;
  /** Exactly as it goes out: nothing is normalized or encoded. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Leave the request open after the body: the server must answer without its end. */
  readonly unfinished?: boolean;
}

/** An answer as it came. */
export interface RawAnswer {
  readonly status: number;
  readonly message: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test asks for fields of any answer
  readonly json: any;
}

/** Sends a request through node:http on a connection of its own. */
export function sendRaw(baseUrl: string, given: RawRequest): Promise<RawAnswer> {
  const { method = "GET", path, headers = {}, body, unfinished = false } = given;
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(baseUrl);
    const options = { host: hostname, port, method, path, headers, agent: false };
    const request = http.request(options, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const text = Buffer.concat(chunks).toString();
      const { statusCode: status = 0, statusMessage: message = "" } = response;
      const json = /json/.test(response.headers["content-type"] ?? "") && text !== "";
      resolve({
        status,
        message,
        headers: response.headers,
        text,
        json: json ? JSON.parse(text) : undefined,
      });
    });
    request.on("error", reject);
    if (body !== undefined) request.write(body);
    if (!unfinished) request.end();
  });
}

/** Sends bytes as they stand, and returns all that comes until the connection ends. */
export async function sendBytes(baseUrl: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(baseUrl);
  const socket = net.connect(Number(port), hostname);
  socket.write(bytes);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
