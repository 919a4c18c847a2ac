/** Five common bugs. Each replaces a good habit of `habits.mjs`. */
export const BUGS = {
  /** Repeats addInvoice when no answer comes: two invoices for one order. */
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

  /** Trusts every call to callBackUrl without asking getInvoice. */
  "trusts-callback": {
    async calledBack(order, told) {
      order.status = "paid";
      order.received = Number(told.amount ?? order.amount);
    },
  },

  /** Compares orderStatus with one spelling only. */
  "compares-paid": {
    isPaid: (orderStatus) => orderStatus === "Paid",
  },

  /** Parses every answer as JSON, also the HTML error page of a proxy. */
  "dies-on-html": {
    parse: JSON.parse,
  },

  /** Keeps the first token forever. */
  "keeps-token": {
    endsToken: () => false,
  },
};
