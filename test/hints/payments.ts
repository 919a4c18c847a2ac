import { clientOf } from "../support/http.js";
import { type Persons, walletOf } from "../support/persons.js";
import {
  asks,
  calls,
  codeSent,
  invoice,
  type Made,
  type Mistake,
  mistakes,
  pays,
  posts,
} from "./mistake.js";

const reads = (value: (made: Made) => string | undefined): Mistake["call"] => {
  return (_, made) => calls("GET", `/api/getInvoice/${encodeURIComponent(value(made) ?? "")}`)();
};

const cancels: Mistake["call"] = (_, { no }) => posts("/api/cancelInvoice", { transactionNo: no });

const stops =
  (recurringId: (made: Made) => string | undefined): Mistake["call"] =>
  (_, made) =>
    posts("/api/cancelRecurring", { recurringId: recurringId(made) });

/** An invoice to which something happened. */
const after = (happens: (persons: Persons, no: string) => Promise<unknown>) => {
  return async (persons: Persons): Promise<Made> => {
    const no = await persons.merchant.createsInvoice();
    await happens(persons, no);
    return { no };
  };
};

const paid = after(({ tester }, no) => tester.invoices.pay(no, { method: "mada" }));
const expired = after(({ tester }) => tester.clock.advance({ by: "PT24H" }));
const canceled = after(({ merchant }, no) =>
  merchant.post("/api/cancelInvoice", { transactionNo: no }),
);

/** An invoice of another merchant's sandbox. */
const ofAnother: Mistake["arrange"] = async ({ gateway, merchant }) => {
  const neighbor = clientOf(gateway.baseUrl, "sandbox_neighbor");
  const { body } = await neighbor.post("/api/addInvoice", merchant.order());
  return { no: body.transactionNo };
};

const registered: Mistake["arrange"] = async ({ merchant }) => ({ id: await merchant.registers() });

/** Mistakes about which invoice is meant, and in which state it is. */
const INVOICES = [
  ...mistakes({ status: 404, arrange: invoice() }, [
    [
      asks({ orderNumber: "ORD-1" }),
      "orderNumber holds the merchant's order ORD-1. sendOtp needs the transactionNo {no} of the same",
    ],
    [
      reads(() => "ORD-1"),
      "the path holds the merchant's order ORD-1. getInvoice needs the transactionNo {no} of the same",
    ],
    [
      reads(() => "1700000000000"),
      "the number has the right form, but no sandbox of this gateway has that invoice",
    ],
    [reads(() => "undefined"), "the path is the word undefined"],
    [
      (persons, { no = "" }) =>
        asks({ orderNumber: `${persons.gateway.baseUrl}/pay/order/${no}` })(persons, { no }),
      "orderNumber holds an address. sendOtp wants {no} alone",
    ],
    [
      asks({ orderNumber: "1.77237E+12" }),
      "your client read orderNumber as a number, which lost digits",
    ],
    [
      asks({ orderNumber: "177236640000" }),
      "orderNumber has 12 digits, and a transactionNo has 13",
    ],
    [stops(({ no }) => no), "recurringId holds the transactionNo of an invoice"],
  ]),
  ...mistakes({ status: 404, arrange: ofAnother }, [
    [reads(({ no }) => no), "the path holds an invoice of another sandbox than shop"],
  ]),
  ...mistakes({ status: 404, arrange: registered }, [
    [reads(({ id }) => id), "the path holds the recurringId of a recurring payment"],
    [stops(({ id }) => `#${id}`), 'recurringId holds "#{id}". Send {id} alone'],
    [stops(() => "rec-gone"), "no sandbox of this gateway has that recurring payment"],
  ]),
  ...mistakes({ status: 400, arrange: paid }, [
    [
      cancels,
      "it was paid by mada at 1 Mar 2026, 15:00:00 Riyadh. Only a pending invoice can be canceled",
    ],
    [asks(), "it was paid by mada at 1 Mar 2026, 15:00:00 Riyadh. It needs no other payment"],
  ]),
  ...mistakes({ status: 400, arrange: canceled }, [
    [
      cancels,
      "it was canceled by the merchant at 1 Mar 2026, 15:00:00 Riyadh. There is nothing left",
    ],
  ]),
  ...mistakes({ status: 400, arrange: expired }, [
    [cancels, "it expired at 2 Mar 2026, 15:00:00 Riyadh. There is nothing left to cancel"],
  ]),
];

/** Mistakes in sendOtp. */
const CODES = [
  ...mistakes({ status: 400, arrange: invoice() }, [
    [asks({ total: undefined, amount: 25 }), "you sent amount. Rename it to total"],
  ]),
  ...mistakes(
    { status: 200, arrange: invoice(), options: { assume: { "total-mismatch": "accept" } } },
    [[asks({ total: 2500 }), "total 2500.00 is not the amount of the invoice. Send 25.00"]],
  ),
];

/** A code was sent, and then another one. */
const codeSentTwice: Mistake["arrange"] = async (persons) => {
  const made = await codeSent()(persons);
  const later = await walletOf(persons.gateway).getsCode(made.no ?? "");
  return { ...made, session: later.paymentSessionId };
};

/** Mistakes in processPayment. */
const WALLET = [
  ...mistakes({ status: 400, arrange: codeSent() }, [
    [pays(() => ({ stcpayPaymentOTP: "1234" })), "the code of this sandbox is always 12345"],
    [pays(() => ({ stcpayPaymentOTP: "12 345" })), "stcpayPaymentOTP contains spaces or dashes"],
    [
      pays(() => ({ stcpayMobile: "0509200900", stcpayMobileCountryCode: "+966" })),
      "it is the same number in another form",
    ],
  ]),
  ...mistakes(
    { status: 400, arrange: codeSent(), options: { assume: { "otp-code": "generated" } } },
    [
      [
        pays(),
        "the codes of this sandbox are generated. Read them in its messages: GET /_control/sandboxes/shop/",
      ],
    ],
  ),
  ...mistakes({ status: 400, arrange: codeSentTwice }, [
    [pays(), "a later sendOtp opened {session}"],
  ]),
  ...mistakes({ status: 404, arrange: codeSent() }, [
    [pays(({ no }) => ({ paymentSessionId: no })), "paymentSessionId holds the transactionNo"],
  ]),
  ...mistakes({ status: 401, arrange: codeSent() }, [
    [
      pays(({ signature, signedBase64Data }) => ({
        signature: signedBase64Data,
        signedBase64Data: signature,
      })),
      "signature holds what signedBase64Data should",
    ],
  ]),
];

/** Mistakes about invoices and recurring payments, and on the way of a wallet payment. */
export const PAYMENTS = [...INVOICES, ...CODES, ...WALLET];
