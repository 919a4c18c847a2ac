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
import type { Gateway } from "../../runtime/gateway.js";
import type { Sandbox } from "../../runtime/sandbox.js";
import { exportOf } from "../export.js";
import { merchantSeeds } from "../merchant-seed.js";
import { invalid, throwIf } from "../refused.js";
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
export function sandboxHandle(gateway: Gateway, sandbox: Sandbox, baseUrl: () => string) {
  const access = accessTo(sandbox, baseUrl);
  const { read, run } = access;

  return {
    get name(): string {
      return sandbox.name;
    },

    /** The bearer token that opens this sandbox directly. */
    get token(): string {
      return `sandbox_${sandbox.name}`;
    },

    async summary(): Promise<SandboxSummary> {
      const requests = await gateway.recordedCount(sandbox.name);
      return read((world) => summaryView(sandbox, world, requests));
    },

    clock: clockHandle(access),
    invoices: invoicesHandle(access),
    recurring: recurringHandle(access),
    faults: faultsHandle(access),

    async events(
      given: { after?: number; type?: string; limit?: number } = {},
    ): Promise<EventPage> {
      const { after = 0, type, limit = EVENTS_PAGE.default } = given;
      const logged = await sandbox.events(after, type === undefined ? limit + 1 : undefined);
      const wanted = logged.filter(({ event }) => type === undefined || event.type === type);
      const page = wanted.slice(0, limit);
      const next = wanted.length > limit ? (page.at(-1)?.seq ?? null) : null;
      return { events: page.map(eventView), next };
    },

    async requests(): Promise<RequestList> {
      return journalView(await gateway.recorded(sandbox.name));
    },

    async sms(): Promise<readonly SmsRecord[]> {
      return read(({ sms }) => Array.from(sms, smsView));
    },

    callbacks: {
      async list(): Promise<readonly CallbackRecord[]> {
        return read((world) =>
          [...world.callbacks.values()].map((callback) => callbackView(callback, world)),
        );
      },
      /** Sends a callback once more, now, and waits for how it ends. */
      async resend(callbackId: string): Promise<CallbackRecord> {
        await run({ type: "resend-callback", callbackId });
        await sandbox.settled([callbackId]);
        const callback = await access.callback(callbackId);
        return read((world) => callbackView(callback, world));
      },
    },

    labels: {
      async list(): Promise<readonly LabelRecord[]> {
        return read(({ labels }) => [...labels].map(([name, seq]) => ({ name, seq })));
      },
      /** Names this moment, so that it can be rewound to or forked from. */
      async add(name: string): Promise<LabelRecord> {
        if (!LABEL.test(name)) {
          throw invalid("name", `must begin with a letter: letters, digits, . _ -; "${name}" came`);
        }
        await run({ type: "add-label", name });
        return { name, seq: await read(({ labels }) => labels.get(name) ?? 0) };
      },
    },

    assumptions: {
      async read(): Promise<Assumptions> {
        return read(({ settings }) => settings.assumptions);
      },
      async change(
        given: Partial<Assumptions> | Readonly<Record<string, string>>,
      ): Promise<Assumptions> {
        await run({ type: "change-settings", change: { assumptions: assumptionsChange(given) } });
        return read(({ settings }) => settings.assumptions);
      },
    },

    settings: {
      async read(): Promise<SettingsView> {
        return read(({ settings }) => settingsView(settings));
      },
      async change(given: SettingsPatch): Promise<SettingsView> {
        const change = settingsChange(given, sandbox.settings);
        await run({ type: "change-settings", change });
        return read(({ settings }) => settingsView(settings));
      },
    },

    merchants: {
      async list(): Promise<readonly MerchantRelationship[]> {
        return read(({ merchants, settings }) =>
          merchants.map((merchant) => merchantBody(merchant, settings)),
        );
      },
      /** Replaces the merchants; what a record leaves out is filled in from the seed. */
      async seed(given: readonly MerchantSeed[]): Promise<readonly MerchantRelationship[]> {
        await run({ type: "seed-merchants", merchants: merchantSeeds(given) });
        return this.list();
      },
    },

    /** The whole log, to be imported elsewhere. */
    async export(): Promise<SandboxExport> {
      throwIf(await sandbox.travel.settle());
      return exportOf(sandbox.name, await sandbox.events(0));
    },

    /** Waits until nothing is due or under way at this moment. */
    settled(): Promise<void> {
      return sandbox.settled();
    },
  };
}
