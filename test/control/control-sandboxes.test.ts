import { describe, expect } from "vitest";
import { clientOf } from "../support/http.js";
import { call, done, START, test } from "../support/persons.js";

describe("a sandbox can be opened", () => {
  test("with nothing but a name", async ({ merchant }) => {
    const body = { name: "till.1_~@-x" };
    const summary = await done(merchant, "POST", "/_control/sandboxes", body, 201);
    expect(summary).toMatchObject({ name: "till.1_~@-x", events: 1, clock: { now: START } });
  });

  test("with a beginning of its own", async ({ gateway, merchant }) => {
    const body = {
      name: "market",
      seed: "seven",
      clock: { mode: "frozen", at: "2028-02-29T00:00:00Z" },
      assumptions: { "otp-code": "generated", tabby: "reject" },
      settings: { strict: true, rates: { GBP: 5 }, secretKey: "s" },
    };
    const summary = await done(merchant, "POST", "/_control/sandboxes", body, 201);
    expect(summary.clock).toMatchObject({ mode: "frozen", now: "2028-02-29T00:00:00.000Z" });
    const market = gateway.get("market");
    expect((await market.assumptions.read()).assumptions).toMatchObject(body.assumptions);
    expect(await market.settings.read()).toMatchObject({
      strict: true,
      secretKey: "s",
      rates: { USD: 3.75, EUR: 4.1, GBP: 5 },
    });
    const opened = (await market.events()).events[0];
    expect(opened).toMatchObject({ type: "sandbox-opened", seed: "seven" });
    expect((await gateway.get("shop").settings.read()).strict).toBe(false);
  });

  test("with a clock that runs on from elsewhere", async ({ merchant }) => {
    const clock = { mode: "real", at: "2030-01-01T00:00:00Z" };
    const body = { name: "later", clock };
    const summary = await done(merchant, "POST", "/_control/sandboxes", body, 201);
    expect(summary.clock.mode).toBe("shifted");
    expect(summary.now.startsWith("2030-01-01T00:00:")).toBe(true);
  });
});

describe("the name - of a sandbox", () => {
  test("is short for the only one", async ({ merchant }) => {
    const { status, body } = await merchant.get("/_control/sandboxes/-");
    expect([status, body.name]).toEqual([200, "shop"]);
  });

  test("is ambiguous when there are several", async ({ gateway, merchant }) => {
    await gateway.open("market");
    const { status, body } = await merchant.get("/_control/sandboxes/-/clock");
    expect(status).toBe(409);
    expect(body.detail).toBe("- is short for the only sandbox, but there are 2: shop, market");
  });

  test("is nobody when there is none", async ({ gateway, merchant }) => {
    await gateway.reset("shop");
    const { status, body } = await merchant.get("/_control/sandboxes/-");
    expect(status).toBe(404);
    expect(body.detail).toMatch(/^no sandbox is open yet; to open one issue a token/);
  });
});

describe("an unknown sandbox", () => {
  test("is reported the nearest ones", async ({ gateway, merchant }) => {
    for (const name of ["market", "shed", "a", "b", "c", "d"]) await gateway.open(name);
    const { status, body } = await merchant.get("/_control/sandboxes/shpo/invoices");
    expect(status).toBe(404);
    expect(body.detail).toMatch(/^there is no sandbox shpo; open are: sh(op|ed), .* and 2 more$/);
  });

  test.for(["GET /x", "DELETE /x", "POST /x/clock/resume", "PUT /x/merchants", "GET /x/events"])(
    "%s is a 404",
    async (what, { merchant }) => {
      const [method = "", path = ""] = what.split(" ");
      const body = method === "PUT" ? { merchants: [] } : undefined;
      const { status } = await call(merchant, method, `/_control/sandboxes${path}`, body);
      expect(status).toBe(404);
    },
  );
});

test("of two that open a sandbox of one name at once, one opens it and the other is reported", async ({
  gateway,
}) => {
  const client = clientOf(gateway.baseUrl);
  const ask = () => client.post("/_control/sandboxes", { name: "twin" });
  const answers = await Promise.all([ask(), ask()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});
