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

export function invoicesHandle({ sandbox, read: readWorld, links, run, invoice }: Access) {
  const read = async (transactionNo: string): Promise<InvoiceRecord> => {
    const found = await invoice(transactionNo);
    return readWorld((world) => invoiceView(found, links(world)));
  };

  /** Runs a command on an invoice and waits until the callbacks that follow from it were tried. */
  const change = async (
    command: Command & { readonly transactionNo: string },
  ): Promise<InvoiceOutcome> => {
    const ids = callbacksOf(await run(command));
    await sandbox.settled(ids);
    const callbacks = await readWorld((world) =>
      ids.flatMap((id) => {
        const callback = world.callbacks.get(id);
        return callback ? [callbackView(callback, world)] : [];
      }),
    );
    return { invoice: await read(command.transactionNo), callbacks };
  };

  return {
    read,

    async list(): Promise<readonly InvoiceRecord[]> {
      return readWorld((world) => {
        const made = links(world);
        return [...world.invoices.values()].map((each) => invoiceView(each, made));
      });
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
      const found = await invoice(transactionNo);
      const logged = await sandbox.events(0);
      return readWorld((world) => whyOf(found, world, logged));
    },
  };
}
