import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished } from "vitest";
import { readFaultRule } from "../../mocks/cli/fault-option.js";
import { givenOptions, readConfig } from "../../mocks/cli/options.js";
import { startGateway } from "../../mocks/index.js";
import { folder, paystub } from "../support/command-line.js";
import { clientOf } from "../support/http.js";
import { anyAnswer, call, done, lastRequest, SHOP, START, test } from "../support/persons.js";

/** Where rules come from, and which of them wins. */

const GONE = { fault: "status", status: 500, operation: "addInvoice" } as const;

describe("the control API", () => {
  test("adds, lists, removes and clears rules, each answer as in the spec", async ({
    gateway,
    merchant,
  }) => {
    const control = clientOf(gateway.baseUrl);
    const rule = { ...GONE, times: 2, where: { orderNumber: "ORD-1" } };
    const added = await done(control, "POST", `${SHOP}/faults`, rule, 201);
    expect(added).toEqual({
      id: "fault-1",
      fault: "status",
      status: 500,
      operation: "addInvoice",
      where: { orderNumber: "ORD-1" },
      times: 2,
      matched: 0,
      injected: 0,
      left: 2,
      says: expect.stringMatching(/^addInvoice with orderNumber ORD-1, at most 2 times: /),
    });
    expect((await merchant.addsInvoice()).status).toBe(500);
    const counts = { matched: 1, injected: 1, left: 1 };
    expect(await done(control, "GET", `${SHOP}/faults`)).toEqual({
      faults: [{ ...added, ...counts }],
    });
    expect(await done(control, "DELETE", `${SHOP}/faults/fault-1`)).toEqual({
      removed: ["fault-1"],
    });
    expect((await merchant.addsInvoice()).status).toBe(200);
    await done(control, "POST", `${SHOP}/faults`, { fault: "hang" }, 201);
    expect(await done(control, "DELETE", `${SHOP}/faults`)).toEqual({ removed: ["fault-2"] });
    expect(await done(control, "DELETE", `${SHOP}/faults`)).toEqual({ removed: [] });
  });

  test("refuses an invalid rule, with all its mistakes", async ({ gateway, tester }) => {
    const rule = { fault: "hang", times: 0, probability: 2 };
    const refused = await call(clientOf(gateway.baseUrl), "POST", `${SHOP}/faults`, rule);
    expect(refused.status).toBe(400);
    expect(refused.body.detail).toMatch(
      /^times must be at least 1.*; probability must be at most 1/,
    );
    expect((await tester.faults.list()).faults).toEqual([]);
  });
});

describe("options of startGateway", () => {
  test.override({
    options: {
      faults: [
        { ...GONE, times: 1 },
        { fault: "empty-401", operation: "addInvoice", times: 1, sandbox: "shop" },
        { fault: "hang", sandbox: "other" },
      ],
    },
  });

  test("are the oldest rules of their new sandboxes", async ({ gateway, merchant, tester }) => {
    expect((await tester.faults.list()).faults.map(({ id, fault }) => [id, fault])).toEqual([
      ["fault-1", "status"],
      ["fault-2", "empty-401"],
    ]);
    const second = await gateway.open("second");
    expect((await second.faults.list()).faults.map(({ fault }) => fault)).toEqual(["status"]);
    expect((await tester.faults.add({ fault: "html-504", times: 1 })).id).toBe("fault-3");
    const client = anyAnswer(gateway.baseUrl);
    const statuses = [];
    for (let n = 0; n < 4; n += 1) {
      statuses.push((await client.post("/api/addInvoice", merchant.order())).status);
    }
    expect(statuses).toEqual([504, 401, 500, 200]);
  });
});

test("with a rule for a sandbox that opens with its first token affect that request", async ({
  merchant,
}) => {
  const faults = [
    { fault: "status", status: 500, operation: "issueMerchantToken", times: 1 },
  ] as const;
  const gateway = await startGateway({ faults });
  try {
    const client = clientOf(gateway.baseUrl);
    const token = () => client.post("/api/auth", { apiId: "fresh", secretKey: "any" });
    expect([(await token()).status, (await token()).status]).toEqual([500, 200]);
    expect(merchant.shop.requestLines).toEqual([]);
  } finally {
    await gateway.close();
  }
});

test.for([
  [[{ fault: "hang" }, { ...GONE, status: 418 }], "faults[1].status must be one that"],
  [
    [{ fault: "hang", sandbox: "a b" }],
    "faults[0].sandbox must be the name of a sandbox: 1 to 128 letters",
  ],
  [["hang"], "faults[0] must be an object"],
  [{ fault: "hang" }, 'faults must be an array, but you sent {"fault":"hang"}'],
] as const)("with an invalid rule are refused by its position: %j", async ([faults, why]) => {
  await expect(startGateway({ faults: faults as never })).rejects.toThrow(why);
});

describe("the config file", () => {
  function file(content: object): string {
    const path = join(folder(), "paystub.json");
    writeFileSync(path, JSON.stringify(content));
    return path;
  }

  test("holds rules, and whether Prefer is allowed", async () => {
    const config = { sandbox: "shop", faults: [{ ...GONE, times: 1 }], allowPrefer: true };
    const gateway = await startGateway((await readConfig(file(config))).gateway);
    try {
      const shop = gateway.get("shop");
      expect((await shop.faults.list()).faults[0]?.says).toMatch(/^addInvoice, at most once: /);
      expect((await shop.settings.read()).allowPrefer).toBe(true);
    } finally {
      await gateway.close();
    }
  });

  test("is refused for a rule with an unknown field", async () => {
    const path = file({ faults: [{ fault: "hang", where: { ordernumber: "A" } }] });
    const { code, complaints } = await paystub("start", "--config", path);
    expect(code).toBe(2);
    expect(complaints).toContain(
      "faults[0].where.ordernumber is not a field to ask for: there are ",
    );
    expect(complaints).toMatch(/\. Did you mean orderNumber\?\n$/);
  });

  test("is refused with all mistakes, up to 50, and the number of the others", async () => {
    const faults = Array.from({ length: 60 }, () => ({ fault: "hang", nth: 0 }));
    const { code, complaints } = await paystub(
      ...["start", "--config", file({ faults, allowPrefer: 1, assume: { otp: "any" } })],
    );
    expect(code).toBe(2);
    expect(complaints).toContain(
      " is wrong: allowPrefer must be a boolean, but you sent 1; assume.otp ",
    );
    expect(complaints.match(/ must be at least 1, but you sent 0/g)).toHaveLength(48);
    expect(complaints).toMatch(
      /faults\[47\]\.nth must be at least 1, but you sent 0;? and 12 more\n$/,
    );
  });
});

describe("the command line", () => {
  test("--fault precedes the rules of the config file", async () => {
    const path = join(folder(), "paystub.json");
    writeFileSync(path, JSON.stringify({ faults: [GONE], allowPrefer: true }));
    const rule = readFaultRule("empty-401,times=1,where.orderNumber=ORD-1");
    const given = { config: path, faults: readFaultRule("hang,sandbox=other", rule) };
    const server = await startGateway((await givenOptions("run", given)).gateway);
    onTestFinished(() => server.close());
    const shop = await server.open("shop");
    const { faults } = await shop.faults.list();
    expect(faults).toMatchObject([
      { id: "fault-1", fault: "status", status: 500 },
      { id: "fault-2", fault: "empty-401", times: 1, where: { orderNumber: "ORD-1" } },
    ]);
    expect((await shop.settings.read()).allowPrefer).toBe(true);
  });

  test.for([
    ["times=1", "must begin with a fault, such as lost-reply,operation=addInvoice,times=1"],
    ["hang,times", "must have name=value pairs after the fault"],
    ["hang,times=x", 'times must be a whole number, but you sent "x"'],
    ['status,status=500,message="a', "must have texts in quotes as JSON writes them"],
    ["hang,sandbox=a/b", "sandbox must be the name of a sandbox"],
  ] as const)("--fault %s is refused in one line with exit code 2", async ([text, why]) => {
    const { code, complaints } = await paystub("run", "--fault", text, "--", "any");
    expect(code).toBe(2);
    expect(complaints).toMatch(/^paystub: option '--fault <rule>' argument .* is invalid\. .*\n$/);
    expect(complaints).toContain(why);
  });

  test("rules add up in the order of the options", () => {
    const two = readFaultRule("hang", readFaultRule("html-504"));
    expect(two.map(({ fault }) => fault)).toEqual(["html-504", "hang"]);
  });
});

describe("the header Prefer", () => {
  const order = { Prefer: "code=500" };

  test("is ignored unless it is allowed", async ({ merchant, tester }) => {
    expect((await merchant.post("/api/addInvoice", merchant.order(), order)).status).toBe(200);
    expect((await lastRequest(tester)).faults).toEqual([]);
  });

  describe("if it is allowed, Prefer", () => {
    test.override({ options: { allowPrefer: true } });

    test("requests a status, and precedes every rule", async ({ merchant, tester }) => {
      await tester.faults.add({ fault: "empty-401", times: 1 });
      expect((await merchant.post("/api/addInvoice", merchant.order(), order)).status).toBe(500);
      expect((await lastRequest(tester)).faults).toEqual([
        expect.stringMatching(/^Prefer: addInvoice: .*\(status 500\)$/),
      ]);
      expect((await merchant.addsInvoice()).status).toBe(401);
      expect((await merchant.addsInvoice()).status).toBe(200);
      const { events } = await tester.events({ type: "fault-matched" });
      expect(events.map(({ id }) => id)).toEqual(["fault-1"]);
    });

    test.for([
      ["fault=html-504", 504],
      ["fault=rate-limited", 429],
      ["wait=1, code=400", 400],
      ["delay=0", 200],
      ["delay=1, code=500", 500],
      ['code="500"', 500],
      ["code=400, code=500", 400],
      ["code=418, code=500", 500],
      ["fault=html-504, code=500", 504],
      ["code=418", 200],
      ["code=200", 200],
      ["fault=double-commit", 200],
      ["nothing", 200],
      ["x-code=500", 200],
    ] as const)(
      "Prefer: %s is answered with %i",
      async ([Prefer, status], { gateway, merchant }) => {
        const client = anyAnswer(gateway.baseUrl);
        const answered = await client.post("/api/addInvoice", merchant.order(), { Prefer });
        expect(answered.status).toBe(status);
      },
    );

    test("requests a delay and then a status, in one list", async ({
      gateway,
      merchant,
      tester,
    }) => {
      const Prefer = "delay=20, code=500";
      const client = anyAnswer(gateway.baseUrl);
      const { status } = await client.post("/api/addInvoice", merchant.order(), { Prefer });
      expect(status).toBe(500);
      const { faults, durationMs } = await lastRequest(tester);
      expect(faults).toEqual([
        expect.stringMatching(/^Prefer: .*\(delayMs 20\)$/),
        expect.stringMatching(/^Prefer: .*\(status 500\)$/),
      ]);
      expect(durationMs).toBeGreaterThan(15);
    });

    test("requests a fault of the outcome, such as a lost reply", async ({
      gateway,
      merchant,
      tester,
    }) => {
      const client = anyAnswer(gateway.baseUrl);
      const headers = { Prefer: "fault=lost-reply" };
      const lost = client.post("/api/addInvoice", merchant.order(), headers);
      await expect(lost).rejects.toThrow("fetch failed");
      expect((await tester.invoices.list()).invoices).toHaveLength(1);
    });

    test("cannot request a fault that does not fit the operation", async ({
      gateway,
      merchant,
    }) => {
      const orderNumber = await merchant.createsInvoice();
      const body = { orderNumber, stcpayMobile: "0509200900", stcpayMobileCountryCode: "966" };
      const { status } = await clientOf(gateway.orderUrl).post(
        "/rest/pay/stcpay/sendOtp",
        { ...body, total: 25 },
        { Prefer: "fault=empty-401" },
      );
      expect(status).toBe(200);
    });
  });

  test("can be allowed for one running sandbox", async ({ merchant, tester }) => {
    await tester.settings.change({ allowPrefer: true });
    expect((await merchant.post("/api/addInvoice", merchant.order(), order)).status).toBe(500);
    expect((await tester.clock.read()).now).toBe(START);
  });
});
