import { describe, expect } from "vitest";
import { checksLicense, INFO, LICENSE, registersMerchant, step } from "../support/onboarding.js";
import { test } from "../support/persons.js";

describe("a partner registers a merchant [onboarding]", () => {
  test("in four steps, and lists it afterwards", async ({ merchant, tester }) => {
    await tester.settings.change({ webhook: { url: `${merchant.shop.url}/hook`, headers: {} } });
    const before = await merchant.get("/rest/partner/getMyMerchants");
    const { proof, confirmed } = await registersMerchant(merchant);
    expect(confirmed).toMatchObject({
      status: 200,
      body: { status: "Approved", sessionUuid: proof.sessionUuid, signature: proof.signature },
    });
    const after = await merchant.get("/rest/partner/getMyMerchants");
    expect(after.body).toHaveLength(before.body.length + 1);
    expect(after.body.at(-1)).toMatchObject({
      merchantLicenseType: "freelancer",
      merchantLicenseNumber: LICENSE.licenseNumber,
      merchantPhone: LICENSE.mobileNumber,
      merchantEmail: INFO.email,
      merchantCivilId: INFO.nationalId,
      relationshipStatus: "Active",
    });
  });

  test("and the account webhook reports it [activation-payload]", async ({ merchant, tester }) => {
    await tester.settings.change({ webhook: { url: `${merchant.shop.url}/hook`, headers: {} } });
    await tester.assumptions.change({ "activation-payload": "with-iban" });
    await registersMerchant(merchant);
    await tester.settled();
    const [callback] = (await tester.callbacks.list()).callbacks;
    expect(callback).toMatchObject({ kind: "activation", method: "POST", transactionNo: null });
    expect(JSON.parse(callback?.body ?? "")).toEqual({
      profileNo: expect.stringMatching(/^\d{10}$/),
      email: INFO.email,
      mobile: LICENSE.mobileNumber,
      civilId: INFO.nationalId,
      licenseType: "freelancer",
      licenseName: INFO.licenseName,
      licenseNumber: LICENSE.licenseNumber,
      iban: INFO.iban,
      status: "Approved",
      errorMsg: null,
    });
  });

  test.for([
    ["approve", "active", "Approved", null],
    ["reject", "rejected", "Rejected", "The license has expired"],
  ] as const)(
    "which waits until the merchant decides to %s, and reports it once [activation-approval]",
    async ([decision, status, reported, reason], { merchant, tester }) => {
      await tester.settings.change({ webhook: { url: `${merchant.shop.url}/hook`, headers: {} } });
      await tester.assumptions.change({ "activation-approval": "by-merchant" });
      const { confirmed } = await registersMerchant(merchant);
      expect(confirmed.body).toMatchObject({ status: "WaitingForApproval" });
      await tester.clock.advance({ by: "P30D" });
      const merchants = async () => (await merchant.get("/rest/partner/getMyMerchants")).body;
      const before = await merchants();
      expect(merchant.shop.requestLines).toEqual([]);

      const [waiting] = (await tester.registrations.list({ status: "confirming" })).registrations;
      const id = waiting?.registrationId ?? "none";
      const decided =
        decision === "approve"
          ? await tester.registrations.approve(id)
          : await tester.registrations.reject(id, { reason });

      expect(decided).toMatchObject({ status, rejection: reason });
      expect(await merchants()).toHaveLength(before.length + (decision === "approve" ? 1 : 0));
      expect(merchant.shop.requestLines).toEqual(["POST /hook"]);
      expect(JSON.parse(merchant.shop.requests[0]?.body ?? "")).toMatchObject({
        licenseNumber: LICENSE.licenseNumber,
        status: reported,
        errorMsg: reason,
      });
    },
  );

  test("with a code that its mobile receives", async ({ merchant, tester }) => {
    await checksLicense(merchant);
    expect((await tester.sms()).sms).toMatchObject([
      { to: LICENSE.mobileNumber, kind: "registration", transactionNo: null },
    ]);
  });
});

describe("a step is refused", () => {
  test("from the millisecond at which its code expires", async ({ merchant, tester }) => {
    const proof = await checksLicense(merchant);
    await tester.clock.advance({ by: "PT5M" });
    const late = await step(merchant, "validate-otp", { ...proof, otp: "12345" });
    expect([late.status, late.body.title]).toEqual([400, "Code expired"]);
  });

  test.for([
    ["signature", "0".repeat(64)],
    ["mobile", "0500000001"],
    ["partnerProfileNo", "1"],
  ] as const)("with another %s", async ([name, value], { merchant }) => {
    const proof = await checksLicense(merchant);
    const other = { ...proof, [name]: value, otp: "12345" };
    const { status, body } = await step(merchant, "validate-otp", other);
    expect([status, body.title]).toEqual([400, "Registration differs"]);
    expect(body.detail).toContain(name);
  });

  test("for a license that is already registered", async ({ merchant }) => {
    await registersMerchant(merchant);
    const { status, body } = await step(merchant, "check-license", LICENSE);
    expect([status, body.title]).toEqual([400, "License taken"]);
  });
});
