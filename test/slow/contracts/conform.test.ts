import type { RequestListener } from "node:http";
import { describe, expect, onTestFinished } from "vitest";
import {
  conform,
  isProduction,
  PRODUCTION_WORDS,
  TEST_WORDS,
} from "../../../contracts/conformance/conform.js";
import { callsOf } from "../../../contracts/conformance/rule.js";
import { rules } from "../../../contracts/conformance/rules.js";
import { startGateway } from "../../../mocks/index.js";
import type { Report } from "../../../mocks/report/report.js";
import { startDeviatingService } from "../../fixtures/deviating-service.js";
import { paystub } from "../../support/command-line.js";
import { test } from "../../support/persons.js";
import { fixedAnswer, listening } from "../../support/servers.js";

describe("the command", () => {
  test("checks a running service with the rules that only read", async ({ gateway }) => {
    const credentials = ["--api-id", "shop", "--secret-key", "k", "--profile-no", "7"];
    const { code, out } = await paystub(
      ...["conform", "--base-url", gateway.baseUrl, ...credentials, "--api-key", "k"],
      "--verbose",
    );
    expect(code).toBe(0);
    expect(out).toContain(
      "ok       getMyMerchants.array (documented): A partner's token gets a JSON array.\n",
    );
    expect(out).toContain(
      "skipped  addInvoice.success (documented): The required fields are enough.\n" +
        "           it may create something. Allow it with --create\n",
    );
    expect(out).toMatch(
      /PARTIAL {2}\S+ conforms: it keeps .*\d+ checked rules.*\. \d+ of \d+ were not checked: --create checks/,
    );
  });

  test("creates on request, and lists what it created", async ({ gateway, tester }) => {
    const { code, out } = await paystub(
      ...["conform", "--base-url", gateway.baseUrl, "--token", "sandbox_shop", "--create"],
      ...["--only", "addInvoice.success", "registerPayment.success", "--json"],
    );
    const [invoice] = (await tester.invoices.list()).invoices;
    const { sections } = JSON.parse(out);
    expect(code).toBe(0);
    expect(sections.at(-1).tables[1].rows).toEqual([
      ["invoices", "1", invoice?.transactionNo],
      ["recurring payments", "1", expect.any(String)],
    ]);
  });

  test("fails with the request and the answer", async () => {
    const service = await startDeviatingService({
      changes: (reply, { operation }) =>
        operation === "getMyMerchants" ? { ...reply, status: 200, body: { merchants: [] } } : reply,
    });
    const { code, out } = await paystub(
      ...["conform", "--base-url", service.baseUrl, "--partner-token", "sandbox_shop"],
      ...["--only", "getMyMerchants.array", "getMyMerchants.no-token"],
    );
    expect(code).toBe(1);
    expect(out.replaceAll(service.baseUrl, "SERVICE")).toContain(
      [
        "  FAILED   getMyMerchants.no-token (documented): A call without a token is refused.",
        "           expected a refusal, got status 200",
        "           sent: GET SERVICE/rest/partner/getMyMerchants",
        "           received: 200 16 characters, hidden because they may describe real merchants",
      ].join("\n"),
    );
    expect(out).toMatch(/FAILED {2}\S+ does not conform: it breaks \d+ of \d+ checked rules/);
  });

  test("lists its rules without a call", async () => {
    const { code, out } = await paystub("conform", "--list", "--only", "sendOtp.failure.path");
    expect(code).toBe(0);
    expect(out).toBe(
      "RULE                  PROVENANCE  KIND     SENTENCE\n" +
        "sendOtp.failure.path  documented  creates  The field path of a failure is the called path.\n",
    );
    const { out: json } = await paystub("conform", "--list", "--json");
    expect(JSON.parse(json)).toHaveLength(rules.length);
  });

  test("lists its definition of production in its help", async () => {
    const { out } = await paystub("conform", "--help");
    expect(out.replaceAll("\n", " ")).toContain(`hyphens: ${TEST_WORDS.join(", ")}.`);
    expect(out).toContain("contains prod, production or live");
    expect(PRODUCTION_WORDS).toEqual(["prod", "production", "live"]);
  });

  test.each([
    ["", /^paystub: conform needs --base-url. Add it, or list the rules with --list\n$/],
    ["--base-url shop", /^paystub: "shop" is not a URL. Give --base-url one such as http:\S+\n$/],
    ["--base-url http://a --order-url b", /"b" is not a URL. Give --order-url/],
    [
      "--base-url http://a --only addInvoce",
      /there is no rule addInvoce. Did you mean addInvoice\?/,
    ],
    ["--base-url http://a --api-id shop", /--api-id needs --secret-key\. Add it/],
    ["--base-url http://a --api-key k", /--api-key needs --profile-no\. Add it/],
    ["--base-url http://a --assumed maybe", /must be one of fail, warn, skip/],
    ["--base-url http://a --only getMyM", /no rule getMyM. Did you mean getMyMerchants\?/],
    ["--base-url http://a --only nosuch", /there is no rule nosuch. See --list\n$/],
    ["--base-url http://a --timeout soon", /must be a duration such as 90s/],
    ["--base-url http://a --timeout 5000", /must be a duration such as 90s/],
    ["--base-url http://a --timeout 0s", /must be a duration such as 90s/],
    ["--base-url http://a --pause 500", /must be a duration such as 500ms/],
    [
      ...(["--base-url http://127.0.0.1:1 --partner-token t --only getMyMerchants.array"] as const),
      /^paystub: nothing answers at http:\/\/127\.0\.0\.1:1\/\S+ \(.+\). Is it running, and is the URL right\?\n$/,
    ],
  ])("refuses %j in a line", async (line, complaint) => {
    const { code, complaints, out } = await paystub("conform", ...line.split(" ").filter(Boolean));
    expect(complaints).toMatch(complaint);
    expect(complaints.trimEnd()).not.toContain("\n");
    expect({ code, out }).toEqual({ code: 2, out: "" });
  });
});

describe("a production host", () => {
  test.each([
    ["127.0.0.1", false],
    ["[::1]", false],
    ["10.1.2.3", false],
    ["172.31.0.1", false],
    ["192.168.0.10", false],
    ["[fd00::1]", false],
    ["localhost", false],
    ["payments", false],
    ["api.testing.payments.example", false],
    ["api-staging.payments.example", false],
    ["sandbox.payments.example", false],
    ["8.8.8.8", true],
    ["169.254.169.254", true],
    ["172.32.0.1", true],
    ["[2001:4860::1]", true],
    ["[::ffff:8.8.8.8]", true],
    ["api.payments.example", true],
    ["contest.example", true],
    ["latest.payments.example", true],
    ["prod.test.example", true],
    ["live-sandbox.example", true],
    ["production", true],
  ])("%s: %s", (host, production) => {
    expect(isProduction(host)).toBe(production);
  });

  const refusal =
    /^paystub: pay\.example may be a production system\. To call it anyway, confirm it twice: --allow-production --confirm-host pay\.example\n$/;

  test.each([
    ["--base-url https://pay.example"],
    ["--base-url https://pay.example --allow-production"],
    ["--base-url https://pay.example --confirm-host pay.example"],
    ["--base-url https://pay.example --allow-production --confirm-host other.example"],
    ["--base-url http://127.0.0.1:1 --order-url https://pay.example --token t --allow-production"],
  ])("is refused unless confirmed twice: %s", async (line) => {
    const { code, complaints } = await paystub("conform", ...line.split(" "));
    expect(complaints).toMatch(refusal);
    expect(code).toBe(2);
  });

  test("is called after two confirmations", async () => {
    // The name is reserved and leads nowhere, so the run ends with its first call.
    const merchant = { apiId: "a", secretKey: "b" };
    const options = { baseUrl: "http://pay.invalid", allowProduction: true, merchant };
    await expect(conform({ ...options, confirmedHosts: ["Pay.invalid"] })).rejects.toThrow(
      /^nothing answers at http:\/\/pay\.invalid\//,
    );
  });
});

describe("a run", () => {
  test("skips rules whose token is missing, and says so", async ({ gateway }) => {
    const merchantToken = "sandbox_shop";
    const { sections } = await conform({ baseUrl: gateway.baseUrl, create: true, merchantToken });
    const skipped = sections
      .flatMap(({ cases }) => cases)
      .filter((one) => one.status === "skipped");
    expect([...new Set(skipped.map(({ message }) => message))]).toEqual([
      "no credentials were given. Add --api-id and --secret-key",
      "no credentials were given. Add --profile-no and --api-key",
      "it needs a partner's token. Give --partner-token, or --profile-no and --api-key",
    ]);
  });

  test("without any check proves nothing", async ({ gateway }) => {
    const only = ["addInvoice.success"];
    await expect(conform({ baseUrl: gateway.baseUrl, only })).rejects.toThrow(
      "no rule could be checked. addInvoice.success: it needs a merchant's token",
    );
  });

  test("leaves out assumed rules on request", async ({ gateway }) => {
    const given = { baseUrl: gateway.baseUrl, partnerToken: "sandbox_shop" };
    const { sections } = await conform({ ...given, assumed: "skip" });
    const assumed = sections
      .flatMap(({ cases }) => cases)
      .filter((one) => /assumed/.test(one.name));
    expect(new Set(assumed.map(({ status }) => status))).toEqual(new Set(["skipped"]));
  });

  test("makes each call once, for any number of rules", async () => {
    const { url, asked } = await fixedAnswer(200, "[]");
    const only = ["getMyMerchants.array", "getMyMerchants.status", "getMyMerchants.record"];
    await conform({ baseUrl: url, partnerToken: "any", only, pauseMs: 1 });
    expect(asked).toEqual(["GET /rest/partner/getMyMerchants"]);
  });

  test("keeps the path of a base URL", async () => {
    const { url, asked } = await fixedAnswer(200, "[]");
    const only = ["getMyMerchants.array"];
    await conform({ baseUrl: `${url}/payments/`, partnerToken: "any", only });
    expect(asked).toEqual(["GET /payments/rest/partner/getMyMerchants"]);
  });

  test("does not mention records if there are none", async () => {
    const { url } = await fixedAnswer(200, "[]");
    const only = ["getMyMerchants.array", "getMyMerchants.record"];
    const { sections } = await conform({ baseUrl: url, partnerToken: "any", only });
    expect(sections[0]?.cases[1]).toMatchObject({
      status: "skipped",
      message: "the partner has no merchants",
    });
  });

  test("shows no token, even if the service repeats it", async () => {
    const { url } = await fixedAnswer(
      500,
      '{"why": "bad token s3cr3t-t0k3n", "id_token": "x.y.z"}',
    );
    const given = { merchantToken: "s3cr3t-t0k3n", merchant: { apiId: "a", secretKey: "h1dd3n" } };
    const told = JSON.stringify(await conform({ baseUrl: url, ...given, create: true }));
    expect(told).toContain("bad token ...");
    expect(told).not.toMatch(/s3cr3t|h1dd3n|x\.y\.z/);
  });

  test("removes a token of one letter where it is the token, and leaves words unchanged", async () => {
    const { url } = await fixedAnswer(500, '{"why": "a bad answer", "id_token": "x", "seen": "a"}');
    const given = { merchantToken: "a", merchant: { apiId: "a", secretKey: "h1dd3n" } };
    const told = JSON.stringify(await conform({ baseUrl: url, ...given, create: true }));
    expect(told).toContain("a bad answer");
    expect(told).toContain("expected a success");
    expect(told).not.toContain('\\"seen\\": \\"a\\"');
  });

  test("rejects a token that is invalid in a header, and does not repeat it", async () => {
    const wrong = conform({ baseUrl: "http://127.0.0.1:1", merchantToken: "a token" });
    await expect(wrong).rejects.toThrow(/^--token holds what no token has/);
  });

  test("ends if credentials get no token", async () => {
    const { url } = await fixedAnswer(401, "{}");
    const merchant = { apiId: "a", secretKey: "b" };
    await expect(conform({ baseUrl: url, merchant })).rejects.toThrow(
      `POST ${url}/api/auth answered 401 without an id_token. Check the credentials, or give --token`,
    );
  });

  test("advises a slower rate if calls are limited", async () => {
    const { url } = await fixedAnswer(429, "{}");
    const only = ["getMyMerchants.array"];
    const { sections } = await conform({ baseUrl: url, partnerToken: "any", only });
    expect(sections[0]?.cases[0]?.details).toContain(
      "it limits the rate of calls. Slow down with --pause",
    );
  });

  test("follows no redirect to an unapproved host", async () => {
    const elsewhere = await fixedAnswer(200, "[]");
    const { url } = await fixedAnswer(302, "{}", { Location: elsewhere.url });
    await conform({ baseUrl: url, partnerToken: "any", only: ["getMyMerchants.array"] });
    expect(elsewhere.asked).toEqual([]);
  });

  test("opens no page at an unapproved host", async () => {
    const elsewhere = await fixedAnswer(200, "[]");
    const service = await startDeviatingService({
      changes: (reply, { operation }) =>
        operation === "addInvoice" ? { ...reply, body: { url: elsewhere.url } } : reply,
    });
    const given = { merchantToken: "sandbox_shop", create: true };
    const only = ["addInvoice.success", "addInvoice.url"];
    const { sections } = await conform({ baseUrl: service.baseUrl, ...given, only });
    expect(sections[0]?.cases[1]?.message).toBe(
      `url is at another host, which is not called: ${elsewhere.url}`,
    );
    expect(elsewhere.asked).toEqual([]);
  });

  test("ends if the first call gets no answer in time", async () => {
    const { url } = await listening(() => undefined);
    const merchant = { apiId: "a", secretKey: "b" };
    await expect(conform({ baseUrl: url, timeoutMs: 20, merchant })).rejects.toThrow(
      `nothing answers at ${url}/api/auth (no answer within 20 ms)`,
    );
  });

  test("continues if a later call gets none, which breaks its rule", async () => {
    const { url } = await listening((request, response) => {
      if (request.headers.authorization !== "Bearer good") request.destroy();
      else response.writeHead(200, { "Content-Type": "application/json" }).end("[]");
    });
    const only = ["getMyMerchants.array", "getMyMerchants.bad-token"];
    const { sections } = await conform({ baseUrl: url, only, partnerToken: "good" });
    const broken = sections[0]?.cases.find(({ status }) => status === "failed");
    expect(broken?.name).toMatch(/^getMyMerchants\.bad-token /);
    expect(broken?.message).toMatch(/^GET \S+ got no answer: /);
  });
});

/** Everything that a run can be given, so that no rule is skipped. */
const ALL = {
  create: true,
  merchant: { apiId: "shop", secretKey: "any" },
  // A partner and its merchant are in one sandbox of our mock when they have one name.
  partner: { profileNo: "shop", apiKey: "any" },
};

test.each([
  [{ "auth-failure": "403" }],
  [{ "auth-failure": "401-empty" }],
  [{ "register-failure-status": "200" }],
  [{ "validation-errors-shape": "map" }],
  [{ "order-status-case": "title" }],
  [{ "order-status-case": "upper" }],
  [{ "cancel-success-type": "boolean", "duplicate-order-number": "reject", tabby: "reject" }],
] as const)(
  "a mock that assumes %j keeps the documented rules, and gets warnings",
  async (assume) => {
    const gateway = await startGateway({ assume });
    onTestFinished(() => gateway.close());
    const { passed, sections } = await conform({ ...ALL, baseUrl: gateway.baseUrl });
    const warned = sections.flatMap(({ cases }) => cases).filter((one) => one.status === "warning");
    expect(passed).toBe(true);
    // Each option is seen, under its own name.
    for (const id of Object.keys(assume)) {
      expect(warned.map(({ name }) => name).join()).toContain(`(assumed: ${id})`);
    }
  },
);

test("a passed report is short, and lists the created objects", async ({ gateway }) => {
  const { out } = await paystub(
    ...["conform", "--base-url", gateway.baseUrl, "--token", "sandbox_shop", "--create"],
    ...["--only", "addInvoice.success"],
  );
  expect(out).toMatch(
    /^paystub conform\n\n\d+ of \d+ rules hold\. --verbose lists all of them\.\nCreated: \d+ invoices?\. --verbose lists their ids\.\n\n(PASSED|PARTIAL) {2}/,
  );
});

describe("refunds, which need a partner and its merchant", () => {
  test("are checked by the example of the help, on a new mock", async ({ gateway }) => {
    const { out: help } = await paystub("conform", "--help");
    const line = /^ {2}paystub (conform --base-url [^\\]*)\\\n(.*)$/m.exec(help);
    const argv = `${line?.[1]} ${line?.[2]}`
      .replace("http://127.0.0.1:4010", gateway.baseUrl)
      .trim();
    const { code, out } = await paystub(...argv.split(/\s+/), "--only", "refundOrder", "--verbose");
    expect(out).not.toContain("not judged:");
    expect(out).toMatch(/ok +refundOrder\.no-token /);
    expect(code).toBe(0);
  });

  test("of unrelated accounts are not checked, with a reason", async ({ gateway }) => {
    const partner = { profileNo: "20230101", apiKey: "any" };
    const given = { ...ALL, partner, baseUrl: gateway.baseUrl, only: ["refundOrder"] };
    const { sections } = await conform(given);
    const told = sections[0]?.cases.flatMap(({ message = "" }) => message) ?? [];
    const why = "(has the partner to do with the merchant? at a paystub, --profile-no is what";
    expect(told.filter((one) => one.startsWith("not judged: "))).not.toEqual([]);
    expect(told.filter((one) => one.startsWith("not judged: ") && !one.includes(why))).toEqual([]);
  });
});

/** Everything that a run can be given, so that nothing is left out for lack of it. */
const GIVEN = ["--token", "sandbox_shop", "--partner-token", "sandbox_shop"];

const casesOf = ({ sections }: Report) => sections.flatMap(({ cases }) => cases);

/** The rules about refusals that a run let pass. */
function refusalsPassed(report: Report): readonly string[] {
  const wanting = rules.filter(({ checks }) => checks.some((check) => check.ofRefusal));
  const passed = casesOf(report).filter(({ status }) => status === "passed");
  return passed.flatMap(({ rule }) => wanting.find(({ id }) => id === rule)?.id ?? []);
}

/** Python's file server: a page for unknown paths, and for unsupported methods. */
const fileServer: RequestListener = ({ method }, response) => {
  const status = method === "GET" ? 404 : 501;
  response.writeHead(status, { "Content-Type": "text/html" }).end("<h1>Error response</h1>");
};

const alwaysBad: RequestListener = (_, response) => {
  response.writeHead(400, { "Content-Type": "application/json" }).end('{"error":"bad request"}');
};

/** In the shape of addInvoice's refusals: only a valid request can show that it is not the service. */
const alwaysProblem: RequestListener = (_, response) => {
  const body = { detail: "no", title: "No", type: "https://a.example", status: "400" };
  response.writeHead(400, { "Content-Type": "application/json" }).end(JSON.stringify(body));
};

const alwaysWelcome: RequestListener = (_, response) => {
  response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Welcome</h1>");
};

const NO_SERVICES: readonly [string, RequestListener][] = [
  ["a plain file server", fileServer],
  ["a server that answers 400 to everything", alwaysBad],
  ["a server that answers 400 to everything in the stated shape", alwaysProblem],
  ["a server that answers a page to everything", alwaysWelcome],
];

describe("a server that is not the service keeps no rule about refusals", () => {
  test.each(NO_SERVICES)("%s", async (_, server) => {
    const { url } = await listening(server);
    const { code, out } = await paystub(
      "conform",
      "--base-url",
      url,
      ...GIVEN,
      "--create",
      "--json",
    );
    const report: Report = JSON.parse(out);
    expect({ code, passed: refusalsPassed(report) }).toEqual({ code: 1, passed: [] });
  });

  test("unchecked rules name the valid request that was refused", async () => {
    const { url } = await listening(fileServer);
    const argv = ["conform", "--base-url", url, ...GIVEN, "--create"];
    const { out: short } = await paystub(...argv);
    expect(short).toContain("Not judged: addInvoice.");
    const { out } = await paystub(...argv, "--verbose");
    expect(out).toContain(
      "  skipped  addInvoice.required.amount (documented): An invoice without amount is refused.\n" +
        "           not judged: addInvoice in good order was answered 501, so a refusal proves nothing\n",
    );
  });
});

describe("a server that is not the service does not pass if only assumed rules can be checked", () => {
  test.each(NO_SERVICES)("%s", async (_, server) => {
    const { url } = await listening(server);
    const { code, out } = await paystub("conform", "--base-url", url, "--token", "x");
    const verdict = `FAILED  ${url} is not proven to conform: it keeps none of 2 checked rules\n`;
    expect({ code, out }).toEqual({ code: 1, out: expect.stringContaining(verdict) });
  });
});

test("a server that answers 500 to every invalid request refuses nothing", async () => {
  const service = await startDeviatingService({
    changes: (reply) =>
      [400, 401, 403, 404, 415].includes(reply.status) ? { ...reply, status: 500 } : reply,
  });
  const { baseUrl } = service;
  const { code, out } = await paystub(
    "conform",
    "--base-url",
    baseUrl,
    ...GIVEN,
    "--create",
    "--json",
  );
  const report: Report = JSON.parse(out);
  expect({ code, passed: refusalsPassed(report) }).toEqual({ code: 1, passed: [] });
  const amount = casesOf(report).find(({ rule }) => rule === "addInvoice.required.amount");
  expect(amount).toMatchObject({
    status: "failed",
    message: "expected a refusal, got status 500",
  });
});

test("a refusal in another shape does not count", async () => {
  const service = await startDeviatingService({
    changes: (reply) => (reply.status === 400 ? { ...reply, body: { error: "no" } } : reply),
  });
  const report = await conform({
    ...{ baseUrl: service.baseUrl, merchantToken: "sandbox_shop", create: true },
    only: ["addInvoice.required.amount"],
  });
  expect(casesOf(report)).toMatchObject([
    { status: "failed", message: "the answer has no detail" },
  ]);
});

test("a run fails if no documented rule was checked, even if none is broken", async () => {
  const service = await startDeviatingService({
    refuses: ({ operation }) => operation === "addInvoice",
  });
  const argv = ["conform", "--base-url", service.baseUrl, ...GIVEN, "--create"];
  const only = ["--only", "addInvoice.required.amount", "getMyMerchants.array"];
  const { code, out } = await paystub(...argv, ...only);
  expect(code).toBe(1);
  expect(out).toContain(
    "is not proven to conform: it refused valid requests, so 1 could not be judged",
  );
});

test("every rule about a refusal has a valid request of its operation", () => {
  const wanting = rules.filter(({ checks }) => checks.some((check) => check.ofRefusal));
  expect(wanting.length).toBeGreaterThan(80);
  const alone = wanting.filter(({ positiveControl, call }) => {
    return positiveControl?.operation !== call.operation;
  });
  expect(alone.map(({ id }) => id)).toEqual([]);
  expect(wanting.flatMap(callsOf).length).toBeGreaterThan(wanting.length);
});
