import { expect, test } from "vitest";
import { breachOf, type Judged } from "../support/http.js";

const PROBLEM = JSON.stringify({
  detail: "amount is required",
  title: "Invalid request",
  type: "https://paystub.example/problems/invalid-fields",
  status: "400",
});

const KEPT: Judged = {
  method: "POST",
  path: "/api/addInvoice",
  status: 400,
  contentType: "application/json",
  text: PROBLEM,
};

test.each<[string, Partial<Judged>]>([
  ["a good answer", {}],
  ["a page", { path: "/pay/order/1", contentType: "text/html", text: "<p>" }],
  ["an empty 401", { status: 401, text: "", contentType: null }],
  ["a foreign caller", { status: 403 }],
])("%s keeps the contract", (_, part) => {
  expect(breachOf({ ...KEPT, ...part })).toBeUndefined();
});

test.each<[string, Partial<Judged>, RegExp]>([
  ["HTML", { contentType: "text/html" }, /as text\/html, not as JSON/],
  ["a status of its own", { status: 418 }, /418, a status that the spec does not name/],
  ["a numeric status", { text: PROBLEM.replace('"400"', "400") }, /against its schema/],
  ["another shape", { path: "/rest/pay/stcpay/sendOtp" }, /against its schema/],
  ["a 404 of another shape", { path: "/rest/pay/stcpay/sendOtp", status: 404 }, /its schema/],
  [
    "whole money",
    { method: "GET", path: "/_control/sandboxes/shop/events", status: 200, text: pageWith("10") },
    /money as a whole number: "amount":10/,
  ],
])("%s breaks the contract", (_, part, why) => {
  expect(breachOf({ ...KEPT, ...part })).toMatch(why);
});

function pageWith(amount: string): string {
  const event = `{"seq":1,"at":"2026-03-01T12:00:00.000Z","type":"x","amount":${amount}}`;
  return `{"events":[${event}],"next":null,"matches":1,"epoch":1}`;
}
