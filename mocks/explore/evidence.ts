import type { DomainEvent, LoggedEvent } from "../domain/events.js";
import type { Observer } from "../runtime/observer.js";
import type { JournalEntry, RequestEnd } from "../store/journal.js";

/** An invoice as the gateway has it. Amounts are halalas. */
export interface TrueInvoice {
  readonly transactionNo: string;
  readonly orderNumber: string;
  readonly amount: number;
  readonly name: string;
  readonly mobile: string;
  readonly callbackUrl: string;
  readonly cancelUrl: string | null;
  status: "pending" | "paid" | "canceled";
  /** Whether a call to the shop that told of it was answered with success. */
  isTold: boolean;
}

/** A recurring payment as the gateway has it. */
interface TrueSubscription {
  readonly recurringId: string;
  readonly amount: number;
  readonly name: string;
  readonly mobile: string;
  charges: number;
}

/** A callback as far as it is judged. */
interface MadeCallback {
  readonly id: string;
  readonly kind: string;
  readonly about: string;
  readonly target: string;
  /** The number that it told is one that nobody knows. */
  readonly isForged: boolean;
  readonly attempts: { readonly outcome: string; readonly status: number | null }[];
}

/** What keeps a caller waiting until it gives up. */
const HOLDING: readonly string[] = ["hang", "slow-body"];

/** Everything that one sandbox saw, folded as it happens. */
export class SandboxEvidence {
  readonly events: LoggedEvent[] = [];
  readonly requests: JournalEntry[] = [];
  readonly invoices = new Map<string, TrueInvoice>();
  readonly subscriptions = new Map<string, TrueSubscription>();
  readonly callbacks = new Map<string, MadeCallback>();
  /** How often faults struck. */
  strikes = 0;
  /** How many calls to the shop have ended. */
  attempts = 0;

  request(entry: JournalEntry): void {
    this.requests.push(entry);
  }

  /** How a request ended that was held open. */
  ended(id: number, end: RequestEnd): void {
    const index = this.requests.findLastIndex((request) => request.id === id);
    const entry = this.requests[index];
    if (entry) this.requests[index] = { ...entry, ...end };
  }

  /** A request that a fault holds open, and whose caller has not given up on it. */
  get held(): JournalEntry | undefined {
    return this.requests.find(({ struck = [], endedAt, clientClosedAt }) => {
      return !endedAt && !clientClosedAt && struck.some(({ fault }) => HOLDING.includes(fault));
    });
  }

  /** Whether a caller gave up on a request that no fault held up: a machine that is too busy. */
  get isAbandoned(): boolean {
    return this.requests.some(
      ({ faults, clientClosedAt }) => clientClosedAt && faults.length === 0,
    );
  }

  event(logged: LoggedEvent): void {
    this.events.push(logged);
    const { event } = logged;
    this.#fold(event);
    if ("callbackId" in event) this.#callback(event);
  }

  #fold(event: DomainEvent): void {
    switch (event.type) {
      case "invoice-created":
        this.invoices.set(event.transactionNo, invoiceOf(event));
        break;
      case "invoice-paid":
      case "invoice-canceled": {
        const invoice = this.invoices.get(event.transactionNo);
        if (invoice) invoice.status = event.type === "invoice-paid" ? "paid" : "canceled";
        break;
      }
      case "recurring-registered": {
        const { amount, customerName: name, customerMobile: mobile } = event.plan;
        const { recurringId } = event;
        this.subscriptions.set(recurringId, { recurringId, amount, name, mobile, charges: 0 });
        break;
      }
      case "charge-succeeded": {
        const subscription = this.subscriptions.get(event.recurringId);
        if (subscription) subscription.charges += 1;
        break;
      }
      case "fault-matched":
        if (event.struck) this.strikes += 1;
        break;
    }
  }

  #callback(event: Extract<DomainEvent, { callbackId: string }>): void {
    const { callbackId: id } = event;
    if (event.type === "callback-scheduled") {
      const { about, target } = event;
      const isForged = event.told?.id !== undefined;
      const number = about.kind === "charge" ? about.recurringId : about.transactionNo;
      const { kind } = about;
      this.callbacks.set(id, { id, kind, about: number, target, isForged, attempts: [] });
    }
    const made = this.callbacks.get(id);
    if (event.type !== "callback-answered") return;
    this.attempts += 1;
    if (!made) return;
    const { outcome, status } = event.result;
    made.attempts.push({ outcome, status });
    const invoice = this.invoices.get(made.about);
    if (outcome === "delivered" && !made.isForged && invoice) invoice.isTold = true;
  }
}

function invoiceOf(event: Extract<DomainEvent, { type: "invoice-created" }>): TrueInvoice {
  const { transactionNo, order } = event;
  const { orderNumber, amount, clientName: name, clientMobile: mobile } = order;
  const { callbackUrl, cancelUrl } = order;
  const facts = { transactionNo, orderNumber, amount, name, mobile, callbackUrl, cancelUrl };
  return { ...facts, status: "pending", isTold: false };
}

/** The evidence of many sandboxes, and the observer that gathers it. */
export class EvidenceRoom {
  readonly #bySandbox = new Map<string, SandboxEvidence>();
  readonly errors: unknown[] = [];

  readonly observer: Observer = {
    event: (sandbox, logged) => this.#bySandbox.get(sandbox)?.event(logged),
    request: (sandbox, entry) => {
      if (sandbox !== null) this.#bySandbox.get(sandbox)?.request(entry);
    },
    ended: (sandbox, id, end) => {
      if (sandbox !== null) this.#bySandbox.get(sandbox)?.ended(id, end);
    },
    error: (error) => this.errors.push(error),
  };

  /** Gathers what a sandbox sees from now on. */
  gather(sandbox: string): SandboxEvidence {
    const evidence = new SandboxEvidence();
    this.#bySandbox.set(sandbox, evidence);
    return evidence;
  }

  forget(sandbox: string): void {
    this.#bySandbox.delete(sandbox);
  }
}
