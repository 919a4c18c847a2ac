import type { EventPage } from "../../../spec/generated/control.types.js";
import { readEventType } from "../event-types.js";
import { eventListing } from "../listings.js";
import { pageInSlices } from "../lists.js";
import { eventView } from "../views.js";
import type { Access } from "./access.js";

/** How many events a page holds, by default and at the most. */
export const EVENTS_PAGE = { default: 1000, max: 10_000 } as const;

/**
 * Which events to read.
 *
 * @example
 * const paid: EventsQuery = { type: "invoice-paid", order: "newest", limit: 10 };
 */
export interface EventsQuery {
  /** Those after the event of this number; from the first one on without it. */
  readonly after?: number;
  /** Only events of this type, such as `invoice-paid`. */
  readonly type?: string;
  /** How many at the most; 1,000 without it. */
  readonly limit?: number;
  /** With one of these it is a list as any other: see `ListQuery`. `next` is a cursor then. */
  readonly cursor?: number;
  /** Which come first; the oldest without it. */
  readonly order?: "oldest" | "newest";
  /** Only those in which this text occurs, in whatever case. */
  readonly q?: string;
  /** Only those from this instant on, by the sandbox's clock, in ISO 8601. */
  readonly since?: string;
  /** Only those before this instant. */
  readonly to?: string;
}

/** A page of the log of a sandbox. */
export async function pageOfEvents(
  { sandbox, slices }: Access,
  query: EventsQuery,
): Promise<EventPage> {
  const { after = 0, type: named, limit = EVENTS_PAGE.default } = query;
  const type = named === undefined ? undefined : readEventType(named);
  const { cursor, order, q, since, to } = query;
  if ([cursor, order, q, since, to].some((asked) => asked !== undefined)) {
    const { type: _type, after: _after, ...asked } = query;
    const logged = await sandbox.events(after);
    const listed = { ...asked, limit, ...(type !== undefined && { status: type }) };
    const { items, ...page } = await pageInSlices(logged, listed, eventListing, slices());
    return { events: items, ...page };
  }
  const logged = await sandbox.events(after, type === undefined ? limit + 1 : undefined);
  const wanted = logged.filter(({ event }) => type === undefined || event.type === type);
  const page = wanted.slice(0, limit);
  const next = wanted.length > limit ? (page.at(-1)?.seq ?? null) : null;
  const matches = type === undefined ? Math.max(0, sandbox.place.seq - after) : wanted.length;
  return { events: page.map(eventView), next, matches };
}
