import { describe, expect, test } from "vitest";
import { fillPlaceholders } from "../../mocks/domain/sms.js";
import { orderWith } from "../support/domain.js";

const LINKS = {
  web: () => "w://web",
  qr: () => "w://qr",
  mobile: () => "w://mob",
  short: () => "w://short",
};

function filled(template: string, part = {}, agreed = true): string {
  return fillPlaceholders(template, "1000000000001", orderWith(part), LINKS, agreed);
}

describe("the placeholders of an SMS", () => {
  test.each([
    ["[CLIENT_NAME]", "Zaid Matooq"],
    ["[TRANSACTION_NO]", "1000000000001"],
    ["[ORDER_NUMBER]", "ORD-1"],
    ["[QR_URL]", "w://qr"],
    ["[MOB_URL]", "w://mob"],
    ["[SHORT_URL]", "w://short"],
    ["[AMOUNT]", "25.00"],
    ["[WEB_URL]", "w://web"],
    ["Pay [AMOUNT], [CLIENT_NAME]: [SHORT_URL]!", "Pay 25.00, Zaid Matooq: w://short!"],
    ["[AMOUNT][AMOUNT]", "25.0025.00"],
    ["[amount] [ AMOUNT ] [AMOUNTS] AMOUNT", "[amount] [ AMOUNT ] [AMOUNTS] AMOUNT"],
    ["[UNKNOWN]", "[UNKNOWN]"],
    ["[[AMOUNT]]", "[25.00]"],
    ["", ""],
  ])("%s becomes %s", (template, text) => {
    expect(filled(template)).toBe(text);
  });

  test.each([
    ["[AMOUNT]", "[AMOUNT]"],
    ["$& $1 $`", "$& $1 $`"],
  ])("a client who is called %s keeps the name", (clientName, text) => {
    expect(filled("[CLIENT_NAME]", { clientName })).toBe(text);
  });

  test("cannot make a message of gigabytes of a short text", () => {
    const text = filled("[CLIENT_NAME]".repeat(150), { clientName: "x".repeat(200) });
    expect(text).toHaveLength(10_000);
    expect(text.endsWith("...")).toBe(true);
  });

  test("[WEB_URL] stays as written without the agreement", () => {
    expect(filled("[WEB_URL] [QR_URL]", {}, false)).toBe("[WEB_URL] w://qr");
  });
});
