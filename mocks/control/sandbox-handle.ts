import type {
  AdvanceClockRequest,
  AdvanceResult,
  ArrangeChargesRequest,
  CallbackRecord,
  ClockView,
  DeclineInvoiceRequest,
  EventPage,
  FreezeClockRequest,
  InvoiceOutcome,
  InvoiceRecord,
  JournalEntry,
  MerchantSeed,
  PayInvoiceRequest,
  RecurringRecord,
  SandboxSummary,
  SettingsPatch,
  SettingsView,
  SmsRecord,
} from "../../spec/generated/control.types.js";
import type { MerchantRelationship } from "../../spec/generated/openapi.types.js";
import type { Command } from "../domain/decide.js";
import type { DomainEvent } from "../domain/events.js";
import { CARD_DECLINED } from "../domain/recurring.js";
import type { Assumptions } from "../domain/settings.js";
import { toIso } from "../domain/time.js";
import { readAssumptions } from "../gateway/assumptions.js";
import type { Sandbox } from "../gateway/sandbox.js";
import { merchantBody } from "../http/handlers/merchants.js";
import { linksOf } from "../http/links.js";
import { after, readInstant } from "./instants.js";
import { merchantSeed } from "./merchant-seed.js";
import { invalid, invalidAll, throwIf } from "./refused.js";
import { settingsChange } from "./settings.js";
import {
  callbackView,
  clockView,
  eventView,
  invoiceView,
  recurringView,
  settingsView,
  smsView,
  summaryView,
} from "./views.js";

/** How many events a page holds, by default and at the most. */
export const EVENTS_PAGE = { default: 1000, max: 10_000 } as const;

export type SandboxHandle = ReturnType<typeof sandboxHandle>;

/**
 * Everything that a tester can do to one sandbox and see of it. The control API is this over HTTP.
 * Each method throws a `Refused` that says in a sentence why it could not do what it was asked.
 */
export function sandboxHandle(sandbox: Sandbox, baseUrl: () => string) {
  const view = () => sandbox.view();

  const invoiceRecord = async (transactionNo: string): Promise<InvoiceRecord> => {
    const world = await view();
    const invoice = world.invoices.get(transactionNo);
    if (!invoice) throwIf({ code: "invoice-unknown", transactionNo });
    return invoiceView(invoice as NonNullable<typeof invoice>, linksOf(world, baseUrl()));
  };

  const recurringRecord = async (recurringId: string): Promise<RecurringRecord> => {
    const recurring = (await view()).recurring.get(recurringId);
    if (!recurring) throwIf({ code: "recurring-unknown", recurringId });
    return recurringView(recurring as NonNullable<typeof recurring>);
  };

  const callbackRecord = async (callbackId: string): Promise<CallbackRecord> => {
    const world = await view();
    const callback = world.callbacks.get(callbackId);
    if (!callback) throwIf({ code: "callback-unknown", callbackId });
    return callbackView(callback as NonNullable<typeof callback>, world);
  };

  const run = async (command: Command): Promise<readonly DomainEvent[]> => {
    const { refusal, events } = await sandbox.execute(command);
    throwIf(refusal);
    return events;
  };

  /** Runs a command on an invoice and waits until the callbacks that follow from it were tried. */
  const change = async (
    command: Command & { readonly transactionNo: string },
  ): Promise<InvoiceOutcome> => {
    const events = await run(command);
    await sandbox.settled();
    const ids = events.flatMap((event) =>
      event.type === "callback-scheduled" || event.type === "callback-redirected"
        ? [event.callbackId]
        : [],
    );
    const callbacks = await Promise.all(ids.map(callbackRecord));
    return { invoice: await invoiceRecord(command.transactionNo), callbacks };
  };

  return {
    get name(): string {
      return sandbox.name;
    },

    /** The bearer token that opens this sandbox directly. */
    get token(): string {
      return `sandbox_${sandbox.name}`;
    },

    async summary(): Promise<SandboxSummary> {
      return summaryView(sandbox, await view());
    },

    clock: {
      async read(): Promise<ClockView> {
        return clockView(sandbox, await view());
      },
      /** By an ISO 8601 duration or to an instant; returns everything that fired, in order. */
      async advance({ by, to }: AdvanceClockRequest): Promise<AdvanceResult> {
        if ((by === undefined) === (to === undefined)) {
          throw invalid("by", 'and to: give exactly one, {"by": "PT24H"} or {"to": "<instant>"}');
        }
        const target = to === undefined ? undefined : readInstant(to, "to");
        const { refusal, events } = await sandbox.advance(
          (from) => target ?? after(from, by ?? "", "by"),
        );
        throwIf(refusal);
        return { now: toIso(sandbox.now()), events: events.map(eventView) };
      },
      async freeze({ at }: FreezeClockRequest = {}): Promise<ClockView> {
        const { refusal } = await sandbox.freeze(at === undefined ? at : readInstant(at, "at"));
        throwIf(refusal);
        return clockView(sandbox, await view());
      },
      async resume(): Promise<ClockView> {
        await sandbox.resume();
        return clockView(sandbox, await view());
      },
    },

    invoices: {
      async list(): Promise<readonly InvoiceRecord[]> {
        const world = await view();
        const links = linksOf(world, baseUrl());
        return [...world.invoices.values()].map((invoice) => invoiceView(invoice, links));
      },
      read: invoiceRecord,
      pay(transactionNo: string, given: PayInvoiceRequest = {}): Promise<InvoiceOutcome> {
        const { method = null, cardNumber = null } = given;
        return change({ type: "pay-invoice", transactionNo, method, cardNumber, via: "control" });
      },
      decline(transactionNo: string, given: DeclineInvoiceRequest = {}): Promise<InvoiceOutcome> {
        const failure = { ...CARD_DECLINED, ...given };
        return change({ type: "decline-payment", transactionNo, ...failure });
      },
      cancel(transactionNo: string): Promise<InvoiceOutcome> {
        return change({ type: "cancel-invoice", transactionNo, by: "tester" });
      },
    },

    recurring: {
      async list(): Promise<readonly RecurringRecord[]> {
        return [...(await view()).recurring.values()].map(recurringView);
      },
      read: recurringRecord,
      /** What the customer does on the payment page. Waits for the first charge's callback. */
      async start(recurringId: string): Promise<RecurringRecord> {
        await run({ type: "start-recurring", recurringId });
        await sandbox.settled();
        return recurringRecord(recurringId);
      },
      async cancel(recurringId: string): Promise<RecurringRecord> {
        await run({ type: "cancel-recurring", recurringId, by: "tester" });
        return recurringRecord(recurringId);
      },
      /** The outcomes of the next charges, in order; after them charges succeed. */
      async arrangeCharges(
        recurringId: string,
        { outcomes, ...given }: ArrangeChargesRequest,
      ): Promise<RecurringRecord> {
        const failure = { ...CARD_DECLINED, ...given };
        await run({ type: "arrange-charges", recurringId, outcomes, failure });
        return recurringRecord(recurringId);
      },
    },

    async events(
      given: { after?: number; type?: string; limit?: number } = {},
    ): Promise<EventPage> {
      const { after: from = 0, type, limit = EVENTS_PAGE.default } = given;
      await view();
      const logged = await sandbox.events(from, type === undefined ? limit + 1 : undefined);
      const wanted = logged.filter(({ event }) => type === undefined || event.type === type);
      const page = wanted.slice(0, limit);
      const next = wanted.length > limit ? (page.at(-1)?.seq ?? null) : null;
      return { events: page.map(eventView), next };
    },

    requests(): { readonly requests: readonly JournalEntry[]; readonly dropped: number } {
      const { journal } = sandbox;
      const requests = journal.list().map((entry) => ({ ...entry, at: toIso(entry.at) }));
      return { requests, dropped: journal.dropped };
    },

    async sms(): Promise<readonly SmsRecord[]> {
      return (await view()).sms.map(smsView);
    },

    callbacks: {
      async list(): Promise<readonly CallbackRecord[]> {
        const world = await view();
        return [...world.callbacks.values()].map((callback) => callbackView(callback, world));
      },
      /** Sends a callback once more, now, and waits for how it ends. */
      async resend(callbackId: string): Promise<CallbackRecord> {
        await run({ type: "resend-callback", callbackId });
        await sandbox.settled();
        return callbackRecord(callbackId);
      },
    },

    assumptions: {
      async read(): Promise<Assumptions> {
        return (await view()).settings.assumptions;
      },
      async change(given: Partial<Assumptions> | Readonly<Record<string, string>>) {
        const read = readAssumptions(given as Readonly<Record<string, string>>);
        if ("errors" in read) throw invalidAll(read.errors);
        const { assumptions } = read;
        await run({ type: "change-settings", change: { assumptions } });
        return (await view()).settings.assumptions;
      },
    },

    settings: {
      async read(): Promise<SettingsView> {
        return settingsView((await view()).settings);
      },
      async change(given: SettingsPatch): Promise<SettingsView> {
        const change = settingsChange(given, sandbox.settings);
        await run({ type: "change-settings", change });
        return settingsView((await view()).settings);
      },
    },

    merchants: {
      async list(): Promise<readonly MerchantRelationship[]> {
        const { merchants, settings } = await view();
        return merchants.map((merchant) => merchantBody(merchant, settings));
      },
      /** Replaces the merchants; what a record leaves out is filled in from the seed. */
      async seed(given: readonly MerchantSeed[]): Promise<readonly MerchantRelationship[]> {
        await run({ type: "seed-merchants", merchants: given.map(merchantSeed) });
        const { merchants, settings } = await view();
        return merchants.map((merchant) => merchantBody(merchant, settings));
      },
    },

    /** Waits until nothing is due or under way at this moment. */
    settled(): Promise<void> {
      return sandbox.settled();
    },
  };
}
