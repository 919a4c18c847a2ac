import { afterEach, expect, test, vi } from "vitest";
import { Gateway } from "../../mocks/runtime/registry/gateway.js";
import { Sandbox } from "../../mocks/runtime/sandbox/sandbox.js";
import { slowGateway } from "../support/slow-gateway.js";

afterEach(() => vi.restoreAllMocks());

const ORDER = {
  orderNumber: "ORD-1",
  amount: 25.5,
  callBackUrl: "http://127.0.0.1:3000/paid",
  clientName: "Sara Al Harbi",
  clientMobile: "0500000001",
  products: [{ title: "Coffee beans", price: 25.5, qty: 1 }],
};

const broken = () => {
  throw new Error("no explanation today");
};

/** The answer itself looks into the sandbox first. */
function secondLook() {
  const { peek } = Sandbox.prototype;
  return vi.spyOn(Sandbox.prototype, "peek").mockImplementationOnce(peek);
}

test.each([
  ["accepted", 200, "/api/addInvoice", ORDER, secondLook],
  ["refused", 400, "/api/addInvoice", {}, () => vi.spyOn(Gateway.prototype, "peekAll")],
  ["unmatched", 404, "/api/addInvoices", ORDER, () => vi.spyOn(Gateway.prototype, "now")],
] as const)(
  "a call that is %s is answered %i also where it cannot be explained",
  async (...row) => {
    const [, status, path, body, spyOn] = row;
    const errors: unknown[] = [];
    const { baseUrl, tester } = await slowGateway({
      parts: { observer: { error: (error) => errors.push(error) } },
    });
    const headers = { Authorization: `Bearer ${tester.token}`, "Content-Type": "application/json" };
    const call = () =>
      fetch(baseUrl + path, { method: "POST", headers, body: JSON.stringify(body) });
    const explained = await call();

    spyOn().mockImplementationOnce(broken);
    const unexplained = await call();

    expect([explained.status, unexplained.status]).toEqual([status, status]);
    expect(unexplained.headers.get("X-Paystub-Explain")).toBeNull();
    expect(errors.map(String)).toEqual(["Error: no explanation today"]);
  },
);
