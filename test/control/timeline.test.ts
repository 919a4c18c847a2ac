import { describe, expect } from "vitest";
import type { SequenceStep } from "../../spec/generated/control.types.js";
import { START, test, walletOf } from "../support/persons.js";

describe("the time line", () => {
  test("has a mark for what happened, by kind and outcome", async ({ persons }) => {
    const { merchant, tester } = persons;
    const [paid, declined] = [
      await merchant.createsInvoice(),
      await merchant.createsInvoice({ orderNumber: "ORD-2", smsMessage: "Pay [WEB_URL]" }),
    ];
    await tester.invoices.decline(declined, { code: "NO_MONEY" });
    merchant.shop.answers(500);
    await tester.invoices.pay(paid);
    await merchant.reads("1");
    await tester.faults.add({ fault: "status", status: 500, times: 1 });
    await merchant.reads(paid);
    await tester.labels.add({ name: "here" });
    const { marks, matches, from, to } = await tester.timeline();
    expect([from, Date.parse(to) > Date.parse(from)]).toEqual([START, true]);
    expect(matches).toBe(marks.length);
    const kinds = marks.map(({ kind, outcome }) => `${kind} ${outcome}`);
    expect(kinds.toSorted()).toEqual([
      "call bad",
      "call good",
      "call good",
      "call injected",
      "callback bad",
      "invoice bad",
      "invoice good",
      "invoice plain",
      "invoice plain",
      "label plain",
      "sms plain",
    ]);
    const decline = marks.find(({ kind, outcome }) => kind === "invoice" && outcome === "bad");
    expect(decline).toMatchObject({
      at: START,
      until: START,
      count: 1,
      label: expect.stringContaining(`invoice ${declined} declined: NO_MONEY`),
      seq: expect.any(Number),
    });
  });

  test("shows a part, and names what is no instant", async ({ merchant, tester }) => {
    await merchant.createsInvoice();
    await tester.clock.advance({ by: "PT25H" });
    const { marks } = await tester.timeline({ from: "2026-03-02T00:00:00Z" });
    expect(marks.map(({ label }) => label)).toEqual([
      expect.stringContaining("Canceled by expiry"),
      expect.any(String),
    ]);
    expect((await tester.timeline({ to: START })).marks).toEqual([]);
    await expect(tester.timeline({ from: "soon" })).rejects.toThrow(/^from must be an instant/);
  });

  test("draws much as at most 300 marks that stand for all", async ({ merchant, tester }) => {
    await merchant
      .registers({ recurring: { type: "Daily", iterations: 0 } })
      .then((id) => tester.recurring.start(id));
    await tester.clock.advance({ by: "P2Y", callbacks: "skip" });
    const { marks, matches } = await tester.timeline();
    expect(matches).toBeGreaterThan(700);
    expect(marks.length).toBeLessThan(300);
    expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(matches);
    expect(marks.every(({ at, until }) => at <= until)).toBe(true);
  });
});

const line = ({ from, to, label, isReply, isBad, isInferred, state }: SequenceStep) => {
  const marks = [isReply && "reply", isBad && "bad", isInferred && "inferred"].filter(Boolean);
  const ways = state === null ? `${from} > ${to}: ${label}` : `= ${state}`;
  return marks.length === 0 ? ways : `${ways} (${marks.join(", ")})`;
};

describe("the sequence of an invoice", () => {
  test("shows calls, payment and callback in order", async ({ merchant, tester }) => {
    const other = await merchant.createsInvoice({ orderNumber: "ORD-9" });
    const no = await merchant.createsInvoice();
    await tester.faults.add({ fault: "status", status: 500, operation: "getInvoice", times: 1 });
    await merchant.reads(no);
    merchant.shop.answers(500);
    await tester.invoices.pay(no, { method: "mada" });
    await merchant.reads(other);
    const { steps, earlier } = await tester.invoices.sequence(no);
    expect(steps.map(line)).toEqual([
      "shop > gateway: addInvoice",
      "= pending",
      "gateway > shop: 200 (reply)",
      "shop > gateway: getInvoice (bad)",
      expect.stringMatching(/^gateway > shop: 500.* \(reply, bad\)$/),
      "customer > gateway: pays (inferred)",
      "gateway > bank: asks (inferred)",
      "bank > gateway: approved (reply, inferred)",
      "= paid",
      "gateway > shop: callback",
      "shop > gateway: 500 (reply, bad)",
    ]);
    expect(earlier).toBe(0);
    expect(steps[4]).toMatchObject({ fault: "status", requestId: 3 });
    expect(steps[9]).toMatchObject({ callbackId: "cb-1", seq: expect.any(Number) });
  });

  test("shows a declined card, a cancellation and a refund", async ({ merchant, tester }) => {
    const [declined, refunded] = [
      await merchant.createsInvoice(),
      await merchant.createsInvoice({ orderNumber: "ORD-2" }),
    ];
    await tester.invoices.decline(declined);
    await tester.invoices.cancel(declined);
    await tester.invoices.pay(refunded);
    await tester.invoices.refund(refunded);
    const states = async (no: string) =>
      (await tester.invoices.sequence(no)).steps.flatMap(({ state }) => state ?? []);
    expect(await states(declined)).toEqual(["pending", "canceled"]);
    expect(await states(refunded)).toEqual(["pending", "paid", "refunded"]);
    const { steps } = await tester.invoices.sequence(declined);
    expect(steps.map(line)).toContainEqual(
      expect.stringMatching(/^bank > gateway: \w+ \(reply, bad, inferred\)$/),
    );
  });

  test("shows the customer: a payment page, and a wallet with its code", async ({ persons }) => {
    const { gateway, merchant, customer, tester } = persons;
    const [page, wallet] = [
      await merchant.createsInvoice(),
      await merchant.createsInvoice({ orderNumber: "ORD-2" }),
    ];
    await customer.submits(page, { do: "pay" });
    const steps = (await tester.invoices.sequence(page)).steps.map(line);
    expect(steps).toContain(`customer > gateway: POST /pay/order/${page}`);
    expect(steps).not.toContain("customer > gateway: pays (inferred)");
    expect(steps.at(-1)).toBe("customer > shop: callback (inferred)");

    const proof = await walletOf(gateway).getsCode(wallet);
    await walletOf(gateway).pays(wallet, proof);
    const paid = (await tester.invoices.sequence(wallet)).steps.map(line);
    expect(paid).toEqual(
      expect.arrayContaining(["shop > gateway: sendOtp", "gateway > phone: SMS", "= paid"]),
    );
    expect(paid.indexOf("customer > shop: types (inferred)")).toBe(
      paid.indexOf("shop > gateway: processPayment") - 1,
    );
  });

  test("counts what repeats in a long life", async ({ merchant, tester }) => {
    const no = await merchant.createsInvoice();
    for (let n = 0; n < 40; n += 1) await merchant.reads(no);
    const { steps } = await tester.invoices.sequence(no);
    expect(steps.map(({ label, count }) => [label, count])).toEqual([
      ["addInvoice", 1],
      ["", 1],
      ["200", 1],
      ["getInvoice", 40],
      ["200", 40],
    ]);
  });
});

test("the preview of a rewind lists every event that it would undo, and undoes none", async ({
  persons,
}) => {
  const { gateway, merchant, tester } = persons;
  const no = await merchant.createsInvoice();
  await tester.labels.add({ name: "before" });
  await tester.invoices.pay(no);
  const { position } = await tester.summary();
  const preview = await gateway.previewRewind("shop", { to: "before" });
  const counts = { events: 4, transactionNos: [no], invoices: 1, callbacks: 1 };
  expect(preview).toMatchObject({ seq: 3, at: START, ...counts });
  expect(
    preview.undone.map(({ seq, label }) => [seq, label.split(" ").slice(0, 3).join(" ")]),
  ).toEqual([
    [4, `invoice ${no} Paid`],
    [5, "callback cb-1 planned"],
    [6, expect.stringContaining("callback cb-1: ")],
    [7, "callback cb-1 delivered:"],
  ]);
  expect((await tester.summary()).position).toEqual(position);
  await expect(gateway.previewRewind("shop", { to: "soup" })).rejects.toMatchObject({
    status: 404,
  });
});
