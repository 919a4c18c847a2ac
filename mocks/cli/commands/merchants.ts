import { type Command, Option } from "commander";
import type {
  OpenPayments,
  RegistrationRecord,
  RejectRegistrationRequest,
  SettlementLineRecord,
  SettlementRecord,
  SettlementRun,
  SettlementSummary,
} from "../../../spec/generated/control.types.js";
import { formatCallback } from "../../control/format.js";
import { LIST_STATES } from "../../control/lists.js";
import { toLocal } from "../../domain/time.js";
import { type Line, table } from "../../report/terminal.js";
import { presentFields } from "../arguments.js";
import { stateCell } from "../log-lines.js";
import type { Write } from "../terminal.js";
import { listCommand, type ShownList } from "./lists.js";
import { type CommandOutput, output, remoteAction, remoteCommand, type Session } from "./remote.js";

/** Adds `settlements`: what the merchant is paid out. */
export function addSettlements(paystub: Command, write: Write): void {
  const settlements = paystub
    .command("settlements")
    .description("list the payouts to the merchant, and settle now");
  listCommand(settlements, "list", write, SETTLEMENTS);
  const show = {
    summary: "show a settlement with its payments and refunds",
    example: "paystub settlements show STL-1",
  };
  remoteCommand(settlements, "show <settlementNumber>", show).action(
    remoteAction(write, async ({ ask }, settlementNumber: string) =>
      output(await ask("sandbox.settlements.read", { path: { settlementNumber } }), recordLines),
    ),
  );
  const run = {
    summary: "settle all open payments and refunds now",
    example: "paystub settlements run",
  };
  remoteCommand(settlements, "run", run).action(
    remoteAction(write, async ({ ask }) => output(await ask("sandbox.settlements.run"), runLines)),
  );
}

const SETTLEMENTS: ShownList<"sandbox.settlements.list", SettlementSummary> = {
  operation: "sandbox.settlements.list",
  what: "settlement",
  summary: "list the settlements, and what is still unsettled",
  example: "paystub settlements list --since 7d",
  states: [],
  head: ["NUMBER", "AT", "AMOUNT", "ENTRIES", "BY", "CHECK"],
  thingsOf: ({ settlements }) => settlements,
  idOf: ({ settlementNumber }) => settlementNumber,
  cellsOf: (settlement) => [
    settlement.settlementNumber,
    toLocal(settlement.at),
    riyals(settlement.amount),
    String(settlement.entries),
    settlement.by,
    checkOf(settlement),
  ],
  notesOf: ({ open }) => [openLine(open)],
};

const riyals = (amount: number): string => `${amount.toFixed(2)} SAR`;

/** What a merchant that reconciles would find; nothing where all is well. */
function checkOf({ addsUp, repeats, totals }: SettlementSummary): string {
  const faults = [
    ...(addsUp ? [] : [`its orders add up to ${riyals(totals.net)}`]),
    ...(repeats === null ? [] : [`repeats orders of ${repeats}`]),
  ];
  return faults.join(", ");
}

function openLine({ entries, net, nextAt }: OpenPayments): string {
  if (entries === 0) return "open: nothing";
  const next = nextAt === null ? "no settlement is due" : `settled at ${toLocal(nextAt)}`;
  return `open: ${countOf(entries)}, ${riyals(net)}; ${next}`;
}

const countOf = (entries: number): string =>
  entries === 1 ? "1 payment" : `${entries} payments and refunds`;

function summaryLines(settlement: SettlementSummary): readonly string[] {
  const { settlementNumber, at, amount, bank, iban, totals } = settlement;
  const { payments, fees, vat, refunds } = totals;
  const check = checkOf(settlement);
  return [
    `settlement ${settlementNumber} at ${toLocal(at)}: ${riyals(amount)} to ${bank}, ${iban}`,
    `payments ${riyals(payments)}, fees ${riyals(fees)}, VAT ${riyals(vat)}, refunds ${riyals(refunds)}`,
    ...(check === "" ? [] : [`check: ${check}`]),
  ];
}

const LINE_HEAD = ["TRANSACTION", "ORDER", "KIND", "BY", "AMOUNT", "FEES", "VAT", "NET"];

function recordLines(settlement: SettlementRecord): readonly Line[] {
  return [...summaryLines(settlement), "", ...table(LINE_HEAD, settlement.lines.map(lineCells))];
}

function lineCells({ kind, transactionNo, orderNumber, method, ...sums }: SettlementLineRecord) {
  const { amount, fees, vat, net } = sums;
  const money = [amount, fees, vat, net].map((sum) => sum.toFixed(2));
  return [transactionNo, orderNumber, kind, method ?? "", ...money];
}

function runLines({ settlements, callbacks }: SettlementRun): readonly string[] {
  return [
    ...settlements.flatMap(summaryLines),
    ...(settlements.length === 0 ? ["nothing was paid out"] : []),
    ...callbacks.map(formatCallback),
  ];
}

const ID = "<registrationId>";

/** Adds `registrations`: the merchants that a partner registers, and what they answer. */
export function addRegistrations(paystub: Command, write: Write): void {
  const registrations = paystub
    .command("registrations")
    .description("list merchant registrations, and approve or reject them");
  listCommand(registrations, "list", write, REGISTRATIONS);
  const approve = {
    summary: "approve a registration as the merchant would",
    example: "paystub registrations approve 5a3f7c1e-8d24-4b60-9e1a-2f6b0c7d9e83",
  };
  remoteCommand(registrations, `approve ${ID}`, approve).action(
    remoteAction(write, async ({ ask }, registrationId: string) =>
      output(
        await ask("sandbox.registrations.approve", { path: { registrationId } }),
        registrationLines,
      ),
    ),
  );
  const reject = {
    summary: "reject a registration as the merchant would",
    example:
      'paystub registrations reject 5a3f7c1e-8d24-4b60-9e1a-2f6b0c7d9e83 --reason "The license has expired"',
  };
  const reason = new Option("--reason <text>", "what the webhook reports as errorMsg");
  remoteCommand(registrations, `reject ${ID}`, reject, reason).action(
    remoteAction(write, rejectRegistration),
  );
}

async function rejectRegistration(
  { ask }: Session,
  registrationId: string,
  { reason }: { readonly reason?: string },
): Promise<CommandOutput> {
  const body = presentFields<RejectRegistrationRequest>({ reason });
  return output(
    await ask("sandbox.registrations.reject", { path: { registrationId }, body }),
    registrationLines,
  );
}

const REGISTRATIONS: ShownList<"sandbox.registrations.list", RegistrationRecord> = {
  operation: "sandbox.registrations.list",
  what: "registration",
  summary: "list the merchant registrations",
  example: "paystub registrations list --status confirming",
  states: LIST_STATES.registrations,
  head: ["ID", "LICENSE", "MOBILE", "CREATED", "STATE"],
  thingsOf: ({ registrations }) => registrations,
  idOf: ({ registrationId }) => registrationId,
  cellsOf: ({ registrationId, licenseNumber, mobile, createdAt, status }) => [
    ...[registrationId, licenseNumber, mobile, toLocal(createdAt), stateCell(status)],
  ],
};

function registrationLines(registration: RegistrationRecord): readonly string[] {
  const { registrationId, licenseNumber, status, merchantId, rejection } = registration;
  const merchant = merchantId === null ? "" : `, merchant ${merchantId}`;
  const why = rejection === null ? "" : `: ${rejection}`;
  return [`registration ${registrationId}, license ${licenseNumber}: ${status}${merchant}${why}`];
}
