import pg from "pg";
import { check, describeVerdict, INVOICE, TRANSACTION_NUMBER } from "./history.js";
import type { Writer } from "./writer.js";

/** An event as an export holds it. */
export interface LogEvent {
  readonly type: string;
  readonly transactionNo?: string;
  readonly callbackId?: string;
  readonly result?: { readonly detail: string };
  readonly order?: { readonly orderNumber: string };
}

/** What the log of a sandbox says against what was acknowledged in it. */
export function lossesOf(
  writers: readonly Writer[],
  events: readonly LogEvent[],
): readonly string[] {
  const orders = new Map<string, string>();
  const paid = new Set<string>();
  const failures: string[] = [];
  for (const { type, transactionNo = "", order } of events) {
    if (type === "invoice-created") {
      if (orders.has(transactionNo)) failures.push(`number ${transactionNo} was given twice`);
      orders.set(transactionNo, order?.orderNumber ?? "");
    } else if (type === "invoice-paid") {
      if (paid.has(transactionNo)) failures.push(`invoice ${transactionNo} was paid twice`);
      paid.add(transactionNo);
    }
  }
  for (const writer of writers) {
    for (const [no, order] of writer.created) {
      const shown = orders.get(no);
      if (shown === undefined) failures.push(`invoice ${no} was acknowledged, and is lost`);
      else if (shown !== order) failures.push(`invoice ${no} was order ${order}, now ${shown}`);
    }
    for (const no of writer.paid) {
      if (!paid.has(no)) failures.push(`the payment of ${no} was acknowledged, and is lost`);
    }
  }
  return failures;
}

/** Attempts that were made and that the log knows nothing of: two replicas made one. */
export function doubleAttempts(
  events: readonly LogEvent[],
  calls: ReadonlyMap<string, number>,
): readonly string[] {
  const attempts = new Map<string, number>();
  const scheduled = new Map<string, string>();
  for (const event of events) {
    const { type, callbackId = "" } = event;
    if (type === "callback-scheduled") scheduled.set(callbackId, targetOf(event));
    if (type !== "callback-attempted") continue;
    const target = scheduled.get(callbackId) ?? callbackId;
    attempts.set(target, (attempts.get(target) ?? 0) + 1);
  }
  return [...attempts].flatMap(([no, claimed]) => {
    const made = calls.get(no) ?? 0;
    return made > claimed ? [`${no}: ${claimed} attempts were claimed, and ${made} made`] : [];
  });
}

function targetOf({ about }: LogEvent & { readonly about?: { readonly transactionNo?: string } }) {
  return about?.transactionNo ?? "";
}

/** How often the shop was called about each invoice. */
export function callsByInvoice(calls: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const byInvoice = new Map<string, number>();
  for (const [url, times] of calls) {
    const no = new URL(url, "http://shop").searchParams.get("transactionNo") ?? "";
    byInvoice.set(no, (byInvoice.get(no) ?? 0) + times);
  }
  return byInvoice;
}

/** Whether one order of all calls explains what each of them was answered. */
export function disorder(writers: readonly Writer[]): readonly string[] {
  const history = writers.flatMap(({ calls }) => calls);
  const taken = history
    .filter(({ input }) => input === "create")
    .map((call) => ({ ...call, input: "take" as const, returned: doneAt(call.returned?.at ?? 0) }));
  const verdicts = [check(INVOICE, history), check(TRANSACTION_NUMBER, taken)];
  return verdicts.flatMap((verdict) => (verdict.ok ? [] : [describeVerdict(verdict as never)]));
}

function doneAt(at: number) {
  return { at, answer: "done" as const };
}

/** What the tables themselves say: logs without gaps, each number with one owner. */
export async function tableFailures(url: string, schema: string): Promise<readonly string[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const gaps = await client.query(`select s.name from ${schema}.sandboxes s left join (
      select sandbox, count(*) n, max(seq) last from ${schema}.events group by sandbox
    ) e on e.sandbox = s.id where e.n is distinct from s.head or e.last is distinct from s.head`);
    const keys = await client.query(
      `select key from ${schema}.keys group by key having count(*) filter (where owner) <> 1`,
    );
    const lost = await client.query(`select sandbox from ${schema}.events e
      where not exists (select from ${schema}.sandboxes s where s.id = e.sandbox) limit 1`);
    return [
      ...gaps.rows.map(({ name }) => `the log of ${name} has gaps`),
      ...keys.rows.map(({ key }) => `${key} has not exactly one owner`),
      ...lost.rows.map(({ sandbox }) => `sandbox number ${sandbox} is gone, and has events`),
    ];
  } finally {
    await client.end();
  }
}
