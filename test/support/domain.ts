import type { Context } from "../../mocks/domain/context.js";
import { type Command, type Decision, decide } from "../../mocks/domain/decide.js";
import type { DomainEvent, SandboxOpened } from "../../mocks/domain/events.js";
import { evolve } from "../../mocks/domain/events.js";
import {
  evolveInvoice,
  type Invoice,
  invoiceCreated,
  type Order,
} from "../../mocks/domain/invoice.js";
import type { RecurringPlan } from "../../mocks/domain/recurring.js";
import {
  type Assumptions,
  changeSettings,
  defaultSettings,
  type Settings,
} from "../../mocks/domain/settings.js";
import { openWorld, type World } from "../../mocks/domain/world.js";
import { drawAt } from "../../mocks/sandbox/chance.js";

/** The instant at which things of the domain begin in tests. */
export const T0 = Date.UTC(2026, 0, 31, 12);

/** A good order; the test names what it cares about. */
export function orderWith(part: Partial<Order> = {}): Order {
  return {
    orderNumber: "ORD-1",
    amount: 2500,
    currency: "SAR",
    callbackUrl: "https://shop.example/paid",
    cancelUrl: "https://shop.example/canceled",
    clientName: "Zaid Matooq",
    clientEmail: null,
    clientMobile: "0509200900",
    products: [],
    smsMessage: null,
    brands: null,
    displayPending: null,
    note: null,
    ...part,
  };
}

/** A pending invoice, created at T0. */
export function invoiceWith(part: Partial<Order> = {}, settings = defaultSettings): Invoice {
  const created = invoiceCreated("1000000000001", orderWith(part), settings, T0);
  return evolveInvoice(undefined, created);
}

/** A good plan; the test names what it cares about. */
export function planWith(part: Partial<RecurringPlan> = {}): RecurringPlan {
  return {
    amount: 4950,
    currency: "SAR",
    note: null,
    customerName: "Zaid Matooq",
    customerMobile: "0509200900",
    customerEmail: null,
    callbackUrl: "https://shop.example/charged",
    interval: "Daily",
    intervalDays: null,
    iterations: 0,
    retryCount: 0,
    ...part,
  };
}

/** Settings under some options of the switches. */
export function settingsUnder(assumptions: Partial<Assumptions> = {}): Settings {
  return changeSettings(defaultSettings, { assumptions });
}

/** The first event of a log that begins at T0. */
export function opening(settings = defaultSettings): SandboxOpened {
  const clock = { mode: "frozen", at: T0 } as const;
  const origin = { name: "test", seed: "s", merchants: null, forkedFrom: null };
  return { type: "sandbox-opened", at: T0, ...origin, settings, clock };
}

/** A world and the log it came from: commands are decided and folded, with nothing around them. */
export interface Bench {
  readonly world: World;
  readonly log: DomainEvent[];
  /** Decides and folds; returns what was decided. */
  does(command: Command, now?: number): Decision;
}

export function benchWith(settings = defaultSettings): Bench {
  const first = opening(settings);
  const world = openWorld(first);
  const log: DomainEvent[] = [first];
  return {
    world,
    log,
    does(command, now = world.lastAt) {
      const decision = decide(world, command, contextAt(now, world));
      for (const event of decision.events) evolve(world, event);
      log.push(...decision.events);
      return decision;
    },
  };
}

/** What a decision at an instant may know: fixed links, and chance at the end of the log. */
export function contextAt(now: number, world: World): Context {
  const links = (no: string) => ({
    web: () => `https://pay.example/order/${no}`,
    qr: () => `https://pay.example/qr/${no}`,
    mobile: () => `https://pay.example/frame/${no}`,
    short: () => `https://pay.example/s/${no}`,
  });
  return { now, draw: drawAt(world.seed, world.seq), links };
}

/** The code of the refusal, or the types of the events. */
export function outcomeOf(
  outcome: { readonly code: string } | readonly { readonly type: string }[],
): string {
  return "code" in outcome ? outcome.code : outcome.map(({ type }) => `${type}`).join(" ");
}
