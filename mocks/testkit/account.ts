import { resolve } from "node:path";
import type {
  FaultRecord,
  InvoiceRecord,
  RecurringRecord,
} from "../../spec/generated/control.types.js";
import { linksOf } from "../api/links.js";
import { describeStatus, formatCallback, formatClock, formatRequest } from "../control/format.js";
import {
  callbackView,
  entryView,
  faultView,
  invoiceView,
  recurringView,
  smsView,
} from "../control/views.js";
import type { SandboxHandle } from "../index.js";
import { callbacksOf } from "../observe/record.js";
import { fileName, plain } from "../report/escape.js";
import { removeFile, saveText } from "../runtime/disk.js";
import { recordOf } from "./evidence.js";
import type { Host } from "./hosts.js";

/** How many things of a kind are told; of more, the latest. */
const TOLD_MAX = 100;

/**
 * Everything that happened in a sandbox, for whoever looks at a failed test: the time there, the
 * calls, what stands where, the messages, the callbacks and what was made to go wrong. The calls that
 * no sandbox took are told from the one after number `unclaimedBefore`.
 */
export async function accountOf(
  sandbox: SandboxHandle,
  host: Host,
  unclaimedBefore: number,
): Promise<string> {
  const record = await recordOf(sandbox);
  const { world } = record;
  const links = linksOf(world, host.baseUrl);
  const unclaimed = await host.unclaimedRequests();
  const lost = unclaimed.requests.filter(({ id }) => id > unclaimedBefore);
  // Where a call from before is kept still, all that came after it are.
  const lostDropped = lost.length === unclaimed.requests.length ? unclaimed.dropped : 0;
  const calls = record.requests.map((entry) => callLine(entryView(entry)));
  const invoices = [...world.invoices.values()].map((one) => invoiceLine(invoiceView(one, links)));
  const recurring = [...world.recurring.values()].map((payment) => {
    return recurringLine(recurringView(payment, links));
  });
  const sms = [...world.sms].map(smsView).map(({ at, to, text }) => `${at} to ${to}: ${text}`);
  const callbacks = callbacksOf(record).map((one) => formatCallback(callbackView(one, world)));
  const faults = [...world.faults.values()].map((fault) => faultLine(faultView(fault)));
  const parts = [
    part("calls", calls, record.missing.requests),
    part("invoices", invoices),
    ...(recurring.length > 0 ? [part("recurring payments", recurring)] : []),
    part("text messages", sms),
    part("callbacks", callbacks),
    ...(faults.length > 0 ? [part("fault rules", faults)] : []),
    ...(lost.length + lostDropped > 0
      ? [part("calls that no sandbox took", lost.map(callLine), lostDropped)]
      : []),
  ];
  const head = [`sandbox ${sandbox.name} of ${host.baseUrl}`];
  const clock = formatClock(await sandbox.clock.read());
  return `${[...head, ...clock, ...parts.flat()].join("\n")}\n`;
}

/**
 * Saves the account of a failed test, and returns it with the place. That it cannot be saved is told
 * and no error: it must not hide why the test failed.
 */
export async function saveAccount(folder: string, name: string, account: string): Promise<string> {
  const path = accountPath(folder, name);
  const where = await saveText(path, account).then(
    () => `saved as ${path}`,
    (error: NodeJS.ErrnoException) => `could not be saved as ${path} (${error.code})`,
  );
  return `${account}this account ${where}\n`;
}

/**
 * Removes what an earlier run has left of a test that begins anew: it says nothing of a test that passes
 * now. What cannot be removed stays, as it must not fail the test.
 */
export async function forgetAccount(folder: string, name: string): Promise<void> {
  const left = [accountPath(folder, name), recordPath(folder, name)];
  await Promise.allSettled(left.map(removeFile));
}

function accountPath(folder: string, name: string): string {
  return resolve(folder, `${fileName(name)}.txt`);
}

/** Where the record of a failed test is, in the folder of the accounts. */
export function recordPath(folder: string, name: string): string {
  return resolve(folder, `${fileName(name)}.html`);
}

/** Saves the record of a failed test, and tells where. That it cannot be saved is no error here either. */
export async function saveRecordOf(
  gateway: { record(path: string): Promise<string> },
  path: string,
): Promise<string> {
  return gateway.record(path).then(
    (file) => `open its record in a browser: ${file}\n`,
    (error: NodeJS.ErrnoException) => {
      return `its record could not be saved as ${path} (${error.code ?? error.message})\n`;
    },
  );
}

/** The lines of one kind. `dropped` are those that the mock no longer has. */
function part(title: string, lines: readonly string[], dropped = 0): readonly string[] {
  if (lines.length + dropped === 0) return [`${title}: none`];
  const left = lines.length - TOLD_MAX;
  const more = left > 0 ? [`  … ${left} earlier`] : [];
  const told = lines.slice(-TOLD_MAX).map((line) => `  ${plain(line)}`);
  const gone = dropped > 0 ? `, and ${dropped} before them that are no longer kept` : "";
  return [`${title}: ${lines.length}${gone}`, ...more, ...told];
}

function callLine(entry: Parameters<typeof formatRequest>[0] & { readonly at: string }): string {
  return `${entry.at} ${formatRequest(entry)}`;
}

function invoiceLine(invoice: InvoiceRecord): string {
  const { transactionNo, orderNumber, amount, currency } = invoice;
  const sum = `${amount.toFixed(2)} ${currency}`;
  return `${transactionNo}, order ${orderNumber}, ${sum}: ${describeStatus(invoice)}`;
}

function recurringLine(payment: RecurringRecord): string {
  const { recurringId, status, chargesDone, nextChargeAt } = payment;
  const next = nextChargeAt === null ? "" : `, next charge at ${nextChargeAt}`;
  return `${recurringId}: ${status}, ${chargesDone} charged${next}`;
}

function faultLine({ id, says, matched, injected }: FaultRecord): string {
  return `${id}: ${says} (matched ${matched}, applied ${injected})`;
}
