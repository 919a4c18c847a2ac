import { smsLinks } from "../../mocks/api/links.js";
import type { AttemptResult, Sent } from "../../mocks/domain/callback.js";
import type { DomainEvent } from "../../mocks/domain/events.js";
import type { CallbackClient } from "../../mocks/runtime/callback-client.js";
import type { Clock } from "../../mocks/runtime/clock.js";
import { Gateway, type GatewayDefaults } from "../../mocks/runtime/gateway.js";
import type { Sandbox } from "../../mocks/runtime/sandbox.js";
import { memoryStore } from "../../mocks/store/memory.js";

/** Where the parts of a test believe to be reached. */
export const BASE_URL = "http://127.0.0.1:1";

export const DELIVERED: AttemptResult = { outcome: "delivered", status: 200, detail: "fine" };
export const REFUSED: AttemptResult = { outcome: "refused", status: 503, detail: "not now" };

/** a callback client that calls nobody: it notes what would have gone out, and says how it ended. */
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
  readonly log: ReturnType<typeof memoryStore>;
  /** Errors that had no caller; a good test has none. */
  readonly errors: unknown[];
  open(name?: string): Promise<Sandbox>;
  /** All events of a sandbox, read past it, so that the look itself makes nothing happen. */
  events(name?: string): Promise<DomainEvent[]>;
}

/** A gateway from its parts, around a clock and a callback client that the test holds. */
export function partsWith(
  clock: Clock,
  callbackClient: CallbackClient = recordingClient(),
  defaults: GatewayDefaults = {},
  log = memoryStore(),
): Parts {
  const errors: unknown[] = [];
  const links = (world: Parameters<typeof smsLinks>[0]) => smsLinks(world, BASE_URL);
  const observer = { error: (error: unknown) => errors.push(error) };
  const gateway = new Gateway({ log, clock, callbackClient, links, observer }, defaults);
  return {
    gateway,
    log,
    errors,
    open: (name = "test") => gateway.open(name),
    events: async (name = "test") => (await log.read(name, 0)).map(({ event }) => event),
  };
}
