import { describe, expect, test } from "vitest";
import { claimOf, failureIn } from "../../mocks/checks/matrix/claims.js";
import { instanceOf } from "../../mocks/checks/matrix/verdict.js";

const failed = (expected: unknown, actual: unknown) => ({
  name: "AssertionError",
  message: "",
  expected: JSON.stringify(expected),
  actual: JSON.stringify(actual),
});

describe("the shop's answer that a failed assertion shows", () => {
  test.each([
    ["paid", "pending", "open"],
    ["paid", "failed", "failed"],
    ["pending", "paid", "done"],
    ["paid", "unpaid", "failed"],
    [{ state: "paid", tickets: 1 }, { state: "paid", tickets: 2 }, "more"],
    [{ state: "paid", tickets: 1 }, { state: "pending", tickets: 0 }, "open"],
    [1, 0, "unknown"],
    [200, 503, "unknown"],
    [true, false, "unknown"],
  ])("expected %j, got %j: %s", (expected, actual, claim) => {
    expect(claimOf(failed(expected, actual))).toBe(claim);
  });

  test.each([
    ["node:assert", "Expected values to be strictly equal:\n\n'failed' !== 'paid'\n", "failed"],
    ["Jest", 'expect(received).toBe(expected)\n\nExpected: "paid"\nReceived: "pending"', "open"],
    ["Chai", "expected 'paid' to be 'pending' // Object.is equality", "done"],
    ["pytest", "AssertionError: assert 'canceled' == 'paid'", "failed"],
    ["TAP", "  expected: 'paid'\n  actual: 'pending'", "open"],
    ["Node", "SyntaxError: Unexpected token '<', \"<html>\" is not valid JSON", "crash"],
    ["nobody", "the order is wrong", "unknown"],
  ])("reads the words of %s", (_runner, message, claim) => {
    expect(claimOf({ name: "Error", message })).toBe(claim);
  });

  test("does not blame the shop for an HTML error page that the test parses as JSON", () => {
    const message = "Unexpected token '<', \"<html>\" is not valid JSON";
    const failure = { name: "SyntaxError", message };
    expect(claimOf({ ...failure, isCrash: false })).toBe("unknown");
    expect(claimOf({ ...failure, isCrash: true })).toBe("crash");
  });

  test("reads two printed objects line by line, as Vitest prints them", () => {
    const printed = (state: string) => `Object {\n  "state": "${state}",\n  "tickets": 1,\n}`;
    expect(claimOf(failed(printed("paid"), printed("failed")))).toBe("failed");
  });
});

test("shows the failed assertion, not tests that passed later", () => {
  const output = ["ok 1 - one", "not ok 2 - pays", "  AssertionError: 1 !== 2", "ok 3 - later"];
  expect(failureIn([...Array(50).fill("ok"), ...output]).message).toBe(output.slice(1).join("\n"));
});

test("a breach is the same in another run with other numbers", () => {
  const breach = (request: number, order: string) => ({
    sentence: `addInvoice was sent again for order ${order} (#${request + 1}) after #${request} ended with 500`,
    requests: [request],
    callbacks: [],
    step: null,
  });
  const instance = (request: number, order: string) => instanceOf("any", breach(request, order));
  expect(instance(7, "ORD-1")).toBe(instance(41, "ORD-1"));
  expect(instance(7, "ORD-1")).not.toBe(instance(7, "ORD-2"));
});
