import http from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { fixedAnswer } from "../support/servers.js";

test("a callback says why, if requests were replaced before paystub was imported", async () => {
  const { url } = await fixedAnswer(200, "{}");
  const { request } = http;
  onTestFinished(() => {
    http.request = request;
    // No other file gets the client that has kept the replaced one.
    vi.resetModules();
  });
  // MSW and nock put a proxy there, which refuses what the test did not declare.
  http.request = new Proxy(request, {
    apply(target, that, [asked, options]) {
      const sent = Reflect.apply(target, that, [asked, { ...options, lookup: undefined }]);
      return sent.destroy(Object.assign(new Error("no"), { code: "ENETUNREACH" }));
    },
  });
  vi.resetModules();
  const { defaultEgress, httpCallbackClient } = await import("../../mocks/sandbox/client.js");
  const client = httpCallbackClient(defaultEgress);
  const { outcome, detail } = await client.send({ method: "GET", url, headers: {}, body: null });
  expect(outcome).toBe("unreachable");
  expect(detail).toMatch(/^ENETUNREACH at .*: import paystub first$/);
});
