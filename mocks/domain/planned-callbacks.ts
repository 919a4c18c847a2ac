import type { CallbackAbout, CallbackEvent } from "./callback.js";
import type { DomainEvent } from "./events.js";
import type { Invoice } from "./invoice.js";
import type { WebhookTarget } from "./settings.js";
import type { EpochMs } from "./time.js";
import type { WorldView } from "./world.js";

type Begun = CallbackEvent & {
  type: "callback-scheduled" | "callback-redirected" | "callback-dropped";
};

/** A callback that is to begin, before it has its id. */
export type PlannedCallback = Begun extends infer Each
  ? Each extends Begun
    ? Omit<Each, "callbackId">
    : never
  : never;

/**
 * The callbacks that follow from events, and who makes them: the switches callback-channel and
 * expiry-notifies, and the account webhook.
 */
export function planCallbacks(
  world: WorldView,
  events: readonly DomainEvent[],
): readonly PlannedCallback[] {
  return events.flatMap((event) => planned(world, event));
}

/**
 * Planned callbacks as events, each under its id, and the release of those that a fault held back
 * until one of these events. They belong into the same append as the events they follow from.
 */
export function callbackEvents(
  world: WorldView,
  plan: readonly PlannedCallback[],
  events: readonly DomainEvent[],
): readonly CallbackEvent[] {
  const begun = plan.map((callback, n): CallbackEvent => {
    return { ...callback, callbackId: `cb-${world.callbacks.size + n + 1}` };
  });
  return [...begun, ...events.flatMap((event) => released(world, event))];
}

/** The end of a callback lets go of those that a fault held back until then. */
function released(world: WorldView, event: DomainEvent): readonly CallbackEvent[] {
  if (event.type !== "callback-answered") return [];
  return [...world.heldCallbacks.keys()].map((callbackId) => {
    return { type: "callback-released", at: event.at, callbackId };
  });
}

function planned(world: WorldView, event: DomainEvent): readonly PlannedCallback[] {
  const { at } = event;
  switch (event.type) {
    case "invoice-paid": {
      const { transactionNo } = event;
      const { callbackUrl } = invoiceOf(world, transactionNo).order;
      const about = { kind: "paid", transactionNo } as const;
      const shop = toShop(world, { at, about, target: callbackUrl }, event.via === "page");
      return [
        ...shop,
        ...toWebhook(world.settings.webhook, at, { kind: "webhook", transactionNo }),
      ];
    }
    case "invoice-canceled": {
      const { transactionNo, by } = event;
      const { cancelUrl } = invoiceOf(world, transactionNo).order;
      const silent = by === "expiry" && world.settings.assumptions["expiry-notifies"] === "no";
      if (cancelUrl === null || silent) return [];
      const about = { kind: "canceled", transactionNo } as const;
      return toShop(world, { at, about, target: cancelUrl }, by === "customer");
    }
    case "invoice-refunded":
    case "refund-failed": {
      const { transactionNo, type } = event;
      const refunded = type === "invoice-refunded";
      return toWebhook(world.settings.webhook, at, { kind: "refund", transactionNo, refunded });
    }
    case "merchant-activated":
    case "merchant-rejected": {
      const { registrationId } = event;
      return toWebhook(world.settings.webhook, at, { kind: "activation", registrationId });
    }
    case "orders-settled": {
      const { settlementNumber } = event;
      const { settlementWebhook } = world.settings;
      return toWebhook(settlementWebhook, at, { kind: "settlement", settlementNumber });
    }
    case "charge-succeeded":
    case "charge-failed": {
      const { recurringId, cycle, attempt } = event;
      const target = world.recurring.get(recurringId)?.plan.callbackUrl;
      if (target === undefined) return [];
      const charged = event.type === "charge-succeeded";
      const about = { kind: "charge", recurringId, cycle, attempt, charged } as const;
      return [{ type: "callback-scheduled", at, about, target }];
    }
    default:
      return [];
  }
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

function toWebhook(
  webhook: WebhookTarget | null | undefined,
  at: EpochMs,
  about: CallbackAbout,
): readonly PlannedCallback[] {
  return webhook ? [{ type: "callback-scheduled", at, about, target: webhook.url }] : [];
}

function invoiceOf(world: WorldView, transactionNo: string): Invoice {
  const invoice = world.invoices.get(transactionNo);
  if (!invoice) throw new Error(`no invoice ${transactionNo} to call back about`);
  return invoice;
}
