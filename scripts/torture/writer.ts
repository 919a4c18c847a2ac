import type { Caller } from "./client.js";

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
