import express from "express";
import { describe, expect } from "vitest";
import { lateRoutes } from "../../mocks/api/mount.js";
import { createServer, listen } from "../../mocks/api/server.js";
import { failureIn, sendRaw } from "../support/http.js";
import { test } from "../support/persons.js";

const TOKEN = { Authorization: "Bearer sandbox_shop" };

describe("a request to an unknown path or method", () => {
  test.for([
    ["POST", "/api/addInvoices", "addInvoice: POST /api/addInvoice"],
    ["POST", "/API/ADDINVOICE", "addInvoice: POST /api/addInvoice"],
    ["POST", "/api/addInvoice/", "addInvoice: POST /api/addInvoice"],
    ["PUT", "/api/addInvoice/", "addInvoice: POST /api/addInvoice"],
    ["GET", "/Api/getInvoice/1772366400000", "getInvoice: GET /api/getInvoice/{transactionNo}"],
    ["GET", "/_Control/health", "gateway.health: GET /_control/health"],
    ["GET", "/api/getInvoices/1772366400000", "getInvoice: GET /api/getInvoice/{transactionNo}"],
    ["GET", "/rest/partner/merchants", "getMyMerchants: GET /rest/partner/getMyMerchants"],
    ["POST", "/rest/pay/stcpay/sendOTPs", "sendOtp: POST /rest/pay/stcpay/sendOtp"],
    ["GET", "/_control/sandbox", "gateway.list: GET /_control/sandboxes"],
  ] as const)("%s %s gets the nearest operation [json-errors]", async (row, { gateway }) => {
    const [method, path, nearest] = row;
    const answered = await sendRaw(gateway.baseUrl, { method, path });
    expect(answered.status).toBe(404);
    const sentence = `there is no operation at ${method} ${path}. The nearest operation is ${nearest}`;
    const family = path.startsWith("/rest/pay/") ? "otp" : "problem";
    expect(answered.json).toEqual(failureIn(family, path, 404, sentence));
    expect(answered.headers["content-type"]).toBe("application/json");
  });

  test.for(["/v1/charges", "/charges", "/v1/checkout/sessions", "/"])(
    "POST %s is similar to none, and gets the address of the list [json-errors]",
    async (path, { gateway }) => {
      const answered = await sendRaw(gateway.baseUrl, { method: "POST", path });
      const sentence = `there is no operation at POST ${path}. See /_docs for all operations`;
      expect(answered.json).toEqual(failureIn("problem", path, 404, sentence));
    },
  );

  test.for([
    ["GET", "/api/addInvoice", "POST", "problem"],
    ["PUT", "/api/addInvoice", "POST", "problem"],
    ["POST", "/api/getInvoice/1772366400000", "GET", "problem"],
    ["GET", "/rest/pay/stcpay/sendOtp", "POST", "otp"],
    ["DELETE", "/api/recurringPayments", "GET", "problem"],
    ["PUT", "/_control/sandboxes", "GET, POST", "problem"],
    ["DELETE", "/_control/sandboxes/shop/merchants", "GET, PUT", "problem"],
    ["OPTIONS", "/api/addInvoice", "POST", "problem"],
    ["TRACE", "/api/auth", "POST", "problem"],
  ] as const)("%s %s gets the allowed method [json-errors]", async (row, { gateway }) => {
    const [method, path, allow, family] = row;
    const answered = await sendRaw(gateway.baseUrl, { method, path });
    expect([answered.status, answered.headers.allow]).toEqual([405, allow]);
    expect(answered.headers["content-type"]).toBe("application/json");
    const sentence = `${path} accepts ${allow.replace(", ", " or ")}, but you sent ${method}`;
    expect(answered.json).toEqual(failureIn(family, path, 405, sentence));
  });

  test.for([
    "/api/getInvoice/%zz",
    "/pay/order/%",
    "/_control/sandboxes/%E0%A4",
    "/receipt/%c3%28",
  ])("%s has an invalid encoding [json-errors]", async (path, { gateway }) => {
    const answered = await sendRaw(gateway.baseUrl, { path, headers: TOKEN });
    expect(answered.status).toBe(400);
    expect(answered.headers["content-type"]).toBe("application/json");
    const sentence = "the path is not properly encoded";
    expect(answered.json).toEqual(failureIn("problem", path, 400, sentence));
  });

  test("is logged among the requests without a sandbox", async ({ gateway, tester }) => {
    await sendRaw(gateway.baseUrl, { path: "/favicon.ico" });
    expect((await tester.requests()).requests).toEqual([]);
  });
});

describe("HEAD", () => {
  test("answers as GET, without the body", async ({ gateway, merchant }) => {
    const paths = ["/api/recurringPayments", "/api/getInvoice/1", "/_control/health", "/nowhere"];
    const invoice = await merchant.createsInvoice();
    for (const path of [...paths, `/pay/order/${invoice}`, `/api/getInvoice/${invoice}`]) {
      const get = await sendRaw(gateway.baseUrl, { path, headers: TOKEN });
      const head = await sendRaw(gateway.baseUrl, { method: "HEAD", path, headers: TOKEN });
      expect([path, head.status, head.text]).toEqual([path, get.status, ""]);
      expect(head.headers["content-type"]).toBe(get.headers["content-type"]);
      if (path !== "/nowhere") {
        expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
      }
    }
  });

  test("is not allowed for an operation that is not a GET", async ({ gateway }) => {
    const path = "/api/addInvoice";
    const head = await sendRaw(gateway.baseUrl, { method: "HEAD", path, headers: TOKEN });
    expect([head.status, head.headers.allow, head.text]).toEqual([405, "POST", ""]);
  });
});

describe("with an order URL of its own", () => {
  test.override({ options: { orderPort: 0 } });

  test("each address serves its own operations only", async ({ gateway }) => {
    const { baseUrl, orderUrl } = gateway;
    const post = (url: string, path: string) => sendRaw(url, { method: "POST", path });
    expect((await post(orderUrl, "/rest/pay/stcpay/sendOtp")).status).toBe(400);
    expect((await post(orderUrl, "/api/addInvoice")).status).toBe(404);
    expect((await post(orderUrl, "/_control/sandboxes")).status).toBe(404);
    expect((await sendRaw(orderUrl, { path: "/_control/health" })).status).toBe(404);
    expect((await post(baseUrl, "/api/auth")).status).toBe(400);
    const strayed = await post(baseUrl, "/rest/pay/stcpay/sendOtp");
    expect(strayed.status).toBe(404);
    expect(strayed.json.path).toBe("/rest/pay/stcpay/sendOtp");
  });
});

test("the first request to a late route loads it once, and again after a failure", async () => {
  let loads = 0;
  const load = async () => {
    loads += 1;
    if (loads === 1) throw new Error("too many open files");
    return express.Router().get("/late/page", (_request, response) => void response.send("here"));
  };
  const app = express().use(lateRoutes((path) => path.startsWith("/late/"), load));
  app.use((_error: unknown, _request: unknown, response: express.Response, _next: unknown) => {
    response.status(500).end();
  });
  const listener = await listen(createServer(app), 0, "127.0.0.1");
  const status = async (path: string) =>
    (await fetch(`http://127.0.0.1:${listener.port}${path}`)).status;
  try {
    expect([await status("/early"), loads]).toEqual([404, 0]);
    expect([await status("/late/page"), loads]).toEqual([500, 1]);
    const both = await Promise.all([status("/late/page"), status("/late/page")]);
    expect([both, loads]).toEqual([[200, 200], 2]);
    expect([await status("/late/other"), loads]).toEqual([404, 2]);
  } finally {
    await listener.close();
  }
});
