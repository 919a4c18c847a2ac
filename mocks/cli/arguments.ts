import { InvalidArgumentError } from "commander";
import { nearestName } from "../api/near-names.js";
import type { ClockStart } from "../control/clock-requests.js";
import { CLOCK_STARTS, isClockStart, lengthOf } from "../control/instants.js";
import { optionNamed } from "../control/switch-options.js";

/** Reads a duration such as `10m` or `PT90S` as milliseconds. */
export function lengthMs(text: string): number {
  const length = lengthOf(text);
  if (length > 0) return length;
  throw new InvalidArgumentError("It must be a length of time such as 90s, 10m or 1h30m.");
}

/** Reads a duration in milliseconds that may be none at all, such as `0s`. */
export function pauseMs(text: string): number {
  const length = lengthOf(text);
  if (length >= 0) return length;
  throw new InvalidArgumentError("It must be a length of time such as 500ms, 90s or 6m.");
}

/** Reads a whole number, from 0 up. */
export function whole(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a whole number, from 0 up.");
}

/** Reads a whole number, from 1 up. */
export function positive(text: string): number {
  if (/^0*[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a whole number above 0.");
}

/** Reads a duration such as `30d`, `24h` or `P7D`, which stays a text. */
export function duration(text: string): string {
  if (lengthOf(text) > 0) return text;
  throw new InvalidArgumentError("It must be a duration such as 30d, 24h or P7D.");
}

/** Reads a duration that may begin with a minus, which stays a text. */
export function offset(text: string): string {
  if (!Number.isNaN(lengthOf(text.replace(/^-/, "")))) return text;
  throw new InvalidArgumentError("It must be a duration such as 1h or -1ms.");
}

/** Reads how a clock begins. */
export function clockStart(text: string): ClockStart {
  if (isClockStart(text)) return text;
  const nearest = nearestName(["real", "frozen"], text);
  const hint = nearest === undefined ? "" : `Did you mean ${nearest}? `;
  throw new InvalidArgumentError(`${hint}It must be ${CLOCK_STARTS}.`);
}

/** Collects `id=option` pairs. */
export function assumption(
  text: string,
  earlier: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const [id = "", ...option] = text.split("=");
  if (id === "" || option.length === 0) {
    throw new InvalidArgumentError("It must be id=option, such as order-status-case=upper.");
  }
  return { ...earlier, [id]: optionNamed(id, option.join("=")) };
}

/** Leaves out the fields that are undefined. */
export function presentFields<Fields extends object>(
  fields: {
    readonly [Name in keyof Fields]: Fields[Name] | undefined;
  },
): Fields {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as Fields;
}
