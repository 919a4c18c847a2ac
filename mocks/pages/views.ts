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
  /** What was wrong with the last form post. */
  readonly notice: string | null;
  /** The path that the form posts to. */
  readonly action: string;
  readonly qrUrl: string;
  readonly receiptUrl: string;
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
  readonly action: string;
  readonly note: string | null;
  readonly notice: string | null;
  readonly returnTo: ReturnLink | null;
  /** Origins or schemes that the answer to the form may redirect to. */
  readonly formTargets: readonly string[];
}

/** What a receipt shows. Without an instant of payment it says that nothing is paid yet. */
export interface ReceiptView {
  readonly transactionNo: string;
  readonly orderNumber: string;
  readonly clientName: string;
  readonly amount: string;
  readonly currency: string;
  readonly products: readonly ProductView[];
  /** ISO 8601, in UTC. */
  readonly paidAt: string | null;
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
