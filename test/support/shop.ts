import http from "node:http";
import type { AddressInfo } from "node:net";

/** One call that reached the shop. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path and query, as `/paid?transactionNo=1`. */
  readonly url: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

/** How the shop answers the next calls: a status, or never. */
export type Answer = number | "never" | { readonly redirect: string };

/** A merchant's server: it notes who calls, and answers as it was asked to. */
export interface Shop {
  readonly url: string;
  readonly requests: readonly ReceivedRequest[];
  /** `GET /paid?…` of every call so far. */
  readonly requestLines: readonly string[];
  /** The answers to the next calls, in order; after them 200. */
  answers(...next: Answer[]): void;
  /** Runs while a call is being answered. */
  meanwhile(run: (reported: ReceivedRequest) => Promise<void>): void;
  close(): Promise<void>;
}

export async function openShop(): Promise<Shop> {
  const reported: ReceivedRequest[] = [];
  let planned: Answer[] = [];
  let during: ((reported: ReceivedRequest) => Promise<void>) | undefined;
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = "", url = "", headers } = request;
    const call = { method, url, headers, body: Buffer.concat(chunks).toString() };
    reported.push(call);
    await during?.(call);
    const answer = planned.shift() ?? 200;
    if (answer === "never") return;
    if (typeof answer === "number") response.writeHead(answer).end("noted");
    else response.writeHead(302, { Location: answer.redirect }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests: reported,
    get requestLines() {
      return reported.map(({ method, url }) => `${method} ${url}`);
    },
    answers: (...next) => {
      planned = next;
    },
    meanwhile: (run) => {
      during = run;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
