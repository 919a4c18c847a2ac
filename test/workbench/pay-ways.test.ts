import { describe, expect, test } from "vitest";
import { payWays } from "../../mocks/workbench/app/parts/pay-ways.js";
import { testCards, testValues } from "../../spec/generated/faults.js";

const ALL = ["mada", "visaMastercard", "amex", "tamara", "stcpay", "urpay"] as const;

describe("the ways to pay an invoice in the workbench", () => {
  test("are all test cards and the methods without a card", () => {
    const bodies = payWays(ALL).flatMap(({ does }) => (does.is === "pay" ? [does.body] : []));
    const declined = testValues.filter(({ in: field }) => field === "cardNumber");
    const numbers = [...testCards.map(({ number }) => number), ...declined.map((one) => one.value)];
    const offered = bodies.map(({ cardNumber, method }) => cardNumber ?? method);
    expect(offered.toSorted()).toEqual([...numbers, "tamara", "stcpay", "urpay"].toSorted());
  });

  test("are two for each card with 3-D Secure", () => {
    const asked = payWays(ALL).filter(({ group }) => group === "payChallenge");
    expect(asked.map(({ does }) => does.is)).toEqual(
      testCards.flatMap(({ asks }) => (asks ? ["pay", "decline"] : [])),
    );
  });

  test.each([
    [["stcpay", "mada"], { method: "stcpay" }],
    [["amex"], { method: "amex", cardNumber: "378282246310005" }],
    [["tabby"], { method: "tabby" }],
  ] as const)("begin with the invoice's first method: %s", (offered, body) => {
    const [first, ...rest] = payWays([...offered]);
    expect(first?.does).toEqual({ is: "pay", body });
    expect(rest).not.toContain(first);
  });
});
