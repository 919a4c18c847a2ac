import type { SettingsPatch } from "../../spec/generated/control.types.js";
import type { Settings, SettingsChange } from "../domain/settings.js";
import { invalid } from "./refused.js";

/** The change that a tester asks for, on top of the settings that are. */
export function settingsChange(given: SettingsPatch, settings: Settings): SettingsChange {
  const { rates, webhook, ...rest } = given;
  if (webhook && !/^https?:\/\//.test(webhook.url)) {
    throw invalid("webhook.url", `must be an http or https URL, but "${webhook.url}" came`);
  }
  return {
    ...rest,
    ...(rates && { rates: { ...settings.rates, ...rates } }),
    ...(webhook !== undefined && { webhook }),
  };
}
