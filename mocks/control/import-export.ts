import type { SandboxExport } from "../../spec/generated/control.types.js";
import { controlValidator } from "../../spec/generated/control-validators.js";
import type { LogEvent } from "../../spec/generated/files.types.js";
import type { Validator } from "../../spec/generated/validator-types.js";
import {
  allOf,
  FIELD_ERRORS_MAX,
  type FieldError,
  type FieldErrors,
  misfits,
  placed,
} from "../api/field-errors.js";
import { CALLBACKS_MAX, chargesUntil } from "../domain/advance-limits.js";
import { shownAt } from "../domain/clock.js";
import type { DomainEvent, LoggedEvent } from "../domain/events.js";
import { evolve } from "../domain/evolve.js";
import { defaultSettings } from "../domain/settings.js";
import { type EpochMs, FIRST_INSTANT, LAST_INSTANT, toIso } from "../domain/time.js";
import { openWorld, type World } from "../domain/world.js";
import { ruleErrors } from "./fault-rules.js";
import { orderErrors } from "./log-rules.js";
import { invalid, refuseIf } from "./refused.js";

/** The version of the file's form: one that is newer is not read. */
const EXPORT_VERSION = 1;

/** A log as a file holds it: the events as they are in the log, times in epoch milliseconds. */
export function exportOf(sandbox: string, logged: readonly LoggedEvent[]): SandboxExport {
  const events = logged.map(({ event }) => ({ ...event }) as Record<string, unknown>);
  return { paystub: "log", version: EXPORT_VERSION, sandbox, events };
}

/** The events of an exported log. Throws a refusal as `soundLog` does. `real` is the real clock's time now. */
export async function eventsOf(
  exported: SandboxExport,
  real: EpochMs,
): Promise<readonly DomainEvent[]> {
  refuseIf(misfits(controlValidator("SandboxExport"), exported));
  const { version, events } = exported;
  if (version > EXPORT_VERSION) {
    const newest = `this paystub reads up to version ${EXPORT_VERSION}`;
    throw invalid("version", `is that of a newer paystub: ${newest}, but ${version} came`);
  }
  const { log, world } = await soundLog(events);
  checkNow(world, log, real);
  return log;
}

/**
 * Events of whatever origin as a log, and what it comes to. Throws a refusal that names every field that is
 * wrong and, where each event is right by itself, the first one that does not follow.
 */
export async function soundLog(
  events: readonly Readonly<Record<string, unknown>>[],
): Promise<{ readonly log: readonly DomainEvent[]; readonly world: World }> {
  const given = events.map((event, n) => (n === 0 ? withDefaults(event) : event));
  // What checks a log is large and seldom needed.
  const { validators } = await import("../../spec/generated/log-validators.js");
  refuseIf(eventErrors(given, validators.LogEvent));
  // The schema has seen each of them, and a test holds it against the type.
  const log: readonly DomainEvent[] = given as unknown as readonly LogEvent[];
  return { log, world: folded(log) };
}

function eventErrors(events: readonly unknown[], validate: Validator): FieldErrors {
  const errors: FieldError[] = [];
  let more = 0;
  for (const [n, event] of events.entries()) {
    if (errors.length < FIELD_ERRORS_MAX) {
      const wrong = misfits(validate, event, `events[${n}]`);
      errors.push(...wrong.errors);
      more += wrong.more;
    } else if (!validate(event)) {
      more += validate.reportableCount ?? 0;
    }
  }
  return { errors, more };
}

/** A log of an earlier paystub may lack settings that came later: they are at their defaults. */
function withDefaults(event: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { type, settings } = event;
  if (type !== "sandbox-opened" || !isRecord(settings)) return event;
  const { assumptions = {}, rates = {} } = settings;
  const whole = {
    ...defaultSettings,
    ...settings,
    assumptions: isRecord(assumptions)
      ? { ...defaultSettings.assumptions, ...assumptions }
      : assumptions,
    rates: isRecord(rates) ? { ...defaultSettings.rates, ...rates } : rates,
  };
  return { ...event, settings: whole };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What the log comes to. Throws a refusal that names the first event that does not follow. */
function folded(log: readonly DomainEvent[]): World {
  const [first, ...rest] = log;
  if (first?.type !== "sandbox-opened") {
    const came = `but ${first?.type ?? "nothing"} came`;
    throw invalid("events[0].type", `must be sandbox-opened, with which a log begins, ${came}`);
  }
  const rules = (first.faults ?? []).flatMap((rule, n) => {
    const id = `fault-${n + 1}`;
    const other =
      rule.id === id ? [] : [{ name: "id", error: `must be ${id}, but ${rule.id} came` }];
    return at(`events[0].faults[${n}]`, [...other, ...ruleErrors(rule)]);
  });
  refuseIf(allOf(rules));
  const world = openWorld(first);
  for (const [n, event] of rest.entries()) {
    refuseIf(allOf(at(`events[${n + 1}]`, orderErrors(world, event))));
    evolve(world, event);
  }
  return world;
}

function at(place: string, errors: readonly FieldError[]): readonly FieldError[] {
  return errors.map(({ name, error }) => ({ name: placed(place, name), error }));
}

/** A log goes on at once: its clock must show an instant, and what is due by then must not be endless. */
function checkNow(world: World, log: readonly DomainEvent[], real: EpochMs): void {
  const shown = Math.max(shownAt(world.clock, real), world.lastAt);
  if (shown < FIRST_INSTANT || shown > LAST_INSTANT) {
    const n = log.findLastIndex(({ type }) => type === "clock-set" || type === "sandbox-opened");
    const span = `${FIRST_INSTANT} to ${LAST_INSTANT}`;
    throw invalid(
      `events[${n}].clock.offsetMs`,
      `makes the clock show ${shown}, outside of ${span}`,
    );
  }
  const charges = chargesUntil(world, shown);
  if (charges <= CALLBACKS_MAX) return;
  const most = `each calls the merchant, and an import makes ${CALLBACKS_MAX} calls at the most`;
  throw invalid("events", `leave ${charges} charges that are due by ${toIso(shown)}: ${most}`);
}
