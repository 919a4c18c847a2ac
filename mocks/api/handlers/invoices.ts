import { whenReady } from "../../domain/awaitable.js";
import type { Refusal } from "../../domain/refusal.js";
import type { WorldView } from "../../domain/world.js";
import { invalidFields, journaled, problem, refusedProblem } from "../failures.js";
import { linksOf } from "../links.js";
import type { PaymentHandlers } from "../types.js";
import type { FieldError } from "../validation.js";
import { invoiceBody, orderOf } from "./invoice-wire.js";

type InvoiceHandlers = Pick<PaymentHandlers, "addInvoice" | "getInvoice" | "cancelInvoice">;

/** The operations on invoices. */
export function invoiceHandlers(baseUrl: () => string): InvoiceHandlers {
  const shown = (transactionNo: string, calledAt: string | undefined) => (world: WorldView) => {
    const invoice = world.invoices.get(transactionNo);
    return invoice && invoiceBody(invoice, world, linksOf(world, calledAt ?? baseUrl()));
  };
  return {
    addInvoice({ body, sandbox, tolerated, calledAt }) {
      const order = orderOf(body, tolerated, sandbox);
      if (sandbox.settings.strict && tolerated.length > 0) return tooLoose(tolerated.splice(0));
      const decided = sandbox.execute({ type: "create-invoice", order }, calledAt);
      return whenReady(decided, ({ refusal, events }) => {
        if (refusal) return refusedProblem(refusal, 400);
        const created = events.find((event) => event.type === "invoice-created");
        if (created?.type !== "invoice-created") throw new Error("no invoice was created");
        const invoice = sandbox.peek(shown(created.transactionNo, calledAt));
        if (!invoice) throw new Error(`invoice ${created.transactionNo} is not to be found`);
        return { status: 200, body: invoice };
      });
    },

    getInvoice({ params: { transactionNo }, sandbox, calledAt }) {
      return whenReady(sandbox.read(shown(transactionNo, calledAt)), (invoice) => {
        if (invoice) return { status: 200, body: invoice };
        return refusedProblem({ code: "invoice-unknown", transactionNo } satisfies Refusal, 404);
      });
    },

    cancelInvoice({ body: { transactionNo }, sandbox, struck }) {
      const command = { type: "cancel-invoice", transactionNo, by: "merchant" } as const;
      return whenReady(sandbox.execute(command), ({ refusal, events }) => {
        struck(sandbox, events);
        if (refusal) return refusedProblem(refusal, 400, 404);
        const asText = sandbox.settings.assumptions["cancel-success-type"] === "string";
        return { status: 200, body: { success: asText ? "true" : true } };
      });
    },
  };
}

/** Strict mode refuses what had to be rounded. */
function tooLoose(tolerated: readonly FieldError[]) {
  const failure = invalidFields(tolerated);
  return { status: 400, body: problem(failure), ...journaled(failure) } as const;
}
