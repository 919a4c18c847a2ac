/** What a note is about, as it is shown. */
export interface NoteFacts {
  readonly transactionNo: string;
  readonly status: string;
  readonly amount: string;
  readonly why: string;
}

const ANYBODY = "It proves nothing, since anybody can call this address: the shop asks getInvoice.";

/** By the words that the integration notes down. */
const NOTES = {
  placed: ({ amount }) => `A customer ordered for ${amount}.`,
  invoice: ({ transactionNo }) =>
    `addInvoice answered with invoice ${transactionNo} and the address of its payment page.`,
  refused: ({ why }) => `The payment service refused. ${why}`,
  unclear: ({ why }) =>
    `${why}. There may be an invoice or not. Should it be paid, a callback tells.`,
  callback: ({ transactionNo }) => `A callback came about ${transactionNo}. ${ANYBODY}`,
  browser: ({ transactionNo }) => `The browser came back about ${transactionNo}. ${ANYBODY}`,
  asks: ({ transactionNo }) => `The shop asks getInvoice about ${transactionNo} by itself.`,
  unverified: ({ why }) => `${why}. The callback is answered with 503, so that it comes again.`,
  unasked: ({ why }) => `${why}. Nothing changes until it can be verified.`,
  "other-order": ({ transactionNo }) =>
    `${transactionNo} is the invoice of another order. Nothing changes.`,
  unpaid: ({ status }) => `getInvoice says ${status}. Nothing is paid.`,
  canceled: ({ status }) => `getInvoice says ${status}. Nothing is to be shipped for it.`,
  "other-amount": ({ status, amount }) =>
    `getInvoice says ${status}, but ${amount} is not what the order costs. A person has to check it.`,
  known: ({ status }) => `getInvoice says ${status}, which the shop knows. Nothing is done twice.`,
  "paid-twice": ({ transactionNo }) =>
    `Another invoice of this order, ${transactionNo}, is paid as well: that money goes back.`,
  paid: ({ status, amount }) =>
    `getInvoice says ${status}, ${amount}, which is what the order costs. It is shipped, once.`,
} satisfies Readonly<Record<string, (facts: NoteFacts) => string>>;

/** All that the shop says, in English. Its type is what another language has to say, too. */
export const EN = {
  title: "A tiny shop",
  tagline: "The built-in shop",
  workbench: "Workbench",
  lead: "It uses the payment service as any shop does: over HTTP, with a callback of its own. Order something, pay, and see what it checked.",
  create: "Create an order",
  sandbox: "Sandbox",
  sandboxHint: "One that is there, or a new name.",
  goods: "What would you like?",
  good: { coffee: "Coffee beans", dates: "Ajwa dates", tea: "Mint tea" },
  name: "Your name",
  nameValue: "Salma Alqahtani",
  mobile: "Your mobile number",
  show: "Show its orders",
  orders: (sandbox: string) => `Orders in ${sandbox}`,
  noOrders: "None yet. The first one takes half a minute.",
  forgotten: (count: string, most: string) =>
    `The shop keeps the latest ${most} orders in memory; it has forgotten ${count} earlier ones.`,
  order: "Order",
  amount: "Amount",
  shopSays: "For the shop",
  gatewaySays: "In the gateway",
  states: {
    placed: "No invoice",
    unclear: "Unclear",
    waiting: "Waiting",
    paid: "Paid",
    canceled: "Canceled",
  },
  standings: {
    none: "No invoice",
    pending: "Pending",
    paid: "Paid",
    canceled: "Canceled",
    unknown: "Not known",
  },
  gone: "The gateway no longer knows the invoice of this order: its sandbox was reset, or rewound to before the order. A real shop never meets this; here, create a new order.",
  differs:
    "Shop and gateway differ. Either no callback came yet, or it was lost, or the sandbox was rewound. Check again asks the service.",
  next: {
    placed: "There is no invoice yet.",
    unclear:
      "No answer came about its invoice. There may be one, so it is not asked for again: to buy now, order anew.",
    waiting: "The customer has not paid yet.",
    paid: "Paid, verified, and on its way.",
    canceled: "Canceled. Nothing is shipped.",
  },
  pay: "Go to the payment page",
  again: "Try again",
  check: "Check again",
  back: "All orders",
  inWorkbench: "See it in the workbench",
  history: "What happened",
  dropped: (count: string) => `${count} earlier notes were dropped.`,
  notes: NOTES,
  source: "The source of its payments",
  sourceLead:
    "This is the very code that runs here, and that a test of paystub runs outside. Copy it: it needs nothing but fetch.",
  plain: "As a plain file",
  unknownOrder: {
    title: "Not an order of this shop",
    text: "The shop keeps its latest orders in the memory of one process, and knows none of this number.",
    hint: "After a restart, or where another replica took the order, it is not known here. The gateway still has the invoice: see the workbench.",
  },
  thanks: "Your order",
  problems: {
    good: "Choose something from the list.",
    sandbox: "A sandbox has a name of up to 128 letters, digits and . _ ~ @ -",
    name: "A name of 1 to 100 letters is needed.",
    mobile: "A mobile number of up to 30 letters is needed.",
    amount: "An amount from 0.01 to 999999999.99 with at most two decimals is needed.",
  },
  entry: {
    title: "Control token",
    text: "Others can reach this gateway, so the shop asks for the control token that it printed at start. The browser keeps it until you close it.",
    label: "Control token",
    enter: "Enter",
    wrong: "That is not the token.",
    wait: (seconds: string) => `Too many wrong tokens came. Try again in ${seconds} seconds.`,
  },
};

/** All that the shop says, in one language. */
export type ShopWords = typeof EN;
