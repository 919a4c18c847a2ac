import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { folder } from "./command-line.js";
/** What a pact says of one thing. */
export type Part = Readonly<Record<string, unknown>>;

/** The body of a request or an answer, as version 4 of Pact writes it. */
export function jsonBody(content: unknown): Part {
  return { content, contentType: "application/json", encoded: false };
}

const JSON_HEADER = { "Content-Type": ["application/json"] };

/** An invoice that the service accepts, with a token that was never issued. */
export const ADDS_INVOICE: Part = {
  method: "POST",
  path: "/api/addInvoice",
  headers: { ...JSON_HEADER, Authorization: ["Bearer anything"] },
  body: jsonBody({
    orderNumber: "ORD-1",
    amount: 25.5,
    callBackUrl: "https://shop.example/paid",
    clientName: "Sara Al Harbi",
    clientMobile: "0500000001",
    products: [{ title: "Tea", price: 25.5, qty: 1 }],
  }),
};

/** An answer with a body that is matched by types. */
export function answers(status: number, content: unknown): Part {
  const matchers = [{ match: "type" }];
  return {
    status,
    headers: JSON_HEADER,
    body: jsonBody(content),
    matchingRules: { body: { $: { combine: "AND", matchers } } },
  };
}

/** One interaction; what is left out adds an invoice and gets one. */
export function interaction(description: string, part: Part = {}): Part {
  return {
    type: "Synchronous/HTTP",
    description,
    pending: false,
    request: ADDS_INVOICE,
    response: answers(200, { transactionNo: "1772355600000", orderStatus: "PENDING" }),
    ...part,
  };
}

/** A pact of a shop, with some interactions. */
export function pact(interactions: readonly Part[], part: Part = {}): Part {
  return {
    consumer: { name: "shop" },
    provider: { name: "payment-service" },
    interactions,
    metadata: { pactSpecification: { version: "4.0" } },
    ...part,
  };
}

/** A file in a folder of its own, which is deleted after the test. */
export function fileWith(text: string, name = "shop.json"): string {
  const path = join(folder(), name);
  writeFileSync(path, text);
  return path;
}

/** A file with such a pact. */
export function pactFile(interactions: readonly Part[], part: Part = {}): string {
  return fileWith(JSON.stringify(pact(interactions, part)));
}
