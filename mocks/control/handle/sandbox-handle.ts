import type {
  CoverageView,
  EventPage,
  IdleRequest,
  IdleResult,
  JournalEntry,
  ProblemGroup,
  RequestList,
  SandboxExport,
  SandboxRecord,
  SandboxSummary,
  SessionList,
  SmsList,
  SmsRecord,
  StatsView,
} from "../../../spec/generated/control.types.js";
import type { ListQuery } from "../list-query.js";
import type { News } from "../news.js";
import type { StatsQuery } from "../stats.js";
import type { CallbacksHandle } from "./callbacks.js";
import type { ClockHandle } from "./clock.js";
import type { EventsQuery } from "./events.js";
import type { FaultsHandle } from "./faults.js";
import type { InvoicesHandle } from "./invoices.js";
import type { LabelsHandle } from "./labels.js";
import type { RecurringHandle } from "./recurring.js";
import type { AssumptionsHandle, MerchantsHandle, SettingsHandle } from "./set-up.js";

/**
 * Everything that a tester can do to one sandbox and see of it. The control API is this over HTTP, and
 * the records are those of `spec/control.yaml`. Everything due by now has happened before a method
 * looks.
 *
 * Each method rejects with a `Refused` that says in a sentence why it could not do what it was asked.
 * Its `failure.status` is 400 for a value that cannot be used, 404 for what is not there (the sandbox
 * too, once it was reset), 409 for what the state forbids, and 503 when the store does not answer.
 */
export interface SandboxHandle {
  /** Its name: that of the `apiId` or `profileNo` whose tokens open it. */
  readonly name: string;
  /** The bearer token that opens this sandbox directly. */
  readonly token: string;
  /** Its time: read, moved on, stopped. */
  readonly clock: ClockHandle;
  /** Its invoices: read, paid, declined, canceled, explained. */
  readonly invoices: InvoicesHandle;
  /** Its recurring payments: started, canceled, with charges that go as arranged. */
  readonly recurring: RecurringHandle;
  /** What goes wrong in it on purpose. */
  readonly faults: FaultsHandle;
  /** What the merchant was called about, and each attempt. */
  readonly callbacks: CallbacksHandle;
  /** Names of moments to come back to. */
  readonly labels: LabelsHandle;
  /** The switches for what the description of the service leaves open. */
  readonly assumptions: AssumptionsHandle;
  /** What else can be set. */
  readonly settings: SettingsHandle;
  /** The merchants that a partner sees. */
  readonly merchants: MerchantsHandle;
  /**
   * Its time, the place where its log ends, and how much there is of each thing.
   *
   * @example
   * const { now, invoices } = await gateway.summary();
   */
  summary(): Promise<SandboxSummary>;
  /**
   * A page of its log, oldest first; `next` is what to give as `after` for the page after it.
   *
   * @example
   * const { events } = await gateway.events({ type: "invoice-paid" });
   */
  events(query?: EventsQuery): Promise<EventPage>;
  /**
   * The latest requests, oldest first, and how many older ones were dropped.
   *
   * @example
   * const { requests, dropped } = await gateway.requests({ q: "addInvoice", limit: 10 });
   */
  requests(query?: ListQuery): Promise<RequestList>;
  /**
   * One of them by its number. Rejects with 404 when it is none of the latest.
   *
   * @example
   * const { requestBody, responseBody } = await gateway.request(1);
   */
  request(id: number): Promise<JournalEntry>;
  /**
   * The refused and doubtful ones among them, grouped, the most frequent first.
   *
   * @example
   * expect(await gateway.problems()).toEqual([]);
   */
  problems(): Promise<readonly ProblemGroup[]>;
  /**
   * What happened, counted for plots: calls over time, response times, invoices, charges.
   *
   * @example
   * const { calls } = await gateway.stats();
   */
  stats(query?: StatsQuery): Promise<StatsView>;
  /**
   * What the traffic reached of all that it can reach, and what would reach the rest.
   *
   * @example
   * const { reached, expected } = await gateway.coverage();
   */
  coverage(): Promise<CoverageView>;
  /**
   * The text messages, oldest first.
   *
   * @example
   * const texts = (await gateway.sms()).map(({ text }) => text);
   */
  sms(): Promise<readonly SmsRecord[]>;
  /**
   * A page of those that a query asks for.
   *
   * @example
   * const { sms } = await gateway.smsPage({ order: "newest", limit: 1 });
   */
  smsPage(query?: ListQuery): Promise<SmsList>;
  /**
   * The payment sessions of wallets.
   *
   * @example
   * const { sessions } = await gateway.sessions();
   */
  sessions(query?: ListQuery): Promise<SessionList>;
  /**
   * What happens from now on, or after the news of an id, in batches: until the sandbox is reset, or the
   * signal is given. An empty batch means that nothing happened for a while. Of more than `most` events,
   * or calls, a second the latest are told, and how many were left out.
   *
   * @example
   * for await (const batch of gateway.follow(undefined, AbortSignal.timeout(1000))) {
   *   for (const { type, data } of batch) console.log(type, data);
   * }
   */
  follow(lastId?: string, signal?: AbortSignal, most?: number): AsyncIterable<readonly News[]>;
  /**
   * The whole log, to be imported elsewhere.
   *
   * @example
   * const exported = await gateway.export();
   * await server.import("copy", exported);
   */
  export(): Promise<SandboxExport>;
  /**
   * What a record of it holds, without its secrets. Rejects with 409 when there are too many events.
   *
   * @example
   * const { log, requests } = await gateway.recorded();
   */
  recorded(): Promise<SandboxRecord>;
  /**
   * Waits until nothing is due or under way at this moment.
   *
   * @example
   * await gateway.clock.advance({ by: "24h" });
   * await gateway.settled();
   */
  settled(): Promise<void>;
  /**
   * Waits until no request and no callback has been under way for a while, and none came in: the shop
   * has done its work, though it may work after it has answered. After `limitMs` it tells what is left.
   *
   * @example
   * const { idle } = await gateway.idle({ limitMs: 2000 });
   */
  idle(request?: IdleRequest): Promise<IdleResult>;
}
