import { setTimeout as pause } from "node:timers/promises";
import { type Caller, callerOf } from "./gateway.js";
import type { INVOICE, InvoiceState, MachineAnswer } from "./history.js";
import type { Operation } from "./search.js";

type Verb = Parameters<typeof INVOICE.step>[1];

/** A call about an invoice, as the checker of histories takes it. */
export type InvoiceCall = Operation<Verb, MachineAnswer<InvoiceState>>;

/** What all callers of the gateways know. */
export interface Surroundings {
  /** Where the gateways are, whether they live or not. */
  readonly baseUrls: readonly string[];
  readonly shopUrl: string;
  readonly draw: () => number;
}

/** How long a caller waits before it tries again. */
const REST_MS = 20;

/** A gateway that has answered fewer calls may have had nothing to lose. */
const ANSWERS_LEAST = 50;

const STATES: Readonly<Record<string, InvoiceState>> = {
  PENDING: "pending",
  Paid: "paid",
  Canceled: "canceled",
};

/**
 * A shop's client that sends each call to any of the gateways, and notes it with its answer. A call without
 * the answer 200 may have happened or not.
 */
export class Writer {
  readonly sandbox: string;
  readonly calls: InvoiceCall[] = [];
  /** The orders of the invoices whose creation was acknowledged, by their numbers. */
  readonly created = new Map<string, string>();
  readonly paid = new Set<string>();
  /** Calls that may or may not have happened. */
  unanswered = 0;
  /** How many calls each gateway has answered with 200. */
  readonly answeredBy: number[];
  readonly #name: string;
  readonly #around: Surroundings;
  readonly #callers: readonly Caller[];

  constructor(sandbox: string, name: string, around: Surroundings) {
    this.sandbox = sandbox;
    this.#name = name;
    this.#around = around;
    this.#callers = around.baseUrls.map((url) => callerOf(url, sandbox));
    this.answeredBy = around.baseUrls.map(() => 0);
  }

  get acknowledged(): number {
    return this.created.size + this.paid.size;
  }

  /** Creates, pays and reads until `isOver` says so. */
  async writes(isOver: () => boolean): Promise<void> {
    const { draw } = this.#around;
    while (!isOver()) {
      const known = [...this.created.keys()].slice(-5);
      const no = known[Math.floor(draw() * known.length)];
      const dice = draw();
      if (no === undefined || dice < 0.4) await this.#creates();
      else if (dice < 0.7) await this.#pays(no);
      else await this.#reads(no);
    }
    for (const caller of this.#callers) caller.close();
  }

  async #creates(): Promise<void> {
    const orderNumber = `${this.#name}-${this.created.size + this.unanswered}`;
    const invokedAt = performance.now();
    const answer = await this.#call("POST", "/api/addInvoice", {
      orderNumber,
      amount: 25,
      callBackUrl: `${this.#around.shopUrl}/paid`,
      clientName: "Client",
      clientMobile: "0500000000",
      products: [{ title: "Product", price: 25, qty: 1 }],
    });
    if (answer?.status !== 200) return;
    const key = String(answer.body.transactionNo);
    this.created.set(key, orderNumber);
    const returned = { at: performance.now(), answer: "done" } as const;
    this.calls.push({ key, input: "create", invokedAt, returned });
  }

  async #pays(no: string): Promise<void> {
    const path = `/_control/sandboxes/${this.sandbox}/invoices/${no}/pay`;
    await this.#notes(no, "pay", async () => {
      const answer = await this.#call("POST", path, {});
      if (answer?.status === 200) {
        this.paid.add(no);
        return "done";
      }
      return answer?.status === 409 ? "refused" : undefined;
    });
  }

  async #reads(no: string): Promise<void> {
    await this.#notes(no, "read", async () => {
      const answer = await this.#call("GET", `/api/getInvoice/${no}`);
      if (answer?.status === 404) return "absent";
      return answer?.status === 200 ? STATES[String(answer.body.orderStatus)] : undefined;
    });
  }

  async #notes(
    key: string,
    input: Verb,
    call: () => Promise<MachineAnswer<InvoiceState> | undefined>,
  ): Promise<void> {
    const invokedAt = performance.now();
    const answer = await call();
    const returned = answer === undefined ? null : { at: performance.now(), answer };
    this.calls.push({ key, input, invokedAt, returned });
  }

  /** Calls any gateway; undefined when it is unknown whether the call happened. */
  async #call(method: string, path: string, body?: object) {
    const which = Math.floor(this.#around.draw() * this.#callers.length);
    try {
      const answer = await this.#callers[which]?.call(method, path, body);
      if (answer?.status === 200) this.answeredBy[which] = (this.answeredBy[which] ?? 0) + 1;
      if (answer && answer.status < 500) return answer;
    } catch {
      // Its gateway was killed, or has not come back yet.
    }
    this.unanswered += 1;
    await pause(REST_MS);
    return undefined;
  }
}

/** Waits until these writers have so many more acknowledgements. */
export async function acknowledged(
  writers: readonly Writer[],
  more: number,
  limitMs: number,
): Promise<void> {
  const until = Date.now() + limitMs;
  const count = () => writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
  for (const enough = count() + more; count() < enough; await pause(1)) {
    if (Date.now() > until) throw new Error("nothing is acknowledged any more");
  }
}

/** Waits until each gateway has answered enough calls of these writers for a loss to show. */
export async function heardFromAll(writers: readonly Writer[], limitMs: number): Promise<void> {
  const until = Date.now() + limitMs;
  const [first] = writers;
  const isSilent = (_: number, gateway: number) =>
    writers.reduce((sum, { answeredBy }) => sum + (answeredBy[gateway] ?? 0), 0) < ANSWERS_LEAST;
  while (first?.answeredBy.some(isSilent)) {
    if (Date.now() > until) throw new Error("a gateway answers no call");
    await pause(REST_MS);
  }
}
