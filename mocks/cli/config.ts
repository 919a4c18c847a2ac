import type { MerchantSeed, SettingsPatch } from "../../spec/generated/control.types.js";
import { invalidAll } from "../control/refused.js";
import { startOptionErrors } from "../control/start-options.js";
import type { StartOptions } from "../index.js";
import { parseObject, readNamed } from "./files.js";
import { UsageError } from "./usage.js";

/** Start options as a JSON file holds them. */
export type FileOptions = Omit<StartOptions, "settings" | "merchants" | "observer"> & {
  readonly settings?: SettingsPatch;
  readonly merchants?: readonly MerchantSeed[];
};

/** Reads a config file. Throws a usage error that names the file and everything wrong with it. */
export async function readConfig(path: string): Promise<FileOptions> {
  const content = await readNamed("config file", path, "give --config a JSON file");
  const config = parseObject("config file", path, content);
  const wrong = startOptionErrors(config);
  if (wrong.errors.length > 0) {
    throw new UsageError(`the config file ${path}: ${invalidAll(wrong).message}`);
  }
  return config;
}
