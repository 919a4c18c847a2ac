import type { FaultRecord, RecurringRecord } from "../../spec/generated/control.types.js";
import { toLocal } from "../domain/time.js";
import { plain } from "../report/escape.js";
import { formatCallback, formatClock, formatInvoice, formatRequest } from "./format.js";
import type { GatewayHandle, SandboxHandle } from "./handles.js";

/** How many things of a kind the account lists. */
const LISTED_MAX = 100;

const LATEST = { order: "newest", limit: LISTED_MAX } as const;

/**
 * Everything that happened in a sandbox, for the reader of a failed test: the time, the calls, the states,
 * the messages, the callbacks and the injected faults. It lists calls without a sandbox from the one after
 * number `unclaimedBefore`.
 */
export async function accountOf(
  sandbox: SandboxHandle,
  host: Pick<GatewayHandle, "unclaimedRequests"> & { readonly baseUrl: string },
  unclaimedBefore: number,
): Promise<string> {
  const [
    clock,
    { requests, ...calls },
    invoices,
    recurring,
    messages,
    callbacks,
    rules,
    unclaimed,
  ] = await Promise.all([
    sandbox.clock.read(),
    sandbox.requests(LATEST),
    sandbox.invoices.list(LATEST),
    sandbox.recurring.list(LATEST),
    sandbox.sms(LATEST),
    sandbox.callbacks.list(LATEST),
    sandbox.faults.list(),
    host.unclaimedRequests(),
  ]);
  const lost = unclaimed.requests.filter(({ id }) => id > unclaimedBefore);
  // Where a call from before is kept still, all that came after it are.
  const lostDropped = lost.length === unclaimed.requests.length ? unclaimed.dropped : 0;
  const sms = messages.sms.map(({ at, to, text }) => `${toLocal(at)} to ${to}: ${text}`);
  const faults = rules.faults.map(faultLine);
  const parts = [
    part("calls", requests.map(callLine).reverse(), calls.matches, calls.dropped),
    part("invoices", invoices.invoices.map(formatInvoice).reverse(), invoices.matches),
    ...(recurring.matches > 0
      ? [
          part(
            "recurring payments",
            recurring.recurring.map(recurringLine).reverse(),
            recurring.matches,
          ),
        ]
      : []),
    part("text messages", sms.reverse(), messages.matches),
    part("callbacks", callbacks.callbacks.map(formatCallback).reverse(), callbacks.matches),
    ...(faults.length > 0 ? [part("fault rules", faults)] : []),
    ...(lost.length + lostDropped > 0
      ? [part("calls that no sandbox took", lost.map(callLine), lost.length, lostDropped)]
      : []),
  ];
  const head = [`sandbox ${sandbox.name} of ${host.baseUrl}`, ...formatClock(clock)];
  return `${[...head, ...parts.flat()].join("\n")}\n`;
}

/** The latest lines of one kind, of so many. `dropped` are those that the mock no longer has. */
function part(
  title: string,
  lines: readonly string[],
  count = lines.length,
  dropped = 0,
): readonly string[] {
  if (count + dropped === 0) return [`${title}: none`];
  const left = count - LISTED_MAX;
  const more = left > 0 ? [`  … ${left} earlier`] : [];
  const shown = lines.slice(-LISTED_MAX).map((line) => `  ${plain(line)}`);
  const gone = dropped > 0 ? `, and ${dropped} before them that are no longer kept` : "";
  return [`${title}: ${count}${gone}`, ...more, ...shown];
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
