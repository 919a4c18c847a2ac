import type { CallbackAbout, CallbackBeginning, CallbackEvent } from "./callback.js";
import type { Invoice, InvoiceEvent } from "./invoice.js";
import type { RecurringEvent } from "./recurring.js";
import type { WebhookTarget } from "./settings.js";
import type { EpochMs } from "./time.js";
import type { WorldView } from "./world.js";

/** A callback that is to begin, before it has its id. */
export type PlannedCallback = CallbackBeginning extends infer Each
  ? Each extends CallbackBeginning
    ? Omit<Each, "callbackId">
    : never
  : never;

/**
 * Planned callbacks as events, each under its id, and the release of those that a fault held back
 * until one of these events. They belong into the same append as the events they follow from.
 */
export function callbackEvents(
  world: WorldView,
  plan: readonly PlannedCallback[],
  events: readonly { readonly type: string; readonly at: EpochMs }[],
): readonly CallbackEvent[] {
  const begun = plan.map((callback, n): CallbackEvent => {
    return { ...callback, callbackId: `cb-${world.callbacks.size + n + 1}` };
  });
  return [...begun, ...events.flatMap((event) => released(world, event))];
}

/** The end of a callback lets go of those that a fault held back until then. */
function released(
  world: WorldView,
  { type, at }: { readonly type: string; readonly at: EpochMs },
): readonly CallbackEvent[] {
  if (type !== "callback-answered") return [];
  return [...world.heldCallbacks.keys()].map((callbackId) => {
    return { type: "callback-released", at, callbackId };
  });
}

/** The calls about a paid invoice: to the shop, and to the webhook of the account. */
export function callsOfPayment(
  world: WorldView,
  { transactionNo, at, via }: Extract<InvoiceEvent, { readonly type: "invoice-paid" }>,
): readonly PlannedCallback[] {
  const { callbackUrl } = invoiceOf(world, transactionNo).order;
  const about = { kind: "paid", transactionNo } as const;
  return [
    ...toShop(world, { at, about, target: callbackUrl }, via === "page"),
    ...callToWebhook(world.settings.webhook, at, { kind: "webhook", transactionNo }),
  ];
}

/** The call about a canceled invoice, to a shop that gave a URL for it. */
export function callOfCancellation(
  world: WorldView,
  { transactionNo, at, by }: Extract<InvoiceEvent, { readonly type: "invoice-canceled" }>,
): readonly PlannedCallback[] {
  const { cancelUrl } = invoiceOf(world, transactionNo).order;
  const silent = by === "expiry" && world.settings.assumptions["expiry-notifies"] === "no";
  if (cancelUrl === null || silent) return [];
  const about = { kind: "canceled", transactionNo } as const;
  return toShop(world, { at, about, target: cancelUrl }, by === "customer");
}

/** The call about a charge, whether it went through or failed. */
export function callOfCharge(
  world: WorldView,
  event: Extract<RecurringEvent, { readonly type: "charge-succeeded" | "charge-failed" }>,
): readonly PlannedCallback[] {
  const { at, recurringId, cycle, attempt } = event;
  const target = world.recurring.get(recurringId)?.plan.callbackUrl;
  if (target === undefined) return [];
  const charged = event.type === "charge-succeeded";
  const about = { kind: "charge", recurringId, cycle, attempt, charged } as const;
  return [{ type: "callback-scheduled", at, about, target }];
}

/** The call to a webhook of the account, where one is set. */
export function callToWebhook(
  webhook: WebhookTarget | null | undefined,
  at: EpochMs,
  about: CallbackAbout,
): readonly PlannedCallback[] {
  return webhook ? [{ type: "callback-scheduled", at, about, target: webhook.url }] : [];
}

/** By the browser, the gateway or both, as the switch callback-channel says. */
function toShop(
  world: WorldView,
  call: { readonly at: EpochMs; readonly about: CallbackAbout; readonly target: string },
  byBrowser: boolean,
): readonly PlannedCallback[] {
  const channel = world.settings.assumptions["callback-channel"];
  const redirect = { type: "callback-redirected", ...call } as const;
  const scheduled = { type: "callback-scheduled", ...call } as const;
  if (!byBrowser || channel === "gateway") return [scheduled];
  return channel === "both" ? [redirect, scheduled] : [redirect];
}

function invoiceOf(world: WorldView, transactionNo: string): Invoice {
  const invoice = world.invoices.get(transactionNo);
  if (!invoice) throw new Error(`no invoice ${transactionNo} to call back about`);
  return invoice;
}
