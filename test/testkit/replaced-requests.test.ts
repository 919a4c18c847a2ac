import http from "node:http";
import { onTestFinished, test as plain, vi } from "vitest";
import { expect } from "../../mocks/testkit/vitest.js";
import { fixedAnswer } from "../support/servers.js";
import { test } from "../support/testkit.js";

/** MSW and nock put a proxy in the place of `http.request`, which refuses what the test did not declare. */
function refuseRequests(error: Error): void {
  const { request } = http;
  onTestFinished(() => {
    http.request = request;
  });
  http.request = new Proxy(request, {
    apply(target, that, [url, options]) {
      const sent = Reflect.apply(target, that, [url, { ...options, lookup: undefined }]);
      return sent.destroy(error);
    },
  });
}

test("callbacks arrive although the test refuses requests that it did not declare", async ({
  gateway,
  merchant,
}) => {
  const number = await merchant.createsInvoice();
  refuseRequests(new Error("not declared"));
  await gateway.invoice(number).pay();
  await gateway.waitForCallback({ outcome: "delivered" });
  expect(merchant.shop.requestLines).toHaveLength(1);
});

plain("a callback says why, if requests were replaced before paystub was imported", async () => {
  const { url } = await fixedAnswer(200, "{}");
  refuseRequests(Object.assign(new Error("no"), { code: "ENETUNREACH" }));
  vi.resetModules();
  const { defaultEgress, httpCallbackClient } = await import("../../mocks/sandbox/client.js");
  const client = httpCallbackClient(defaultEgress);
  const { outcome, detail } = await client.send({ method: "GET", url, headers: {}, body: null });
  expect(outcome).toBe("unreachable");
  expect(detail).toMatch(/^ENETUNREACH at .*: import paystub first$/);
});
