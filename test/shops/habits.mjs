/**
 * Good habits where integrations often fail. `bugs.mjs` has the common mistake for each.
 */
export const GOOD_HABITS = {
  /** Reads an answer. An error page of a proxy or half an answer counts as no answer, and crashes nothing. */
  parse(text) {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  },

  /** Calls once. Without an answer the invoice may exist, and the customer could pay a second one too. */
  createInvoice(addInvoice, request) {
    return addInvoice(request);
  },

  /** Ignores the letter case of orderStatus, which the service does not promise. */
  isPaid(orderStatus) {
    return orderStatus.toLowerCase() === "paid";
  },

  /** Anyone can send a callback, so ask the service. */
  calledBack(order, _told, confirm) {
    return confirm(order);
  },

  /** Never reuses a rejected token, however long it should have lived. */
  endsToken(status) {
    return status === 401 || status === 403;
  },
};
