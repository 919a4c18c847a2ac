import type { SandboxExport } from "../../spec/generated/control.types.js";
import type { LogEvent } from "../../spec/generated/files.types.js";
import type { Validator } from "../../spec/validator.js";
import { allOf, FIELD_ERRORS_MAX, type FieldError, misfits, placed } from "../api/field-errors.js";
import { CALLBACKS_MAX, chargesUntil } from "../domain/advance-limits.js";
import { shownAt } from "../domain/clock.js";
import type { DomainEvent, LoggedEvent } from "../domain/events.js";
import { evolve } from "../domain/events.js";
import { defaultSettings } from "../domain/settings.js";
import { type EpochMs, FIRST_INSTANT, LAST_INSTANT, toLocal } from "../domain/time.js";
import { openWorld, type World } from "../domain/world.js";
import { ruleErrors } from "./fault-rules.js";
import { orderErrors } from "./log-rules.js";
import { FIELDS } from "./messages.js";
import { invalid, Refused, refuseIf } from "./refused.js";

/** The version of the file's form: one that is newer is not read. */
const EXPORT_VERSION = 1;

/** A log as a file holds it: the events as they are in the log, times in epoch milliseconds. */
export function exportOf(sandbox: string, logged: readonly LoggedEvent[]): SandboxExport {
  const events = logged.map(({ event }) => ({ ...event }) as Record<string, unknown>);
  return { paystub: "log", version: EXPORT_VERSION, sandbox, events };
}

/**
 * The events of an exported log, whose form was checked as that of any input. Throws a refusal as `soundLog` does. `real` is the real clock's time now.
 */
export async function eventsOf(
  exported: SandboxExport,
  real: EpochMs,
): Promise<readonly DomainEvent[]> {
  const { version, events } = exported;
  if (version > EXPORT_VERSION) {
    throw invalid("version", FIELDS.newerLog(version, EXPORT_VERSION));
  }
  const { log, world } = await soundLog(events);
  checkNow(world, log, real);
  return log;
}

/**
 * Events of any origin as a log, and the world that it folds to. Throws a refusal that names every field
 * that is wrong, up to 50, and, where each event is right by itself, the first one that does not follow.
 */
export async function soundLog(
  events: readonly Readonly<Record<string, unknown>>[],
): Promise<{ readonly log: readonly DomainEvent[]; readonly world: World }> {
  const check = await LogCheck.begin();
  const log: DomainEvent[] = [];
  for (const [n, event] of events.entries()) {
    log.push(check.add(event));
    if (check.isFull && n < events.length - 1) {
      check.stop();
      break;
    }
  }
  return { log, world: check.end() };
}

/** Holds a log to what an import wants of one, event by event. */
export class LogCheck {
  readonly #validate: Validator;
  readonly #errors: FieldError[] = [];
  #more = 0;
  #count = 0;
  #world: World | undefined;
  /** Why the log does not follow from its beginning. */
  #broken: Refused | undefined;

  private constructor(validate: Validator) {
    this.#validate = validate;
  }

  static async begin(): Promise<LogCheck> {
    // What checks a log is large and seldom needed.
    const { validators } = await import("../../spec/compiled/log-validators.js");
    return new LogCheck(validators.LogEvent);
  }

  /** Whether enough errors are found: checking on would keep other calls waiting. */
  get isFull(): boolean {
    return this.#errors.length >= FIELD_ERRORS_MAX - 1;
  }

  /** The world after the events so far; undefined where they are wrong. */
  get world(): World | undefined {
    return this.#world;
  }

  /** Checks the next event, and returns it as the log has it. */
  add(given: Readonly<Record<string, unknown>>): DomainEvent {
    const n = this.#count;
    this.#count += 1;
    const event = n === 0 ? withDefaults(given) : given;
    const wrong = misfits(this.#validate, event, `events[${n}]`);
    this.#errors.push(...wrong.errors);
    this.#more += wrong.more;
    // The schema has seen it, and a test holds the schema against the type.
    const known = event as unknown as LogEvent;
    if (this.#errors.length > 0) this.#world = undefined;
    else if (!this.#broken) this.#follow(known, n);
    return known;
  }

  /** Notes that what comes next was not looked at. */
  stop(): void {
    const name = `events[${this.#count}]`;
    this.#errors.push({ name, error: FIELDS.unchecked });
  }

  /** Returns a summary of the log. Throws a refusal if the log is not sound. */
  end(): World {
    refuseIf({ errors: this.#errors, more: this.#more });
    if (this.#broken) throw this.#broken;
    if (!this.#world) throw noBeginning(undefined);
    return this.#world;
  }

  #follow(event: DomainEvent, n: number): void {
    try {
      if (n === 0) this.#world = openedBy(event);
      else if (this.#world) {
        const errors = orderErrors(this.#world, event);
        if (errors.length > 0) refuseIf(allOf(at(`events[${n}]`, errors)));
        evolve(this.#world, event);
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#broken = error;
      this.#world = undefined;
    }
  }
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

function noBeginning(type: string | undefined): Refused {
  return invalid("events[0].type", FIELDS.logBeginning(type));
}

/** The world with which a log begins. Throws a refusal where its first event is no beginning. */
function openedBy(first: DomainEvent): World {
  if (first.type !== "sandbox-opened") throw noBeginning(first.type);
  const rules = (first.faults ?? []).flatMap((rule, n) => {
    const id = `fault-${n + 1}`;
    const other =
      rule.id === id ? [] : [{ name: "id", error: `must be ${id}, but you sent ${rule.id}` }];
    return at(`events[0].faults[${n}]`, [...other, ...ruleErrors(rule)]);
  });
  refuseIf(allOf(rules));
  return openWorld(first);
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
  throw invalid("events", `leave ${charges} charges that are due by ${toLocal(shown)}: ${most}`);
}
