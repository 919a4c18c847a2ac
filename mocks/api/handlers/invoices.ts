import type { Refusal } from "../../domain/refusal.js";
import type { Gateway } from "../../runtime/gateway.js";
import type { Sandbox } from "../../runtime/sandbox.js";
import { invalidFields, journaled, problem, refusedProblem } from "../failures.js";
import { linksOf } from "../links.js";
import type { PaymentHandlers } from "../types.js";
import type { FieldError } from "../validation.js";
import { invoiceBody, orderOf } from "./invoice-wire.js";

type InvoiceHandlers = Pick<PaymentHandlers, "addInvoice" | "getInvoice" | "cancelInvoice">;

/** The operations on invoices. */
export function invoiceHandlers(gateway: Gateway, baseUrl: () => string): InvoiceHandlers {
  const shown = async (sandbox: Sandbox, transactionNo: string) => {
    const world = await sandbox.view();
    const invoice = world.invoices.get(transactionNo);
    return invoice && invoiceBody(invoice, world.settings, linksOf(world, baseUrl()));
  };
  return {
    async addInvoice({ body, sandbox, tolerated }) {
      const order = orderOf(body, tolerated);
      if (sandbox.settings.strict && tolerated.length > 0) return tooLoose(tolerated.splice(0));
      const transactionNo = gateway.transactionNumbers.reserve(sandbox.name, sandbox.now());
      const { refusal } = await sandbox.execute({ type: "create-invoice", transactionNo, order });
      if (refusal) {
        gateway.transactionNumbers.release(transactionNo);
        return refusedProblem(refusal, 400);
      }
      const invoice = await shown(sandbox, transactionNo);
      if (!invoice) throw new Error(`invoice ${transactionNo} is gone right after its creation`);
      return { status: 200, body: invoice };
    },

    async getInvoice({ params: { transactionNo }, sandbox }) {
      const invoice = await shown(sandbox, transactionNo);
      if (invoice) return { status: 200, body: invoice };
      return refusedProblem({ code: "invoice-unknown", transactionNo } satisfies Refusal, 404);
    },

    async cancelInvoice({ body: { transactionNo }, sandbox, silent, struck }) {
      const command = { type: "cancel-invoice", transactionNo, by: "merchant" } as const;
      const { refusal, events } = await sandbox.execute(command, { silent });
      struck(sandbox, events);
      if (refusal) return refusedProblem(refusal, 400, 404);
      const asText = sandbox.settings.assumptions["cancel-success-type"] === "string";
      return { status: 200, body: { success: asText ? "true" : true } };
    },
  };
}

/** Strict mode refuses what had to be rounded. */
function tooLoose(tolerated: readonly FieldError[]) {
  const failure = invalidFields(tolerated);
  return { status: 400, body: problem(failure), ...journaled(failure) } as const;
}
