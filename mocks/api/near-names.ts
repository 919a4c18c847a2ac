import { distance } from "fastest-levenshtein";

/** A longer name is no slip of the pen, and comparing it would cost its length times each known one. */
export const NAME_LENGTH_MAX = 64;

/** The same for a path; ours have less than half of it. */
export const PATH_LENGTH_MAX = 256;

/** Letters of a beginning that point to a name. */
const BEGINNING_MIN = 4;

/** How many letters two names are apart; undefined where one is too long for a slip. */
export function lettersApart(one: string, other: string): number | undefined {
  if (one.length > NAME_LENGTH_MAX || other.length > NAME_LENGTH_MAX) return undefined;
  return isSwap(one, other) ? 1 : distance(one, other);
}

/** Whether two neighbours changed places, which is one slip and not two. */
function isSwap(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((_, n) => one[n] !== other[n]);
  const turned = one.slice(0, at) + one.slice(at + 2);
  return (
    at >= 0 &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    turned === other.slice(0, at) + other.slice(at + 2)
  );
}

/** Whether a name may have been meant to be a known one. A short name is near to everything. */
export function isSlip(known: string, written: string): boolean {
  const apart = lettersApart(known, written);
  return (
    apart !== undefined && apart <= Math.min(3, written.length / 2, Math.max(1, written.length / 3))
  );
}

/** The one that a measure finds nearest; undefined where it finds none near. */
export function nearestBy<Item>(
  items: readonly Item[],
  far: (item: Item) => number | undefined,
): Item | undefined {
  let best: Item | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const apart = far(item) ?? Number.POSITIVE_INFINITY;
    if (apart >= least) continue;
    [best, least] = [item, apart];
  }
  return best;
}

/** A known field that an unknown one may mean, in any letter case. */
export function nearestName(known: readonly string[], written: string): string | undefined {
  const lower = written.toLowerCase();
  const slip = nearestBy(
    known.filter((name) => isSlip(name.toLowerCase(), lower)),
    (name) => lettersApart(name.toLowerCase(), lower),
  );
  // Half of a long name may be all that was known of it.
  const begun = written.length >= BEGINNING_MIN && written.length <= NAME_LENGTH_MAX;
  return slip ?? (begun ? known.find((name) => name.startsWith(written)) : undefined);
}

/** The end of a sentence about an unknown name: the similar one, or all names. */
export function nearOrAll(known: readonly string[], written: string): string {
  const nearest = nearestName(known, written);
  return nearest === undefined ? `Choose from ${known.join(", ")}` : `Did you mean ${nearest}?`;
}

/** Shorter names differ by a letter on purpose as often as by a slip. */
const OWN_NAME_MIN = 4;

/**
 * The name that another free name, such as that of a sandbox, differs from by one slip or by case alone. Names that
 * differ in their digits alone, such as those of shards, are meant to be two.
 */
export function nearbyName(name: string, others: readonly string[]): string | undefined {
  const withoutDigits = (text: string) => text.replace(/\d+/g, "0");
  return others.find((other) => {
    if (other === name || Math.min(other.length, name.length) < OWN_NAME_MIN) return false;
    if (other.toLowerCase() === name.toLowerCase()) return true;
    return lettersApart(name, other) === 1 && withoutDigits(name) !== withoutDigits(other);
  });
}
