import { request as ask, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";
import { bodyOf, serve } from "./servers.js";

/** A call on its way to a service. */
export interface Passing {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The answer of the service, to be changed. */
export interface PassedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** What is done to the calls of a service. */
export interface Unsteadiness {
  /** Answers in place of the service, or never: true where it does so itself. */
  readonly before?: (call: Passing, response: ServerResponse) => boolean | Promise<boolean>;
  /** Changes what the service answered. */
  readonly after?: (call: Passing, answer: PassedAnswer) => void;
}

/** Puts a proxy before a service that answers some calls in another way. It ends after the test. */
export async function unsteady(target: string, { before, after }: Unsteadiness) {
  const { url, close } = await serve(async (request, response) => {
    const { method = "GET", url: path = "/", headers } = request;
    const body = await bodyOf(request);
    const call = { method, path, headers, body };
    if (await before?.(call, response)) return;
    const passed = ask(target + path, { method, headers }, async (answered) => {
      const { statusCode: status = 0, headers: fields } = answered;
      // Its addresses lead through the proxy too.
      const text = (await bodyOf(answered)).replaceAll(target, url);
      const answer = { status, headers: { ...fields }, text };
      after?.(call, answer);
      const { "content-length": _, "transfer-encoding": __, ...rest } = answer.headers;
      response.writeHead(answer.status, rest).end(answer.text);
    });
    passed.on("error", () => response.destroy());
    passed.end(body);
  });
  onTestFinished(close);
  return { url };
}
