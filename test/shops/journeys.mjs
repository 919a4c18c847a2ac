import assert from "node:assert/strict";

/** How often a customer tries. A fault may cost one try, so a shop that recovers needs at most two. */
const TRIES = 3;

/**
 * The journeys of a customer. Each ends as the customer wanted, or says why not. `seen` collects the orders and
 * subscriptions that the shop showed to a customer.
 */
export const JOURNEYS = {
  "buys on the payment page": (world) =>
    ordering(world, "Coffee beans", ["paid"], async ({ payAt }) => {
      await world.customer.presses("pay", payAt);
    }),

  "changes her mind on the payment page": (world) =>
    ordering(world, "Grinder", ["canceled"], async ({ payAt }) => {
      await world.customer.presses("cancel", payAt);
    }),

  // The payment may have arrived just before. Then the shop says that the order is paid.
  "has the shop cancel an order": (world) =>
    ordering(world, "Grinder", ["canceled", "paid"], async ({ id }) => {
      await world.customer.cancels(id);
    }),

  "pays from a wallet": (world) =>
    ordering(world, "Coffee beans", ["paid"], async ({ id }) => {
      const { customer, sandbox } = world;
      if (!(await customer.asksForCode(id))) return;
      await customer.entersCode(id, await sandbox.codeSentTo(customer.mobile));
    }),

  async subscribes({ customer, sandbox, seen }) {
    await insists("active", async (before) => {
      const given = goesOn(before) ? before : await customer.subscribes();
      if (!given) return before;
      seen.subscriptions.add(given.id);
      if (given.status === "registered") await customer.presses("pay", given.payAt);
      await sandbox.passTime();
      return (await customer.looksAt(`/subscriptions/${given.id}`)) ?? given;
    });
  },
};

/** Orders, acts on the order, and reads it until it has the wanted status. */
async function ordering({ customer, sandbox, seen }, item, wanted, act) {
  await insists(wanted, async (before) => {
    const order = goesOn(before) ? before : await customer.orders(item);
    if (!order) return before;
    seen.orders.add(order.id);
    if (order.status === "open") await act(order);
    await sandbox.passTime();
    return (await customer.looksAt(`/orders/${order.id}`)) ?? order;
  });
}

/** A failed order has ended. Continues any other, so that the customer pays once. */
function goesOn(order) {
  return order !== undefined && order.status !== "failed";
}

async function insists(wanted, attempt) {
  let order;
  for (let n = 1; n <= TRIES; n += 1) {
    order = await attempt(order);
    if (order && wanted.includes(order.status)) return;
  }
  const end = order ? `${order.id} is ${order.status}` : "the shop takes no order";
  assert.fail(`after ${TRIES} tries ${end}, not ${[wanted].flat().join(" or ")}`);
}
