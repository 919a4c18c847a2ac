import type {
  EventPage,
  RequestList,
  SandboxExport,
  SandboxSummary,
  SmsRecord,
} from "../../../spec/generated/control.types.js";
import type { Gateway } from "../../runtime/gateway.js";
import type { Sandbox } from "../../runtime/sandbox.js";
import { exportOf } from "../export.js";
import { refusing, throwIf } from "../refused.js";
import { eventView, journalView, smsView, summaryView } from "../views.js";
import { accessTo } from "./access.js";
import { type CallbacksHandle, callbacksHandle } from "./callbacks.js";
import { type ClockHandle, clockHandle } from "./clock.js";
import { type FaultsHandle, faultsHandle } from "./faults.js";
import { type InvoicesHandle, invoicesHandle } from "./invoices.js";
import { type LabelsHandle, labelsHandle } from "./labels.js";
import { type RecurringHandle, recurringHandle } from "./recurring.js";
import {
  type AssumptionsHandle,
  assumptionsHandle,
  type MerchantsHandle,
  merchantsHandle,
  type SettingsHandle,
  settingsHandle,
} from "./set-up.js";

/** How many events a page holds, by default and at the most. */
export const EVENTS_PAGE = { default: 1000, max: 10_000 } as const;

/** Which events to read. */
export interface EventsQuery {
  /** Those after the event of this number; from the first one on without it. */
  readonly after?: number;
  readonly type?: string;
  /** How many at the most; 1,000 without it. */
  readonly limit?: number;
}

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
  readonly name: string;
  /** The bearer token that opens this sandbox directly. */
  readonly token: string;
  readonly clock: ClockHandle;
  readonly invoices: InvoicesHandle;
  readonly recurring: RecurringHandle;
  readonly faults: FaultsHandle;
  readonly callbacks: CallbacksHandle;
  readonly labels: LabelsHandle;
  readonly assumptions: AssumptionsHandle;
  readonly settings: SettingsHandle;
  readonly merchants: MerchantsHandle;
  /** Its time, the place where its log ends, and how much there is of each thing. */
  summary(): Promise<SandboxSummary>;
  /** A page of its log, oldest first; `next` is what to give as `after` for the page after it. */
  events(query?: EventsQuery): Promise<EventPage>;
  /** The latest requests, oldest first, and how many older ones were dropped. */
  requests(): Promise<RequestList>;
  /** The text messages, oldest first. */
  sms(): Promise<readonly SmsRecord[]>;
  /** The whole log, to be imported elsewhere. */
  export(): Promise<SandboxExport>;
  /** Waits until nothing is due or under way at this moment. */
  settled(): Promise<void>;
}

/** The handle of a sandbox that is alive in this process. */
export function sandboxHandle(
  gateway: Gateway,
  sandbox: Sandbox,
  baseUrl: () => string,
): SandboxHandle {
  const access = accessTo(sandbox, baseUrl);
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
    events: (query = {}) => pageOfEvents(sandbox, query),
    requests: async () => journalView(await gateway.journal.page(sandbox.name)),
    sms: () => read(({ sms }) => Array.from(sms, smsView)),
    async export() {
      throwIf(await sandbox.travel.settle());
      return exportOf(sandbox.name, await sandbox.events(0));
    },
    settled: () => sandbox.settled(),
  };
  return refusing(handle, (error) => gateway.failed(error));
}

async function pageOfEvents(
  sandbox: Sandbox,
  { after = 0, type, limit = EVENTS_PAGE.default }: EventsQuery,
): Promise<EventPage> {
  const logged = await sandbox.events(after, type === undefined ? limit + 1 : undefined);
  const wanted = logged.filter(({ event }) => type === undefined || event.type === type);
  const page = wanted.slice(0, limit);
  const next = wanted.length > limit ? (page.at(-1)?.seq ?? null) : null;
  return { events: page.map(eventView), next };
}
