import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished } from "vitest";
import { type RunningGateway, type StartOptions, startGateway } from "../../../mocks/index.js";
import { callAsCurl } from "../../../mocks/workbench/app/copies.js";
import { lifeAsTest } from "../../../mocks/workbench/app/copy-as-test.js";
import { buildPackage, folder, paystub } from "../../support/command-line.js";
import { lifeOfInvoice, lifeOfRecurring } from "../../support/copied-lives.js";
import { once, test, walletOf } from "../../support/persons.js";
import { order } from "../../support/postgres.js";
import { hasProgram, newProject, type Project } from "../../support/project.js";

const call = (part: object) => ({
  ...{ id: 1, at: "2026-03-01T09:00:00.000Z", operationId: "addInvoice", method: "POST" },
  ...{ path: "/api/addInvoice", status: 200, requestBody: null, responseBody: null },
  ...{ tolerated: [], faults: [], code: null, refusal: null, explanation: null },
  ...{ position: { epoch: 1, seq: 3 }, cut: [] },
  ...part,
});

describe("a call as a command line", () => {
  const at = { origin: "http://127.0.0.1:4010", sandbox: "shop" };

  test("quotes every character that a shop has sent", () => {
    const requestBody = `{"note":"it's @home $HOME \`id\`"}`;
    expect(callAsCurl(at, call({ requestBody }))).toBe(
      [
        "curl -X POST 'http://127.0.0.1:4010/api/addInvoice'",
        "-H 'Authorization: Bearer sandbox_shop'",
        "-H 'Content-Type: application/json'",
        `--data-raw '{"note":"it'\\''s @home $HOME \`id\`"}'`,
      ].join(" \\\n  "),
    );
  });

  test.for([
    ["***0002", "4000000000000002"],
    ["***1111", "4111111111111111"],
    ["***1234", "4111111111111111"],
  ] as const)("has a test card instead of a masked one: %s", ([kept, number]) => {
    const body = (card: string, securityCode: string) =>
      JSON.stringify({ amount: 25, card: { number: card, securityCode } });
    const requestBody = body(kept, "***");
    const text = callAsCurl(at, call({ operationId: "payByCard", requestBody }));
    expect(text).toContain(body(number, "123"));
  });

  test.for([
    ["token-missing", null],
    ["token-malformed", "Basic"],
    ["token-unknown", "Bearer nobody-issued-this"],
  ])("includes the refused token: %s", ([code, header]) => {
    const text = callAsCurl(at, call({ code }));
    expect(text.includes("Authorization")).toBe(header !== null);
    expect(text).toContain(header ?? "addInvoice");
  });
});

describe("an invoice's life as a test", () => {
  test("uses values of earlier answers", async ({ merchant, tester, gateway }) => {
    const no = await merchant.createsInvoice();
    const wallet = walletOf(gateway);
    await tester.invoices.decline(no);
    const proof = await wallet.getsCode(no);
    await wallet.pays(no, proof);
    const calls = (await tester.requests()).requests;
    const { events } = await tester.events();
    const text = String(lifeAsTest({ calls, events, of: { transactionNo: no } }));
    expect(text).not.toContain(no);
    expect(text).not.toContain(proof.signature);
    expect(text).toContain("await gateway.invoices.decline(transactionNo");
    expect(text).toContain("stcpayPaymentOTP: code1");
    expect(text).toContain('.status).toBe("paid")');
  });
});

describe("a call as a pact interaction", () => {
  test("passes against a fresh mock", async ({ merchant, tester, gateway }) => {
    const no = await merchant.createsInvoice();
    await merchant.get(`/api/getInvoice/${no}`);
    await merchant.addsInvoice({ amount: 1 });
    const wallet = walletOf(gateway);
    const proof = await wallet.getsCode(no);
    await wallet.pays(no, proof, { stcpayPaymentOTP: "99999" });
    await wallet.pays(no, proof);
    await merchant.get(`/api/getInvoice/${no}`);
    await merchant.post("/api/cancelInvoice", { transactionNo: no });
    await merchant.get("/api/getInvoice/1000000000000");
    const pacts = folder();
    const { requests } = await tester.requests();
    for (const [n, one] of requests.entries()) {
      const pact = await tester.pact(one.id, { consumer: `shop-${n}` });
      writeFileSync(join(pacts, `${n}.json`), JSON.stringify(pact));
    }
    expect(requests.length).toBe(9);
    const { code, out, complaints } = await paystub("verify", "--pacts", pacts);
    expect(complaints + out).not.toMatch(/FAILED/);
    expect(code, out).toBe(0);
  });

  test("is not available for an injected fault, and the reason is shown", async ({
    merchant,
    tester,
  }) => {
    await tester.faults.add({ fault: "lost-reply", operation: "addInvoice", times: 1 });
    await merchant.post("/api/addInvoice", merchant.order()).catch(() => undefined);
    const [{ id } = { id: 0 }] = (await tester.requests()).requests;
    await expect(tester.pact(id)).rejects.toMatchObject({
      status: 404,
      message: `request ${id} cannot become a pact: it got no answer (addInvoice)`,
    });
    await expect(tester.pact(id + 1)).rejects.toMatchObject({ status: 404 });
  });

  test("is not available for a request that a rewind undid", async ({
    gateway,
    merchant,
    tester,
  }) => {
    const no = await merchant.createsInvoice();
    await merchant.get(`/api/getInvoice/${no}`);
    await gateway.rewind("shop", { to: 1 });
    const [{ id } = { id: 0 }] = (await tester.requests()).requests;
    await expect(tester.pact(id)).rejects.toThrow(
      `request ${id} cannot become a pact: it was answered before its sandbox was taken back`,
    );
  });
});

const SHOP = { url: "http://shop.invalid" };

/** What a shop may send that means something to a shell, to JavaScript, or to a terminal. */
const HOSTILE = [
  `it's "quoted"`,
  "$HOME \u0024{HOME} $(echo run) `echo run`",
  "two\nlines\r\n\tand a tab",
  "back\\slash \\' \\n \\u0041 \\",
  "مرحبا \u202e 😀",
  "!history %s * ? ~ ; & | < > # @file",
  "\u0024{process.exit(1)} `\u0024{1}` */ </script>",
];

/** Runs a line as a user pastes it; its output is what curl received. */
function shell(line: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
  const child = spawn("sh", ["-c", line], {
    env: { PATH: process.env.PATH ?? "", ...env },
    stdio: ["ignore", "pipe", "ignore"],
  });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (piece: string) => {
    text += piece;
  });
  return new Promise((resolve) => child.once("close", () => resolve(text)));
}

/** Creates an invoice over HTTP; `headers` are added to the usual ones. */
async function creates(
  baseUrl: string,
  part: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const response = await fetch(`${baseUrl}/api/addInvoice`, {
    method: "POST",
    headers: {
      Authorization: "Bearer sandbox_shop",
      "Content-Type": "application/json",
      ...headers,
    },
    body: JSON.stringify({ ...order(SHOP, "ORD-1"), ...part }),
  });
  expect(response.status).toBe(200);
}

async function started(options: StartOptions): Promise<RunningGateway> {
  const gateway = await startGateway({ sandbox: "shop", ...options });
  onTestFinished(() => gateway.close());
  return gateway;
}

const firstCall = async (gateway: RunningGateway, sandbox = "shop") => {
  const [call] = (await (await gateway.find(sandbox)).requests()).requests;
  if (!call) throw new Error("there was no call");
  return call;
};

describe.skipIf(!hasProgram("curl"))("a call that was copied as curl makes the same call", () => {
  test.for(HOSTILE)("with %j in it", async (text, { gateway, merchant }) => {
    await merchant.addsInvoice({ clientName: text, note: text, smsMessage: text });
    const call = await firstCall(gateway);
    const line = callAsCurl({ origin: gateway.baseUrl, sandbox: "again" }, call);
    const answer = JSON.parse(await shell(line));
    const again = await firstCall(gateway, "again");
    expect(again.requestBody).toBe(call.requestBody);
    expect([again.status, answer.transactionNo === undefined]).toEqual([
      call.status,
      call.status !== 200,
    ]);
  });

  test.for([
    ["in a header", "", { "X-Paystub-Token": "for-tests-only" }],
    ["in the path", "/_token/for-tests-only", {}],
  ] as const)("if the gateway requires its token %s", async ([, path, headers]) => {
    const gateway = await started({ apiToken: "for-tests-only" });
    await creates(gateway.baseUrl + path, {}, headers);
    const call = await firstCall(gateway);
    expect(JSON.stringify(call)).not.toContain("for-tests-only");
    const line = callAsCurl({ origin: gateway.baseUrl, sandbox: "again" }, call);
    expect(line).not.toContain("for-tests-only");
    expect(JSON.parse(await shell(line))).toMatchObject({ status: "401" });
    const answer = await shell(line, { PAYSTUB_API_TOKEN: "for-tests-only" });
    expect(JSON.parse(answer)).toHaveProperty("transactionNo");
  });

  test("if the gateway has a public address", async () => {
    const publicUrl = "http://pay.example:8080";
    const gateway = await started({ publicUrl });
    await creates(gateway.baseUrl, {});
    const call = await firstCall(gateway);
    // curl resolves the name by its own configuration, as a resolver would elsewhere.
    const home = mkdtempSync(join(tmpdir(), "paystub-curl-"));
    onTestFinished(() => rmSync(home, { recursive: true }));
    const { port } = new URL(gateway.baseUrl);
    writeFileSync(join(home, ".curlrc"), `connect-to = "pay.example:8080:127.0.0.1:${port}"\n`);
    const line = callAsCurl({ origin: publicUrl, sandbox: "again" }, call);
    expect(line).toContain("'http://pay.example:8080/api/addInvoice'");
    const answer = JSON.parse(await shell(line, { HOME: home, CURL_HOME: home }));
    expect(answer.url).toMatch(/^http:\/\/pay\.example:8080\//);
  });
});

describe("an invoice's life passes as a copied Vitest test", () => {
  let project: Project;
  beforeAll(() => {
    buildPackage();
    project = newProject();
    project.write("package.json", '{ "type": "module" }');
  });
  afterAll(() => project.remove());

  test("with everything that a shop can send, refusals, a wallet and a cancellation", async ({
    gateway,
    merchant,
    tester,
  }) => {
    const lives: string[] = [];
    const seen = async (): Promise<number> => (await tester.requests()).requests.length;
    for (const [n, text] of HOSTILE.entries()) {
      const before = await seen();
      await merchant.addsInvoice({ orderNumber: `ORD-${n}`, clientName: text, note: text });
      const calls = (await tester.requests()).requests.slice(before);
      const { events } = await tester.events();
      lives.push(String(lifeAsTest({ calls, events: events.slice(-1) })));
    }
    await gateway.rewind("shop", { to: 1 });
    const before = await seen();
    const no = await merchant.createsInvoice({ orderNumber: "ORD-WALLET" });
    await merchant.get(`/api/getInvoice/${no}`);
    await tester.invoices.decline(no);
    const wallet = walletOf(gateway);
    const proof = await wallet.getsCode(no);
    await wallet.pays(no, proof, { stcpayPaymentOTP: "99999" });
    await wallet.pays(no, proof);
    const { events } = await tester.events();
    const calls = (await tester.requests()).requests.slice(before);
    lives.push(String(lifeAsTest({ calls, events, of: { transactionNo: no } })));
    for (const [n, text] of lives.entries()) project.write(`life-${n}.test.js`, text);
    // A planted failure is caught: the first life with another end.
    project.write("planted.test.js", String(lives[0]).replace(".toBe(200)", ".toBe(418)"));
    // Each is a test of its own in one process: what is proven here is what they say, not where.
    const inOne = ["run", "--no-isolate", "--maxWorkers=1"];
    const { code, output: printed } = await project.run("vitest", inOne);
    expect(printed).toMatch(new RegExp(`Tests +1 failed \\| ${lives.length} passed \\(`));
    expect(printed).toMatch(/FAIL +planted\.test\.js/);
    expect(code, printed).toBe(1);
  });

  test.for([
    { runner: "vitest", program: "vitest", args: ["run", "--dir=runs/vitest"], ending: "mjs" },
    { runner: "jest", program: "jest", args: ["--rootDir=runs/jest"], ending: "cjs" },
    { runner: "node", program: process.execPath, args: ["--test", "runs/node/"], ending: "mjs" },
  ] as const)(
    "with $runner: an order and a recurring payment over days",
    async ({ runner, program, args, ending }, { merchant, tester, customer }) => {
      await once(tester, { fault: "lost-reply", operation: "addInvoice" });
      await merchant.addsInvoice().catch(() => undefined);
      const [{ transactionNo } = { transactionNo: "" }] = (await tester.invoices.list()).invoices;
      await customer.submits(transactionNo, { do: "pay" });
      await tester.clock.advance({ by: "PT3H" });
      await tester.invoices.refund(transactionNo);
      const id = await merchant.registers();
      await tester.recurring.start(id);
      await tester.recurring.arrangeCharges(id, { outcomes: ["fail"] });
      await tester.clock.advance({ by: "P40D" });
      const invoice = lifeAsTest(await lifeOfInvoice(tester, transactionNo), runner);
      const payment = lifeAsTest(await lifeOfRecurring(tester, id), runner);
      const folder = `runs/${runner}`;
      project.write(`${folder}/a.test.${ending}`, String(invoice));
      project.write(`${folder}/b.test.${ending}`, String(payment));
      project.write(
        `${folder}/planted.test.${ending}`,
        String(payment).replace('"active"', '"ended"'),
      );
      const { code, output } = await project.run(program, args);
      expect(output).toMatch(/1 failed.+2 passed|pass 2\n.*fail 1/);
      expect(code, output).toBe(1);
    },
  );
});
