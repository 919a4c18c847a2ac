import type { AttemptResult } from "../domain/callback.js";
import { type CallbackClient, httpCallbackClient } from "../runtime/callbacks/client.js";
import type { Forgery } from "./sequence.js";
import type { WantedOrder } from "./shop.js";
import { blame, heard, invoicesOf, NOTHING, type Stage } from "./stage.js";

/** A stranger knows the addresses of the shop and what their own invoices are called, and no secret. */
export async function forge(
  stage: Stage,
  how: Forgery,
  order: WantedOrder | undefined,
): Promise<void> {
  const own = invoicesOf(stage, order).at(-1);
  if (!own) return;
  const { transactionNo, orderNumber, callbackUrl, cancelUrl, amount } = own;
  const send = (url: string | null, number: string | undefined) => {
    if (url === null || number === undefined) return;
    return sent(stage, withNumbers(url, { transactionNo: number, orderNumber }), null);
  };
  switch (how) {
    case "callback":
      return send(callbackUrl, transactionNo);
    case "cancellation":
      return send(cancelUrl, transactionNo);
    case "callback-of-another": {
      const others = [...stage.evidence.invoices.values()].filter((invoice) => invoice !== own);
      const other = others.find(({ status }) => status === "paid") ?? others[0];
      return send(callbackUrl, other?.transactionNo);
    }
    case "webhook": {
      const webhook = await heard(stage, "telling of its webhook", () => stage.shop.webhook?.());
      if (webhook === NOTHING || !webhook) return;
      const told = { amount: amount / 100, transactionNo, merchantOrderNumber: orderNumber };
      const body = JSON.stringify({ ...told, merchantEmail: "", orderStatus: "Paid" });
      return sent(stage, webhook.url, body);
    }
  }
}

/** A shop may say to a stranger what it likes, but it has to say something. */
async function sent(stage: Stage, url: string, body: string | null): Promise<void> {
  stage.asks += 1;
  const { outcome } = await strangerSends(url, body, stage.limits.patienceMs);
  if (outcome !== "timeout") return;
  const { pathname } = new URL(url);
  blame(stage, "callbacks-answered", `a stranger's call to ${pathname} was not answered in time`);
}

function withNumbers(url: string, numbers: Readonly<Record<string, string>>): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(numbers)) address.searchParams.set(name, value);
  return address.href;
}

let client: CallbackClient | undefined;
let clientLimitMs = 0;

/** What a stranger sends goes the way of callbacks: it may go to any host that the shop named. */
async function strangerSends(
  url: string,
  body: string | null,
  timeoutMs: number,
): Promise<AttemptResult> {
  if (!client || clientLimitMs !== timeoutMs) {
    client = httpCallbackClient({ allow: ["*"], allowLoopback: true, timeoutMs });
    clientLimitMs = timeoutMs;
  }
  const headers = body === null ? {} : { "Content-Type": "application/json" };
  return client.send({ method: body === null ? "GET" : "POST", url, headers, body });
}
