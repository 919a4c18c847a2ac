import { type Command, Option } from "commander";
import type {
  DeclineInvoiceRequest,
  InvoiceRecord,
  PayInvoiceRequest,
  RefundInvoiceRequest,
} from "../../../spec/generated/control.types.js";
import { formatOutcome } from "../../control/format.js";
import { LIST_STATES } from "../../control/list-states.js";
import { BRANDS } from "../../domain/money.js";
import { invoiceCell } from "../meanings.js";
import type { Write } from "../terminal.js";
import { listCommand } from "./list-command.js";
import {
  type CommandOutput,
  output,
  presentFields,
  remoteAction,
  remoteCommand,
  type Session,
} from "./remote-command.js";
import type { ShownList } from "./shown-list.js";

const NO = "<transactionNo>";

/** Adds what can be done to invoices. */
export function addInvoices(paystub: Command, write: Write): void {
  listCommand(paystub, "invoices", write, INVOICES);
  remoteCommand(paystub, `pay ${NO}`, PAY, ...payOptions()).action(remoteAction(write, pay));
  remoteCommand(paystub, `decline ${NO}`, DECLINE, ...declineOptions()).action(
    remoteAction(write, decline),
  );

  const cancel = { summary: "cancel a pending invoice", example: "paystub cancel 1772355600000" };
  remoteCommand(paystub, `cancel ${NO}`, cancel).action(
    remoteAction(write, async ({ ask }, transactionNo: string) =>
      output(await ask("cancelInvoiceNow", { path: { transactionNo } }), formatOutcome),
    ),
  );
  remoteCommand(paystub, `refund ${NO}`, REFUND, REASON).action(remoteAction(write, refund));
}

const INVOICES: ShownList<"listInvoices", InvoiceRecord> = {
  operation: "listInvoices",
  what: "invoice",
  summary: "list the invoices",
  example: "paystub invoices --status pending --since 1h",
  states: LIST_STATES.invoices,
  head: ["TRANSACTION", "ORDER", "AMOUNT", "CREATED", "STATE"],
  thingsOf: ({ invoices }) => invoices,
  idOf: ({ transactionNo }) => transactionNo,
  cellsOf: (invoice) => [
    invoice.transactionNo,
    invoice.orderNumber,
    `${invoice.amount.toFixed(2)} ${invoice.currency}`,
    invoice.createdAt,
    invoiceCell(invoice),
  ],
};

const PAY = {
  summary: "pay a pending invoice as the customer would",
  example: 'paystub pay 1772355600000 --method mada --card "4464 0400 0000 0007"',
};

function payOptions(): readonly Option[] {
  const method = new Option("--method <brand>", "way to pay (the first that the invoice offers)");
  return [
    method.choices(BRANDS),
    new Option("--card <number>", "a test card number; never a real one"),
  ];
}

const DECLINE = {
  summary: "decline one payment of a pending invoice",
  example: 'paystub decline 1772355600000 --code NO_FUNDS --message "Not enough money"',
};

function declineOptions(): readonly Option[] {
  return [
    new Option("--code <code>", "error code that the invoice shows"),
    new Option("--message <text>", "error message that the invoice shows"),
  ];
}

async function pay(
  { ask }: Session,
  transactionNo: string,
  { method, card }: { readonly method?: PayInvoiceRequest["method"]; readonly card?: string },
): Promise<CommandOutput> {
  const body = presentFields<PayInvoiceRequest>({ method, cardNumber: card });
  const answer = await ask("payInvoice", { path: { transactionNo }, body });
  const { declined } = answer.body;
  const why = declined && `the payment was declined: ${declined.code}, ${declined.message}`;
  return { ...output(answer, formatOutcome), failed: why ?? undefined };
}

async function decline(
  { ask }: Session,
  transactionNo: string,
  { code, message }: { readonly code?: string; readonly message?: string },
): Promise<CommandOutput> {
  const body = presentFields<DeclineInvoiceRequest>({ code, message });
  return output(await ask("declineInvoice", { path: { transactionNo }, body }), formatOutcome);
}

const REFUND = {
  summary: "refund a paid invoice",
  example: 'paystub refund 1772355600000 --reason "The customer sent it back"',
};

const REASON = new Option("--reason <text>", "why, in words");

async function refund(
  { ask }: Session,
  transactionNo: string,
  { reason }: { readonly reason?: string },
): Promise<CommandOutput> {
  const body = presentFields<RefundInvoiceRequest>({ reason });
  return output(await ask("refundInvoice", { path: { transactionNo }, body }), formatOutcome);
}
