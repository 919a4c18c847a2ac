import http from "node:http";
import type { AddressInfo } from "node:net";

/** What keeps an answer from pages of others. */
const GUARDS = [
  "content-security-policy",
  "x-frame-options",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
];

/** What tells who calls. */
const TRACES = ["origin", "referer", "sec-fetch-site", "sec-fetch-mode", "sec-fetch-dest"];

/**
 * A gateway as it would be if it asked nobody who calls, and forbade nothing: what an attack is tried at
 * to see that it would be noticed.
 */
export async function openLeakyProxy(
  target: string,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const { hostname, port, host } = new URL(target);
  const server = http.createServer((request, response) => {
    const { origin = "*" } = request.headers;
    const open = {
      "access-control-allow-origin": origin,
      "access-control-allow-credentials": "true",
      "access-control-allow-headers": "content-type, accept, last-event-id",
      "access-control-allow-methods": "GET, POST, PATCH, DELETE",
    };
    if (request.method === "OPTIONS") return response.writeHead(204, open).end();
    const kept = Object.entries(request.headers).filter(([name]) => !TRACES.includes(name));
    const { method, url: path } = request;
    const headers = { ...Object.fromEntries(kept), host };
    const sent = http.request({ hostname, port, method, path, headers }, (answer) => {
      const reported = Object.entries(answer.headers).filter(([name]) => !GUARDS.includes(name));
      response.writeHead(answer.statusCode ?? 500, { ...Object.fromEntries(reported), ...open });
      answer.pipe(response);
    });
    sent.on("error", () => response.destroy());
    response.on("close", () => sent.destroy());
    request.pipe(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
