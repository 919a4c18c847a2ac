import { describe, expect } from "vitest";
import { remoteGateway } from "../../mocks/control/remote.js";
import type { SandboxHandle } from "../../mocks/index.js";
import { LICENSE, registersMerchant } from "../support/onboarding.js";
import { type Merchant, type Persons, SANDBOX, test } from "../support/persons.js";

/** A partner whose webhook is set, and the service that answers for its merchants over HTTP. */
async function partnerOf({ gateway, merchant }: Pick<Persons, "gateway" | "merchant">) {
  const service = await remoteGateway({ url: gateway.controlUrl }).find(SANDBOX);
  await service.assumptions.change({ "activation-approval": "by-merchant" });
  await service.settings.change({ webhook: { url: `${merchant.shop.url}/hook`, headers: {} } });
  return service;
}

/** The licenses of the merchants that the partner has. */
async function listsLicenses(partner: Merchant): Promise<readonly string[]> {
  const { body } = await partner.get("/rest/partner/getMyMerchants");
  return body.map((one: Readonly<Record<string, string>>) => one.merchantLicenseNumber);
}

/** The id of the registration that waits for its merchant. */
async function findsWaiting(service: SandboxHandle): Promise<string> {
  const { registrations } = await service.registrations.list({ status: "confirming" });
  return registrations[0]?.registrationId ?? "none";
}

describe("a partner", () => {
  test("registers a merchant that confirms a day later, and is notified once [activation-approval]", async ({
    gateway,
    merchant: partner,
  }) => {
    const service = await partnerOf({ gateway, merchant: partner });
    const { confirmed } = await registersMerchant(partner);
    expect(confirmed.body).toMatchObject({ status: "WaitingForApproval" });
    await service.clock.advance({ by: "24h" });
    expect(await listsLicenses(partner)).not.toContain(LICENSE.licenseNumber);
    expect(partner.shop.requestLines).toEqual([]);

    const approved = await service.registrations.approve(await findsWaiting(service));

    expect(approved).toMatchObject({ status: "active", rejection: null });
    const { body: merchants } = await partner.get("/rest/partner/getMyMerchants");
    expect(merchants.at(-1)).toMatchObject({
      merchantId: approved.merchantId,
      merchantLicenseNumber: LICENSE.licenseNumber,
    });
    expect(partner.shop.requestLines).toEqual(["POST /hook"]);
    expect(JSON.parse(partner.shop.requests[0]?.body ?? "")).toMatchObject({
      licenseNumber: LICENSE.licenseNumber,
      status: "Approved",
      errorMsg: null,
    });
  });

  test("registers a merchant that rejects, and learns why [activation-approval]", async ({
    gateway,
    merchant: partner,
  }) => {
    const service = await partnerOf({ gateway, merchant: partner });
    await registersMerchant(partner);

    const reason = "The license has expired";
    const rejected = await service.registrations.reject(await findsWaiting(service), { reason });

    expect(rejected).toMatchObject({ status: "rejected", merchantId: null, rejection: reason });
    expect(await listsLicenses(partner)).not.toContain(LICENSE.licenseNumber);
    expect(partner.shop.requestLines).toEqual(["POST /hook"]);
    expect(JSON.parse(partner.shop.requests[0]?.body ?? "")).toMatchObject({
      status: "Rejected",
      errorMsg: reason,
    });
  });
});
