import net from "node:net";
import tls from "node:tls";
import { describe, expect } from "vitest";
import { callbackHint, describeEvent } from "../../mocks/control/describe-event.js";
import { personsWith, test } from "../support/persons.js";
import type { Answer } from "../support/shop.js";

describe("a callback that the shop did not take says what to do", () => {
  test.for([
    [
      "a redirect to a login",
      { redirect: "/login" },
      "let the route answer by itself, without login or https",
    ],
    ["no such route", 404, "the shop has no such route: compare it with the URL above"],
    ["a CSRF check", 403, "take the route out of login and CSRF checks"],
    ["another method", 405, "the route takes another method: see the switch callback-method"],
    [
      "other parameters",
      422,
      "the shop reads other parameters: see the switches callback-params and callback-method",
    ],
  ] as const satisfies readonly (readonly [string, Answer, string])[])(
    "%s",
    async ([, answer, advice]) => {
      const reported: string[] = [];
      const { merchant, tester } = await personsWith({
        observer: { event: (_, { event }) => reported.push(describeEvent(event)) },
      });
      merchant.shop.answers(answer);
      await tester.invoices.pay(await merchant.createsInvoice());
      expect(reported.find((line) => line.includes(" refused: "))).toContain(`(${advice})`);
    },
  );

  test.for([
    [
      "unreachable",
      "ECONNREFUSED at http://127.0.0.1:9/",
      "nothing listens there: is the shop running?",
    ],
    ["unreachable", "ECONNRESET at http://127.0.0.1:9/", "the shop hung up without an answer"],
    [
      "unreachable",
      "EPROTO at https://127.0.0.1:9/",
      "the shop does not speak TLS there, or with a certificate that nobody knows",
    ],
    ["unreachable", "the name shop.localhost does not resolve", undefined],
    ["timeout", "no answer within 100 ms", "answer first and do the work after that"],
    ["blocked", "not called: shop.example is not on the list", undefined],
  ] as const)("%s: %s", ([outcome, detail, advice]) => {
    expect(callbackHint({ outcome, status: null, detail })).toBe(advice);
  });

  test.for([200, 500, 503])("an answer of %i tells enough by itself", (status) => {
    const outcome = status === 200 ? "delivered" : "refused";
    expect(callbackHint({ outcome, status, detail: `answered ${status}` })).toBeUndefined();
  });
});

describe("https where http is spoken", () => {
  test("is found in the list of requests that belong to nobody", async ({ gateway }) => {
    const { hostname, port } = new URL(gateway.baseUrl);
    await new Promise<void>((resolve) => {
      const socket = tls.connect({ host: hostname, port: Number(port) });
      socket.once("error", () => resolve());
      socket.once("close", () => resolve());
    });
    expect((await gateway.unclaimedRequests()).requests).toMatchObject([
      {
        method: "TLS",
        path: "handshake",
        status: null,
        code: "tls-on-http",
        explanation: `somebody called https://${hostname}:${port}, and the gateway speaks http only; call ${gateway.baseUrl}`,
      },
    ]);
  });

  test("is distinguished from what is simply no HTTP, which Node answers as ever", async ({
    gateway,
  }) => {
    const { hostname, port } = new URL(gateway.baseUrl);
    const answer = await new Promise<string>((resolve) => {
      const socket = net.connect(Number(port), hostname);
      let text = "";
      socket.on("data", (chunk) => {
        text += chunk;
      });
      socket.once("close", () => resolve(text));
      socket.write("what is this\r\n\r\n");
    });
    expect(answer).toBe("HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n");
    expect((await gateway.unclaimedRequests()).requests).toEqual([]);
  });
});
