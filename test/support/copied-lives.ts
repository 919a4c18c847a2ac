import type { SandboxHandle } from "../../mocks/index.js";
import type { Life } from "../../mocks/workbench/app/parts/copies.js";
import { callsOfInvoice, callsOfRecurring } from "../../mocks/workbench/app/parts/lives.js";

/** What the workbench knows of an invoice when it copies a test. */
export async function lifeOfInvoice(tester: SandboxHandle, transactionNo: string): Promise<Life> {
  const { orderNumber, status, refund } = await tester.invoices.read(transactionNo);
  const { requests } = await tester.requests({ limit: 1000 });
  const { chain } = await tester.invoices.why(transactionNo);
  const calls = callsOfInvoice(requests, { transactionNo, orderNumber });
  const ends = { status, ...(refund && { "refund.status": refund.status }) };
  return { calls, of: { transactionNo }, ends, ...(await eventsOf(tester, chain)) };
}

/** What the workbench knows of a recurring payment when it copies a test. */
export async function lifeOfRecurring(tester: SandboxHandle, recurringId: string): Promise<Life> {
  const { requests } = await tester.requests({ limit: 1000 });
  const { chain } = await tester.recurring.why(recurringId);
  const calls = callsOfRecurring(requests, recurringId);
  const { status, chargesDone } = await tester.recurring.read(recurringId);
  const ends = { status, chargesDone };
  return { calls, of: { recurringId }, ends, ...(await eventsOf(tester, chain)) };
}

async function eventsOf(tester: SandboxHandle, chain: readonly { readonly seq: number }[]) {
  const seqs = new Set(chain.map(({ seq }) => seq));
  const { events } = await tester.events({ limit: 10_000 });
  const { position } = await tester.summary();
  return { events: events.filter(({ seq }) => seqs.has(seq)), epoch: position.epoch };
}
