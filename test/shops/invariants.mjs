import assert from "node:assert/strict";

/** The rules that hold for any behavior of the payment service. Each check rejects with the breach. */
export const INVARIANTS = {
  async "an order has at most one invoice that is open or paid"({ sandbox }) {
    const alive = (await sandbox.invoices()).filter(({ status }) => status !== "canceled");
    const taken = new Set();
    for (const { orderNumber } of alive) {
      assert.ok(!taken.has(orderNumber), `${orderNumber} has two invoices that can be paid`);
      taken.add(orderNumber);
    }
  },

  // Time may pass between two calls. A paid order stays paid, so compare each answer with a later one: the shop must
  // know what the service knew, and what the shop says must be true.
  async "an order counts as paid exactly when its invoice is paid"({ customer, sandbox, seen }) {
    const paidBefore = await paidInvoices(sandbox);
    const shown = await Promise.all(
      [...new Set([...seen.orders, ...paidBefore.keys()])].map((id) => looked(customer, id)),
    );
    const paidAfter = await paidInvoices(sandbox);
    for (const { id, status, received } of shown) {
      const told = `${id} is ${status} for the shop`;
      if (paidBefore.has(id)) assert.equal(status, "paid", `${told}, but was paid for`);
      if (status !== "paid") continue;
      assert.ok(paidAfter.has(id), `${told}, but no customer paid`);
      assert.equal(received, paidAfter.get(id), `${told}, with an amount that no customer paid`);
    }
  },

  async "a subscription shows the charges that were taken"({ customer, sandbox, seen }) {
    const taken = new Map(
      (await sandbox.recurring()).map(({ recurringId, chargesDone }) => [recurringId, chargesDone]),
    );
    for (const id of seen.subscriptions) {
      const { recurringId, charges } = await looked(customer, id, "subscriptions");
      assert.equal(charges, taken.get(recurringId) ?? 0, `${id} shows the wrong charges`);
    }
  },

  async "no callback meets a crash"({ sandbox }) {
    for (const { url, attempts } of await sandbox.callbacks()) {
      assert.ok(!attempts.some(({ status }) => status === 500), `the shop crashed at ${url}`);
    }
  },
};

async function paidInvoices(sandbox) {
  const paid = (await sandbox.invoices()).filter(({ status }) => status === "paid");
  return new Map(paid.map(({ orderNumber, amount }) => [orderNumber, amount]));
}

/** What the shop shows. If it asks to try again, the customer does. */
async function looked(customer, id, place = "orders") {
  const path = `/${place}/${id}`;
  const shown = (await customer.looksAt(path)) ?? (await customer.looksAt(path));
  assert.ok(shown, `the shop does not show ${id}`);
  return shown;
}
