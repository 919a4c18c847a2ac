import type {
  SettingsPatch,
  MerchantSeed as WireSeed,
} from "../../spec/generated/control.types.js";
import { fileValidator } from "../../spec/validators.js";
import { allOf, type FieldErrors, joined, misfits, placed } from "../api/field-errors.js";
import type { MerchantSeed } from "../domain/merchants.js";
import { type Halalas, toHalalas } from "../domain/money.js";
import type { Assumptions, Settings, SettingsChange } from "../domain/settings.js";
import { isRecord } from "../domain/text.js";
import { defaultFaultErrors } from "./fault-rules.js";
import { FIELDS } from "./messages.js";
import { refuseIf } from "./refused.js";
import { optionsNamed } from "./switch-options.js";

/**
 * The tester's change of the current settings. Throws a refusal that names every invalid field; `at` is the
 * place of the settings in the input.
 */
export function settingsChange(given: SettingsPatch, settings: Settings, at = ""): SettingsChange {
  refuseIf(settingsErrors(given, at));
  return changeOf(given, settings);
}

/** The same of settings that were checked with the options of a start. */
export function changeOf(given: SettingsPatch, settings: Settings): SettingsChange {
  const { rates, webhook, settlementWebhook, ...rest } = given;
  return {
    ...rest,
    ...(rates && { rates: { ...settings.rates, ...rates } }),
    ...(webhook !== undefined && { webhook: webhook && { headers: {}, ...webhook } }),
    ...(settlementWebhook !== undefined && {
      settlementWebhook: settlementWebhook && { headers: {}, ...settlementWebhook },
    }),
  };
}

/** Headers of the connection and of the framing of a call, which are for the HTTP client to set. */
const CALL_HEADERS =
  /^(host|connection|content-length|transfer-encoding|te|trailer|upgrade|expect|keep-alive|proxy-.*)$/i;

/** What is wrong with settings, as a tester gives them. */
function settingsErrors(given: unknown, at: string): FieldErrors {
  const wrong = misfits(fileValidator("SettingsPatch"), given, at);
  if (wrong.errors.length > 0) return wrong;
  // The schema has seen it.
  const settings = given as SettingsPatch;
  const errors = (["webhook", "settlementWebhook"] as const).flatMap((name) =>
    Object.keys(settings[name]?.headers ?? {})
      .filter((header) => CALL_HEADERS.test(header))
      .map((header) => ({
        name: placed(at, `${name}.headers.${header}`),
        error: FIELDS.connectionHeader,
      })),
  );
  return allOf(errors);
}

/** Options of switches as a tester gives them. Throws a refusal that says what would be right. */
export function assumptionsChange(given: object, at = ""): Partial<Assumptions> {
  const named = optionsNamed(given);
  refuseIf(misfits(fileValidator("AssumptionOptions"), named, at));
  return named;
}

/** Merchants as a tester writes them. Throws a refusal that names every field that is wrong. */
export function merchantSeeds(given: readonly WireSeed[]): readonly MerchantSeed[] {
  refuseIf(merchantErrors(given));
  return given.map(merchantSeed);
}

function merchantErrors(given: unknown): FieldErrors {
  return misfits(fileValidator("MerchantSeeds"), given, "merchants");
}

/** A merchant that was checked, in the words of the domain. Absent fields stay absent. */
export function merchantSeed(given: WireSeed): MerchantSeed {
  const seed: { readonly [Field in keyof MerchantSeed]: MerchantSeed[Field] | undefined } = {
    id: given.id,
    merchantId: given.merchantId,
    shopName: given.merchantShopName,
    phone: given.merchantPhone,
    licenseType: given.merchantLicenseType,
    licenseNumber: given.merchantLicenseNumber,
    licenseName: given.merchantLicenseName,
    civilId: given.merchantCivilId,
    email: given.merchantEmail,
    storeUsername: given.merchantStoreUsername,
    partnerProfileNo: given.partnerProfileNo,
    partnerLicenseName: given.partnerLicenseName,
    feesPaidBy: given.whoPayServiceFees,
    madaFeesPercentage: given.partnerMadaFeesPercentage,
    localVisaFeesPercentage: given.partnerLocalVisaFeesPercentage,
    madaFixedFees: halalasOf(given.partnerMadaFixedFees),
    visaFixedFees: halalasOf(given.partnerVisaFixedFees),
    profileReference: given.profileReferenceNo,
    since: given.relationshipCreationDate,
    status: given.relationshipStatus,
  };
  const present = Object.entries(seed).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as MerchantSeed;
}

function halalasOf(units: number | undefined): Halalas | undefined {
  return units === undefined ? undefined : toHalalas(units);
}

/** What the options of a start say of all sandboxes, as it was written. */
export interface NewSandboxOptions {
  readonly assume?: unknown;
  readonly settings?: unknown;
  readonly merchants?: unknown;
  readonly faults?: unknown;
}

/** Everything that is wrong with them. Whether the faults are a list is checked with the other options. */
export function newSandboxErrors(options: NewSandboxOptions): FieldErrors {
  const { assume, settings, merchants, faults } = options;
  return joined([
    ...(assume === undefined ? [] : [assumptionErrors(assume)]),
    ...(settings === undefined ? [] : [settingsErrors(settings, "settings")]),
    ...(merchants === undefined ? [] : [merchantErrors(merchants)]),
    ...(Array.isArray(faults) ? [defaultFaultErrors(faults)] : []),
  ]);
}

function assumptionErrors(assume: unknown): FieldErrors {
  const named = isRecord(assume) ? optionsNamed(assume) : assume;
  return misfits(fileValidator("AssumptionOptions"), named, "assume");
}
