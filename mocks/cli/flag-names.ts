import type { FieldError } from "../api/field-errors.js";

/** Flags that are called otherwise than the option that they stand for. */
const OTHERWISE: Readonly<Record<string, string>> = {
  allowHosts: "allowHost",
  bodyLimitBytes: "bodyLimit",
  dataMaxBytes: "dataMax",
  faults: "fault",
  keepDays: "keep",
  "callbackLimits.perGateway": "callbacksOpen",
  "callbackLimits.perTarget": "callbacksOpenPerTarget",
};

/**
 * What is wrong with options, in a line: those that were given as flags go by the names of these, as they
 * were typed; those of a config file by their own.
 */
export function wrongOptions(fields: readonly FieldError[], flags: object): string {
  return fields.map(({ name, error }) => `${flagOf(name, flags) ?? name} ${error}`).join("; ");
}

/** `assume.tabby` as `--assume tabby`; undefined where no such flag was given. */
function flagOf(name: string, flags: object): string | undefined {
  const [, option = "", , inner = ""] = /^([^.[]+)((?:\[\d+\]|\.\d+)?)\.?(.*)$/.exec(name) ?? [];
  const flag = OTHERWISE[name] ?? OTHERWISE[option] ?? option;
  if ((flags as Readonly<Record<string, unknown>>)[flag] === undefined) return undefined;
  const isWhole = inner === "" || OTHERWISE[name] !== undefined;
  return isWhole ? typed(flag) : `${typed(flag)} ${inner}`;
}

/** `databaseSchema` as `--database-schema`. */
function typed(flag: string): string {
  return `--${flag.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** What is said of a flag that would do nothing, since nothing is kept in any of the places that it is for. */
export function idleFlag(
  flag: string,
  places: readonly string[],
  { data, database }: { readonly data?: string; readonly database?: string },
): string {
  const others = places.map(typed).join(" or ");
  // Of two places there can be only one.
  const isKept = data !== undefined || database !== undefined;
  const fix = isKept ? "leave it out" : `add ${others}, or leave it out`;
  return `${typed(flag)} does nothing without ${others}; ${fix}`;
}
