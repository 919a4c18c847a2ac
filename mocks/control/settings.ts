import type { SettingsPatch } from "../../spec/generated/control.types.js";
import { validators } from "../../spec/generated/file-validators.js";
import type { Assumptions, Settings, SettingsChange } from "../domain/settings.js";
import { misfits } from "./misfits.js";
import { invalidAll } from "./refused.js";

/**
 * The change that a tester asks for, on top of the settings that are. Throws a refusal that names
 * every field that is wrong; `at` is where the settings stand in what was given.
 */
export function settingsChange(given: SettingsPatch, settings: Settings, at = ""): SettingsChange {
  const errors = misfits(validators.SettingsPatch, given, at);
  if (errors.length > 0) throw invalidAll(errors);
  const { rates, ...rest } = given;
  return { ...rest, ...(rates && { rates: { ...settings.rates, ...rates } }) };
}

/** Options of switches as a tester gives them. Throws a refusal that says what would be right. */
export function assumptionsChange(given: object, at = ""): Partial<Assumptions> {
  const errors = misfits(validators.AssumptionOptions, given, at);
  if (errors.length > 0) throw invalidAll(errors);
  // The schema has seen each switch and its option: the record is what its type says.
  return given as Partial<Assumptions>;
}
