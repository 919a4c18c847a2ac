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
import type { Gateway } from "../../runtime/gateway.js";
import type { Sandbox } from "../../runtime/sandbox.js";
import { exportOf } from "../export.js";
import { follow } from "../follow.js";
import type { ListQuery } from "../list-query.js";
import { requestListing } from "../listings.js";
import { pageOf } from "../lists.js";
import type { News } from "../news.js";
import { problemGroups } from "../problem-groups.js";
import { entryView } from "../record-views.js";
import { refusing, throwIf, unknown } from "../refused.js";
import type { StatsQuery } from "../stats.js";
import { summaryView } from "../views.js";
import { accessTo } from "./access.js";
import { type CallbacksHandle, callbacksHandle } from "./callbacks.js";
import { type ClockHandle, clockHandle } from "./clock.js";
import { type EventsQuery, pageOfEvents } from "./events.js";
import { type FaultsHandle, faultsHandle } from "./faults.js";
import { waitForIdle } from "./idle.js";
import { type InvoicesHandle, invoicesHandle } from "./invoices.js";
import { type LabelsHandle, labelsHandle } from "./labels.js";
import { phoneOf } from "./phone.js";
import { type RecurringHandle, recurringHandle } from "./recurring.js";
import {
  type AssumptionsHandle,
  assumptionsHandle,
  type MerchantsHandle,
  merchantsHandle,
  type SettingsHandle,
  settingsHandle,
} from "./set-up.js";
import { countsHandle } from "./stats.js";

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
  /** Its time, the place where its log ends, and how much there is of each thing. */
  summary(): Promise<SandboxSummary>;
  /** A page of its log, oldest first; `next` is what to give as `after` for the page after it. */
  events(query?: EventsQuery): Promise<EventPage>;
  /** The latest requests, oldest first, and how many older ones were dropped. */
  requests(query?: ListQuery): Promise<RequestList>;
  /** One of them by its number. Rejects with 404 when it is none of the latest. */
  request(id: number): Promise<JournalEntry>;
  /** The refused and doubtful ones among them, grouped, the most frequent first. */
  problems(): Promise<readonly ProblemGroup[]>;
  /** What happened, counted for plots: calls over time, response times, invoices, charges. */
  stats(query?: StatsQuery): Promise<StatsView>;
  /** What the traffic reached of all that it can reach, and what would reach the rest. */
  coverage(): Promise<CoverageView>;
  /** The text messages, oldest first. */
  sms(): Promise<readonly SmsRecord[]>;
  /** A page of those that a query asks for. */
  smsPage(query?: ListQuery): Promise<SmsList>;
  /** The payment sessions of wallets. */
  sessions(query?: ListQuery): Promise<SessionList>;
  /**
   * What happens from now on, or after the news of an id, in batches: until the sandbox is reset, or the
   * signal is given. An empty batch means that nothing happened for a while. Of more than `most` events,
   * or calls, a second the latest are told, and how many were left out.
   */
  follow(lastId?: string, signal?: AbortSignal, most?: number): AsyncIterable<readonly News[]>;
  /** The whole log, to be imported elsewhere. */
  export(): Promise<SandboxExport>;
  /** What a record of it holds, without its secrets. Rejects with 409 when there are too many events. */
  recorded(): Promise<SandboxRecord>;
  /** Waits until nothing is due or under way at this moment. */
  settled(): Promise<void>;
  /**
   * Waits until no request and no callback has been under way for a while, and none came in: the shop
   * has done its work, though it may work after it has answered. After `limitMs` it tells what is left.
   */
  idle(request?: IdleRequest): Promise<IdleResult>;
}

/** The handle of a sandbox that is alive in this process. */
export function sandboxHandle(
  gateway: Gateway,
  sandbox: Sandbox,
  baseUrl: () => string,
): SandboxHandle {
  const access = accessTo(sandbox, gateway.clock, baseUrl);
  const { read } = access;
  const handle: SandboxHandle = {
    name: sandbox.name,
    token: `sandbox_${sandbox.name}`,
    clock: clockHandle(access),
    invoices: invoicesHandle(access),
    recurring: recurringHandle(access),
    faults: faultsHandle(access),
    callbacks: callbacksHandle(access),
    labels: labelsHandle(access),
    assumptions: assumptionsHandle(access),
    settings: settingsHandle(access),
    merchants: merchantsHandle(access),
    async summary() {
      const requests = await gateway.journal.countOf(sandbox.name);
      return read((world) => summaryView(sandbox, world, requests));
    },
    events: (query = {}) => pageOfEvents(access, query),
    ...recordsOf(gateway, sandbox),
    ...countsHandle(gateway, sandbox),
    ...phoneOf(access),
    follow: (lastId, signal = new AbortController().signal, most) =>
      follow(gateway, sandbox.name, lastId, signal, most),
    async export() {
      throwIf(await sandbox.travel.settle());
      return exportOf(sandbox.name, await sandbox.events(0));
    },
    recorded: async () =>
      (await import("../record/record.js")).recordOf(gateway, sandbox, baseUrl()),
    settled: () => sandbox.settled(),
    idle: (request = {}) => waitForIdle(gateway, sandbox, request),
  };
  return refusing(handle, (error) => gateway.failed(error));
}

/** What the journal has of a sandbox. */
function recordsOf(
  { journal }: Gateway,
  { name }: Sandbox,
): Pick<SandboxHandle, "requests" | "request" | "problems"> {
  return {
    async requests(query = {}) {
      const { requests, dropped } = await journal.page(name);
      const { items, ...page } = pageOf(requests, query, requestListing);
      return { requests: items, dropped, ...page };
    },
    async request(id) {
      const found = (await journal.page(name)).requests.find((entry) => entry.id === id);
      if (!found) throw unknown(`no request ${id} is kept; the latest ones of ${name} are listed`);
      return entryView(found);
    },
    problems: async () => problemGroups((await journal.page(name)).requests),
  };
}
