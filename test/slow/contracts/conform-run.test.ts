import { describe, expect, onTestFinished } from "vitest";
import { conform } from "../../../contracts/conformance/conform.js";
import { startGateway } from "../../../mocks/index.js";
import { paystub } from "../../support/command-line.js";
import { answering, listening } from "../../support/fixed-answers.js";
import { startOtherService } from "../../support/other-service.js";
import { test } from "../../support/persons.js";

describe("a run", () => {
  test("skips what it has no token for, and says so", async ({ gateway }) => {
    const merchantToken = "sandbox_shop";
    const { sections } = await conform({ baseUrl: gateway.baseUrl, create: true, merchantToken });
    const skipped = sections
      .flatMap(({ cases }) => cases)
      .filter((one) => one.status === "skipped");
    expect([...new Set(skipped.map(({ message }) => message))]).toEqual([
      "no credentials were given; add --api-id and --secret-key",
      "no credentials were given; add --profile-no and --api-key",
      "it needs a partner's token; give --partner-token, or --profile-no and --api-key",
    ]);
  });

  test("that looks at nothing proves nothing", async ({ gateway }) => {
    const only = ["addInvoice.success"];
    await expect(conform({ baseUrl: gateway.baseUrl, only })).rejects.toThrow(
      "no rule could be looked at; of addInvoice.success: it needs a merchant's token",
    );
  });

  test("leaves out what is assumed when told", async ({ gateway }) => {
    const given = { baseUrl: gateway.baseUrl, partnerToken: "sandbox_shop" };
    const { sections } = await conform({ ...given, assumed: "skip" });
    const assumed = sections
      .flatMap(({ cases }) => cases)
      .filter((one) => /assumed/.test(one.name));
    expect(new Set(assumed.map(({ status }) => status))).toEqual(new Set(["skipped"]));
  });

  test("makes each call once, however many rules look at it", async () => {
    const { url, asked } = await answering(200, "[]");
    const only = ["getMyMerchants.array", "getMyMerchants.status", "getMyMerchants.record"];
    await conform({ baseUrl: url, partnerToken: "any", only, pauseMs: 1 });
    expect(asked).toEqual(["GET /rest/partner/getMyMerchants"]);
  });

  test("keeps the path of a base URL", async () => {
    const { url, asked } = await answering(200, "[]");
    const only = ["getMyMerchants.array"];
    await conform({ baseUrl: `${url}/payments/`, partnerToken: "any", only });
    expect(asked).toEqual(["GET /payments/rest/partner/getMyMerchants"]);
  });

  test("does not say anything of records where there are none", async () => {
    const { url } = await answering(200, "[]");
    const only = ["getMyMerchants.array", "getMyMerchants.record"];
    const { sections } = await conform({ baseUrl: url, partnerToken: "any", only });
    expect(sections[0]?.cases[1]).toMatchObject({
      status: "skipped",
      message: "the partner has no merchants",
    });
  });

  test("shows no token, even where the service repeats it", async () => {
    const { url } = await answering(500, '{"why": "bad token s3cr3t-t0k3n", "id_token": "x.y.z"}');
    const given = { merchantToken: "s3cr3t-t0k3n", merchant: { apiId: "a", secretKey: "h1dd3n" } };
    const told = JSON.stringify(await conform({ baseUrl: url, ...given, create: true }));
    expect(told).toContain("bad token ...");
    expect(told).not.toMatch(/s3cr3t|h1dd3n|x\.y\.z/);
  });

  test("takes a token of one letter out where it is one, and leaves words whole", async () => {
    const { url } = await answering(500, '{"why": "a bad answer", "id_token": "x", "seen": "a"}');
    const given = { merchantToken: "a", merchant: { apiId: "a", secretKey: "h1dd3n" } };
    const told = JSON.stringify(await conform({ baseUrl: url, ...given, create: true }));
    expect(told).toContain("a bad answer");
    expect(told).toContain("expected a success");
    expect(told).not.toContain('\\"seen\\": \\"a\\"');
  });

  test("has no use for a token that no header can carry, and does not repeat it", async () => {
    const wrong = conform({ baseUrl: "http://127.0.0.1:1", merchantToken: "a token" });
    await expect(wrong).rejects.toThrow(/^--token holds what no token has/);
  });

  test("ends when credentials get no token", async () => {
    const { url } = await answering(401, "{}");
    const merchant = { apiId: "a", secretKey: "b" };
    await expect(conform({ baseUrl: url, merchant })).rejects.toThrow(
      `POST ${url}/api/auth answered 401 without an id_token; check the credentials, or give --token`,
    );
  });

  test("tells to slow down where calls are limited", async () => {
    const { url } = await answering(429, "{}");
    const only = ["getMyMerchants.array"];
    const { sections } = await conform({ baseUrl: url, partnerToken: "any", only });
    expect(sections[0]?.cases[0]?.details).toContain(
      "it limits the rate of calls; slow down with --pause",
    );
  });

  test("follows no redirect to where nobody agreed to", async () => {
    const elsewhere = await answering(200, "[]");
    const { url } = await answering(302, "{}", { Location: elsewhere.url });
    await conform({ baseUrl: url, partnerToken: "any", only: ["getMyMerchants.array"] });
    expect(elsewhere.asked).toEqual([]);
  });

  test("opens no page at a host that nobody agreed to", async () => {
    const elsewhere = await answering(200, "[]");
    const service = await startOtherService({
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

  test("ends when the first call gets no answer in time", async () => {
    const { url } = await listening(() => undefined);
    const merchant = { apiId: "a", secretKey: "b" };
    await expect(conform({ baseUrl: url, timeoutMs: 20, merchant })).rejects.toThrow(
      `nothing answers at ${url}/api/auth (no answer within 20 ms)`,
    );
  });

  test("goes on when a later call gets none, which breaks its rule", async () => {
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
] as const)("a mock that assumes %j keeps what is documented, and is warned of", async (assume) => {
  const gateway = await startGateway({ assume });
  onTestFinished(() => gateway.close());
  const { passed, sections } = await conform({ ...ALL, baseUrl: gateway.baseUrl });
  const warned = sections.flatMap(({ cases }) => cases).filter((one) => one.status === "warning");
  expect(passed).toBe(true);
  // Each option is seen, under its own name.
  for (const id of Object.keys(assume)) {
    expect(warned.map(({ name }) => name).join()).toContain(`(assumed: ${id})`);
  }
});

describe("refunds, which take a partner and a merchant that have to do with each other", () => {
  test("are judged by the example of the help, on a mock that was just started", async ({
    gateway,
  }) => {
    const { out: help } = await paystub("conform", "--help");
    const line = /^ {2}paystub (conform --base-url [^\\]*)\\\n(.*)$/m.exec(help);
    const argv = `${line?.[1]} ${line?.[2]}`
      .replace("http://127.0.0.1:4010", gateway.baseUrl)
      .trim();
    const { code, out } = await paystub(...argv.split(/\s+/), "--only", "refundOrder");
    expect(out).not.toContain("not judged:");
    expect(out).toMatch(/ok +refundOrder\.no-token /);
    expect(code).toBe(0);
  });

  test("of strangers are not judged, with a word on why", async ({ gateway }) => {
    const partner = { profileNo: "20230101", apiKey: "any" };
    const given = { ...ALL, partner, baseUrl: gateway.baseUrl, only: ["refundOrder"] };
    const { sections } = await conform(given);
    const told = sections[0]?.cases.flatMap(({ message = "" }) => message) ?? [];
    const why = "(has the partner to do with the merchant? at a paystub, --profile-no is what";
    expect(told.filter((one) => one.startsWith("not judged: "))).not.toEqual([]);
    expect(told.filter((one) => one.startsWith("not judged: ") && !one.includes(why))).toEqual([]);
  });
});
