import type { FaultRecord } from "../../spec/generated/control.types.js";
import { describeStatus, formatCallback, formatClock, formatRequest } from "../control/format.js";
import { plain } from "../report/table.js";
import type { Host, Sandbox } from "./surface.js";

/** How many things of a kind are told; of more, the latest. */
const TOLD_MAX = 100;

/**
 * Everything that happened in a sandbox, for whoever looks at a failed test: the time there, the
 * calls, what stands where, the messages, the callbacks and what was made to go wrong. The calls that
 * no sandbox took are told from the one after number `unclaimedBefore`.
 */
export async function accountOf(
  sandbox: Sandbox,
  host: Host,
  unclaimedBefore: number,
): Promise<string> {
  const { requests } = await sandbox.requests();
  const lost = (await host.unclaimed()).requests.filter(({ id }) => id > unclaimedBefore);
  const invoices = (await sandbox.invoices.list()).map((invoice) => {
    const { transactionNo, orderNumber, amount, currency } = invoice;
    const sum = `${amount.toFixed(2)} ${currency}`;
    return `${transactionNo}, order ${orderNumber}, ${sum}: ${describeStatus(invoice)}`;
  });
  const recurring = (await sandbox.recurring.list()).map((payment) => {
    const { recurringId, status, chargesDone, nextChargeAt } = payment;
    const next = nextChargeAt === null ? "" : `, next charge at ${nextChargeAt}`;
    return `${recurringId}: ${status}, ${chargesDone} charged${next}`;
  });
  const sms = (await sandbox.sms()).map(({ at, to, text }) => `${at} to ${to}: ${text}`);
  const callbacks = (await sandbox.callbacks.list()).map(formatCallback);
  const faults = (await sandbox.faults.list()).map(faultLine);
  const parts = [
    part("calls", requests.map(callLine)),
    part("invoices", invoices),
    ...(recurring.length > 0 ? [part("recurring payments", recurring)] : []),
    part("text messages", sms),
    part("callbacks", callbacks),
    ...(faults.length > 0 ? [part("fault rules", faults)] : []),
    ...(lost.length > 0 ? [part("calls that no sandbox took", lost.map(callLine))] : []),
  ];
  const head = [`sandbox ${sandbox.name} of ${host.baseUrl}`];
  const clock = formatClock(await sandbox.clock.read());
  return `${[...head, ...clock, ...parts.flat()].join("\n")}\n`;
}

function part(title: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return [`${title}: none`];
  const left = lines.length - TOLD_MAX;
  const more = left > 0 ? [`  … ${left} earlier`] : [];
  const told = lines.slice(-TOLD_MAX).map((line) => `  ${plain(line)}`);
  return [`${title}: ${lines.length}`, ...more, ...told];
}

function callLine(entry: Parameters<typeof formatRequest>[0] & { readonly at: string }): string {
  return `${entry.at} ${formatRequest(entry)}`;
}

function faultLine({ id, says, matched, struck }: FaultRecord): string {
  return `${id}: ${says} (matched ${matched}, struck ${struck})`;
}
