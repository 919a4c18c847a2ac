import type { Check, PlantedDocument } from "./check.js";
import { installedVersion } from "./readers.js";

/** An answer has a field whose type the spec does not name. */
const fault: Check["fault"] = {
  what: "an invoice's amount as a text",
  plant({ components }: PlantedDocument) {
    const { Invoice: invoice } = components.schemas;
    if (!invoice) throw new Error("the spec has no Invoice");
    invoice.properties.amount = { type: "string" };
  },
};

const ORDER = {
  orderNumber: "INTEROP",
  amount: 25.5,
  callBackUrl: "https://shop.example/payment/done",
  clientName: "Sara Al Harbi",
  clientMobile: "0500000001",
  products: [{ title: "Coffee beans", price: 25.5, qty: 1 }],
};

/** Prism reads the spec, and judges what the mock answers to a call by it. */
export const prism: Check = {
  tool: "Prism",
  version: installedVersion("@stoplight/prism-http"),
  fault,
  async judge({ spec, baseUrl, token }) {
    // Loaded where it is asked: it takes longer to load than the quick tools take to answer.
    const { getHttpOperationsFromSpec } = await import("@stoplight/prism-http");
    const { makeJudge } = await import("../prism/judge.js");
    const operations = await getHttpOperationsFromSpec(spec);
    const judge = await makeJudge(operations);
    const sent = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const text = JSON.stringify(ORDER);
    const target = "/api/addInvoice";
    const response = await fetch(baseUrl + target, { method: "POST", headers: sent, body: text });
    const violations = await judge({
      ...{ method: "POST", target, status: response.status },
      request: { headers: lowerCased(sent), body: Buffer.from(text) },
      response: {
        headers: { "content-type": response.headers.get("content-type") ?? "" },
        body: Buffer.from(await response.arrayBuffer()),
      },
    });
    const complaints = violations.map(({ side, place, message }) => `${side} ${place}: ${message}`);
    const said = `${operations.length} operations, ${complaints.length} violations`;
    return { said, complaints };
  },
};

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
