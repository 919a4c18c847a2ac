import type { Event, JournalEntry } from "../../../../spec/generated/control.types.js";
import { operations } from "../../../../spec/generated/operations.js";
import { isObject } from "../../../control/pact/redact.js";

/** What happened to one thing: the calls about it and its events, both oldest first. */
export interface Life {
  readonly calls: readonly JournalEntry[];
  readonly events: readonly Event[];
  /** Options that are not the usual ones. */
  readonly assumptions?: Readonly<Record<string, string>>;
}

/** The operation of a call; undefined where it was none. */
export const operationOf = ({ operationId }: JournalEntry) =>
  operations.find(({ id }) => id === operationId);

/** A body that is JSON; undefined for one that is none, or that the journal has cut. */
export function jsonOf(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The Authorization header that a call came with, read off what it was refused for, since the journal
 * keeps no tokens: null for none, undefined where it cannot be said.
 */
export function authorizationOf(call: JournalEntry, token: string): string | null | undefined {
  const codes: Readonly<Record<string, string | null | undefined>> = {
    "token-missing": null,
    "token-malformed": "Basic bm90LWEtYmVhcmVy",
    "token-unknown": "Bearer nobody-issued-this",
    "token-expired": undefined,
    "token-of-other-role": undefined,
  };
  if (call.code !== null && call.code in codes) return codes[call.code];
  const operation = operationOf(call);
  return operation !== undefined && operation.role === null ? null : `Bearer ${token}`;
}

/** Every text in a JSON value, each with the way to it as it is written in JavaScript. */
export function textsIn(value: unknown, way = ""): readonly (readonly [string, string])[] {
  if (typeof value === "string") return [[value, way]];
  if (Array.isArray(value)) return value.flatMap((inner, n) => textsIn(inner, `${way}[${n}]`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, way + member(name)));
}

const member = (name: string) =>
  /^[a-z_$][\w$]*$/i.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
