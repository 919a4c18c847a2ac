import { describe, expect, test } from "vitest";
import type { Assumptions } from "../../mocks/domain/settings.js";
import { orderStatusOf, toJson } from "../../mocks/sandbox/wire.js";
import { settingsUnder } from "../support/domain.js";

describe("wire formats", () => {
  test.each<[Assumptions["order-status-case"], readonly string[]]>([
    ["mixed", ["PENDING", "Paid", "Canceled"]],
    ["upper", ["PENDING", "PAID", "CANCELED"]],
    ["title", ["Pending", "Paid", "Canceled"]],
  ])("an order's status under order-status-case %s: %j", (option, words) => {
    const { assumptions } = settingsUnder({ "order-status-case": option });
    const statuses = ["pending", "paid", "canceled"] as const;
    expect(statuses.map((status) => orderStatusOf(status, assumptions))).toEqual(words);
  });

  test.each([
    [{ amount: 10 }, '{"amount":10.0}'],
    [{ amount: 0, Amount: -5 }, '{"amount":0.0,"Amount":-5.0}'],
    [{ amount: 10.5, qty: 1 }, '{"amount":10.5,"qty":1}'],
    [{ note: '{"amount":10}' }, '{"note":"{\\"amount\\":10}"}'],
    [[{ amount: 1200 }, { amount: 1 }], '[{"amount":1200.0},{"amount":1.0}]'],
  ])("%j is written %s", (value, text) => {
    expect(toJson(value)).toBe(text);
  });
});
