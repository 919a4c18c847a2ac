import { type Assumptions, defaultAssumptions } from "../../spec/generated/assumptions.js";
import type { Rates } from "./money.js";

export type { Assumptions };

/** Where the account-level webhook goes; off while null. */
export interface WebhookTarget {
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
}

/** Everything that a tester can set for one sandbox. Part of the log: a replay decides alike. */
export interface Settings {
  readonly assumptions: Assumptions;
  /** Refuse what is otherwise tolerated, and the operations whose shape is assumed. */
  readonly strict: boolean;
  /** Whether a request may ask for a fault of its own by the header Prefer. */
  readonly allowPrefer: boolean;
  /** The one secret that token issuing accepts; any while null. */
  readonly secretKey: string | null;
  /** The key of callback signatures (switch callback-signature). */
  readonly callbackSecret: string;
  /** Whether `[WEB_URL]` may be used in an SMS: the real service asks for an agreement. */
  readonly webUrlAgreement: boolean;
  readonly rates: Rates;
  readonly webhook: WebhookTarget | null;
  /** Where each settlement is reported; nowhere while it is null or absent. */
  readonly settlementWebhook?: WebhookTarget | null;
  /** What goes on in it, such as the name of a test: each request is written down with it. */
  readonly description?: string | null;
}

/** What a caller may give: any part, the rest stays as it is. */
export type SettingsChange = Partial<Omit<Settings, "assumptions">> & {
  readonly assumptions?: Partial<Assumptions>;
};

export const defaultSettings: Settings = {
  assumptions: defaultAssumptions,
  strict: false,
  allowPrefer: false,
  secretKey: null,
  callbackSecret: "paystub-callback-secret",
  webUrlAgreement: true,
  rates: { USD: 3.75, EUR: 4.1, GBP: 4.8 },
  webhook: null,
};

/** The settings after a change. */
export function changeSettings(settings: Settings, change: SettingsChange): Settings {
  const assumptions = { ...settings.assumptions, ...change.assumptions };
  const rates = { ...settings.rates, ...change.rates };
  return { ...settings, ...change, assumptions, rates };
}
