import { Unreadable } from "./errors.js";

/** The object that a row holds as text. Throws `Unreadable` where it holds something else; `what` names it. */
export function objectFrom(body: string, what: () => string): Readonly<Record<string, unknown>> {
  const value = parsed(body, what);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return value as Readonly<Record<string, unknown>>;
  }
  throw new Unreadable(what(), "it is no object");
}

function parsed(body: string, what: () => string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Unreadable(what(), "it is no JSON");
  }
}
