import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A server that gives one answer to everything, and keeps what it was asked. */
export function fixedAnswer(status: number, text: string, headers: Record<string, string> = {}) {
  return listening((_, response) => {
    response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(text);
  });
}

/** A server that answers as asked, keeps what it was asked, and is gone after the test. */
export async function listening(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}
