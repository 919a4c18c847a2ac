import { validators } from "../../spec/generated/file-validators.js";
import { type FieldErrors, joined, misfits } from "../api/field-errors.js";
import { defaultFaultErrors } from "./fault-rules.js";

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
    ...(assume === undefined ? [] : [misfits(validators.AssumptionOptions, assume, "assume")]),
    ...(settings === undefined ? [] : [misfits(validators.SettingsPatch, settings, "settings")]),
    ...(merchants === undefined ? [] : [misfits(validators.MerchantSeeds, merchants, "merchants")]),
    ...(Array.isArray(faults) ? [defaultFaultErrors(faults)] : []),
  ]);
}
