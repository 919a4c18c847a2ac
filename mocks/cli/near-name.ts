import { distance } from "fastest-levenshtein";

/** Shorter names differ by a letter on purpose as often as by a slip. */
const SHORTEST = 4;

/** From this length on a slip may change two letters. */
const LONG = 8;

/**
 * The name that another one nearly equals, as a slip of the hand would make it: a letter too many, too
 * few or another one, two that changed places, or only their case. Names that differ in their digits
 * alone, such as those of shards, are meant to be two.
 */
export function nearName(name: string, others: readonly string[]): string | undefined {
  return others.find((other) => other !== name && isSlip(name, other));
}

function isSlip(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < SHORTEST) return false;
  if (one.toLowerCase() === other.toLowerCase()) return true;
  if (withoutDigits(one) === withoutDigits(other)) return false;
  const changed = distance(one, other);
  if (changed === 1) return true;
  const isLong = Math.min(one.length, other.length) >= LONG;
  return changed === 2 && (isLong || sorted(one) === sorted(other));
}

function withoutDigits(text: string): string {
  return text.replace(/\d+/g, "0");
}

function sorted(text: string): string {
  return [...text].sort().join("");
}
