import { describe, expect } from "vitest";
import {
  conform,
  isProduction,
  PRODUCTION_WORDS,
  TEST_WORDS,
} from "../../../contracts/conformance/conform.js";
import { rules } from "../../../contracts/conformance/rules.js";
import { paystub } from "../../support/command-line.js";
import { startOtherService } from "../../support/other-service.js";
import { test } from "../../support/persons.js";

describe("the command", () => {
  test("holds a running service against the rules that only read", async ({ gateway }) => {
    const credentials = ["--api-id", "shop", "--secret-key", "k", "--profile-no", "7"];
    const { code, out } = await paystub(
      ...["conform", "--base-url", gateway.baseUrl, ...credentials, "--api-key", "k"],
    );
    expect(code).toBe(0);
    expect(out).toContain(
      "ok       getMyMerchants.array (documented): A partner's token gets a JSON array.\n",
    );
    expect(out).toContain(
      "skipped  addInvoice.success (documented): The required fields are enough.\n" +
        "           it may create something; allow it with --create\n",
    );
    expect(out).toMatch(/PASSED {2}\S+ conforms to what was looked at, \d+ rules/);
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

  test("fails with what was asked and what came", async () => {
    const service = await startOtherService({
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
        "           expected a refusal, but status 200 came",
        "           asked: GET SERVICE/rest/partner/getMyMerchants",
        "           came: 200 16 characters that may tell of real merchants",
      ].join("\n"),
    );
    expect(out).toMatch(/FAILED {2}\S+ does not conform: \d+ of \d+ rules broken/);
  });

  test("lists its rules without a call", async () => {
    const { code, out } = await paystub("conform", "--list", "--only", "sendOtp.failure.path");
    expect(code).toBe(0);
    expect(out).toBe(
      "RULE                  PROVENANCE  KIND     SENTENCE\n" +
        "sendOtp.failure.path  documented  creates  The field path of a failure is the path that was called.\n",
    );
    const { out: json } = await paystub("conform", "--list", "--json");
    expect(JSON.parse(json)).toHaveLength(rules.length);
  });

  test("names every word of its definition of production in its help", async () => {
    const { out } = await paystub("conform", "--help");
    expect(out.replaceAll("\n", " ")).toContain(`hyphens: ${TEST_WORDS.join(", ")}.`);
    expect(out).toContain("with prod, production or live in it");
    expect(PRODUCTION_WORDS).toEqual(["prod", "production", "live"]);
  });

  test.each([
    ["", /^paystub: no service is named; give --base-url, or --list to see the rules\n$/],
    ["--base-url shop", /^paystub: "shop" is no URL; give --base-url one such as http:\S+\n$/],
    ["--base-url http://a --order-url b", /"b" is no URL; give --order-url/],
    [
      "--base-url http://a --only addInvoce",
      /there is no rule addInvoce; did you mean addInvoice\?/,
    ],
    ["--base-url http://a --api-id shop", /--api-id is of no use alone; give --secret-key too/],
    ["--base-url http://a --api-key k", /--api-key is of no use alone; give --profile-no too/],
    ["--base-url http://a --assumed maybe", /Allowed choices are fail, warn, skip/],
    ["--base-url http://a --only getMyM", /no rule getMyM; did you mean getMyMerchants\?/],
    ["--base-url http://a --only nosuch", /there is no rule nosuch; --list shows them\n$/],
    ["--base-url http://a --timeout soon", /must be a whole number above 0/],
    ["--base-url http://a --timeout=-5", /must be a whole number above 0/],
    ["--base-url http://a --timeout 0", /must be a whole number above 0/],
    ["--base-url http://a --pause=-5", /must be a whole number, from 0 up/],
    ["--base-url http://a --json --github", /cannot be used with/],
    [
      ...(["--base-url http://127.0.0.1:1 --partner-token t --only getMyMerchants.array"] as const),
      /^paystub: nothing answers at http:\/\/127\.0\.0\.1:1\/\S+ \(.+\); is it running, and is the URL right\?\n$/,
    ],
  ])("refuses %j in a line", async (line, complaint) => {
    const { code, complaints, out } = await paystub("conform", ...line.split(" ").filter(Boolean));
    expect(complaints).toMatch(complaint);
    expect(complaints.trimEnd()).not.toContain("\n");
    expect({ code, out }).toEqual({ code: 2, out: "" });
  });
});

describe("production", () => {
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
    /^paystub: pay\.example may be a production system; if it is meant all the same, say so twice: --allow-production --confirm-host pay\.example\n$/;

  test.each([
    ["--base-url https://pay.example"],
    ["--base-url https://pay.example --allow-production"],
    ["--base-url https://pay.example --confirm-host pay.example"],
    ["--base-url https://pay.example --allow-production --confirm-host other.example"],
    ["--base-url http://127.0.0.1:1 --order-url https://pay.example --token t --allow-production"],
  ])("is refused unless it is said twice: %s", async (line) => {
    const { code, complaints } = await paystub("conform", ...line.split(" "));
    expect(complaints).toMatch(refusal);
    expect(code).toBe(2);
  });

  test("is called when it was said twice", async () => {
    // The name is reserved and leads nowhere, so the run ends with its first call.
    const merchant = { apiId: "a", secretKey: "b" };
    const options = { baseUrl: "http://pay.invalid", allowProduction: true, merchant };
    await expect(conform({ ...options, confirmedHosts: ["Pay.invalid"] })).rejects.toThrow(
      /^nothing answers at http:\/\/pay\.invalid\//,
    );
  });
});
