import type { CallbackRecord } from "../../spec/generated/control.types.js";
import { nearOrAll } from "../api/near-names.js";
import {
  isMatcher,
  isOperation,
  isRegExp,
  nearOperation,
  unknownField,
} from "../control/request-match.js";
import { shown } from "../domain/text.js";
import { expectQuestion } from "./match.js";

export interface ReceivedOptions {
  /** Exactly so often; at least once without it. */
  readonly times?: number;
  /** Only calls that were answered with this status. */
  readonly status?: number;
}

export interface CalledBackOptions {
  /** Exactly so often; at least once without it. */
  readonly times?: number;
  /** Only calls of this kind; without it, all but webhooks. */
  readonly kind?: CallbackRecord["kind"];
}

/**
 * What a matcher is given is held to what there is: a misspelt option would count for nothing, and the test
 * would pass for nothing. Each of these throws a `TypeError` in a sentence.
 */

/** What an option must be, and whether a value is. */
interface Rule {
  readonly must: string;
  readonly fits: (value: unknown) => boolean;
}

type Rules<Options> = { readonly [Name in keyof Required<Options>]: Rule };

const isWhole = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

const TIMES: Rule = {
  must: "a whole number, 0 or more",
  fits: (value) => isWhole(value, 0, Number.MAX_SAFE_INTEGER),
};

export const RECEIVED_OPTIONS: Rules<ReceivedOptions> = {
  times: TIMES,
  status: { must: "an HTTP status such as 200", fits: (value) => isWhole(value, 100, 999) },
};

export const CALLED_BACK_OPTIONS: Rules<CalledBackOptions> = {
  times: TIMES,
  kind: { must: "a text", fits: (value) => typeof value === "string" },
};

/** Throws for invalid options of a matcher. */
export function expectOptions(matcher: string, given: unknown, rules: Rules<object>): void {
  const known = Object.keys(rules);
  if (!isPlain(given)) {
    throw new TypeError(
      `${matcher} takes options, ${known.join(" and ")}, but you passed ${received(given)}`,
    );
  }
  for (const [name, value] of Object.entries(given)) {
    const rule = (rules as Readonly<Record<string, Rule>>)[name];
    if (!known.includes(name)) {
      throw new TypeError(`${matcher} has no option ${name}. ${nearOrAll(known, name)}`);
    }
    if (rule && value !== undefined && !rule.fits(value)) {
      throw new TypeError(
        `${name} of ${matcher} must be ${rule.must}, but you passed ${received(value)}`,
      );
    }
  }
}

/** Throws for an unknown operation, or if no request of it can match. */
export function expectRequest(operation: unknown, match: unknown): void {
  if (!isOperation(operation)) {
    throw new TypeError(`there is no operation ${operation}. ${nearOperation(String(operation))}`);
  }
  if (typeof match === "function") return expectQuestion(match);
  if (!isPlain(match)) {
    const wanted = "an object of its fields or a function";
    throw new TypeError(
      `requests of ${operation} are selected by ${wanted}, but you passed ${received(match)}`,
    );
  }
  if (isMatcher(match)) return;
  const unknown = unknownField(operation, match);
  if (!unknown) return;
  const others = "a function sees those too that the spec does not know";
  throw new TypeError(`${operation} has no field ${unknown.name}. ${unknown.near} (${others})`);
}

function isPlain(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !isRegExp(value);
}

function received(value: unknown): string {
  return typeof value === "number" || isRegExp(value) ? String(value) : shown(value);
}
