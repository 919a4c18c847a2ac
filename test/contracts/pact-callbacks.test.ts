import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect } from "vitest";
import type { CallbackRecord } from "../../spec/generated/control.types.js";
import type {
  ChargeCallback,
  InvoicePaidNotification,
  InvoiceRefundedNotification,
} from "../../spec/generated/openapi.types.js";
import { registersMerchant } from "../support/onboarding.js";
import {
  currency,
  execute,
  GUARD,
  pactOf,
  proveFresh,
  type Template,
  transactionNo,
  wordLike,
} from "../support/pact.js";
import { type Persons, test } from "../support/persons.js";

const { decimal, eachLike, HTTPResponseStatusClass, matchStatus, regex, string } = MatchersV3;

type Texts<Name extends string> = { readonly [Each in Name]: MatchersV3.Matcher<string> };

/** What the gateway sends: a GET with everything in its query, or a POST. */
type Sent =
  | { readonly path: string; readonly query: Texts<string> }
  | { readonly path: string; readonly body: object };

/** A call of the gateway, and how it comes about. */
type Called = readonly [
  tells: string,
  sent: Sent,
  happens: (persons: Persons, merchantUrl: string) => Promise<unknown>,
];

const exactly = <Word extends string>(word: Word) => wordLike(new RegExp(`^${word}$`), word);

const ofInvoice: Texts<"transactionNo" | "orderNumber"> = {
  transactionNo,
  orderNumber: string("ORD-1"),
};

const ofCharge = (status: ChargeCallback["status"]): Texts<keyof ChargeCallback> => ({
  recurringId: string("8b1f6c0d"),
  // What became of the charge is what the call is for.
  status: exactly(status),
  amount: regex(/^\d+\.\d\d$/, "49.50"),
  cycle: regex(/^[1-9]\d*$/, "1"),
  attempt: regex(/^[1-9]\d*$/, "1"),
});

const notification: Template<InvoicePaidNotification> = {
  amount: decimal(25.5),
  merchantEmail: string("sara@palm-coffee.example"),
  transactionNo,
  merchantOrderNumber: string("ORD-1"),
  orderStatus: wordLike(/^(Paid|PAID)$/, "Paid"),
};

const refunded = (refundStatus: InvoiceRefundedNotification["refundStatus"]) => ({
  transactionNo,
  refundStatus: exactly(refundStatus),
  refundAmount: decimal(25.5),
  currency,
  merchantOrderNumber: string("ORD-1"),
  apiVersion: "v2",
});

const activated = {
  profileNo: string("1234567890"),
  email: string("sara@flowers.example"),
  mobile: string("0500000009"),
  civilId: string("1010101010"),
  licenseType: string("freelancer"),
  licenseName: string("Sara Flowers"),
  licenseNumber: string("FL-203040506"),
  status: "Approved",
  errorMsg: null,
};

const settled = {
  settlementNumber: regex(/^STL-\d+$/, "STL-1"),
  settlementBank: string("Sample Bank"),
  settlementAmount: decimal(25.06),
  settlementIban: regex(/^SA\d{22}$/, "SA0380000000608010167519"),
  reconciledOrders: eachLike({
    orderNumber: string("ORD-1"),
    transactionNo,
    orderDate: string("2026-03-01T12:00:00.000Z"),
    orderAmount: decimal(25.5),
    orderStatus: wordLike(/^(COMPLETED|REFUNDED)$/, "COMPLETED"),
    serviceFees: decimal(0.38),
    serviceVat: decimal(0.06),
    note: string("a note"),
    clientName: string("Sara Al Harbi"),
    clientMobile: string("0500000001"),
    isReconciled: true,
  }),
};

const setWebhook = ({ tester }: Persons, url: string) =>
  tester.settings.change({ webhook: { url, headers: {} } });

/** Pays an invoice that names these addresses. */
const pays = async ({ merchant, tester }: Persons, part: object) => {
  const invoice = await merchant.createsInvoice({ amount: 25.5, ...part });
  await tester.invoices.pay(invoice);
  return invoice;
};

/** Refunds a paid invoice, as a partner asks for it. */
async function refunds(persons: Persons, url: string, reason?: string) {
  const invoice = await pays(persons, {});
  await setWebhook(persons, `${url}/refunds`);
  await persons.tester.invoices.refund(invoice, { ...(reason && { reason }) });
}

/** Charges the first cycle of a new recurring payment; the outcome can be arranged before. */
async function charges({ merchant, tester }: Persons, url: string, outcome: "succeed" | "fail") {
  const id = await merchant.registers({ urls: { callback: `${url}/charged` } });
  await tester.recurring.arrangeCharges(id, { outcomes: [outcome] });
  await tester.recurring.start(id);
}

const ORDER = { orderNumber: "ORD-1", transactionNo: "1736935200000" };

/** What a merchant has to know before it can take a call, by the path of the call. */
const KNOWN: Readonly<Record<string, readonly [state: string, params: Record<string, string>]>> = {
  "/paid": ["an order with a pending invoice", ORDER],
  "/canceled": ["an order with a pending invoice", ORDER],
  "/webhook": ["an order with a pending invoice", ORDER],
  "/refunds": ["an order with a paid invoice", ORDER],
  "/settlements": ["an order with a paid invoice", ORDER],
  "/charged": ["a recurring payment", { recurringId: "8b1f6c0d" }],
  "/activations": ["a registration", { licenseNumber: "FL-203040506", mobile: "0500000009" }],
};

/** Every kind of call that the gateway makes, under the first option of each switch. */
const CALLS: { readonly [Kind in CallbackRecord["kind"]]: readonly Called[] } = {
  paid: [
    [
      "the news that an invoice is paid",
      { path: "/paid", query: ofInvoice },
      (persons, url) => pays(persons, { callBackUrl: `${url}/paid` }),
    ],
  ],
  canceled: [
    [
      "the news that an invoice is canceled",
      { path: "/canceled", query: ofInvoice },
      async ({ merchant, tester }, url) =>
        tester.invoices.cancel(await merchant.createsInvoice({ cancelUrl: `${url}/canceled` })),
    ],
  ],
  charge: [
    [
      "the news that a recurring payment was charged",
      { path: "/charged", query: ofCharge("charged") },
      (persons, url) => charges(persons, url, "succeed"),
    ],
    [
      "the news that the charge of a recurring payment failed",
      { path: "/charged", query: ofCharge("failed") },
      (persons, url) => charges(persons, url, "fail"),
    ],
  ],
  refund: [
    [
      "the notification of the account that an invoice was refunded",
      { path: "/refunds", body: refunded("Refunded") },
      (persons, url) => refunds(persons, url),
    ],
    [
      "the notification of the account that a refund failed",
      { path: "/refunds", body: refunded("Failed") },
      (persons, url) => refunds(persons, url, "paystub:refund-fails"),
    ],
  ],
  activation: [
    [
      "the notification of the account that a merchant is active",
      { path: "/activations", body: activated },
      async (persons, url) => {
        await setWebhook(persons, `${url}/activations`);
        await registersMerchant(persons.merchant);
        await persons.tester.settled();
      },
    ],
  ],
  settlement: [
    [
      "the notification of the account that it was paid out",
      { path: "/settlements", body: settled },
      async (persons, url) => {
        const settlementWebhook = { url: `${url}/settlements`, headers: {} };
        await persons.tester.settings.change({ settlementWebhook });
        await pays(persons, { note: "a note" });
        await persons.tester.settlements.run();
      },
    ],
  ],
  webhook: [
    [
      "the notification of the account that an invoice is paid",
      { path: "/webhook", body: notification },
      async (persons, url) => {
        await setWebhook(persons, `${url}/webhook`);
        await pays(persons, {});
      },
    ],
  ],
};

describe("the gateway's expectations when it calls a merchant", () => {
  const [consumer, provider] = ["payment-gateway", "merchant-callback"] as const;

  /** Any 2xx means that a GET was delivered; nothing but 200 that a POST was. */
  function interactionOf(tells: string, sent: Sent) {
    const [state, params] = KNOWN[sent.path] ?? ["", {}];
    const asked = pactOf(consumer, provider)
      .addInteraction()
      .given(state, params)
      .uponReceiving(tells);
    return "query" in sent
      ? asked
          .withRequest("GET", sent.path, (request) => void request.query({ ...sent.query }))
          .willRespondWith(matchStatus(200, HTTPResponseStatusClass.Success))
      : asked
          .withRequest("POST", sent.path, (request) => void request.jsonBody(sent.body))
          .willRespondWith(200);
  }

  for (const [tells, sent, happens] of Object.values(CALLS).flat()) {
    test(tells, GUARD, async ({ persons }) => {
      await execute(interactionOf(tells, sent), async (url) => {
        await happens(persons, url);
        const made = (await persons.tester.callbacks.list()).callbacks;
        const delivered = made.filter((callback) => callback.url.startsWith(url));
        expect(delivered.map(({ state }) => state)).toEqual(["delivered"]);
      });
    });
  }

  proveFresh(consumer, provider);
});
