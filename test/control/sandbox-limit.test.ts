import { describe, expect, test, vi } from "vitest";
import { Sandbox } from "../../mocks/runtime/sandbox/sandbox.js";
import { anyAnswer } from "../support/persons.js";
import { slowGateway } from "../support/slow-gateway.js";

const MOST = 3;

const REASON = `this gateway takes no more than ${MOST} sandboxes, and has ${MOST}; reset those that are done with`;

/** A gateway with as many sandboxes as it takes, all but one opened by the mere name in a token. */
async function fullGateway() {
  const slow = await slowGateway({ parts: { sandboxesMax: MOST } });
  for (let n = 1; n < MOST; n += 1) {
    await anyAnswer(slow.baseUrl, `sandbox_visitor-${n}`).get("/api/recurringPayments");
  }
  return slow;
}

describe("a gateway with as many sandboxes as it takes", () => {
  test("refuses the next name that a token brings, and opens nothing", async () => {
    const { baseUrl, handle } = await fullGateway();
    for (let n = 0; n < 3; n += 1) {
      const { status, text } = await anyAnswer(baseUrl, `sandbox_next-${n}`).get(
        "/api/recurringPayments",
      );
      expect([status, text]).toEqual([503, expect.stringContaining(REASON)]);
    }
    expect((await handle.list()).sandboxes).toHaveLength(MOST);
    expect((await handle.unclaimedRequests()).requests).toMatchObject(
      Array.from({ length: 3 }, () => ({ status: 503, code: "sandbox-limit" })),
    );
  });

  test("refuses one that a token is issued for", async () => {
    const { baseUrl, handle } = await fullGateway();
    const body = { apiId: "next", secretKey: "s", persistToken: false };
    const { status, text } = await anyAnswer(baseUrl).post("/api/auth", body);
    expect([status, text]).toEqual([503, expect.stringContaining(REASON)]);
    expect((await handle.list()).sandboxes).toHaveLength(MOST);
  });

  test.each([
    ["opened", "/_control/sandboxes", { name: "next" }],
    ["forked", "/_control/sandboxes/shop/fork", { name: "next" }],
  ])("refuses one that is %s by the control API", async (_what, path, body) => {
    const { baseUrl, handle } = await fullGateway();
    const { status, text } = await anyAnswer(baseUrl).post(path, body);
    expect([status, text]).toEqual([409, expect.stringContaining(REASON)]);
    expect((await handle.list()).sandboxes).toHaveLength(MOST);
  });

  test("refuses one that is imported", async () => {
    const { baseUrl, handle, tester } = await fullGateway();
    const exported = await tester.export();
    const path = "/_control/sandboxes/next/import";
    const { status, text } = await anyAnswer(baseUrl).post(path, exported);
    expect([status, text]).toEqual([409, expect.stringContaining(REASON)]);
    expect((await handle.list()).sandboxes).toHaveLength(MOST);
  });

  test("serves those that it has, and takes another one when one is gone", async () => {
    const { baseUrl, handle } = await fullGateway();
    const known = anyAnswer(baseUrl, "sandbox_visitor-1");
    expect((await known.get("/api/recurringPayments")).status).toBe(200);
    await handle.reset("visitor-2");
    const next = anyAnswer(baseUrl, "sandbox_next");
    expect((await next.get("/api/recurringPayments")).status).toBe(200);
    expect((await handle.list()).sandboxes.map(({ name }) => name)).toEqual([
      "shop",
      "visitor-1",
      "next",
    ]);
  });
});

test("the gateway's health is reported without a look into any sandbox", async () => {
  const { baseUrl } = await fullGateway();
  const looks = [
    vi.spyOn(Sandbox.prototype, "read"),
    vi.spyOn(Sandbox.prototype, "peek"),
    vi.spyOn(Sandbox.prototype, "now"),
  ];
  const { status, body } = await anyAnswer(baseUrl).get("/_control/health");
  expect([status, body.sandboxes]).toEqual([200, MOST]);
  for (const look of looks) expect(look).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
