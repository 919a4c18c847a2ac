import type { SettingsPatch } from "../../spec/generated/control.types.js";
import { validators } from "../../spec/generated/file-validators.js";
import { misfits } from "../api/field-errors.js";
import type { Assumptions, Settings, SettingsChange } from "../domain/settings.js";
import { refuseIf } from "./refused.js";

/**
 * The change that a tester asks for, on top of the settings that are. Throws a refusal that names
 * every field that is wrong; `at` is where the settings stand in what was given.
 */
export function settingsChange(given: SettingsPatch, settings: Settings, at = ""): SettingsChange {
  refuseIf(misfits(validators.SettingsPatch, given, at));
  const { rates, webhook, ...rest } = given;
  return {
    ...rest,
    ...(rates && { rates: { ...settings.rates, ...rates } }),
    ...(webhook !== undefined && { webhook: webhook && { headers: {}, ...webhook } }),
  };
}

/** Options of switches as a tester gives them. Throws a refusal that says what would be right. */
export function assumptionsChange(given: object, at = ""): Partial<Assumptions> {
  refuseIf(misfits(validators.AssumptionOptions, given, at));
  // The schema has seen each switch and its option: the record is what its type says.
  return given as Partial<Assumptions>;
}
