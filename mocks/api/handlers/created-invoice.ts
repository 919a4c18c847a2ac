import type { DomainEvent } from "../../domain/events.js";
import type { WorldView } from "../../domain/world.js";
import type { SandboxSession } from "../../runtime/sandbox/session.js";
import { linksOf } from "../links.js";
import { invoiceBody } from "./invoice-wire.js";

/** What takes an invoice of a world as it is answered; undefined where there is none. */
export function invoiceOf(transactionNo: string, baseUrl: string) {
  return (world: WorldView) => {
    const invoice = world.invoices.get(transactionNo);
    return invoice && invoiceBody(invoice, world, linksOf(world, baseUrl));
  };
}

/** The answer to a call that created an invoice. */
export function created(sandbox: SandboxSession, events: readonly DomainEvent[], baseUrl: string) {
  const born = events.find((event) => event.type === "invoice-created");
  if (born?.type !== "invoice-created") throw new Error("no invoice was created");
  const invoice = sandbox.peek(invoiceOf(born.transactionNo, baseUrl));
  if (!invoice) throw new Error(`invoice ${born.transactionNo} is not to be found`);
  return { status: 200, body: invoice } as const;
}
