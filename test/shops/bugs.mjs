/** Five bugs that are common, each in place of a good habit of `habits.mjs`. */
export const BUGS = {
  /** When addInvoice brings no answer, it is called again: two invoices for one order. */
  "retries-blindly": {
    async createInvoice(addInvoice, request) {
      for (let triesLeft = 2; triesLeft > 0; triesLeft -= 1) {
        try {
          return await addInvoice(request);
        } catch {
          // It will work the next time.
        }
      }
      return addInvoice(request);
    },
  },

  /** Whoever calls callBackUrl is believed, without asking getInvoice. */
  "trusts-callback": {
    async calledBack(order, told) {
      order.status = "paid";
      order.received = Number(told.amount ?? order.amount);
    },
  },

  /** orderStatus is compared with the one spelling that was seen once. */
  "compares-paid": {
    isPaid: (orderStatus) => orderStatus === "Paid",
  },

  /** Every answer is taken for JSON, the HTML page of a proxy that gave up too. */
  "dies-on-html": {
    parse: JSON.parse,
  },

  /** The first token is kept for good. */
  "keeps-token": {
    endsToken: () => false,
  },
};
