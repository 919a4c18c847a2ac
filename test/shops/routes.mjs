const AMOUNTS = { "Coffee beans": 25.5, Grinder: 99 };
const WEEKLY_AMOUNT = 30;

const SAYS = {
  new: "We are preparing your order.",
  open: "Your order waits to be paid.",
  paid: "Thank you, your order is paid.",
  canceled: "Your order is canceled.",
  failed: "Your order could not be placed. Nothing was paid; please order again.",
};

const UNKNOWN = [404, { says: "We know of no such order." }];

/** The routes of orders, for customers and for the payment service. */
export function orderRoutes(orders) {
  const found = (id, act) => {
    const order = orders.find(id);
    return order ? act(order) : UNKNOWN;
  };
  const whileOpen = (id, act) =>
    found(id, (order) => (order.status === "open" ? act(order) : [409, orderView(order)]));
  const afterwards = async (order, done) => {
    await done;
    return [200, orderView(order)];
  };
  // A caller that comes before the invoice of an order is known must call again: a status other than 2xx asks for that.
  const whenKnown = (order, act) => (order.status === "new" ? [503, orderView(order)] : act());

  return {
    async "POST /orders"({ body: { item, name, mobile } }) {
      const amount = AMOUNTS[item];
      if (!amount || !name || !mobile) return [400, { says: "Tell us what, who and a mobile." }];
      return [201, orderView(await orders.start({ item, amount, name, mobile }))];
    },
    "GET /orders/:id": ({ id }) => found(id, (order) => afterwards(order, orders.confirm(order))),
    "POST /orders/:id/cancel": ({ id }) =>
      whileOpen(id, (order) => afterwards(order, orders.cancel(order))),
    "POST /orders/:id/wallet": ({ id, body: { mobile } }) =>
      whileOpen(id, async (order) => {
        await orders.sendCode(order, mobile);
        return [200, { ...orderView(order), says: "Enter the code that we sent you." }];
      }),
    "POST /orders/:id/code": ({ id, body: { code } }) =>
      whileOpen(id, (order) => {
        if (!order.session) return [409, { ...orderView(order), says: "Ask for a code first." }];
        return afterwards(order, orders.payWithCode(order, code));
      }),
    "* /paid": ({ query, body }) =>
      found(query.order, (order) =>
        whenKnown(order, () => afterwards(order, orders.calledBack(order, { ...query, ...body }))),
      ),
    "* /canceled": ({ query }) =>
      found(query.order, (order) =>
        whenKnown(order, () => afterwards(order, orders.confirm(order))),
      ),
  };
}

/** The routes of subscriptions. */
export function subscriptionRoutes(subscriptions) {
  const confirmed = async (id) => {
    const subscription = subscriptions.find(id);
    if (!subscription) return UNKNOWN;
    await subscriptions.confirm(subscription);
    return [200, subscriptionView(subscription)];
  };
  return {
    async "POST /subscriptions"({ body: { name, mobile } }) {
      const wanted = { amount: WEEKLY_AMOUNT, name, mobile };
      return [201, subscriptionView(await subscriptions.start(wanted))];
    },
    "GET /subscriptions/:id": ({ id }) => confirmed(id),
    "* /charged": ({ query }) => confirmed(query.subscription),
  };
}

function orderView({ id, status, amount, received, payAt }) {
  return { id, status, amount, received, payAt, says: SAYS[status] };
}

function subscriptionView({ id, status, charges, recurringId, payAt }) {
  const says = `Your subscription is ${status}, with ${charges} charges so far.`;
  return { id, status, charges, recurringId, payAt, says };
}
