import { smsLinks } from "../../mocks/api/links.js";
import type { AttemptResult, Sent } from "../../mocks/domain/callback.js";
import type { Decision } from "../../mocks/domain/decide.js";
import type { DomainEvent } from "../../mocks/domain/events.js";
import type { Order } from "../../mocks/domain/invoice.js";
import type { RecurringPlan } from "../../mocks/domain/recurring.js";
import type { CallbackClient } from "../../mocks/sandbox/client.js";
import { Gateway, type GatewayDefaults, type GatewayParts } from "../../mocks/sandbox/gateway.js";
import type { Observer } from "../../mocks/sandbox/observer.js";
import type { Clock } from "../../mocks/sandbox/real-clock.js";
import type { Sandbox } from "../../mocks/sandbox/sandbox.js";
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
  answer: (request: Sent, call: number) => AttemptResult | Promise<AttemptResult> = () => DELIVERED,
): RecordingClient {
  const calls: Sent[] = [];
  return {
    calls,
    async send(request) {
      calls.push(request);
      return answer(request, calls.length);
    },
    close: () => {},
  };
}

export interface Parts {
  readonly gateway: Gateway;
  /** Errors that had no caller; a good test has none. */
  readonly errors: unknown[];
  open(name?: string): Promise<Sandbox>;
  /** All events of a sandbox, as an observer got them: to look makes nothing happen. */
  events(name?: string): Promise<DomainEvent[]>;
}

/** A gateway from its parts, around a clock and a callback client that the test holds. */
export function partsWith(
  clock: Clock,
  client: CallbackClient = recordingClient(),
  defaults: GatewayDefaults = {},
  others: Partial<GatewayParts> = {},
): Parts {
  const errors: unknown[] = [];
  const logs = new Map<string, DomainEvent[]>();
  const links = (world: Parameters<typeof smsLinks>[0]) => smsLinks(world, BASE_URL);
  const observer: Observer = {
    error: (error) => errors.push(error),
    event: (name, { event }) => logs.set(name, [...(logs.get(name) ?? []), event]),
    rewound: (name, keep) => logs.set(name, logs.get(name)?.slice(0, keep) ?? []),
    reset: (name) => logs.delete(name),
  };
  const gateway = new Gateway({ clock, client, links, observer, ...others }, defaults);
  return {
    gateway,
    errors,
    open: async (name = "test") => gateway.open(name),
    events: async (name = "test") => logs.get(name) ?? [],
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
