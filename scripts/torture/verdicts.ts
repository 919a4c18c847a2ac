import type { Caller } from "./client.js";
import type { Known, Writer } from "./writer.js";

/** Looks at what was acknowledged since the last look; a sentence for each thing that is not so. */
export async function freshFailures(writer: Writer, caller: Caller): Promise<readonly string[]> {
  const failures: string[] = [];
  for (const known of writer.fresh) {
    const { status, body } = await caller.call("GET", `/api/getInvoice/${known.transactionNo}`);
    const shown = { status, orderStatus: body.orderStatus, orderNumber: orderNumberOf(body) };
    failures.push(...failuresOf(writer.sandbox, known, shown));
  }
  writer.fresh.clear();
  return failures;
}

interface Shown {
  readonly status: number;
  readonly orderStatus: unknown;
  readonly orderNumber: unknown;
}

function failuresOf(sandbox: string, known: Known, shown: Shown): readonly string[] {
  const { transactionNo, orderNumber, paid } = known;
  const name = `sandbox ${sandbox}, invoice ${transactionNo}`;
  if (shown.status !== 200) return [`${name}: acknowledged, and now ${shown.status}`];
  if (shown.orderNumber !== orderNumber) {
    return [`${name}: was order ${orderNumber}, and now ${shown.orderNumber}`];
  }
  if (paid === "yes" && shown.orderStatus !== "Paid") {
    return [`${name}: its payment was acknowledged, and now it is ${shown.orderStatus}`];
  }
  if (paid === "no" && shown.orderStatus === "Paid") return [`${name}: paid by nobody`];
  return [];
}

function orderNumberOf({ gatewayOrderRequest }: Readonly<Record<string, unknown>>): unknown {
  return (gatewayOrderRequest as { readonly orderNumber?: unknown } | undefined)?.orderNumber;
}

interface LogEvent {
  readonly type: string;
  readonly transactionNo?: string;
  readonly callbackId?: string;
  readonly order?: { readonly orderNumber: string; readonly amount: number };
}

/** What the whole log of a sandbox says, against what was acknowledged. */
export function logFailures(writer: Writer, events: readonly LogEvent[]): readonly string[] {
  const failures: string[] = [];
  const created = new Map<string, LogEvent>();
  const paid = new Set<string>();
  const inFlight = new Set<string>();
  for (const event of events) {
    const { transactionNo = "", callbackId = "" } = event;
    if (event.type === "invoice-created") {
      if (created.has(transactionNo)) failures.push(`number ${transactionNo} was given twice`);
      created.set(transactionNo, event);
    } else if (event.type === "invoice-paid") {
      if (paid.has(transactionNo)) failures.push(`invoice ${transactionNo} was paid twice`);
      paid.add(transactionNo);
    } else if (event.type === "callback-attempted") inFlight.add(callbackId);
    else if (event.type === "callback-answered") inFlight.delete(callbackId);
  }
  for (const id of inFlight) failures.push(`sandbox ${writer.sandbox}: ${id} is still in flight`);
  for (const known of writer.known) {
    const shown = created.get(known.transactionNo);
    const isPaid = paid.has(known.transactionNo);
    failures.push(
      ...failuresOf(writer.sandbox, known, {
        status: shown ? 200 : 404,
        orderStatus: isPaid ? "Paid" : "PENDING",
        orderNumber: shown?.order?.orderNumber,
      }),
    );
    if (shown?.order && shown.order.amount !== known.amount * 100) {
      failures.push(`invoice ${known.transactionNo}: its amount has changed`);
    }
  }
  return failures;
}
