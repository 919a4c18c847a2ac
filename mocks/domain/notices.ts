import type { CallbackAbout, CallbackEvent } from "./callback.js";
import type { DomainEvent } from "./events.js";
import type { Invoice } from "./invoice.js";
import type { EpochMs } from "./time.js";
import type { WorldView } from "./world.js";

type Begun = CallbackEvent & {
  type: "callback-scheduled" | "callback-redirected" | "callback-dropped";
};

/** A callback that begins, before it has its id. */
export type Notice = Begun extends infer Each
  ? Each extends Begun
    ? Omit<Each, "at" | "callbackId">
    : never
  : never;

/**
 * Whom an event is told to, and by whom: the switches callback-channel and expiry-notifies, and the
 * account webhook. Faults may twist them. The events returned belong into the same append as the one
 * they follow from.
 */
export function noticesOf(
  world: WorldView,
  events: readonly DomainEvent[],
  twist: (notice: Notice, at: EpochMs) => readonly Notice[],
): readonly CallbackEvent[] {
  const begun = events
    .flatMap((event) => {
      const { at } = event;
      const notices = tell(world, event).flatMap((notice) => twist(notice, at));
      return notices.map((notice) => ({ notice, at }));
    })
    .map(({ notice, at }, n) => {
      const callbackId = `cb-${world.callbacks.size + n + 1}`;
      return { ...notice, at, callbackId } as CallbackEvent;
    });
  return [...begun, ...events.flatMap((event) => released(world, event))];
}

/** The end of a callback lets go of those that a fault held back until then. */
function released(world: WorldView, event: DomainEvent): readonly CallbackEvent[] {
  if (event.type !== "callback-answered") return [];
  return [...world.heldCallbacks.keys()]
    .filter((callbackId) => callbackId !== event.callbackId)
    .map((callbackId) => ({ type: "callback-released", at: event.at, callbackId }));
}

function tell(world: WorldView, event: DomainEvent): readonly Notice[] {
  switch (event.type) {
    case "invoice-paid": {
      const { order } = invoiceOf(world, event.transactionNo);
      const about = { kind: "paid", transactionNo: event.transactionNo } as const;
      const byBrowser = event.via === "page";
      return [...toShop(world, about, order.callbackUrl, byBrowser), ...toWebhook(world, event)];
    }
    case "invoice-canceled": {
      const { cancelUrl } = invoiceOf(world, event.transactionNo).order;
      const silent =
        event.by === "expiry" && world.settings.assumptions["expiry-notifies"] === "no";
      if (cancelUrl === null || silent) return [];
      const about = { kind: "canceled", transactionNo: event.transactionNo } as const;
      return toShop(world, about, cancelUrl, event.by === "customer");
    }
    case "charge-succeeded":
    case "charge-failed": {
      const { recurringId, cycle, attempt } = event;
      const target = world.recurring.get(recurringId)?.plan.callbackUrl;
      if (target === undefined) return [];
      const charged = event.type === "charge-succeeded";
      const about = { kind: "charge", recurringId, cycle, attempt, charged } as const;
      return [{ type: "callback-scheduled", about, target }];
    }
    default:
      return [];
  }
}

/** By the browser, the gateway or both, as the switch callback-channel says. */
function toShop(
  world: WorldView,
  about: CallbackAbout,
  target: string,
  byBrowser: boolean,
): readonly Notice[] {
  const channel = world.settings.assumptions["callback-channel"];
  const redirect = { type: "callback-redirected", about, target } as const;
  const call = { type: "callback-scheduled", about, target } as const;
  if (!byBrowser || channel === "gateway") return [call];
  return channel === "both" ? [redirect, call] : [redirect];
}

function toWebhook(world: WorldView, event: { readonly transactionNo: string }): readonly Notice[] {
  const { webhook } = world.settings;
  if (!webhook) return [];
  const about = { kind: "webhook", transactionNo: event.transactionNo } as const;
  return [{ type: "callback-scheduled", about, target: webhook.url }];
}

function invoiceOf(world: WorldView, transactionNo: string): Invoice {
  const invoice = world.invoices.get(transactionNo);
  if (!invoice) throw new Error(`no invoice ${transactionNo} to tell about`);
  return invoice;
}
