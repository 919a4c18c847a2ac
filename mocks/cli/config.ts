import type { MerchantSeed, SettingsPatch } from "../../spec/generated/control.types.js";
import { invalidAll } from "../control/refused.js";
import { startOptionErrors } from "../control/start-options.js";
import type { StartOptions } from "../index.js";
import { isRecord, parseObject, readNamed } from "./files.js";
import { optionsNamed } from "./switch-options.js";
import { UsageError } from "./usage.js";

/** Start options as a JSON file holds them. */
export type FileOptions = Omit<StartOptions, "settings" | "merchants" | "observer"> & {
  readonly settings?: SettingsPatch;
  readonly merchants?: readonly MerchantSeed[];
};

/** Reads a config file. Throws a usage error that names the file and everything wrong with it. */
export async function readConfig(path: string): Promise<FileOptions> {
  const content = await readNamed("config file", path, "give --config a JSON file");
  const { assume, ...others } = parseObject("config file", path, content);
  const config: Readonly<Record<string, unknown>> = {
    ...others,
    ...(assume !== undefined && { assume: named(assume) }),
  };
  const wrong = startOptionErrors(config);
  if (wrong.errors.length > 0) {
    throw new UsageError(`the config file ${path}: ${invalidAll(wrong).message}`);
  }
  return config;
}

/** What is no object of options is left to the check. */
function named(assume: unknown): unknown {
  return isRecord(assume) ? optionsNamed(assume) : assume;
}
