import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { CouldNotRun } from "../../mocks/report/report.js";
import type { ArrivedCallback } from "./compare/answer.js";

/** A merchant's endpoint that takes callbacks and keeps them by their path. */
export interface Receiver {
  /** Where this machine reaches it. */
  readonly url: string;
  /** What arrived at a path: so many calls, or fewer when no more came within the time. */
  arrivals(
    path: string,
    count: number,
    withinMs: number,
    counts?: (callback: ArrivedCallback) => boolean,
  ): Promise<readonly ArrivedCallback[]>;
  close(): Promise<void>;
}

const BODY_MAX = 100_000;
const CALLS_MAX = 10_000;

/** Opens a receiver, to which the paths below `basePath` lead. Throws `CouldNotRun` when its port cannot be used. */
export async function openReceiver(port = 0, host = "127.0.0.1", basePath = ""): Promise<Receiver> {
  // A tunnel may pass on the path of its own address, or leave it out.
  const below = (path: string) =>
    path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
  const arrived = new Map<string, ArrivedCallback[]>();
  const waiting = new Set<() => void>();
  let calls = 0;
  const server = createServer((request, response) => {
    void bodyOf(request).then((text) => {
      const { method = "GET", url = "/" } = request;
      const path = below(new URL(url, "http://receiver.invalid").pathname).slice(1);
      calls += 1;
      if (calls <= CALLS_MAX) {
        const headers = request.headers as ArrivedCallback["headers"];
        arrived.set(path, [...(arrived.get(path) ?? []), { method, url, headers, text }]);
      }
      response.writeHead(path.includes("refuse/") ? 500 : 200).end();
      for (const look of waiting) look();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  }).catch(({ code }: NodeJS.ErrnoException) => {
    throw new CouldNotRun(
      `callbacks cannot be received at port ${port} (${code}). Give --callback-port another`,
    );
  });
  const { port: open } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${open}`,
    arrivals(path, count, withinMs, counts = () => true) {
      const found = () => (arrived.get(path) ?? []).filter(counts);
      return new Promise((resolve) => {
        const end = () => {
          waiting.delete(look);
          clearTimeout(timer);
          resolve(found());
        };
        const look = () => {
          if (found().length >= count) end();
        };
        const timer = setTimeout(end, withinMs);
        waiting.add(look);
        look();
      });
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  request.setEncoding("utf8");
  try {
    for await (const part of request) if (text.length < BODY_MAX) text += part;
  } catch {
    // An aborted call has arrived too.
  }
  return text;
}
