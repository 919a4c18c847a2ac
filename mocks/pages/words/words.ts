import type { CardProblem } from "../../domain/card.js";
import type { RecurringPlan } from "../../domain/recurring.js";
import type { Refusal } from "../../domain/refusal.js";
import type { Silence } from "../../runtime/shop-probe.js";
import type { FieldProblem, PaymentPageView, RecurringPageView } from "../views.js";

/** How a recurring payment stands, once it is no longer to be approved. */
export type Standing = Exclude<RecurringPageView["status"], "registered">;

interface Titled {
  readonly title: string;
  readonly text: string;
}

/** All that the pages say, in one language. */
export interface Words {
  readonly language: "en" | "ar";
  readonly direction: "ltr" | "rtl";
  /** For dates and numbers. */
  readonly locale: string;
  /** The other language under its own name. */
  readonly other: { readonly language: "en" | "ar"; readonly label: string };
  readonly languages: string;

  readonly standIn: { readonly title: string; readonly strong: string; readonly text: string };
  readonly tagline: string;
  readonly footer: string;

  /** A number with the digits and the decimal mark of the language. */
  digits(text: string): string;
  currency(code: string): string;
  method(name: string): string;
  /** An instant in Riyadh and in UTC; each is told with its day where the days differ. */
  instant(riyadh: string, utc: string): string;

  readonly amount: Readonly<Record<PaymentPageView["status"], string>>;
  readonly facts: Readonly<
    Record<
      | "customer"
      | "order"
      | "transaction"
      | "payBefore"
      | "method"
      | "charges"
      | "reference"
      | "shares"
      | "partner",
      string
    >
  >;
  /** In a frame that any site may make. */
  readonly secondStep: Titled & { readonly action: string; readonly note: string };
  readonly summary: string;
  readonly payment: string;
  orderTitle(amount: string, order: string): string;
  products(count: number): string;
  readonly digital: string;
  readonly qr: { readonly alt: string; readonly caption: string };

  readonly declined: string;
  /** What a bank said: the sentences that come with the mock in the language, others as they are. */
  bank(message: string): string;
  readonly form: Readonly<
    Record<
      | "methods"
      | "pay"
      | "decline"
      | "cancel"
      | "actionsHint"
      | "cardNumber"
      | "cardHint"
      | "expiry"
      | "expiryHint"
      | "code"
      | "mobile"
      | "mobileHint",
      string
    >
  >;
  readonly cards: Readonly<Record<"title" | "hint" | "pays" | "asks", string>>;
  readonly otp: Readonly<
    Record<"title" | "code" | "where" | "phone" | "resend" | "otherWay" | "until", string>
  > & { sentTo(mobile: string): string };
  readonly challenge: Readonly<Record<"title" | "hint" | "pass" | "fail" | "abandon", string>> & {
    text(ending: string): string;
  };

  readonly paid: string;
  /** Stands before when. */
  readonly refunded: string;
  readonly canceled: string;
  paidText(by: PaymentPageView["closedBy"]): string;
  canceledText(by: PaymentPageView["closedBy"]): string;
  readonly viewReceipt: string;
  readonly backToShop: string;
  /** What is said where the shop does not answer. */
  readonly silent: {
    returning(address: string): string;
    why(silence: Silence, address: string): string;
    readonly hint: string;
    readonly goOn: string;
  };

  readonly receipt: Readonly<Record<"title" | "paidOn" | "notPaid" | "notPaidText", string>>;
  receiptTitle(order: string): string;

  charged(schedule: string): string;
  schedule(plan: RecurringPlan): string;
  iterations(count: number): string;
  readonly approval: Readonly<Record<"title" | "text" | "approve" | "cancel", string>>;
  readonly standing: Readonly<Record<Standing, Titled>>;
  /** What is said besides of one whose last charge failed, while it is tried again. */
  readonly lastChargeFailed: string;

  readonly missing: Readonly<Record<"title" | "invoice" | "recurring" | "hint", string>>;
  /** Something has grown as far as it may; and what keeps it does not answer. */
  readonly full: Titled;
  readonly away: Titled;
  problem(problem: CardProblem | FieldProblem): string;
  unknownMethod(name: string): string;
  readonly noAction: Readonly<Record<"payment" | "recurring", string>>;
  walletFailed(status: number): string;
  /** Why something was refused, as a sentence of its own. */
  refusal(refusal: Refusal): string;
}
