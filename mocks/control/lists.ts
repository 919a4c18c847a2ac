import { type EpochMs, FIRST_INSTANT } from "../domain/time.js";
import type { Slices } from "../runtime/slices.js";
import { readInstant } from "./instants.js";
import type { ListQuery } from "./list-query.js";
import { refuseState } from "./list-states.js";

/** How the things of a list are told apart, and shown. */
export interface Listing<Thing, View> {
  /** The states that there are; a `status` that is none of them is refused. */
  readonly states: readonly string[];
  /** The states that a thing is in, of which `status` asks for one. */
  readonly statesOf: (thing: Thing) => readonly string[];
  /** When it began, by the sandbox's clock. */
  readonly instantOf: (thing: Thing) => EpochMs;
  /** The texts that a search looks in. */
  readonly textsOf: (thing: Thing) => readonly (string | null)[];
  readonly view: (thing: Thing) => View;
}

/** A page of a list. */
export interface ListPage<View> {
  readonly items: readonly View[];
  /** How many match on all pages together. */
  readonly matches: number;
  readonly next: number | null;
}

/**
 * The page of a list, given oldest first, that a query asks for. Its cursor counts from the oldest in
 * both orders, so that it stays right while things are added. Only what is on the page is shown, and
 * where nothing is searched for only that is kept on the way.
 */
export function pageOf<Thing, View>(
  things: Iterable<Thing>,
  query: ListQuery,
  listing: Listing<Thing, View>,
  known?: number,
): ListPage<View> {
  const { status, q, since, to } = query;
  const all = [status, q, since, to].every((asked) => asked === undefined);
  if (all && known !== undefined) return shown(things, known, query, listing);
  const matching = all ? [...things] : [...things].filter(wantedBy(query, listing));
  return shown(matching, matching.length, query, listing);
}

/**
 * The same of things that are no more replaced while they are looked at, in slices: to search a hundred
 * thousand takes up to a second, in which all others would wait.
 */
export async function pageInSlices<Thing, View>(
  things: readonly Thing[],
  query: ListQuery,
  listing: Listing<Thing, View>,
  slices: Slices,
): Promise<ListPage<View>> {
  const matching = await filteredInSlices(things, wantedBy(query, listing), slices);
  return shown(matching, matching.length, query, listing);
}

/** Those of many things that are wanted. */
export async function filteredInSlices<Thing>(
  things: readonly Thing[],
  isWanted: (thing: Thing) => boolean,
  slices: Slices,
): Promise<readonly Thing[]> {
  const found: Thing[] = [];
  for (const [n, thing] of things.entries()) {
    if (isWanted(thing)) found.push(thing);
    if (n % LOOKED_AT === 0 && slices.isOver()) await slices.rest();
  }
  return found;
}

/** How many things are looked at before the clock is. */
const LOOKED_AT = 64;

function shown<Thing, View>(
  things: Iterable<Thing>,
  matches: number,
  { cursor, limit = matches, order }: ListQuery,
  { view }: Listing<Thing, View>,
): ListPage<View> {
  if (order === "newest") {
    const end = Math.min(cursor ?? matches, matches);
    const begin = Math.max(0, end - limit);
    const items = between(things, begin, end).reverse().map(view);
    return { items, matches, next: begin > 0 ? begin : null };
  }
  const begin = cursor ?? 0;
  const end = Math.min(begin + limit, matches);
  const items = between(things, begin, end).map(view);
  return { items, matches, next: end < matches ? end : null };
}

function between<Thing>(things: Iterable<Thing>, begin: number, end: number): Thing[] {
  if (Array.isArray(things)) return things.slice(begin, end);
  const found: Thing[] = [];
  if (begin >= end) return found;
  let n = 0;
  for (const thing of things) {
    if (n >= begin) found.push(thing);
    n += 1;
    if (n >= end) break;
  }
  return found;
}

function wantedBy<Thing>(
  { status, q, since, to }: ListQuery,
  { states, statesOf, instantOf, textsOf }: Listing<Thing, unknown>,
): (thing: Thing) => boolean {
  if (status !== undefined) refuseState(states, status);
  const from = since === undefined ? FIRST_INSTANT : readInstant(since, "since");
  const until = to === undefined ? Number.POSITIVE_INFINITY : readInstant(to, "to");
  const isTimed = since !== undefined || to !== undefined;
  const wanted = q?.toLowerCase();
  return (thing) => {
    if (status !== undefined && !statesOf(thing).includes(status)) return false;
    if (isTimed && !isBetween(instantOf(thing), from, until)) return false;
    return wanted === undefined || textsOf(thing).some((text) => holds(text, wanted));
  };
}

function isBetween(at: EpochMs, from: EpochMs, until: EpochMs): boolean {
  return at >= from && at < until;
}

function holds(text: string | null, wanted: string): boolean {
  return text?.toLowerCase().includes(wanted) ?? false;
}
