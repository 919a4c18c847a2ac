import http from "node:http";
import type { AddressInfo } from "node:net";
import type { Command } from "commander";
import { describe, expect, onTestFinished } from "vitest";
import type { Report } from "../../../mocks/report/report.js";
import { exitCodeOf } from "../../../scripts/prism/command.js";
import { proxyCommand } from "../../../scripts/proxy.js";
import { startStateless, statelessCommand } from "../../../scripts/stateless.js";
import { clientOf } from "../../support/client.js";
import { test } from "../../support/persons.js";

const UNKNOWN = "1700000000000";
const HOST = "127.0.0.1";

/** Runs a script's command in this process. What is to happen meanwhile gets the base and order URL. */
async function run(
  make: (around: {
    write(text: string): void;
    complain(text: string): void;
    ended(): Promise<void>;
  }) => Command,
  argv: readonly string[],
  meanwhile: (baseUrl: string, orderUrl: string) => Promise<unknown> = async () => undefined,
) {
  const [out, complaints]: [string[], string[]] = [[], []];
  const around = {
    write: (text: string) => void out.push(text),
    complain: (text: string) => void complaints.push(text),
    async ended() {
      const said = [...out, ...complaints].join("");
      const urls = ["Base URL", "Order URL"].map((name) =>
        new RegExp(`${name} +(\\S+)`).exec(said),
      );
      await meanwhile(urls[0]?.[1] ?? "", urls[1]?.[1] ?? "");
    },
  };
  const command = make(around).configureOutput({
    writeOut: around.write,
    writeErr: around.complain,
  });
  const code = await exitCodeOf(command, argv, around.complain);
  return { code, out: out.join(""), complaints: complaints.join("") };
}

const PORTS = ["--port", "0", "--order-port", "0"];

/** Runs the proxy before an upstream while something calls it. */
async function proxied(
  upstream: string,
  meanwhile: (baseUrl: string, orderUrl: string) => Promise<unknown>,
  ...flags: string[]
) {
  const argv = [upstream, ...PORTS, "--json", ...flags];
  const { out, ...rest } = await run(proxyCommand, argv, meanwhile);
  const report: Report = JSON.parse(out);
  return { ...rest, report, cases: report.sections.flatMap(({ cases }) => cases) };
}

/** A server that gives one answer to everything. */
async function answering(status: number, body: string): Promise<string> {
  const server = http.createServer((_request, response) => {
    response.writeHead(status, { "Content-Type": "application/json" }).end(body);
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  return `http://${HOST}:${(server.address() as AddressInfo).port}`;
}

/** A client without a judgement of its own: here others judge. */
const client = (url: string, token?: string) => clientOf(url, token, () => undefined);

const reads = (url: string) => client(url, "any").get(`/api/getInvoice/${UNKNOWN}`);

describe("the proxy", () => {
  test("finds nothing wrong with what the mock answers", async ({ gateway, merchant }) => {
    const { code, report, cases, complaints } = await proxied(gateway.baseUrl, async (url) => {
      const { get, post } = clientOf(url, "sandbox_shop");
      const added = await post("/api/addInvoice", merchant.order());
      await get(`/api/getInvoice/${added.body.transactionNo}`);
      await get(`/api/getInvoice/${UNKNOWN}`);
      await clientOf(url).get(`/pay/order/${added.body.transactionNo}`);
    });
    expect(complaints).not.toContain("getInvoice");
    expect({ code, summary: report.summary }).toEqual({
      code: 0,
      summary: "None of 3 calls broke the spec.",
    });
    expect(cases).toEqual([
      { name: "addInvoice (POST /api/addInvoice): 1 call, 200", status: "passed" },
      {
        name: "getInvoice (GET /api/getInvoice/{transactionNo}): 2 calls, 200, 404",
        status: "passed",
      },
      expect.objectContaining({
        name: "1 call of pages and of the control API",
        status: "skipped",
      }),
    ]);
  });

  test("changes no byte of an answer", async ({ gateway, merchant }) => {
    await proxied(gateway.baseUrl, async (url) => {
      const through = clientOf(url, "sandbox_shop");
      const { text, body, headers } = await through.post("/api/addInvoice", merchant.order());
      expect(text).toContain('"amount":25.0,');
      const straight = await merchant.reads(body.transactionNo);
      const again = await through.get(`/api/getInvoice/${body.transactionNo}`);
      expect(again.text).toBe(straight.text);
      expect(headers.get("content-type")).toBe(straight.headers.get("content-type"));
      expect(headers.has("sl-violations")).toBe(false);
    });
  });

  test.for([
    ["an answer in a shape of its own", 200, '{"orderStatus": 5}', /response body\.orderStatus: /],
    ["a status that the spec has not", 418, '{"detail": "tea"}', /response: .*status code/],
    ["an answer that is no JSON", 200, "{", /response body: /],
  ] as const)("tells of %s", async ([, status, body, sign]) => {
    const { code, complaints, cases } = await proxied(
      await answering(status, body),
      async (url) => {
        const answered = await reads(url);
        expect(answered.status).toBe(status);
        expect(answered.headers.get("sl-violations")).toMatch(/"location":\["response"/);
      },
    );
    expect(code).toBe(1);
    expect(complaints).toMatch(sign);
    expect(complaints).toContain(`GET /api/getInvoice/${UNKNOWN} ${status}: response`);
    expect(cases[0]).toMatchObject({ status: "failed", message: "1 of 1 call broke the spec." });
  });

  test("tells the same thing once, with how often it was so", async () => {
    const { cases } = await proxied(await answering(418, "{}"), async (url) => {
      await reads(url);
      await reads(url);
    });
    expect(cases[0]?.details?.join("\n")).toMatch(/status code.*\(2 times\)/);
  });

  test("judges requests too, unless only answers are to be judged", async ({
    gateway,
    merchant,
  }) => {
    const sendsLittle = (url: string) =>
      client(url, "sandbox_shop").post("/api/addInvoice", { ...merchant.order(), amount: "much" });
    const judged = await proxied(gateway.baseUrl, sendsLittle);
    expect(judged).toMatchObject({
      code: 1,
      complaints: expect.stringContaining("400: request body"),
    });
    const lenient = await proxied(gateway.baseUrl, sendsLittle, "--responses-only");
    expect(lenient).toMatchObject({ code: 0, cases: [{ status: "passed" }] });
  });

  test("tells of a call that no operation is for", async ({ gateway }) => {
    const { code, complaints } = await proxied(gateway.baseUrl, (url) =>
      client(url, "sandbox_shop").get("/api/addInvoices"),
    );
    expect(code).toBe(1);
    expect(complaints).toContain("GET /api/addInvoices 404: request: ");
  });

  test("has a proxy of its own for the order URL", async ({ gateway }) => {
    const order = await answering(418, "{}");
    const { complaints } = await proxied(
      gateway.baseUrl,
      async (baseUrl, orderUrl) => {
        expect(orderUrl).not.toBe(baseUrl);
        await client(orderUrl).post("/rest/pay/stcpay/sendOtp", {});
      },
      ...["--order-upstream", order],
    );
    expect(complaints).toContain("POST /rest/pay/stcpay/sendOtp 418: response");
  });

  test("answers 502 where the upstream does not answer, and that is no success", async () => {
    const { code, cases } = await proxied("http://127.0.0.1:1", async (url) => {
      expect((await reads(url)).status).toBe(502);
    });
    expect(code).toBe(1);
    expect(cases[0]).toMatchObject({
      status: "failed",
      name: expect.stringContaining("no answer"),
      message: "None of 1 call broke the spec, and 1 had no answer.",
    });
  });

  test("says so when nothing was called", async ({ gateway }) => {
    const { code, cases } = await proxied(gateway.baseUrl, async () => undefined);
    expect(code).toBe(0);
    expect(cases).toMatchObject([
      { status: "warning", message: expect.stringContaining("Nothing was judged") },
    ]);
  });
});

describe("the proxy around a command", () => {
  const calling = (path: string) =>
    `fetch(process.env.PAYSTUB_BASE_URL + ${JSON.stringify(path)})` +
    ".then(() => { process.exitCode = process.env.PAYSTUB_ORDER_URL ? 0 : 9; })";
  const around = (upstream: string, script: string) =>
    run(proxyCommand, [upstream, ...PORTS, "--json", "--", process.execPath, "-e", script]);

  test("ends with it, and passes when both are right", async ({ gateway }) => {
    const { code, out } = await around(gateway.baseUrl, calling("/pay/order/1"));
    expect(code).toBe(0);
    expect(JSON.parse(out).sections[1]).toMatchObject({
      name: "command",
      cases: [{ status: "passed" }],
    });
  });

  test("fails for a violation although the command passes", async ({ gateway }) => {
    const { code, complaints } = await around(gateway.baseUrl, calling("/api/recurringPayments"));
    expect(complaints).toContain("GET /api/recurringPayments 401: request: ");
    expect(code).toBe(1);
  });

  test("fails when the command fails", async ({ gateway }) => {
    const { code, out } = await around(gateway.baseUrl, "process.exitCode = 3");
    expect(code).toBe(1);
    expect(out).toContain("It ended with 3.");
  });

  test("says so when there is no such command", async ({ gateway }) => {
    const { code, complaints } = await run(proxyCommand, [
      ...[gateway.baseUrl, ...PORTS, "--", "no-such-command"],
    ]);
    expect({ code, complaints }).toEqual({
      code: 2,
      complaints: "cannot run no-such-command (ENOENT); name a command that exists after --\n",
    });
  });
});

describe("the stateless mock", () => {
  const ORDER = { "Content-Type": "application/json" };

  test("answers with the examples of the spec, and keeps nothing", async ({ merchant }) => {
    await run(
      ({ write, ended }) => statelessCommand(write, ended),
      PORTS,
      async (url) => {
        const { post } = client(url, "any");
        const added = await post("/api/addInvoice", merchant.order());
        expect(added).toMatchObject({ status: 200, body: { success: true } });
        const again = await post("/api/addInvoice", merchant.order({ amount: 99 }));
        expect(again.body).toEqual(added.body);
        const refused = await post("/api/addInvoice", {});
        expect(refused.status).toBeGreaterThanOrEqual(400);
      },
    );
  });

  test("serves each operation at its own address only", async () => {
    const mock = await startStateless({ port: 0, orderPort: 0, host: HOST });
    onTestFinished(() => mock.close());
    const otp = {
      stcpayMobile: "500000001",
      orderNumber: UNKNOWN,
      stcpayMobileCountryCode: "966",
      total: 25,
    };
    const posts = async (url: string) => {
      const body = JSON.stringify(otp);
      const sent = { method: "POST", headers: ORDER, body };
      return (await fetch(`${url}/rest/pay/stcpay/sendOtp`, sent)).status;
    };
    expect(await posts(mock.orderUrl)).toBe(200);
    expect(await posts(mock.baseUrl)).toBe(404);
  });

  test("gives back its ports when the second one is taken", async () => {
    const taken = Number(new URL(await answering(200, "{}")).port);
    const { code, complaints } = await run(
      ({ write, ended }) => statelessCommand(write, ended),
      [...["--port", "0", "--order-port", String(taken)]],
    );
    expect(code).toBe(2);
    expect(complaints).toMatch(/EADDRINUSE.*; choose another port\n$/);
  });
});

describe("mistakes on the command line are told in one line", () => {
  const stateless = () => statelessCommand(() => undefined);
  test.for([
    ["no upstream", proxyCommand, [], /missing required argument 'upstream'/],
    ["an upstream that is no URL", proxyCommand, ["localhost"], /It must be a URL such as/],
    ["an upstream with a query", proxyCommand, ["http://a.example/?b"], /It must be a URL such as/],
    ["a port that is none", proxyCommand, ["http://a.example", "--port", "x"], /from 0 to 65535/],
    ["a port too high", stateless, ["--port", "65536"], /from 0 to 65535/],
    ["an unknown option", stateless, ["--state"], /unknown option '--state'/],
  ] as const)("%s", async ([, make, argv, complaint]) => {
    const { code, complaints } = await run(make, argv);
    expect(code).toBe(2);
    expect(complaints).toMatch(complaint);
    expect(complaints.trimEnd()).not.toContain("\n");
  });

  test("a port that is taken", async ({ gateway }) => {
    const { port } = new URL(gateway.baseUrl);
    const { code, complaints } = await run(proxyCommand, [gateway.baseUrl, "--port", port]);
    expect({ code, complaints }).toEqual({
      code: 2,
      complaints: `cannot listen on port ${port} (EADDRINUSE); choose another one\n`,
    });
  });

  test.for([proxyCommand, stateless])("help has an example", async (make) => {
    const { code, out } = await run(make, ["--help"]);
    expect(code).toBe(0);
    expect(out).toMatch(/Examples?:\n {2}npm run /);
  });
});
