import { InvalidArgumentError } from "commander";
import { type ClockTarget, readClockTarget } from "../../control/durations.js";
import { after, readInstant } from "../../control/instants.js";
import { Refused } from "../../control/refused.js";
import { FIRST_INSTANT, LAST_INSTANT, toIso } from "../../domain/time.js";
import type { Session } from "./remote-command.js";

/** Forms of a duration and of an instant, as help shows them. */
export const FORMS = "24h, 90m, 1d12h, 1mo, PT24H or 2026-03-01T09:00:00Z";

const NEITHER =
  "It must be a duration such as 24h, 90m, 1d12h, 1mo or PT24H, or an instant such as 2026-03-01T09:00:00Z.";

/** Reads a duration or an instant. Throws an InvalidArgumentError that says what is wrong with it. */
export function target(text: string): ClockTarget {
  const read = readClockTarget(text);
  if (!read) throw new InvalidArgumentError(NEITHER);
  try {
    if ("by" in read) after(0, read.by, "It");
    else readInstant(read.to, "It");
    return read;
  } catch (error) {
    if (error instanceof Refused) throw new InvalidArgumentError(`${error.message}.`);
    throw error;
  }
}

/**
 * The instant of a moment as the control API takes it: what is so long ago is so before the sandbox's
 * now. What lies before or after all instants is the first or the last.
 */
export async function instantOf({ ask }: Session, moment: ClockTarget): Promise<string> {
  if ("to" in moment) return moment.to;
  const at = Date.parse((await ask("readClock")).body.now) - after(0, moment.by, "duration");
  return toIso(Math.min(LAST_INSTANT, Math.max(FIRST_INSTANT, at)));
}
