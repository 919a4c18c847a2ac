import type { Command } from "commander";
import type {
  CallbackWhy,
  RecurringWhy,
  WhyResult,
} from "../../../spec/generated/control.types.js";
import type { Write } from "../terminal.js";
import {
  type CommandOutput,
  output,
  remoteAction,
  remoteCommand,
  type Session,
} from "./remote-command.js";

const WHY = {
  summary: "explain an invoice, a recurring payment or a callback: why it is in its state",
  example: "paystub why cb-1",
};

/** Adds `why`, which takes whatever has a state. */
export function addWhy(paystub: Command, write: Write): void {
  remoteCommand(paystub, "why", WHY)
    .argument("<id>", "a transaction number, or the id of a recurring payment or a callback")
    .action(remoteAction(write, explain));
}

/**
 * Transaction numbers and callbacks are known by their form, those that are mistyped as well; what else has a
 * state is recurring.
 */
async function explain({ ask }: Session, id: string): Promise<CommandOutput> {
  if (/^\d+$/.test(id)) {
    return output(await ask("explainInvoice", { path: { transactionNo: id } }), whyLines);
  }
  if (/^cb-/i.test(id)) {
    return output(await ask("explainCallback", { path: { callbackId: id } }), whyLines);
  }
  return output(await ask("explainRecurring", { path: { recurringId: id } }), whyLines);
}

function whyLines(why: WhyResult | RecurringWhy | CallbackWhy): readonly string[] {
  const next = "next" in why && why.next ? [`next: ${why.next.at}, ${why.next.text}`] : [];
  return [why.because, ...next, ...why.chain.map(({ at, text }) => `  ${at}  ${text}`)];
}
