import { smsLinks } from "../../mocks/api/links.js";
import type { AttemptResult, Sent } from "../../mocks/domain/callback.js";
import type { Decision } from "../../mocks/domain/decide.js";
import type { DomainEvent } from "../../mocks/domain/events.js";
import type { Order } from "../../mocks/domain/invoice.js";
import type { RecurringPlan } from "../../mocks/domain/recurring.js";
import type { CallbackClient } from "../../mocks/sandbox/client.js";
import { Gateway } from "../../mocks/sandbox/gateway.js";
import type { GatewayDefaults, GatewayParts } from "../../mocks/sandbox/openings.js";
import { BEGINNING } from "../../mocks/sandbox/position.js";
import type { Clock } from "../../mocks/sandbox/real-clock.js";
import type { Sandbox } from "../../mocks/sandbox/sandbox.js";
import { memoryStore } from "../../mocks/store/memory.js";
import type { Store } from "../../mocks/store/store.js";
import { orderWith, planWith } from "./domain.js";

/** Where the parts of a test believe to be reached. */
export const BASE_URL = "http://127.0.0.1:1";

export const DELIVERED: AttemptResult = { outcome: "delivered", status: 200, detail: "fine" };
export const REFUSED: AttemptResult = { outcome: "refused", status: 503, detail: "not now" };

/** a callback client that makes no calls: it records them, and returns their results. */
export interface RecordingClient extends CallbackClient {
  readonly calls: Sent[];
}

export function recordingClient(
  answer: (
    request: Sent,
    call: number,
    signal?: AbortSignal,
  ) => AttemptResult | Promise<AttemptResult> = () => DELIVERED,
): RecordingClient {
  const calls: Sent[] = [];
  return {
    calls,
    async send(request, signal) {
      calls.push(request);
      return answer(request, calls.length, signal);
    },
    close: () => {},
  };
}

export interface Parts {
  readonly gateway: Gateway;
  readonly store: Store;
  /** Errors that had no caller; a good test has none. */
  readonly errors: unknown[];
  open(name?: string): Promise<Sandbox>;
  /** All events of a sandbox, read past it, so that the look itself makes nothing happen. */
  events(name?: string): Promise<DomainEvent[]>;
}

/** A gateway from its parts, around a clock and a callback client that the test holds. */
export function partsWith(
  clock: Clock,
  client: CallbackClient = recordingClient(),
  defaults: GatewayDefaults = {},
  store: Store = memoryStore(clock),
  others: Partial<GatewayParts> = {},
): Parts {
  const errors: unknown[] = [];
  const links = (world: Parameters<typeof smsLinks>[0]) => smsLinks(world, BASE_URL);
  const observer = { error: (error: unknown) => errors.push(error) };
  const gateway = new Gateway({ store, clock, client, links, observer, ...others }, defaults);
  return {
    gateway,
    store,
    errors,
    open: async (name = "test") => gateway.open(name),
    async events(name = "test") {
      const reading = await store.read(name, BEGINNING);
      return reading?.events.map(({ event }) => event) ?? [];
    },
  };
}

/** Creates an invoice, and returns the number that it was given. */
export async function creates(sandbox: Sandbox, part: Partial<Order> = {}): Promise<string> {
  const order = orderWith(part);
  const { events, refusal } = await sandbox.execute({ type: "create-invoice", order });
  const [created] = events;
  if (created?.type !== "invoice-created") throw new Error(`no invoice: ${refusal?.code}`);
  return created.transactionNo;
}

/** Pays an invoice as the tester does. */
export async function pays(sandbox: Sandbox, transactionNo: string): Promise<Decision> {
  const how = { method: null, via: "control", cardNumber: null } as const;
  return sandbox.execute({ type: "pay-invoice", transactionNo, ...how });
}

/** Registers a recurring payment and starts it; its id. */
export async function starts(sandbox: Sandbox, part: Partial<RecurringPlan> = {}): Promise<string> {
  const { events } = await sandbox.execute({ type: "register-recurring", plan: planWith(part) });
  const [registered] = events;
  if (registered?.type !== "recurring-registered") throw new Error("no recurring payment");
  await sandbox.execute({ type: "start-recurring", recurringId: registered.recurringId });
  return registered.recurringId;
}
