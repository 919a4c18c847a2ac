import { explain } from "../../api/refusals.js";
import type { CardProblem } from "../../domain/card.js";
import type { CanceledBy } from "../../domain/invoice.js";
import { BRAND_NAMES, type Brand } from "../../domain/money.js";
import type { RecurringPlan } from "../../domain/recurring.js";
import type { Refusal } from "../../domain/refusal.js";

/** A problem of a field outside the card. */
export type FieldProblem = "mobile-missing" | "mobile-shape" | "otp-shape";

/** The languages of the pages. */
export type Language = "en" | "ar";

const AGAIN = "To pay after all, ask the shop for a new invoice.";

/** All that the pages say, in English. Its type is what another language has to say, too. */
export const EN = {
  language: "en" as Language,
  direction: "ltr" as "ltr" | "rtl",
  /** For dates and numbers. */
  locale: "en-GB",
  /** The other language under its own name. */
  other: { language: "ar" as Language, label: "العربية" },
  languages: "Language",

  standIn: {
    title: "Not a real payment",
    strong: "Stand-in for testing.",
    text: "No money moves here, whatever you enter or press.",
  },
  tagline: "Test payments",
  footer: "Served by paystub in place of a payment service.",

  /** Writes a number with the digits and the decimal mark of the language. */
  digits: (text: string) => text,
  currency: (code: string) => code,
  method: (name: Brand) => BRAND_NAMES[name],
  /** An instant in Riyadh and in UTC; each comes with its day where the days differ. */
  instant: (riyadh: string, utc: string) => `${riyadh} in Riyadh (${utc} UTC)`,

  amount: { pending: "Amount to pay", paid: "Amount paid", canceled: "Amount, not paid" },
  facts: {
    customer: "Customer",
    order: "Order",
    transaction: "Transaction",
    payBefore: "Pay before",
    method: "Method",
    charges: "Charges",
    reference: "Reference",
    shares: "Shared among",
    partner: "Partner",
  },
  summary: "What is paid for",
  payment: "Payment",
  orderTitle: (amount: string, order: string) => `${amount}, order ${order}`,
  products: (count: number) => (count === 1 ? "1 product" : `${count} products`),
  moreProducts: (count: number) => `and ${count} more`,
  digital: "Digital",
  qr: {
    alt: "QR code of this payment page",
    caption: "Scan to continue on a phone that can reach this machine.",
  },

  declined: "The last attempt was declined.",
  /** What a bank said: translated where the mock itself made the sentence. */
  bank: (message: string) => message,
  form: {
    methods: "Payment method",
    pay: "Pay",
    decline: "Decline",
    cancel: "Cancel",
    actionsHint: "Decline acts as a bank that refuses and leaves the invoice open. Cancel ends it.",
    cardNumber: "Card number",
    cardHint: "Leave the card empty to pay with one that works. Never enter a real card.",
    expiry: "Expiry date",
    expiryHint: "MM/YY",
    code: "Security code",
    mobile: "Mobile number of the wallet",
    mobileHint: "A text message with a one-time password is sent to it, inside this mock only.",
  },
  cards: {
    title: "Test cards",
    hint: "A click fills the form.",
    pays: "pays",
    asks: "asks for 3-D Secure",
  },
  otp: {
    title: "Enter the one-time password",
    sentTo: (mobile: string) => `It was sent to ${mobile} by text message.`,
    code: "One-time password",
    where:
      "No phone rings: the message arrives on the phone of the workbench, and “paystub call sms” shows it.",
    phone: "Open the phone",
    resend: "Send a new one",
    otherWay: "Pay in another way",
    until: "Valid until",
  },
  challenge: {
    title: "Confirm with your bank",
    text: (ending: string) =>
      `The bank of the card ending in ${ending} asks whether it is really you.`,
    hint: "3-D Secure, played by the mock. Confirm passes the check, Fail makes the bank refuse, Leave goes back as a customer who closes the bank's page.",
    pass: "Confirm",
    fail: "Fail",
    abandon: "Leave",
  },

  paid: "Paid",
  /** Precedes the date. */
  refunded: "The money was paid back on",
  canceled: "Canceled",
  paidText: "This invoice is paid. There is nothing left to do here.",
  canceledText: (by: CanceledBy | null) => `${CANCELED[by ?? "unknown"]} ${AGAIN}`,
  viewReceipt: "View receipt",
  backToShop: "Back to the shop",

  receipt: {
    title: "Receipt",
    paidOn: "Paid on",
    notPaid: "Not paid",
    notPaidText: "There is no receipt, because this invoice is not paid.",
  },
  receiptTitle: (order: string) => `Receipt of order ${order}`,

  charged: (schedule: string) => `Charged ${schedule}`,
  schedule({ interval, intervalDays }: RecurringPlan): string {
    if (interval !== "Custom") return EVERY[interval];
    return intervalDays === 1 ? EVERY.Daily : `every ${intervalDays} days`;
  },
  iterations: (count: number) => (count === 0 ? "until canceled" : String(count)),
  approval: {
    title: "Approve this recurring payment?",
    text: "The first charge is made now, the next ones follow on their own.",
    approve: "Approve and pay",
    cancel: "Cancel",
  },
  standing: {
    active: {
      title: "Active",
      text: "It is approved. Charges follow on their own until it ends.",
    },
    canceled: { title: "Canceled", text: "It was canceled. There will be no further charge." },
    completed: {
      title: "Completed",
      text: "All its charges are made. There will be no further one.",
    },
    ended: { title: "Ended", text: "A charge kept failing until its retries were used up." },
  },
  /** Added where the last charge failed and will be retried. */
  lastChargeFailed: "But the last charge failed. The service retries it a day later.",

  missing: {
    title: "Not found",
    invoice: "There is no invoice here. It may belong to a sandbox that was reset.",
    recurring: "There is no recurring payment here. It may belong to a sandbox that was reset.",
    hint: "A gateway that is started without --data forgets its invoices when it ends.",
  },
  /** Something has grown as far as it may. */
  full: {
    title: "No more room",
    text: "Nothing has changed: what this mock keeps has reached its limit.",
  },
  /** The store does not answer. */
  away: {
    title: "Try again in a moment",
    text: "The place where this mock keeps its data does not answer.",
  },
  problem: problemInEnglish,
  unknownMethod: (name: string) => `There is no way to pay called ${name}.`,
  noAction: {
    payment: "The form did not say whether to pay, decline or cancel.",
    recurring: "The form did not say whether to start or cancel: its field do is pay or cancel.",
  },
  walletFailed: (status: number) =>
    `The wallet answered with an error, status ${status}. Try again.`,
  /** Why something was refused, as a sentence of its own. */
  refusal: refusalInEnglish,
};

/** All that the pages say, in one language. */
export type Words = typeof EN;

const CANCELED = {
  customer: "The customer canceled this payment.",
  merchant: "The shop canceled this invoice.",
  expiry: "This invoice was not paid in time and was canceled automatically.",
  tester: "A tester canceled this invoice.",
  unknown: "This invoice is canceled.",
};

const EVERY = { Daily: "every day", Weekly: "every week", Monthly: "every month" };

const FIELDS: Readonly<Record<FieldProblem, string>> = {
  "mobile-missing": "Enter the mobile number of the wallet.",
  "mobile-shape":
    "This is not a mobile number of Saudi Arabia. One looks like 05 and 8 more digits.",
  "otp-shape": "The one-time password has digits only, as in the text message.",
};

/** What is wrong with a field, in English. */
function problemInEnglish(problem: CardProblem | FieldProblem): string {
  return typeof problem === "string" ? FIELDS[problem] : cardSentence(problem);
}

function cardSentence(problem: CardProblem): string {
  switch (problem.is) {
    case "missing":
      return MISSING[problem.field];
    case "not-digits":
      return "A card number has digits only.";
    case "mistyped":
      return "This card number is mistyped: its check digit is wrong.";
    case "other-brand":
      return "This is the number of another kind of card. Choose its method above.";
    case "no-month":
      return "Write the expiry date as on the card: month and year, MM/YY.";
    case "past":
      return "This card has expired.";
    case "far":
      return "No card is good for that long. Check the year.";
    case "length":
      return problem.field === "number"
        ? `A number of this card has ${problem.lengths.join(" or ")} digits.`
        : `The security code of this card has ${problem.digits} digits.`;
  }
}

const MISSING = {
  number: "Enter the card number.",
  expiry: "Enter the expiry date.",
  code: "Enter the security code.",
};

/** Why something was refused, for the customer who reads the page. */
function refusalInEnglish(refusal: Refusal): string {
  const text = forCustomers(refusal) ?? explain(refusal);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** What the explanation for a client would say in the words of the API. */
function forCustomers(refusal: Refusal): string | undefined {
  switch (refusal.code) {
    case "otp-session-closed":
      return CLOSED[refusal.state];
    case "otp-session-expired":
      return "the one-time password has expired; ask for a new one";
    case "otp-code-wrong":
      return refusal.triesLeft > 0
        ? `the one-time password is wrong; tries left: ${refusal.triesLeft}`
        : "the one-time password was wrong three times; ask for a new one";
    default:
      return undefined;
  }
}

const CLOSED = {
  used: "the one-time password was used already; ask for a new one",
  replaced: "a later one-time password was sent, and only that one counts",
  blocked: "the one-time password was wrong three times; ask for a new one",
};
