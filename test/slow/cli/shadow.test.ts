import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { startOtherService } from "../../fixtures/other-service/index.js";
import { buildPackage, folder, paystub, started } from "../../support/command-line.js";
import { answering, unusedAddress } from "../../support/servers.js";

beforeAll(buildPackage);

/** A script that calls the service as its arguments say, after words that make a call short. */
function script(body: string): string {
  const path = join(folder(), "tests.mjs");
  const words = `
    const base = process.env.PAYSTUB_BASE_URL;
    let token;
    const call = async (path, body, headers = {}) => {
      const response = await fetch(base + path, {
        method: body ? "POST" : "GET",
        headers: { "Content-Type": "application/json", ...(token && { Authorization: "Bearer " + token }), ...headers },
        body: body && JSON.stringify(body),
      });
      const text = await response.text();
      return text.startsWith("{") ? JSON.parse(text) : text;
    };
    const order = (part) => ({ orderNumber: "ORD-1", amount: 25.5, callBackUrl: "http://127.0.0.1:9/paid",
      clientName: "Sara", clientMobile: "0500000001", products: [{ title: "Tea", price: 25.5, qty: 1 }], ...part });
    token = (await call("/api/auth", { apiId: "shop", secretKey: "any" })).id_token;
  `;
  writeFileSync(path, words + body);
  return path;
}

async function other(plants: "none" | readonly string[] = "none") {
  const service = await startOtherService({ plants });
  onTestFinished(() => service.close());
  return service.baseUrl;
}

const shadow = (baseUrl: string, options: readonly string[], body: string) =>
  paystub("shadow", "--base-url", baseUrl, ...options, "--", process.execPath, script(body));

describe("paystub shadow", () => {
  test("passes with the differences as warnings, and exits with the code of the command", async () => {
    const url = await other(["created-201"]);
    const calls = 'await call("/api/addInvoice", order());';
    const { code, out } = await shadow(url, [], calls);
    expect(code).toBe(0);
    expect(out).toContain("addInvoice HTTP status (status)");
    expect(out).toContain("the service sends 201, the mock sends 200");
    expect(out).toContain("2 of 2 calls compared, 1 difference");
    expect((await shadow(url, [], `${calls} process.exit(7);`)).code).toBe(7);
  });

  test("fails on differences if requested", async () => {
    const calls = 'await call("/api/addInvoice", order());';
    const gate = ["--fail-on", "differences", "--json"];
    const { code, out } = await shadow(await other(["created-201"]), gate, calls);
    expect(code).toBe(1);
    const report = JSON.parse(out);
    expect(report.passed).toBe(false);
    expect(report.data.differences).toMatchObject([{ operation: "addInvoice", kind: "status" }]);
    expect((await shadow(await other(), gate, calls)).code).toBe(0);
  });

  test("lets the mock follow flags and a config file", async () => {
    const url = await other(["cancel-success-type=boolean", "tabby=reject"]);
    const config = join(folder(), "paystub.json");
    writeFileSync(
      config,
      JSON.stringify({ port: 4010, assume: { "cancel-success-type": "boolean" } }),
    );
    const calls = `
      const { transactionNo } = await call("/api/addInvoice", order());
      await call("/api/addInvoice", order({ supportedCardBrands: ["tabby"] }));
      await call("/api/cancelInvoice", { transactionNo });`;
    const follows = ["--config", config, "--assume", "tabby=reject", "--json"];
    expect(JSON.parse((await shadow(url, follows, calls)).out).data.differences).toEqual([]);
    expect(JSON.parse((await shadow(url, ["--json"], calls)).out).data.differences).toHaveLength(2);
  });

  test("sets its own variables and those of --env, and no credentials", async () => {
    const body = `
      const { PAYSTUB_ORDER_URL, PAYSTUB_TEST_URL, MINE, PAYSTUB_TOKEN, PAYSTUB_SHOP_URL } = process.env;
      const good = [MINE, PAYSTUB_ORDER_URL].every((one) => one === base) && PAYSTUB_TEST_URL.startsWith(base);
      process.exit(good && !PAYSTUB_TOKEN && !PAYSTUB_SHOP_URL ? 0 : 3);`;
    expect((await shadow(await other(), ["--env", "MINE=base"], body)).code).toBe(0);
  });

  test("fails if the command made no calls", async () => {
    const url = await other();
    const idle = join(folder(), "idle.mjs");
    writeFileSync(idle, "");
    const run = (...options: string[]) =>
      paystub("shadow", "--base-url", url, ...options, "--", process.execPath, idle);
    const { code, out } = await run();
    expect(code).toBe(1);
    expect(out).toContain("The command did not call the service. Let it take its base URL");
    expect((await run("--allow-no-calls")).code).toBe(0);
  });

  test.each([
    [["--base-url", "https://api.payments.example"], "api.payments.example may be a production"],
    [["--base-url", "nowhere"], '"nowhere" is not a URL. Give --base-url one such as'],
    [
      ["--base-url", "http://127.0.0.1:9", "--shop", "shop"],
      '"shop" is not a URL. Give --shop one',
    ],
    [
      ["--base-url", "http://127.0.0.1:9", "--fail-on", "all"],
      'must be one of differences, callbacks, dropped, but you gave "all"',
    ],
    [
      ["--base-url", "http://127.0.0.1:9", "--env", "A=token"],
      "must set the variable to one of base, order, shop",
    ],
    [[], "--base-url"],
  ])("refuses %j in one line", async (options, words) => {
    const { code, complaints } = await paystub("shadow", ...options, "--", "true");
    expect(code).toBe(2);
    expect(complaints.trim().split("\n")).toHaveLength(1);
    expect(complaints).toContain(words);
  });

  test("answers 502 if the service is gone, and reports it", async () => {
    const body =
      'process.exit((await fetch(base + "/api/recurringPayments")).status === 502 ? 0 : 3);';
    const { code, out } = await shadow(await unusedAddress(), ["--allow-no-calls"], body);
    expect(code).toBe(0);
    expect(out).toContain("the service did not answer, or the client did not wait");
  });

  test("passes a signal on to the command and prints the results so far", async () => {
    let called = () => {};
    const isCalled = new Promise<void>((resolve) => {
      called = resolve;
    });
    const url = await answering(() => {
      called();
      return { body: { id_token: "a.b.c" } };
    });
    const path = script("setInterval(() => {}, 1000);");
    const run = started("shadow", "--base-url", url, "--json", "--", process.execPath, path);
    const line = run.line();
    await isCalled;
    expect(await run.stop("SIGTERM")).toBe(143);
    expect(JSON.parse((await line) ?? "").summary).toContain("was ended by SIGTERM");
  });
});

test("planted secrets are in no report, log or record, and customers' data in no report", async () => {
  const secrets = {
    header: "hush-header-4711",
    field: "hush-field-4712",
    query: "hush-query-4713",
    callback: "hush-callback-4714",
    credential: "hush-credential-4715",
    body: "hush-body-4716",
    password: "hush-password-4717",
  };
  const url = await other(["created-201", "no-metadata"]);
  const shop = await answering(() => ({}));
  const reports = folder();
  const body = `
    const s = ${JSON.stringify(secrets)};
    const own = process.env.PAYSTUB_SHOP_URL;
    const { id_token } = await call("/api/auth", { apiId: "shop", secretKey: s.credential });
    token = id_token;
    const { transactionNo } = await call("/api/addInvoice", order({ secretNote: s.field, note: "key " + s.credential,
      callBackUrl: own + "/done?token=" + s.callback, cancelUrl: own + "/no?api_key=" + s.callback, clientName: "Nadia Fictive", clientMobile: "0559876543",
      clientEmail: "nadia@fictive.example" }), { "X-Api-Key": s.header });
    await call("/api/getInvoice/" + transactionNo + "?access_token=" + s.query);
    await call("/api/addInvoice", { password: s.password, note: s.body.length });
    await call("/rest/pay/stcpay/sendOtp", { stcpayMobile: "05", orderNumber: transactionNo, stcpayMobileCountryCode: "966",
      total: 25.5, signature: s.body });
    await call("/api/cancelInvoice", { transactionNo });
    await call("/api/auth?secret=" + s.query, "x");
    process.exit(1);`;
  const files = ["--report", "r.xml", "--report", "r.html", "--report", "r.json"].map((part) =>
    part.startsWith("--") ? part : join(reports, part),
  );
  const options = [...files, "--record", reports, "--shop", shop];
  const { code, out, complaints } = await shadow(url, options, body);
  expect(code).toBe(1);
  const written = readdirSync(reports);
  expect(written.sort()).toEqual(["r.html", "r.json", "r.xml", "shadow.html"]);
  const textOf = (name: string) => readFileSync(join(reports, name), "utf8");
  for (const text of [out, complaints, ...written.map(textOf)]) {
    for (const secret of Object.values(secrets)) expect(text).not.toContain(secret);
  }
  // The record is the sandbox itself, with what its client sent.
  const shown = [out, complaints, ...written.filter((name) => name !== "shadow.html").map(textOf)];
  for (const text of shown) expect(text).not.toMatch(/nadia|fictive|559876543/i);
});
