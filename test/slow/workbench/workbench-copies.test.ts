import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { callAsCurl } from "../../../mocks/workbench/app/copies.js";
import { callAsPact } from "../../../mocks/workbench/app/copy-as-pact.js";
import { lifeAsTest } from "../../../mocks/workbench/app/copy-as-test.js";
import { folder, paystub } from "../../support/command-line.js";
import { test } from "../../support/persons.js";
import { walletOf } from "../../support/wallet.js";

const call = (part: object) => ({
  ...{ id: 1, at: "2026-03-01T09:00:00.000Z", operationId: "addInvoice", method: "POST" },
  ...{ path: "/api/addInvoice", status: 200, requestBody: null, responseBody: null },
  ...{ tolerated: [], faults: [], code: null, refusal: null, explanation: null },
  ...{ place: { epoch: 1, seq: 3 }, cut: [] },
  ...part,
});

describe("a call as a line for a terminal", () => {
  const at = { origin: "http://127.0.0.1:4010", sandbox: "shop" };

  test("means every letter, whatever a shop has sent", () => {
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
  ] as const)("has a test card where the journal keeps the end of one: %s", ([kept, number]) => {
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
  ])("comes with the token that was refused: %s", ([code, header]) => {
    const text = callAsCurl(at, call({ code }));
    expect(text.includes("Authorization")).toBe(header !== null);
    expect(text).toContain(header ?? "addInvoice");
  });
});

describe("an invoice's life as a test", () => {
  test("takes from its own answers what earlier answers told", async ({
    merchant,
    tester,
    gateway,
  }) => {
    const no = await merchant.createsInvoice();
    const wallet = walletOf(gateway);
    await tester.invoices.decline(no);
    const proof = await wallet.getsCode(no);
    await wallet.pays(no, proof);
    const calls = (await tester.requests()).requests;
    const { events } = await tester.events();
    const text = lifeAsTest({ calls, events });
    expect(text).not.toContain(no);
    expect(text).not.toContain(proof.signature);
    expect(text).toContain("await gateway.invoices.decline(reply1.body.transactionNo");
    expect(text).toContain('"stcpayPaymentOTP": await gateway.waitForOtp()');
    expect(text).toContain('.status).toBe("paid")');
  });
});

describe("a call as a pact interaction", () => {
  test("is verified against a fresh mock", async ({ merchant, tester, gateway }) => {
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
      const text = callAsPact(one, `shop-${n}`);
      expect(text, one.operationId ?? "").toBeDefined();
      writeFileSync(join(pacts, `${n}.json`), text ?? "");
    }
    expect(requests.length).toBe(9);
    const { code, out, complaints } = await paystub("verify", "--pacts", pacts);
    expect(complaints + out).not.toMatch(/FAILED/);
    expect(code, out).toBe(0);
  }, 30_000);

  test("is not made where the call does not tell what held", () => {
    expect(callAsPact(call({ faults: ["fault-1: it was late"] }))).toBeUndefined();
    expect(callAsPact(call({ status: null }))).toBeUndefined();
    expect(callAsPact(call({ code: "internal", status: 500 }))).toBeUndefined();
    expect(callAsPact(call({ operationId: null }))).toBeUndefined();
  });
});
