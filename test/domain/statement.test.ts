import { expect, test } from "vitest";
import { type DomainEvent, fold } from "../../mocks/domain/events.js";
import { addStatement, STATEMENTS, type Statement } from "../../mocks/domain/statement.js";
import { opening, orderWith, T0 } from "../support/domain.js";

const [NO, OTHER] = ["1000000000001", "1000000000002"] as const;
const made = (transactionNo: string): DomainEvent => {
  const order = orderWith({ orderNumber: "ORD-1" });
  return { type: "invoice-created", at: T0, transactionNo, order, rate: null };
};
const worldOf = (...events: readonly DomainEvent[]) => fold([opening(), ...events]);
const [first, second] = [made(NO), made(OTHER)];
const by = { at: T0, transactionNo: NO } as const;
const paid: DomainEvent = {
  type: "invoice-paid",
  ...by,
  method: "mada",
  via: "page",
  cardEnding: null,
};
const canceled: DomainEvent = { type: "invoice-canceled", ...by, by: "customer" };
const refund = (type: "invoice-refunded" | "refund-failed"): DomainEvent => {
  return { type, ...by, refundId: 1, reason: null, by: "tester" };
};

test.each<[string, readonly DomainEvent[], readonly Statement[]]>([
  ["that the service does not know", [], ["canceled", "not charged"]],
  ["that is pending", [first], ["not charged"]],
  ["that is paid", [first, paid], ["paid", "delivered"]],
  ["that is canceled", [first, canceled], ["canceled", "not charged"]],
  ["that is paid and refunded", [first, paid, refund("invoice-refunded")], STATEMENTS],
  ["whose refund failed", [first, paid, refund("refund-failed")], ["paid", "delivered"]],
  ["that is canceled and can be paid again", [first, canceled, second], ["not charged"]],
  ["that is paid with one of two invoices", [first, paid, second], ["paid", "delivered"]],
])("of an order %s, only these statements are true", (_, events, expected) => {
  const world = worldOf(...events);
  const isTrue = (order: string) =>
    STATEMENTS.filter((says) => {
      return addStatement(world, { type: "add-statement", order, says }, T0).isTrue;
    });
  expect(isTrue("ORD-1")).toEqual(expected);
  if (events.length === 2) expect(isTrue(NO)).toEqual(expected);
});

test("a statement keeps what it was compared with, the latest invoice first", () => {
  const told = addStatement(
    worldOf(first, canceled, second),
    { type: "add-statement", order: "ORD-1", says: "canceled" },
    T0,
  );
  expect(told.about).toEqual([
    { id: OTHER, status: "pending" },
    { id: NO, status: "canceled" },
  ]);
});
