import type { MerchantSeed, SettingsPatch } from "../../spec/generated/control.types.js";
import { invalidAll } from "../control/refused.js";
import { startOptionErrors } from "../control/start-options.js";
import type { StartOptions } from "../index.js";
import { isFileNow } from "../runtime/disk.js";
import { isRecord, parseObject, readNamed } from "./files.js";
import { optionsNamed } from "./switch-options.js";
import type { Write } from "./terminal.js";
import { UsageError } from "./usage.js";

/** Start options as a JSON file holds them. */
export type FileOptions = Omit<StartOptions, "settings" | "merchants" | "observer"> & {
  readonly settings?: SettingsPatch;
  readonly merchants?: readonly MerchantSeed[];
};

/** The config file of a project, as `paystub init` writes it. It counts where --config names it. */
export const CONFIG_FILE = "paystub.json";

/** Tells that a config file is here and that none was named: it would be thought to count. */
export function tellOfUnusedConfig(config: string | undefined, complain: Write): void {
  if (config !== undefined || !isFileNow(CONFIG_FILE)) return;
  complain(`${CONFIG_FILE} is here and is not used; give --config ${CONFIG_FILE}\n`);
}

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
