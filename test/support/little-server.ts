import http from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A request that such a server got. */
export interface Got {
  readonly method: string;
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

/** What it answers with. */
interface Given {
  readonly status?: number;
  readonly body?: unknown;
}

/** A server that answers each request as a test says, in JSON, and is gone after the test. */
export async function answering(answer: (got: Got) => Given | Promise<Given>): Promise<string> {
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = "", url: path = "", headers } = request;
    const got = { method, path, headers, body: Buffer.concat(chunks).toString() };
    const { status = 200, body } = await answer(got);
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(body === undefined ? "" : JSON.stringify(body));
  });
  const url = await urlOf(server);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return url;
}

/** A URL at which nobody listens any more. */
export async function nobody(): Promise<string> {
  const server = http.createServer();
  const url = await urlOf(server);
  await new Promise((resolve) => server.close(resolve));
  return url;
}

async function urlOf(server: http.Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
