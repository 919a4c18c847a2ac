import type {
  CallbackRecord,
  EventPage,
  LabelRecord,
  MerchantSeed,
  RequestList,
  SandboxExport,
  SandboxSummary,
  SettingsPatch,
  SettingsView,
  SmsRecord,
} from "../../../spec/generated/control.types.js";
import type { MerchantRelationship } from "../../../spec/generated/openapi.types.js";
import { merchantBody } from "../../api/handlers/merchants.js";
import type { Assumptions } from "../../domain/settings.js";
import type { Sandbox } from "../../runtime/sandbox.js";
import { exportOf } from "../export.js";
import { merchantSeeds } from "../merchant-seed.js";
import { invalid } from "../refused.js";
import { assumptionsChange, settingsChange } from "../settings.js";
import {
  callbackView,
  eventView,
  journalView,
  settingsView,
  smsView,
  summaryView,
} from "../views.js";
import { accessTo } from "./access.js";
import { clockHandle } from "./clock.js";
import { faultsHandle } from "./faults.js";
import { invoicesHandle } from "./invoices.js";
import { recurringHandle } from "./recurring.js";

/** How many events a page holds, by default and at the most. */
export const EVENTS_PAGE = { default: 1000, max: 10_000 } as const;

const LABEL = /^[A-Za-z][\w.-]{0,63}$/;

export type SandboxHandle = ReturnType<typeof sandboxHandle>;

/**
 * Everything that a tester can do to one sandbox and see of it. The control API is this over HTTP.
 * Each method throws a `Refused` that says in a sentence why it could not do what it was asked.
 */
export function sandboxHandle(sandbox: Sandbox, baseUrl: () => string) {
  const access = accessTo(sandbox, baseUrl);
  const { view, run } = access;

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

    clock: clockHandle(access),
    invoices: invoicesHandle(access),
    recurring: recurringHandle(access),
    faults: faultsHandle(access),

    async events(
      given: { after?: number; type?: string; limit?: number } = {},
    ): Promise<EventPage> {
      const { after = 0, type, limit = EVENTS_PAGE.default } = given;
      await view();
      const logged = await sandbox.events(after, type === undefined ? limit + 1 : undefined);
      const wanted = logged.filter(({ event }) => type === undefined || event.type === type);
      const page = wanted.slice(0, limit);
      const next = wanted.length > limit ? (page.at(-1)?.seq ?? null) : null;
      return { events: page.map(eventView), next };
    },

    requests(): RequestList {
      return journalView(sandbox.journal);
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
        await sandbox.settled([callbackId]);
        return callbackView(await access.callback(callbackId), await view());
      },
    },

    labels: {
      async list(): Promise<readonly LabelRecord[]> {
        return [...(await view()).labels].map(([name, seq]) => ({ name, seq }));
      },
      /** Names this moment, so that it can be rewound to or forked from. */
      async add(name: string): Promise<LabelRecord> {
        if (!LABEL.test(name)) {
          throw invalid("name", `must begin with a letter: letters, digits, . _ -; "${name}" came`);
        }
        await run({ type: "add-label", name });
        return { name, seq: (await view()).labels.get(name) ?? 0 };
      },
    },

    assumptions: {
      async read(): Promise<Assumptions> {
        return (await view()).settings.assumptions;
      },
      async change(
        given: Partial<Assumptions> | Readonly<Record<string, string>>,
      ): Promise<Assumptions> {
        await run({ type: "change-settings", change: { assumptions: assumptionsChange(given) } });
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
        await run({ type: "seed-merchants", merchants: merchantSeeds(given) });
        return this.list();
      },
    },

    /** The whole log, to be imported elsewhere. */
    async export(): Promise<SandboxExport> {
      await sandbox.settled();
      return exportOf(sandbox.name, await sandbox.events(0));
    },

    /** Waits until nothing is due or under way at this moment. */
    settled(): Promise<void> {
      return sandbox.settled();
    },
  };
}
