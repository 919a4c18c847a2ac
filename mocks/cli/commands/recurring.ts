import { Argument, type Command, Option } from "commander";
import type {
  ArrangeChargesRequest,
  RecurringRecord,
} from "../../../spec/generated/control.types.js";
import { LIST_STATES } from "../../control/list-states.js";
import { stateCell } from "../meanings.js";
import type { Write } from "../terminal.js";
import { journeyLines } from "./clock.js";
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

type Outcome = ArrangeChargesRequest["outcomes"][number];

const OUTCOMES: readonly Outcome[] = ["succeed", "fail"];
const ID = "<recurringId>";

/** Adds `recurring` and what can be done to recurring payments. */
export function addRecurring(paystub: Command, write: Write): void {
  const recurring = paystub.command("recurring").description("see and drive recurring payments");
  listCommand(recurring, "list", write, RECURRING);
  const start = {
    summary: "start one as the customer would; the first charge is made",
    example: "paystub recurring start rec-1",
  };
  remoteCommand(recurring, `start ${ID}`, start).action(
    remoteAction(write, async ({ ask }, recurringId: string) =>
      output(await ask("startRecurring", { path: { recurringId } }), lineOf),
    ),
  );
  const charge = {
    summary: "move the clock to its next charge, which is made then",
    example: "paystub recurring charge rec-1",
  };
  remoteCommand(recurring, `charge ${ID}`, charge).action(remoteAction(write, chargeNext));
  remoteCommand(recurring, "arrange", ARRANGE, ...arrangeParts()).action(
    remoteAction(write, arrange),
  );
  const cancel = { summary: "cancel one", example: "paystub recurring cancel rec-1" };
  remoteCommand(recurring, `cancel ${ID}`, cancel).action(
    remoteAction(write, async ({ ask }, recurringId: string) =>
      output(await ask("cancelRecurringNow", { path: { recurringId } }), lineOf),
    ),
  );
}

const ARRANGE = {
  summary: "decide what its next charges come to; retries count",
  example: "paystub recurring arrange rec-1 fail fail fail --code EXPIRED_CARD",
};

function arrangeParts() {
  return [
    new Argument(ID, "which one"),
    new Argument("<outcome...>", "what they come to, in order").choices(OUTCOMES),
    new Option("--code <code>", "error code of those that fail"),
    new Option("--message <text>", "error message of those that fail"),
  ];
}

async function arrange(
  { ask }: Session,
  recurringId: string,
  given: readonly Outcome[],
  { code, message }: { readonly code?: string; readonly message?: string },
): Promise<CommandOutput> {
  const body = presentFields<ArrangeChargesRequest>({ outcomes: [...given], code, message });
  return output(await ask("arrangeCharges", { path: { recurringId }, body }), (payment) => [
    ...lineOf(payment),
    `its next charges: ${given.join(", ")}; those after them succeed`,
  ]);
}

async function chargeNext({ ask }: Session, recurringId: string): Promise<CommandOutput> {
  const body = { recurringId, boundary: "next-charge" as const };
  return output(await ask("moveClockToBoundary", { body }), journeyLines);
}

const RECURRING: ShownList<"listRecurring", RecurringRecord> = {
  operation: "listRecurring",
  what: "recurring payment",
  summary: "list the recurring payments",
  example: "paystub recurring list --status active",
  states: LIST_STATES.recurring,
  head: ["ID", "CUSTOMER", "AMOUNT", "EVERY", "CHARGES", "STATE", "NEXT CHARGE"],
  thingsOf: ({ recurring }) => recurring,
  idOf: ({ recurringId }) => recurringId,
  cellsOf: (payment) => [
    payment.recurringId,
    payment.customerName,
    `${payment.amount.toFixed(2)} ${payment.currency}`,
    intervalOf(payment),
    chargesOf(payment),
    stateCell(payment.status),
    payment.nextChargeAt ?? "",
  ],
};

function lineOf(payment: RecurringRecord): readonly string[] {
  const { recurringId, status, amount, currency, nextChargeAt } = payment;
  const plan = `${amount.toFixed(2)} ${currency}, ${intervalOf(payment)}`;
  const next = nextChargeAt === null ? "" : `; next charge at ${nextChargeAt}`;
  return [`recurring payment ${recurringId}, ${plan}: ${status}, ${chargesOf(payment)}${next}`];
}

function intervalOf({ type, intervalDays }: RecurringRecord): string {
  return intervalDays === null ? type.toLowerCase() : `every ${intervalDays} days`;
}

function chargesOf({ chargesDone, iterations, retriesUsed, retryCount }: RecurringRecord): string {
  const of = iterations === 0 ? "" : ` of ${iterations}`;
  const retries = retriesUsed === 0 ? "" : `, retry ${retriesUsed} of ${retryCount}`;
  return `${chargesDone}${of} charged${retries}`;
}
