import net from "node:net";
import { describe, expect, test as plain } from "vitest";
import { startGateway } from "../../mocks/index.js";
import { controlOperations } from "../../spec/generated/control.operations.js";
import { operations } from "../../spec/generated/operations.js";
import { clientOf, sendRaw } from "../support/http.js";
import { test } from "../support/persons.js";

/** Sends bytes unchanged, and returns everything that arrives until the connection ends. */
async function sendBytes(baseUrl: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(baseUrl);
  const socket = net.connect(Number(port), hostname);
  socket.write(bytes);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const TOKEN = { Authorization: "Bearer sandbox_shop" };
const HEALTH = "/_control/health";

describe("the Host header", () => {
  test.for([
    ["localhost", 200],
    ["LOCALHOST:4010", 200],
    ["shop.localhost:4010", 200],
    ["127.0.0.1", 200],
    ["127.8.8.8:80", 200],
    ["[::1]:4010", 200],
    ["attacker.example", 403],
    ["127.0.0.1.attacker.example", 403],
    ["localhost.attacker.example:4010", 403],
    ["192.168.1.5", 403],
    ["169.254.169.254", 403],
    ["0.0.0.0", 403],
  ] as const)("%j gets %d on every path", async ([host, expected], { gateway, merchant }) => {
    const invoice = await merchant.createsInvoice();
    for (const path of [HEALTH, "/api/recurringPayments", `/pay/order/${invoice}`]) {
      const { status } = await sendRaw(gateway.baseUrl, {
        path,
        headers: { ...TOKEN, Host: host },
      });
      expect([path, status]).toEqual([path, expected]);
    }
  });

  test("with a foreign name gets the reason of the refusal", async ({ gateway }) => {
    const refused = await sendRaw(gateway.baseUrl, {
      path: HEALTH,
      headers: { Host: "a.example" },
    });
    expect(refused.json).toEqual({
      detail:
        "the Host header a.example is not this machine. Call localhost or 127.0.0.1, or add a.example to allowHosts in paystub.json",
      title: "Foreign caller",
      type: "https://paystub.example/problems/foreign-caller",
      status: "403",
    });
  });

  test("that is missing gets a refusal that says so", async ({ gateway }) => {
    const answer = await sendBytes(gateway.baseUrl, `GET ${HEALTH} HTTP/1.0\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(answer).toContain(
      '"detail":"the Host header is missing. Send the host that you call, such as Host: localhost"',
    );
  });

  test.for([
    ["127.0.0.1", "foreign-caller"],
    ["0.0.0.0", "unknown-host"],
  ] as const)("without a name gets a refusal that says so at %s", async ([host, code]) => {
    const gateway = await startGateway({ host });
    try {
      const local = `http://127.0.0.1:${new URL(gateway.baseUrl).port}`;
      for (const Host of ["", ":4010"]) {
        const head = `GET ${HEALTH} HTTP/1.1\r\nHost: ${Host}\r\nConnection: close\r\n\r\n`;
        const answer = await sendBytes(local, head);
        expect(answer).toMatch(/^HTTP\/1\.1 403 /);
        expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toMatchObject({
          detail:
            "the Host header names no host. Send the host that you call, such as Host: localhost",
          type: `https://paystub.example/problems/${code}`,
        });
      }
    } finally {
      await gateway.close();
    }
  });

  test("with a foreign name gets the wallet's failure shape there", async ({ gateway }) => {
    const path = "/rest/pay/stcpay/sendOtp";
    const headers = { Host: "a.example" };
    const refused = await sendRaw(gateway.baseUrl, { method: "POST", path, headers });
    expect(refused.status).toBe(403);
    expect(refused.json).toMatchObject({ status: 403, path, error: expect.any(String) });
  });
});

/** What a browser says of the one who calls. */
const CALLERS: readonly (readonly [string, string, Record<string, string>, number])[] = [
  ["a script of another site", "GET", { Origin: "https://a.example" }, 403],
  ["a script of another port", "POST", { Origin: "http://127.0.0.1:1" }, 403],
  ["a picture in another site", "GET", { "Sec-Fetch-Site": "cross-site" }, 403],
  ["a sibling of the name", "POST", { "Sec-Fetch-Site": "same-site" }, 403],
  ["a form of a page without origin", "POST", { Origin: "null" }, 403],
  [
    "a form of another site",
    "POST",
    { Origin: "https://a.example", "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate" },
    403,
  ],
  [
    "a form of another site without Origin",
    "POST",
    { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate" },
    403,
  ],
  [
    "a link of another site",
    "GET",
    { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" },
    200,
  ],
  ...["object", "embed", "iframe", "frame", "fencedframe"].map(
    (dest) =>
      [
        `an ${dest} of another site`,
        "GET",
        { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": dest },
        403,
      ] as const,
  ),
  ...["image", "script", "style", "audio", "empty"].map(
    (dest) =>
      [
        `something like ${dest} in another site`,
        "GET",
        { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": dest },
        403,
      ] as const,
  ),
  ["the address bar", "GET", { "Sec-Fetch-Site": "none", "Sec-Fetch-Mode": "navigate" }, 200],
  ["a page of its own", "GET", { "Sec-Fetch-Site": "same-origin" }, 200],
  ["a program", "GET", {}, 200],
];

describe("a call from", () => {
  test.for(CALLERS)("%s by %s gets its reply", async (row, { gateway, merchant, tester }) => {
    const [, method, headers, expected] = row;
    const invoice = await merchant.createsInvoice();
    const events = (await tester.summary()).events;
    const { paths, body } =
      method === "GET"
        ? { paths: [`/pay/order/${invoice}`, `/receipt/${invoice}`], body: undefined }
        : {
            paths: [
              `/pay/order/${invoice}`,
              `/pay/frame/${invoice}`,
              `/_control/sandboxes/shop/invoices/${invoice}/pay`,
              "/_control/sandboxes/shop/clock/resume",
              "/api/auth",
              "/rest/pay/stcpay/sendOtp",
            ],
            body: "do=pay",
          };
    for (const path of paths) {
      const form = { "Content-Type": "application/x-www-form-urlencoded" };
      const given = { method, path, headers: { ...(body && form), ...headers } };
      const { status } = await sendRaw(gateway.baseUrl, { ...given, ...(body && { body }) });
      expect([path, status]).toEqual([path, expected]);
    }
    expect((await tester.summary()).events).toBe(events);
  });

  test("a link of another site leads to pages only", async ({ gateway, merchant, tester }) => {
    const invoice = await merchant.createsInvoice({ smsMessage: "Pay at [SHORT_URL]" });
    const code = (await tester.sms()).sms[0]?.text.split("/").at(-1) ?? "";
    const recurringId = await merchant.registers();
    const headers = {
      "Sec-Fetch-Site": "cross-site",
      "Sec-Fetch-Mode": "navigate",
      "Sec-Fetch-Dest": "document",
    };
    const status = async (path: string) =>
      [path, (await sendRaw(gateway.baseUrl, { path, headers })).status] as const;
    const pages = [`/pay/order/${invoice}`, `/pay/frame/${invoice}`, `/receipt/${invoice}`];
    const more = [`/openApi/loadOrderQRCode/${invoice}`, `/pay/recurring/${recurringId}`];
    for (const page of [...pages, ...more, "/", "/_docs", "/_docs/control"]) {
      expect(await status(page)).toEqual([page, 200]);
    }
    expect(await status(`/s/${code}`)).toEqual([`/s/${code}`, 302]);
    const operations = [`/api/getInvoice/${invoice}`, "/api/recurringPayments"];
    const control = [HEALTH, "/_control/sandboxes", `/_control/sandboxes/shop/events`];
    for (const path of [...operations, ...control, "/nowhere", "/_docs/openapi.json"]) {
      expect(await status(path)).toEqual([path, 403]);
    }
  });

  test("accepts a form of the payment page itself", async ({ customer, merchant }) => {
    const invoice = await merchant.createsInvoice();
    expect((await customer.submits(invoice, { do: "pay" })).status).toBe(303);
    expect(await merchant.readsStatus(invoice)).toBe("Paid");
  });

  test("a script of another site cannot delete a sandbox", async ({ gateway, tester }) => {
    const path = "/_control/sandboxes/shop";
    const headers = { Origin: "https://a.example" };
    const { status } = await sendRaw(gateway.baseUrl, { method: "DELETE", path, headers });
    expect(status).toBe(403);
    expect((await tester.summary()).name).toBe("shop");
  });
});

describe("every reply forbids other sites and caches", () => {
  test("for any request", async ({ gateway, merchant }) => {
    const invoice = await merchant.createsInvoice();
    const [order, unknown] = [`/pay/order/${invoice}`, "/pay/order/1"];
    const operations = [`/api/getInvoice/${invoice}`, "/api/getInvoice/1", "/nowhere"];
    const pages = [order, unknown, `/receipt/${invoice}`, `/openApi/loadOrderQRCode/${invoice}`];
    for (const path of [...operations, ...pages, HEALTH, "/_docs", "/_docs/openapi.json"]) {
      const { headers } = await sendRaw(gateway.baseUrl, { path, headers: TOKEN });
      expect({ path, ...headers }).toMatchObject({
        path,
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
        "cache-control": "no-store",
        "content-security-policy": expect.stringMatching(/(^|; )frame-ancestors 'none'($|; )/),
      });
    }
    const { headers } = await sendRaw(gateway.baseUrl, { path: order });
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["x-frame-options"]).toBe("DENY");
  });
});

describe("no reply allows other origins", () => {
  test("in any header, or in reply to a preflight", async ({ gateway, merchant }) => {
    const invoice = await merchant.createsInvoice();
    const preflight = { "Access-Control-Request-Method": "POST", Origin: gateway.baseUrl };
    for (const path of [HEALTH, "/api/addInvoice", `/pay/order/${invoice}`, "/nowhere"]) {
      for (const method of ["OPTIONS", "GET", "POST"]) {
        const { headers } = await sendRaw(gateway.baseUrl, { method, path, headers: preflight });
        const cors = Object.keys(headers).filter((name) => name.startsWith("access-control-"));
        expect(cors).toEqual([]);
        expect(headers).not.toHaveProperty("x-powered-by");
      }
    }
  });
});

describe("reading changes nothing", () => {
  const PAGES = [
    "/pay/order/{transactionNo}",
    "/pay/frame/{transactionNo}",
    "/openApi/loadOrderQRCode/{transactionNo}",
    "/receipt/{transactionNo}",
    "/s/{code}",
    "/pay/recurring/{recurringId}",
  ];
  // A stream does not end by itself: changes.test.ts reads it.
  const reading = [...operations, ...controlOperations].filter(
    ({ id, method }) => method === "GET" && id !== "sandbox.changes",
  );
  const paths = [...reading.map(({ path }) => path), ...PAGES];

  /** What some of them have to be asked with. */
  const MUST = [
    ["/rewind", "to=1"],
    ["/getTransactionsOfOrderNumber", "orderNumber=ORD-1"],
    ["/{searchValue}", "profileNo=shop"],
  ] as const;

  test.for(paths)("of GET %s", async (template, { gateway, merchant, tester }) => {
    const invoice = await merchant.createsInvoice({ smsMessage: "Pay at [SHORT_URL]" });
    const recurringId = await merchant.registers();
    const code = (await tester.sms()).sms[0]?.text.split("/").at(-1) ?? "";
    await tester.invoices.pay(await merchant.createsInvoice());
    await tester.settlements.run();
    const callbackId = (await tester.callbacks.list()).callbacks[0]?.id ?? "";
    const found = { searchType: "email", searchValue: "merchant-1@shop.example" };
    const settlementNumber = "STL-1";
    const ids = {
      transactionNo: invoice,
      recurringId,
      requestId: "1",
      callbackId,
      settlementNumber,
    };
    const values: Record<string, string> = { sandbox: "shop", ...ids, ...found };
    const path = template.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? code);
    const events = (await tester.summary()).events;
    // A crawler's tricks: what would change something by POST is asked for by GET.
    const must = MUST.find(([end]) => template.endsWith(end))?.[1] ?? "";
    for (const trick of ["", "&do=pay&method=mada", "&do=cancel&_method=POST"]) {
      const query = `?${must}${trick}`;
      const { status } = await sendRaw(gateway.baseUrl, { path: path + query, headers: TOKEN });
      // A list of the control API refuses a parameter that it does not have.
      const isRefused = trick !== "" && path.startsWith("/_control/");
      expect(isRefused ? [200, 400] : [200, 302]).toContain(status);
      await sendRaw(gateway.baseUrl, { method: "HEAD", path: path + query, headers: TOKEN });
    }
    expect((await tester.summary()).events).toBe(events);
  });
});

describe("a gateway that listens beyond loopback", () => {
  const SANDBOXES = "/_control/sandboxes";

  plain("requires its drawn token, except for its health", async () => {
    const gateway = await startGateway({ host: "0.0.0.0", sandbox: "shop" });
    const { controlToken, baseUrl, controlUrl } = gateway;
    expect(controlToken).toMatch(/^[\w-]{36}$/);
    expect(controlUrl).toBe(`${baseUrl}/_control`);
    const local = baseUrl.replace("localhost", "127.0.0.1");
    const status = async (path: string, token?: string) =>
      (await clientOf(local, token).get(path)).status;

    expect(await status(HEALTH)).toBe(200);
    expect(await status(SANDBOXES)).toBe(401);
    expect(await status(SANDBOXES, "sandbox_shop")).toBe(401);
    expect(await status(SANDBOXES, `${controlToken}x`)).toBe(401);
    expect(await status(SANDBOXES, controlToken ?? "")).toBe(200);
    // An unknown operation of the control API reveals nothing without the token either.
    for (const path of [`${SANDBOXES}/`, `${HEALTH}/`, `${HEALTH}/x`, "/_control/no"]) {
      expect([path, await status(path)]).toEqual([path, 401]);
    }
    const odd = ["//_control/sandboxes", "/%5fcontrol/sandboxes", "/x/../_control/sandboxes"];
    for (const path of [...odd, "/_CONTROL/sandboxes", "/_control/health/../sandboxes"]) {
      const { status: got } = await sendRaw(local, { path });
      expect([401, 404]).toContain(got);
    }
    const reset = await sendRaw(local, { method: "DELETE", path: `${SANDBOXES}/shop` });
    expect(reset.status).toBe(401);
    expect((await gateway.list()).sandboxes.length).toBe(1);
    await gateway.close();
  });

  plain("reads the scheme of a token in any case", async () => {
    const gateway = await startGateway({ sandbox: "shop" });
    const headers = { Authorization: "bearer sandbox_shop" };
    const { status } = await sendRaw(gateway.baseUrl, { path: "/api/getInvoice/1", headers });
    expect(status).toBe(404);
    await gateway.close();
  });

  plain("accepts its configured token", async () => {
    const gateway = await startGateway({ host: "0.0.0.0", controlToken: "open sesame, door" });
    const local = gateway.baseUrl.replace("localhost", "127.0.0.1");
    const headers = { Authorization: "Bearer open sesame, door" };
    expect(gateway.controlToken).toBe("open sesame, door");
    expect((await sendRaw(local, { path: SANDBOXES, headers })).status).toBe(200);
    await gateway.close();
  });

  plain.each(["127.0.0.1", "localhost", "::1"])("requires no token on %s", async (host) => {
    const gateway = await startGateway({ host });
    expect(gateway.controlToken).toBeNull();
    expect((await clientOf(gateway.baseUrl).get(SANDBOXES)).status).toBe(200);
    await gateway.close();
  });
});
