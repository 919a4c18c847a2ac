import type { CardProblem } from "../domain/card.js";

/** A line of the order, with its price already formatted. */
export interface ProductView {
  readonly title: string;
  readonly description: string | null;
  readonly qty: number;
  readonly price: string;
  readonly isDigital: boolean;
}

/** A way back to the shop. Shown only when the address is one of http or https. */
export interface ReturnLink {
  readonly href: string;
  readonly label: string;
}

/** The fields of the payment page that are checked. */
export type PaymentField = "cardNumber" | "expiry" | "code" | "mobile" | "otp";

/** A problem of a field outside the card. */
export type FieldProblem = "mobile-missing" | "mobile-shape" | "otp-shape";

/** The problems of a form by field, as data. */
export type WrongFields = Readonly<Partial<Record<PaymentField, CardProblem | FieldProblem>>>;

/** The problems of a form by field, as sentences. */
export type FieldProblems = Readonly<Partial<Record<PaymentField, string>>>;

/** What the form of a payment is filled with. */
export interface EnteredView {
  /** The method that is chosen; the first one while null. */
  readonly method: string | null;
  readonly cardNumber: string;
  readonly expiry: string;
  readonly code: string;
  readonly mobile: string;
}

/** A card that fills the form by a click. */
export interface TestCardView {
  readonly number: string;
  readonly method: string;
  /** The result of paying with it, as in "pays". */
  readonly leads: string;
  readonly href: string;
}

/** The current step of the customer: a way to pay, the code of a wallet, or 3-D Secure. */
export type PaymentStep =
  | { readonly is: "choose" }
  | {
      readonly is: "otp";
      readonly sessionId: string;
      readonly mobile: string;
      /** ISO 8601, in UTC. */
      readonly expiresAt: string;
      /** The page where another way to pay is chosen. */
      readonly backUrl: string;
      /** Where the text message can be read. */
      readonly phoneUrl: string;
    }
  | {
      readonly is: "challenge";
      /** The last four digits of the card. */
      readonly ending: string;
      /** What was entered, to be posted again with the answer. */
      readonly fields: Readonly<Record<string, string>>;
    };

/** What the payment page of an invoice shows. Money is formatted, as in "25.00". */
export interface PaymentPageView {
  readonly transactionNo: string;
  readonly orderNumber: string;
  readonly clientName: string;
  readonly amount: string;
  readonly currency: string;
  readonly note: string | null;
  readonly products: readonly ProductView[];
  /** The methods that the merchant allows, as the interface names them: mada, stcpay and so on. */
  readonly brands: readonly string[];
  readonly status: "pending" | "paid" | "canceled";
  readonly closedBy: null | "customer" | "merchant" | "expiry" | "tester";
  /** ISO 8601, in UTC. */
  readonly expiresAt: string;
  /** The last attempt that was declined. */
  readonly decline: null | { readonly code: string; readonly message: string };
  /** The problem of the last form. */
  readonly notice: string | null;
  /** What was wrong with single fields of it. */
  readonly problems: FieldProblems;
  /** Where in the payment the customer is. */
  readonly step: PaymentStep;
  /** What the form is filled with. */
  readonly entered: EnteredView;
  readonly testCards: readonly TestCardView[];
  /** The path that the form posts to. */
  readonly action: string;
  readonly qrUrl: string;
  readonly receiptUrl: string;
  /** ISO 8601, in UTC; null where it is not paid. */
  readonly paidAt: string | null;
  /** ISO 8601, in UTC; null where the money was not paid back. */
  readonly refundedAt: string | null;
  readonly method: string | null;
  readonly returnTo: ReturnLink | null;
  /** Origins or schemes that the answer to the form may redirect to. */
  readonly formTargets: readonly string[];
}

/** What the page behind the payment URL of a recurring payment shows. */
export interface RecurringPageView {
  readonly recurringId: string;
  readonly customerName: string;
  readonly amount: string;
  readonly currency: string;
  /** As in "every month" or "every 10 days". */
  readonly schedule: string;
  /** As in "12" or "until canceled". */
  readonly iterations: string;
  readonly status: "registered" | "active" | "canceled" | "completed" | "ended";
  /** The last charge failed, and will be retried. */
  readonly isFailing: boolean;
  readonly action: string;
  readonly note: string | null;
  readonly notice: string | null;
  readonly returnTo: ReturnLink | null;
  /** Origins or schemes that the answer to the form may redirect to. */
  readonly formTargets: readonly string[];
}

/** A share of a payment, with its receiver. */
export interface ShareView {
  /** The name of the merchant; null of the partner. */
  readonly name: string | null;
  readonly amount: string;
}

/** What a receipt shows. Without an instant of payment it says that nothing is paid yet. */
export interface ReceiptView {
  readonly transactionNo: string;
  readonly orderNumber: string;
  readonly clientName: string;
  readonly amount: string;
  readonly currency: string;
  readonly products: readonly ProductView[];
  /** Empty if there are no other receivers. */
  readonly shares: readonly ShareView[];
  /** ISO 8601, in UTC. */
  readonly paidAt: string | null;
  /** ISO 8601, in UTC; null where the money was not paid back. */
  readonly refundedAt: string | null;
  readonly method: string | null;
  readonly returnTo: ReturnLink | null;
}

/** A page that only says something, such as that there is no such invoice. */
export interface MessageView {
  readonly title: string;
  readonly text: string;
  readonly status: number;
  readonly hint: string | null;
}
