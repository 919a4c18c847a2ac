import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished } from "vitest";
import { type RunningGateway, type StartOptions, startGateway } from "../../../mocks/index.js";
import { callAsCurl } from "../../../mocks/workbench/app/copies.js";
import { lifeAsTest } from "../../../mocks/workbench/app/copy-as-test.js";
import { buildPackage } from "../../support/built.js";
import { test } from "../../support/persons.js";
import { hasProgram, newProject, type Project } from "../../support/project.js";
import { order } from "../../support/replicas.js";
import { walletOf } from "../../support/wallet.js";

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

/** Runs a line as whoever pastes it does; what it prints is what curl got. */
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
  ] as const)("where the gateway asks for its token %s", async ([, path, headers]) => {
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

  test("where the gateway goes by a public address", async () => {
    const publicUrl = "http://pay.example:8080";
    const gateway = await started({ publicUrl });
    await creates(gateway.baseUrl, {});
    const call = await firstCall(gateway);
    // What the name stands for is told to curl by its own configuration, as a resolver would elsewhere.
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

describe("an invoice's life that was copied as a Vitest test passes there", () => {
  let project: Project;
  beforeAll(() => {
    buildPackage();
    project = newProject();
    project.write("package.json", '{ "type": "module" }');
  }, 300_000);
  afterAll(() => project.remove());

  test("with all that a shop can write, refusals, a wallet and a cancellation", async ({
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
      lives.push(lifeAsTest({ calls, events: events.slice(-1) }));
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
    lives.push(lifeAsTest({ calls: (await tester.requests()).requests.slice(before), events }));
    for (const [n, text] of lives.entries()) project.write(`life-${n}.test.js`, text);
    // A planted failure is caught: the first life with another end.
    project.write("planted.test.js", String(lives[0]).replace(".toBe(200)", ".toBe(418)"));
    // Each is a test of its own in one process: what is proven here is what they say, not where.
    const inOne = ["run", "--no-isolate", "--maxWorkers=1"];
    const { code, output: printed } = await project.run("vitest", inOne);
    expect(printed).toMatch(new RegExp(`Tests +1 failed \\| ${lives.length} passed \\(`));
    expect(printed).toMatch(/FAIL +planted\.test\.js/);
    expect(code, printed).toBe(1);
  }, 180_000);
});
