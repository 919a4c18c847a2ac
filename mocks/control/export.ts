import type { SandboxExport } from "../../spec/generated/control.types.js";
import type { LoggedEvent } from "../domain/events.js";

/** The version of the file's form: one that is newer is not read. */
export const EXPORT_VERSION = 1;

/** A log as a file holds it: the events as they are in the log, times in epoch milliseconds. */
export function exportOf(sandbox: string, logged: readonly LoggedEvent[]): SandboxExport {
  const events = logged.map(({ event }) => ({ ...event }) as Record<string, unknown>);
  return { paystub: "log", version: EXPORT_VERSION, sandbox, events };
}
