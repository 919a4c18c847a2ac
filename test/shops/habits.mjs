/**
 * Where integrations go wrong, done right. `bugs.mjs` has the wrong way beside each.
 */
export const GOOD_HABITS = {
  /** Reads what came. A proxy's error page or half an answer is no answer, and no reason to die. */
  parse(text) {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  },

  /** Asks once. When no answer comes the invoice may exist, and a second one could be paid as well. */
  createInvoice(addInvoice, request) {
    return addInvoice(request);
  },

  /** The letter case of orderStatus is nowhere promised. */
  isPaid(orderStatus) {
    return orderStatus.toLowerCase() === "paid";
  },

  /** A callback is a hint that anybody can send: what is so, only the service can tell. */
  calledBack(order, _told, confirm) {
    return confirm(order);
  },

  /** A refused token is not used again, however long it should have lived. */
  endsToken(status) {
    return status === 401 || status === 403;
  },
};
