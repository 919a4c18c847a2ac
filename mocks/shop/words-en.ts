/** The facts of a note, formatted. */
export interface NoteFacts {
  readonly transactionNo: string;
  readonly status: string;
  readonly amount: string;
  readonly why: string;
}

const NO_PROOF =
  "This proves nothing, because anyone can call this address. The shop asks getInvoice.";

/** The text of each note of the integration. */
const NOTES = {
  placed: ({ amount }) => `A customer ordered for ${amount}.`,
  invoice: ({ transactionNo }) =>
    `addInvoice returned invoice ${transactionNo} and the address of its payment page.`,
  refused: ({ why }) => `The payment service refused the order. ${why}`,
  unclear: ({ why }) =>
    `${why}. The invoice may exist or not. If the customer pays it, a callback reports it.`,
  callback: ({ transactionNo }) => `A callback for ${transactionNo} arrived. ${NO_PROOF}`,
  browser: ({ transactionNo }) => `The browser returned for ${transactionNo}. ${NO_PROOF}`,
  asks: ({ transactionNo }) =>
    `The shop asks getInvoice about ${transactionNo} without a callback.`,
  unverified: ({ why }) =>
    `${why}. The shop answers the callback with 503, so that the service repeats it.`,
  unasked: ({ why }) => `${why}. The order does not change until the shop can verify it.`,
  "other-order": ({ transactionNo }) =>
    `${transactionNo} is the invoice of another order. This order does not change.`,
  unpaid: ({ status }) => `getInvoice says ${status}. The order is not paid.`,
  canceled: ({ status }) => `getInvoice says ${status}. The shop does not ship the order.`,
  "other-amount": ({ status, amount }) =>
    `getInvoice says ${status}, but ${amount} is not the price of the order. A person must check it.`,
  known: ({ status }) =>
    `getInvoice says ${status}, which the shop already knows. It does nothing twice.`,
  "paid-twice": ({ transactionNo }) =>
    `Another invoice of this order, ${transactionNo}, is paid as well. The shop returns that money.`,
  paid: ({ status, amount }) =>
    `getInvoice says ${status}, ${amount}, which is the price of the order. The shop ships it once.`,
} satisfies Readonly<Record<string, (facts: NoteFacts) => string>>;

/** All texts of the shop in English. Their type is also that of the other language. */
export const EN = {
  title: "A tiny shop",
  tagline: "The built-in shop",
  workbench: "Workbench",
  lead: "It uses the payment service like any shop: over HTTP, with its own callback. Order something, pay, and see what the shop checked.",
  create: "Create an order",
  sandbox: "Sandbox",
  sandboxHint: "An existing sandbox, or a new name.",
  goods: "What would you like?",
  good: { coffee: "Coffee beans", dates: "Ajwa dates", tea: "Mint tea" },
  name: "Your name",
  nameValue: "Salma Alqahtani",
  mobile: "Your mobile number",
  show: "Show its orders",
  orders: (sandbox: string) => `Orders in ${sandbox}`,
  noOrders: "None yet. The first one takes half a minute.",
  forgotten: (count: string, most: string) =>
    `The shop keeps the latest ${most} orders in memory. It has dropped ${count} earlier ones.`,
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
    unknown: "Unknown",
  },
  gone: "The gateway no longer knows the invoice of this order: its sandbox was reset, or rewound to before the order. This never happens at a real service. Create a new order.",
  differs:
    "Shop and gateway differ. The callback has not arrived yet, it was lost, or the sandbox was rewound. Press Check again to ask the service.",
  next: {
    placed: "There is no invoice yet.",
    unclear:
      "The service did not answer, so the invoice may exist. The shop does not request another one. To buy now, create a new order.",
    waiting: "The customer has not paid yet.",
    paid: "Paid, verified, and on its way.",
    canceled: "Canceled. The shop does not ship it.",
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
    "This is the code that runs here; a test of paystub also runs it elsewhere. Copy it: it only needs fetch.",
  plain: "As a text file",
  unknownOrder: {
    title: "Not an order of this shop",
    text: "The shop keeps its latest orders in the memory of one process. None has this number.",
    hint: "The shop forgets orders at a restart, and does not know those of another replica. The gateway still has the invoice: see the workbench.",
  },
  thanks: "Your order",
  problems: {
    good: "Choose something from the list.",
    sandbox: "Enter a name of up to 128 letters, digits and . _ ~ @ -",
    name: "Enter a name of 1 to 100 letters.",
    mobile: "Enter a mobile number of up to 30 characters.",
    amount: "Enter an amount from 0.01 to 999999999.99 with at most two decimals.",
  },
  entry: {
    title: "Control token",
    text: "Others can reach this gateway, so the shop asks for the control token that it printed at start. The browser keeps it until you close it.",
    label: "Control token",
    enter: "Enter",
    wrong: "That is not the token.",
    wait: (seconds: string) => `Too many wrong tokens. Try again in ${seconds} seconds.`,
  },
};

/** All texts of the shop, in one language. */
export type ShopWords = typeof EN;
