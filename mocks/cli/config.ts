import type { MerchantSeed, SettingsPatch } from "../../spec/generated/control.types.js";
import { type FieldError, validateBody } from "../api/validation.js";
import { defaultFaultErrors } from "../control/fault-rules.js";
import { andMore } from "../domain/shown.js";
import type { StartOptions } from "../index.js";
import { callbackLimitErrors } from "../runtime/callback-limits.js";
import { isRecord, parseObject, readNamed } from "./files.js";
import { UsageError } from "./usage.js";

/** What a config file may hold, and how each part is checked. */
const CHECKS: { readonly [Key in keyof StartOptions]?: (value: unknown) => string | undefined } = {
  port: (value) => (isPort(value) ? undefined : "must be a whole number from 0 to 65535"),
  orderPort: (value) => (isPort(value) ? undefined : "must be a whole number from 0 to 65535"),
  host: text,
  seed: text,
  sandbox: text,
  clock: (value) =>
    value === "real" || value === "frozen" || isFrozenAt(value)
      ? undefined
      : 'must be "real", "frozen" or {"frozenAt": "<ISO instant>"}',
  assume: (value) => (isTexts(value) ? undefined : "must be an object of texts"),
  strict: (value) => (typeof value === "boolean" ? undefined : "must be true or false"),
  faults: (value) => {
    const errors = defaultFaultErrors(value).map(describeError);
    return errors.length > 0 ? `cannot be used: ${errors.join(", ")}` : undefined;
  },
  allowPrefer: (value) => (typeof value === "boolean" ? undefined : "must be true or false"),
  allowEgress: (value) =>
    Array.isArray(value) && value.every((host) => typeof host === "string")
      ? undefined
      : "must be an array of host names",
  callbackTimeoutMs: positive,
  callbackLimits: (value) => {
    const errors = callbackLimitErrors(value).map(describeError);
    return errors.length > 0 ? `cannot be used: ${errors.join(", ")}` : undefined;
  },
  bodyLimitBytes: positive,
  controlToken: text,
  settings: (value) => fromSchema("ChangeSettingsRequest", value),
  merchants: (value) => fromSchema("SeedMerchantsRequest", { merchants: value }),
};

/** Start options as a JSON file holds them. */
export type FileOptions = Omit<StartOptions, "settings" | "merchants" | "observer"> & {
  readonly settings?: SettingsPatch;
  readonly merchants?: readonly MerchantSeed[];
};

/** Reads a config file. Throws a usage error that names the file and everything wrong with it. */
export async function readConfig(path: string): Promise<FileOptions> {
  const content = await readNamed("config file", path, "give --config a JSON file");
  const config = parseObject("config file", path, content);
  const wrong = Object.entries(config).flatMap(([key, value]) => {
    const check = CHECKS[key as keyof StartOptions];
    const error = check
      ? check(value)
      : `is no option; known are ${Object.keys(CHECKS).join(", ")}`;
    return error === undefined ? [] : [`${key} ${error}`];
  });
  if (wrong.length > 0) throw new UsageError(`the config file ${path}: ${wrong.join("; ")}`);
  return config;
}

function fromSchema(
  schema: "ChangeSettingsRequest" | "SeedMerchantsRequest",
  value: unknown,
): string | undefined {
  const validated = validateBody(schema, value, true);
  if (!("errors" in validated)) return undefined;
  const { errors, more } = validated;
  return [...errors.map(describeError), ...(more > 0 ? [andMore(more)] : [])].join(", ");
}

function describeError({ name, error }: FieldError): string {
  return `(${name} ${error})`;
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? undefined : "must be a text";
}

function positive(value: unknown): string | undefined {
  const good = Number.isSafeInteger(value) && Number(value) > 0;
  return good ? undefined : "must be a whole number above 0";
}

function isPort(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 65_535;
}

function isFrozenAt(value: unknown): boolean {
  return isRecord(value) && typeof value.frozenAt === "string" && Object.keys(value).length === 1;
}

function isTexts(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((part) => typeof part === "string");
}
