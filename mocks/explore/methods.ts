import { distance } from "fastest-levenshtein";
import { CouldNotRun } from "../report/report.js";
import type { Shop } from "./shop.js";

const NEEDED = ["start", "tell"] as const;

/** What an adapter elsewhere may offer. */
const METHODS = [
  ...[...NEEDED, "look", "cancel", "sendCode", "payWithCode"],
  ...["subscribe", "tellSubscription", "passTime", "restart", "check", "idle", "webhook"],
  ...["open", "close"],
] as const;

/** From this length on, another letter is a slip and no other word. */
const LONG = 6;

/** The names of what an adapter offers, which must be known ones and hold the two that are needed. */
export function offered(names: unknown, where: string): readonly string[] {
  if (!Array.isArray(names)) {
    throw new CouldNotRun(`${where} must give the list of what it offers: ["start", "tell", ...]`);
  }
  const unknown = names.find((name) => !(METHODS as readonly unknown[]).includes(name));
  if (unknown !== undefined) {
    const meant = METHODS.find((method) => isSlip(String(unknown), method));
    const hint = meant === undefined ? "" : ` (did you mean ${meant}?)`;
    throw new CouldNotRun(`${where} offers ${unknown}${hint}; known are ${METHODS.join(", ")}`);
  }
  const missing = NEEDED.find((name) => !names.includes(name));
  if (missing !== undefined) throw new CouldNotRun(`${where} must offer ${missing}`);
  return names;
}

/**
 * Makes sure of the methods of a shop that a module opened. It may have others for itself; only a name
 * that nearly equals one which the shop has not is taken for a slip, since it would never be called.
 */
export function checkedShop(shop: unknown, opener: string): Shop {
  const has = (method: string) => typeof Object(shop)[method] === "function";
  const missing = METHODS.filter((method) => method !== "open" && !has(method));
  for (const name of methodsOf(shop)) {
    const meant = missing.find((method) => isSlip(name, method));
    if (meant === undefined) continue;
    throw new CouldNotRun(
      `${opener} gives a shop with the method ${name}, which nothing calls (did you mean ${meant}?)`,
    );
  }
  if (NEEDED.every(has)) return shop as Shop;
  throw new CouldNotRun(`${opener} must give a shop with the methods start and tell`);
}

/** The names of all that can be called on a thing, also what its class gives it. Runs none of its code. */
function methodsOf(thing: unknown): readonly string[] {
  const names: string[] = [];
  for (let at = Object(thing); at && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(at))) {
      if (typeof value === "function") names.push(name);
    }
  }
  return names;
}

/** A letter too many or too few, two that changed places, only their case; of long names another letter. */
function isSlip(written: string, known: string): boolean {
  const [one, other] = [written.toLowerCase(), known.toLowerCase()];
  const apart = distance(one, other);
  if (apart === 2) return sorted(one) === sorted(other);
  return apart < 2 && (one.length !== other.length || other.length >= LONG || apart === 0);
}

const sorted = (text: string) => [...text].sort().join("");
