import type {
  DeclineInvoiceRequest,
  InvoiceOutcome,
  InvoiceRecord,
  PayInvoiceRequest,
  WhyResult,
} from "../../../spec/generated/control.types.js";
import type { Command } from "../../domain/decide.js";
import { CARD_DECLINED } from "../../domain/recurring.js";

import { callbackView, invoiceView } from "../views.js";
import { whyOf } from "../why.js";
import { type Access, callbacksOf } from "./access.js";

export function invoicesHandle({ sandbox, view, links, run, invoice, callback }: Access) {
  const read = async (transactionNo: string): Promise<InvoiceRecord> => {
    return invoiceView(await invoice(transactionNo), links(await view()));
  };

  /** Runs a command on an invoice and waits until the callbacks that follow from it were tried. */
  const change = async (
    command: Command & { readonly transactionNo: string },
  ): Promise<InvoiceOutcome> => {
    const ids = callbacksOf(await run(command));
    await sandbox.settled(ids);
    const world = await view();
    const callbacks = await Promise.all(
      ids.map(async (id) => callbackView(await callback(id), world)),
    );
    return { invoice: await read(command.transactionNo), callbacks };
  };

  return {
    read,

    async list(): Promise<readonly InvoiceRecord[]> {
      const world = await view();
      const made = links(world);
      return [...world.invoices.values()].map((each) => invoiceView(each, made));
    },

    pay(transactionNo: string, given: PayInvoiceRequest = {}): Promise<InvoiceOutcome> {
      const { method = null, cardNumber = null } = given;
      return change({ type: "pay-invoice", transactionNo, method, cardNumber, via: "control" });
    },

    decline(transactionNo: string, given: DeclineInvoiceRequest = {}): Promise<InvoiceOutcome> {
      return change({ type: "decline-payment", transactionNo, ...CARD_DECLINED, ...given });
    },

    cancel(transactionNo: string): Promise<InvoiceOutcome> {
      return change({ type: "cancel-invoice", transactionNo, by: "tester" });
    },

    /** Why the invoice is in the state it is in: what happened to it, in sentences with times. */
    async why(transactionNo: string): Promise<WhyResult> {
      return whyOf(await invoice(transactionNo), await view(), await sandbox.events(0));
    },
  };
}
