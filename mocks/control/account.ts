import type { FaultRecord, RecurringRecord } from "../../spec/generated/control.types.js";
import { linksOf } from "../api/links.js";
import { toLocal } from "../domain/time.js";
import { callbacksOf, type ObservedSandbox } from "../observe/record.js";
import { plain } from "../report/escape.js";
import { formatCallback, formatClock, formatInvoice, formatRequest } from "./format.js";
import type { GatewayHandle, SandboxHandle } from "./handles.js";
import {
  callbackView,
  entryView,
  faultView,
  invoiceView,
  recurringView,
  smsView,
} from "./views.js";

/** How many things of a kind the account lists. It keeps the latest. */
const LISTED_MAX = 100;

/**
 * Everything that happened in a sandbox, for the reader of a failed test: the time, the calls, the states,
 * the messages, the callbacks and the injected faults. It lists calls without a sandbox from the one after
 * number `unclaimedBefore`.
 */
export async function accountOf(
  sandbox: SandboxHandle,
  record: ObservedSandbox,
  host: Pick<GatewayHandle, "unclaimedRequests"> & { readonly baseUrl: string },
  unclaimedBefore: number,
): Promise<string> {
  const { world } = record;
  const links = linksOf(world, host.baseUrl);
  const unclaimed = await host.unclaimedRequests();
  const lost = unclaimed.requests.filter(({ id }) => id > unclaimedBefore);
  // Where a call from before is kept still, all that came after it are.
  const lostDropped = lost.length === unclaimed.requests.length ? unclaimed.dropped : 0;
  const calls = record.requests.map((entry) => callLine(entryView(entry)));
  const invoices = [...world.invoices.values()].map((one) =>
    formatInvoice(invoiceView(one, links)),
  );
  const recurring = [...world.recurring.values()].map((payment) => {
    return recurringLine(recurringView(payment, links));
  });
  const sms = [...world.sms]
    .map(smsView)
    .map(({ at, to, text }) => `${toLocal(at)} to ${to}: ${text}`);
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

/** The lines of one kind. `dropped` are those that the mock no longer has. */
function part(title: string, lines: readonly string[], dropped = 0): readonly string[] {
  if (lines.length + dropped === 0) return [`${title}: none`];
  const left = lines.length - LISTED_MAX;
  const more = left > 0 ? [`  … ${left} earlier`] : [];
  const shown = lines.slice(-LISTED_MAX).map((line) => `  ${plain(line)}`);
  const gone = dropped > 0 ? `, and ${dropped} before them that are no longer kept` : "";
  return [`${title}: ${lines.length}${gone}`, ...more, ...shown];
}

function callLine(entry: Parameters<typeof formatRequest>[0] & { readonly at: string }): string {
  return `${toLocal(entry.at)} ${formatRequest(entry)}`;
}

function recurringLine(payment: RecurringRecord): string {
  const { recurringId, status, chargesDone, nextChargeAt } = payment;
  const next = nextChargeAt === null ? "" : `, next charge at ${toLocal(nextChargeAt)}`;
  return `${recurringId}: ${status}, ${chargesDone} charged${next}`;
}

function faultLine({ id, says, matched, injected }: FaultRecord): string {
  return `${id}: ${says} (matched ${matched}, applied ${injected})`;
}
