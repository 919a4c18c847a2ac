import { MatchersV3, type PactV4 } from "@pact-foundation/pact";
import type { CallbackRecord } from "../../../spec/generated/control.types.js";
import type {
  ChargeCallback,
  InvoicePaidNotification,
  InvoiceRefundedNotification,
} from "../../../spec/generated/openapi.types.js";
import { registersMerchant } from "../onboarding.js";
import type { Persons } from "../persons.js";
import { TRANSACTION_NO } from "./answers.js";
import { type Template, wordLike } from "./templates.js";

const { decimal, HTTPResponseStatusClass, matchStatus, regex, string } = MatchersV3;

type Texts<Name extends string> = { readonly [Each in Name]: MatchersV3.Matcher<string> };

/** A call that the gateway makes, and what has to happen for it. */
export interface Called {
  readonly tells: string;
  /** Adds to a pact what the gateway sends, and what it takes for a delivery. */
  readonly expects: (pact: PactV4, tells: string) => ReturnType<ReturnType<typeof getting>>;
  /** Makes the gateway call a path of the merchant. */
  readonly happens: (persons: Persons, merchantUrl: string) => Promise<unknown>;
}

/** A call with everything in its query: any 2xx is a delivery. */
function getting(path: string, query: Readonly<Record<string, MatchersV3.Matcher<string>>>) {
  return (pact: PactV4, tells: string) =>
    pact
      .addInteraction()
      .uponReceiving(tells)
      .withRequest("GET", path, (request) => {
        request.query({ ...query });
      })
      .willRespondWith(matchStatus(200, HTTPResponseStatusClass.Success));
}

/** A call with a body: nothing but 200 is a delivery. */
function posting(path: string, body: object) {
  return (pact: PactV4, tells: string) =>
    pact
      .addInteraction()
      .uponReceiving(tells)
      .withRequest("POST", path, (request) => {
        request.jsonBody(body);
      })
      .willRespondWith(200);
}

const ofInvoice: Texts<"transactionNo" | "orderNumber"> = {
  transactionNo: regex(/^\d{13}$/, TRANSACTION_NO),
  orderNumber: string("ORD-1"),
};

const ofCharge = (status: ChargeCallback["status"]): Texts<keyof ChargeCallback> => ({
  recurringId: string("8b1f6c0d"),
  // What became of the charge is what the call is for.
  status: wordLike(new RegExp(`^${status}$`), status),
  amount: regex(/^\d+\.\d\d$/, "49.50"),
  cycle: regex(/^[1-9]\d*$/, "1"),
  attempt: regex(/^[1-9]\d*$/, "1"),
});

const notification: Template<InvoicePaidNotification> = {
  amount: decimal(25.5),
  merchantEmail: string("sara@palm-coffee.example"),
  transactionNo: regex(/^\d{13}$/, TRANSACTION_NO),
  merchantOrderNumber: string("ORD-1"),
  orderStatus: wordLike(/^(Paid|PAID)$/, "Paid"),
};

const refunded = (refundStatus: InvoiceRefundedNotification["refundStatus"]) => ({
  transactionNo: regex(/^\d{13}$/, TRANSACTION_NO),
  refundStatus: wordLike(new RegExp(`^${refundStatus}$`), refundStatus),
  refundAmount: decimal(25.5),
  currency: wordLike(/^(SAR|USD|EUR|GBP)$/, "SAR"),
  merchantOrderNumber: string("ORD-1"),
  apiVersion: "v2",
});

/** Refunds a paid invoice, as a partner asks for it. */
async function refunds({ merchant, tester }: Persons, url: string, refundReason?: string) {
  const invoice = await merchant.createsInvoice({ amount: 25.5 });
  await tester.invoices.pay(invoice);
  await tester.settings.change({ webhook: { url: `${url}/refunds`, headers: {} } });
  await tester.invoices.refund(invoice, { ...(refundReason && { reason: refundReason }) });
}

/** Charges the first cycle of a new recurring payment; the outcome can be arranged before. */
async function charges({ merchant, tester }: Persons, url: string, outcome: "succeed" | "fail") {
  const id = await merchant.registers({ urls: { callback: `${url}/charged` } });
  await tester.recurring.arrangeCharges(id, { outcomes: [outcome] });
  await tester.recurring.start(id);
}

/** Every kind of call that the gateway makes, under the first option of each switch. */
export const calls: { readonly [Kind in CallbackRecord["kind"]]: readonly Called[] } = {
  paid: [
    {
      tells: "the news that an invoice is paid",
      expects: getting("/paid", ofInvoice),
      async happens({ merchant, tester }, url) {
        await tester.invoices.pay(await merchant.createsInvoice({ callBackUrl: `${url}/paid` }));
      },
    },
  ],
  canceled: [
    {
      tells: "the news that an invoice is canceled",
      expects: getting("/canceled", ofInvoice),
      async happens({ merchant, tester }, url) {
        const invoice = await merchant.createsInvoice({ cancelUrl: `${url}/canceled` });
        await tester.invoices.cancel(invoice);
      },
    },
  ],
  charge: [
    {
      tells: "the news that a recurring payment was charged",
      expects: getting("/charged", ofCharge("charged")),
      happens: (persons, url) => charges(persons, url, "succeed"),
    },
    {
      tells: "the news that the charge of a recurring payment failed",
      expects: getting("/charged", ofCharge("failed")),
      happens: (persons, url) => charges(persons, url, "fail"),
    },
  ],
  refund: [
    {
      tells: "the notification of the account that an invoice was refunded",
      expects: posting("/refunds", refunded("Refunded")),
      happens: (persons, url) => refunds(persons, url),
    },
    {
      tells: "the notification of the account that a refund failed",
      expects: posting("/refunds", refunded("Failed")),
      happens: (persons, url) => refunds(persons, url, "paystub:refund-fails"),
    },
  ],
  activation: [
    {
      tells: "the notification of the account that a merchant is active",
      expects: posting("/activations", {
        profileNo: string("1234567890"),
        email: string("sara@flowers.example"),
        mobile: string("0500000009"),
        civilId: string("1010101010"),
        licenseType: string("freelancer"),
        licenseName: string("Sara Flowers"),
        licenseNumber: string("FL-203040506"),
        status: "Approved",
        errorMsg: null,
      }),
      async happens({ merchant, tester }, url) {
        await tester.settings.change({ webhook: { url: `${url}/activations`, headers: {} } });
        await registersMerchant(merchant);
        await tester.settled();
      },
    },
  ],
  webhook: [
    {
      tells: "the notification of the account that an invoice is paid",
      expects: posting("/webhook", notification),
      async happens({ merchant, tester }, url) {
        await tester.settings.change({ webhook: { url: `${url}/webhook`, headers: {} } });
        await tester.invoices.pay(await merchant.createsInvoice({ amount: 25.5 }));
      },
    },
  ],
};
