import { describe, expect } from "vitest";
import { clientOf } from "../support/client.js";
import { lastRequest } from "../support/faulted.js";
import { test } from "../support/persons.js";

const PATH = "/rest/partner/getMerchantKeys";
const QUERY = "?profileNo=20230101";

const ACME = {
  merchantId: 7001,
  merchantPhone: "0500000007",
  merchantEmail: "acme@shop.example",
  merchantLicenseType: "commercial",
  merchantLicenseNumber: "CR-1",
};
const NOURA = {
  merchantId: 7002,
  merchantLicenseType: "freelancer",
  merchantLicenseNumber: "FL-2",
};

describe("a partner reads the credentials of its merchant", () => {
  test.for([
    ["cr", "CR-1", 7001],
    ["freelancer", "FL-2", 7002],
    ["mobile", "0500000007", 7001],
    ["email", "Acme@Shop.example", 7001],
    ["accountNo", "7002", 7002],
  ] as const)("by %s %s [merchant-keys]", async ([type, value, id], { merchant, tester }) => {
    await tester.merchants.seed([ACME, NOURA]);
    const { status, body } = await merchant.get(`${PATH}/${type}/${value}${QUERY}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ merchantId: id, apiId: `shop.m${id}` });
    expect(body.secretKey).toMatch(/^[0-9a-f]{32}$/);
  });

  test("and opens that merchant's own sandbox with them", async ({ gateway, merchant, tester }) => {
    await tester.merchants.seed([ACME]);
    const { body: keys } = await merchant.get(`${PATH}/email/acme@shop.example${QUERY}`);
    const { apiId, secretKey } = keys;
    const { body } = await clientOf(gateway.baseUrl).post("/api/auth", { apiId, secretKey });
    const there = clientOf(gateway.baseUrl, body.id_token);
    expect((await there.post("/api/addInvoice", merchant.order())).status).toBe(200);
    expect(await gateway.get("shop.m7001").invoices.list()).toHaveLength(1);
    expect(await tester.invoices.list()).toHaveLength(0);
  });

  test("the same ones each time, and others for another merchant", async ({ merchant, tester }) => {
    await tester.merchants.seed([ACME, NOURA]);
    const keysOf = async (id: number) =>
      (await merchant.get(`${PATH}/accountNo/${id}${QUERY}`)).body.secretKey;
    expect(await keysOf(7001)).toBe(await keysOf(7001));
    expect(await keysOf(7001)).not.toBe(await keysOf(7002));
  });

  test("a freelancer's license is no company's", async ({ merchant, tester }) => {
    await tester.merchants.seed([ACME, NOURA]);
    const { status, body } = await merchant.get(`${PATH}/cr/FL-2${QUERY}`);
    expect({ status, ...body }).toMatchObject({
      detail: "the partner has no merchant with cr FL-2",
      title: "Merchant not found",
    });
  });

  test("not without a profile number, and not by anything", async ({ merchant }) => {
    const search = (path: string) => merchant.get(PATH + path);
    expect((await search("/email/a")).body.detail).toBe("profileNo is required, but nothing came");
    expect((await search(`/name/a${QUERY}`)).body.detail).toBe(
      'searchType must be one of cr, freelancer, mobile, email, accountNo, but "name" came',
    );
  });

  test("strict mode does not show it", async ({ merchant, tester }) => {
    await tester.settings.change({ strict: true });
    await expect(merchant.get(`${PATH}/email/a${QUERY}`)).rejects.toThrow("answered 501");
  });
});

describe("where a secret is pinned for all", () => {
  const pinned = test.override("options", { settings: { secretKey: "only-this" } });

  pinned("the credentials have it, and it is accepted", async ({ gateway, merchant }) => {
    const { body } = await merchant.get(`${PATH}/email/merchant-1@shop.example${QUERY}`);
    expect(body.secretKey).toBe("only-this");
    const { apiId, secretKey } = body;
    const issued = await clientOf(gateway.baseUrl).post("/api/auth", { apiId, secretKey });
    expect(issued.status).toBe(200);
  });
});

test("the secret stands in no journal and in no record", async ({ merchant, tester }) => {
  const { body } = await merchant.get(`${PATH}/email/merchant-1@shop.example${QUERY}`);
  const request = await lastRequest(tester);
  expect(request?.responseBody).toContain('"secretKey":"not-recorded"');
  const told = JSON.stringify([request, await tester.recorded(), await tester.events()]);
  expect(told).not.toContain(body.secretKey);
});
