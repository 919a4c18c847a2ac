import { type Caller, callerOf } from "./gateway.js";
import type { INVOICE, InvoiceState, MachineAnswer } from "./history.js";
import type { Operation } from "./search.js";

/** What a writer knows of an invoice that it was told of. */
export interface Known {
  readonly transactionNo: string;
  readonly orderNumber: string;
  readonly amount: number;
  /** `asked` when no answer came to its payment. */
  paid: "no" | "asked" | "yes";
}

/** How often it is looked how many there were, and how long the wait may be. */
const LOOK_MS = 1;
const PATIENCE_MS = 20_000;

/**
 * A customer of the gateway who remembers every answer. What was not answered may have happened or not;
 * what was answered must be there ever after.
 */
export class Writer {
  readonly sandbox: string;
  readonly known: Known[] = [];
  /** Those of which something was acknowledged since they were last looked at. */
  readonly fresh = new Set<Known>();
  readonly #shopUrl: string;
  readonly #draw: () => number;
  #orders = 0;
  acknowledged = 0;

  constructor(sandbox: string, shopUrl: string, draw: () => number) {
    this.sandbox = sandbox;
    this.#shopUrl = shopUrl;
    this.#draw = draw;
  }

  /** Writes one thing after the other until the gateway is gone. */
  async writes(caller: Caller): Promise<void> {
    try {
      for (;;) {
        const open = this.known.findLast(({ paid }) => paid === "no");
        if (open && this.#draw() < 0.5) await this.#pays(caller, open);
        else await this.#creates(caller);
      }
    } catch {
      // It was killed. What was under way is known to nobody.
    }
  }

  async #creates(caller: Caller): Promise<void> {
    this.#orders += 1;
    const orderNumber = `${this.sandbox}-${this.#orders}`;
    const amount = 10 + Math.floor(this.#draw() * 1000);
    const { status, body } = await caller.call("POST", "/api/addInvoice", {
      orderNumber,
      amount,
      callBackUrl: `${this.#shopUrl}/paid`,
      clientName: "Client",
      clientMobile: "0500000000",
      products: [{ title: "Product", price: amount, qty: 1 }],
    });
    if (status !== 200) throw new Error(`addInvoice: ${status} ${JSON.stringify(body)}`);
    const known: Known = {
      transactionNo: String(body.transactionNo),
      orderNumber,
      amount,
      paid: "no",
    };
    this.known.push(known);
    this.#notes(known);
  }

  async #pays(caller: Caller, known: Known): Promise<void> {
    known.paid = "asked";
    const path = `/_control/sandboxes/${this.sandbox}/invoices/${known.transactionNo}/pay`;
    const { status, body } = await caller.call("POST", path, {});
    if (status !== 200) throw new Error(`pay: ${status} ${JSON.stringify(body)}`);
    known.paid = "yes";
    this.#notes(known);
  }

  #notes(known: Known): void {
    this.acknowledged += 1;
    this.fresh.add(known);
  }
}

/** Waits until the writers have so many more answers. */
export async function answered(writers: readonly Writer[], more: number): Promise<void> {
  const count = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  const enough = count() + more;
  const end = performance.now() + PATIENCE_MS;
  while (count() < enough && performance.now() < end) {
    await new Promise((resume) => setTimeout(resume, LOOK_MS));
  }
}

type Verb = Parameters<typeof INVOICE.step>[1];

/** A call about an invoice, as the checker of histories takes it. */
export type InvoiceCall = Operation<Verb, MachineAnswer<InvoiceState>>;

/** What everybody who calls the replicas knows. */
export interface Surroundings {
  /** Where the replicas are, whether they live or not. */
  readonly baseUrls: readonly string[];
  readonly shopUrl: string;
  readonly draw: () => number;
}

/** How long a caller waits before it tries another replica. */
const REST_MS = 20;

/** A replica that has answered fewer calls may have had nothing to lose. */
const ANSWERS_LEAST = 50;

const STATES: Readonly<Record<string, InvoiceState>> = {
  PENDING: "pending",
  Paid: "paid",
  Canceled: "canceled",
};

/**
 * A shop's client that goes to any replica with each call, and notes every call with its answer. What is
 * not answered with 200 may have happened or not.
 */
export class ReplicaWriter {
  readonly sandbox: string;
  readonly calls: InvoiceCall[] = [];
  /** The orders of the invoices whose creation was acknowledged, by their numbers. */
  readonly created = new Map<string, string>();
  readonly paid = new Set<string>();
  /** Calls that came to nothing that anybody knows. */
  unanswered = 0;
  /** How many calls each replica has answered with 200. */
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

  /** Creates, pays and reads until it is told that this is over. */
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
  }

  close(): void {
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

  /** Calls any replica; undefined when nobody can say what came of it. */
  async #call(method: string, path: string, body?: object) {
    const which = Math.floor(this.#around.draw() * this.#callers.length);
    try {
      const answer = await this.#callers[which]?.call(method, path, body);
      if (answer?.status === 200) this.answeredBy[which] = (this.answeredBy[which] ?? 0) + 1;
      if (answer && answer.status < 500) return answer;
    } catch {
      // Its replica was killed, or has not come back yet.
    }
    this.unanswered += 1;
    await new Promise((resume) => setTimeout(resume, REST_MS));
    return undefined;
  }
}

/** Waits until each replica has answered enough calls of these writers to be found out by them. */
export async function heardFromAll(
  writers: readonly ReplicaWriter[],
  limitMs: number,
): Promise<void> {
  const until = Date.now() + limitMs;
  const [first] = writers;
  const isSilent = (_: number, replica: number) =>
    writers.reduce((sum, { answeredBy }) => sum + (answeredBy[replica] ?? 0), 0) < ANSWERS_LEAST;
  while (first?.answeredBy.some(isSilent)) {
    if (Date.now() > until) throw new Error("a replica answers nobody");
    await new Promise((resume) => setTimeout(resume, REST_MS));
  }
}
