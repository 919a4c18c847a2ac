import { describe, expect, test } from "vitest";
import { keyOf } from "../../contracts/compare/difference.js";
import { openShadow } from "../../contracts/shadow/shadow.js";
import { startGateway } from "../../mocks/index.js";
import { PLANTS } from "../fixtures/other-service/index.js";
import { tour } from "../fixtures/other-service/tour.js";
import { REST_MS, type Shadowed, shadowed } from "../support/shadowed.js";

/** What a shadow sees while a client calls every operation. */
async function shadowedTour(given: Shadowed) {
  const { shadow } = await shadowed(given);
  await tour(shadow.baseUrl);
  return shadow.finish(REST_MS);
}

const keysOf = ({ differences }: Awaited<ReturnType<typeof shadowedTour>>) =>
  differences.map(keyOf).sort();

describe("a service that answers like the mock", () => {
  test("shows no difference, and every number has a counterpart", async () => {
    const { differences, notCompared, operations, outside, errors } = await shadowedTour({});
    expect(differences).toEqual([]);
    // The payment page is no operation; what a customer does there shows in an answer.
    expect(Object.fromEntries(notCompared)).toEqual({ "no-operation": 1 });
    expect(Object.fromEntries(outside)).toEqual({ paid: 1 });
    expect(errors).toEqual([]);
    expect(operations.length).toBe(21);
    for (const { calls, compared } of operations) expect(compared).toBe(calls);
  });
});

describe("a service with planted differences", () => {
  test("shows those that no switch covers, once the switches follow the service", async () => {
    const own = PLANTS.filter((plant) => !plant.switch).map(({ id }) => id);
    const seen = keysOf(await shadowedTour({ plants: "all", follows: true }));
    // As a list, the errors of a payment have a code of their own, which the spec calls volatile.
    const alone = keysOf(await shadowedTour({ plants: own }));
    expect(seen).toEqual(alone.filter((key) => key !== "payByCard paymentErrors value"));
    expect(seen.length).toBeGreaterThan(10);
  });

  test.each([
    ["created-201", "addInvoice HTTP status status"],
    ["no-metadata", "addInvoice metadata extra"],
    ["extra-invoice-id", "getInvoice invoiceId missing"],
    ["qty-text", "addInvoice gatewayOrderRequest.products[].qty type"],
    ["whole-amounts", "listRecurringPayments [].amount type"],
    ["one-retry", "listRecurringPayments [].retryCount value"],
    ["no-token-header", "issuePartnerToken header:authorization extra"],
    ["closed-409", "cancelInvoice HTTP status status"],
    ["never-digital", "addInvoice digitalOrder value"],
  ])("%s shows as %s", async (plant, key) => {
    expect(keysOf(await shadowedTour({ plants: [plant] }))).toContain(key);
  });
});

describe("the client", () => {
  test("gets the answer of the service while the mock hangs", async () => {
    const hang = { fault: "hang", operation: "issueMerchantToken" } as const;
    const { shadow } = await shadowed({ gateway: { faults: [hang] } });
    const token = () => fetch(`${shadow.baseUrl}/api/auth`, credentials);
    const answers = await Promise.all([token(), token(), token()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { notCompared } = await shadow.finish(0);
    // The first is under way, the others wait for it.
    expect(notCompared.get("dropped")).toBe(2);
  });

  test("is not delayed by a full queue, and dropped comparisons are counted", async () => {
    const hang = { fault: "hang", operation: "issueMerchantToken" } as const;
    const { shadow } = await shadowed({ gateway: { faults: [hang] }, queueMax: 10 });
    await fetch(`${shadow.baseUrl}/api/auth`, credentials);
    const reads = Array.from({ length: 25 }, () =>
      fetch(`${shadow.baseUrl}/api/recurringPayments`),
    );
    await Promise.all(reads.map(async (read) => (await read).text()));
    const { notCompared, operations } = await shadow.finish(0);
    expect(notCompared.get("dropped")).toBe(25);
    expect(operations).toMatchObject([{ calls: 1 }, { calls: 25, compared: 0 }]);
  });

  test("sees status, headers and body of the service unchanged", async () => {
    const { service, shadow } = await shadowed({ plants: ["problem-media-type"] });
    const [direct, through] = await Promise.all(
      [service.baseUrl, shadow.baseUrl].map((url) => fetch(`${url}/api/recurringPayments`)),
    );
    expect(through?.status).toBe(direct?.status);
    const plain = (response: Response | undefined) =>
      [...(response?.headers ?? [])].filter(([name]) => name !== "date");
    expect(plain(through)).toEqual(plain(direct));
    expect(await through?.text()).toBe(await direct?.text());
  });

  test("can name its test in a header, which the service does not receive", async () => {
    const { shadow } = await shadowed({ plants: ["no-token-header"] });
    const url = `${shadow.baseUrl}/api/partner/auth`;
    const body = JSON.stringify({ profileNo: "1", apiKey: "any" });
    const headers = { "Content-Type": "application/json", "X-Paystub-Test": "pays%20once" };
    await fetch(url, { method: "POST", body, headers });
    const named = await fetch(shadow.testUrl, { method: "PUT", body: "pays twice" });
    expect(named.status).toBe(204);
    await fetch(url, { method: "POST", body, headers: { "Content-Type": "application/json" } });
    const { differences } = await shadow.finish(REST_MS);
    expect(differences).toMatchObject([{ count: 2, calls: ["pays once", "pays twice"] }]);
  });
});

const credentials = {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ apiId: "shop", secretKey: "any" }),
};

test("refuses a service that may be production before anything listens", async () => {
  const gateway = await startGateway({ port: 0, sandbox: "shadow" });
  const parts = { gateway, sandbox: "shadow", secret: "any" };
  const baseUrl = "https://api.payments.example";
  await expect(openShadow({ baseUrl }, parts)).rejects.toThrow(
    "api.payments.example may be a production system",
  );
  await gateway.close();
});
