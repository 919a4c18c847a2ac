import { type ControlOperationId, controlOperations } from "../../../spec/generated/operations.js";
import { nearOrAll } from "../../api/near-names.js";
import { shown } from "../../domain/text.js";
import { readEventType } from "../event-types.js";
import { type ListQuery, listQuery, PAGE_MAX, type Query, whole } from "../list-query.js";
import { invalid } from "../refused.js";
import { BUCKETS_MAX, type StatsQuery } from "../stats.js";
import type { AgendaQuery } from "./clock.js";
import { EVENTS_PAGE, type EventsQuery } from "./events.js";

/** How the query of each operation is read from its parameters. */
const READERS = {
  listSandboxes: ({ has }: Query) => (has === undefined ? {} : { has }),
  listInvoices: listQuery,
  listRequests: listQuery,
  listSms: listQuery,
  listSessions: listQuery,
  listCallbacks: listQuery,
  listRecurring: listQuery,
  listEvents: eventsQuery,
  readStats: statsQuery,
  readAgenda: agendaQuery,
} as const satisfies Partial<Record<ControlOperationId, (query: Query) => object>>;

/** The operations whose query is more than one text. */
export type QueryOperation = keyof typeof READERS;

/** The query of an operation, as the handle takes it. */
export type QueryFor<Id extends QueryOperation> = ReturnType<(typeof READERS)[Id]>;

/**
 * Reads the query of an operation: parameters of an address, or what a method of the handle was given. Throws
 * a refusal for one that cannot be used, and for a parameter that the spec does not have.
 */
export function readQuery<Id extends QueryOperation>(id: Id, given: unknown): QueryFor<Id> {
  const query = parametersOf(given);
  const known: readonly string[] = controlOperations.find((one) => one.id === id)?.query ?? [];
  for (const name of Object.keys(query)) {
    if (known.includes(name)) continue;
    throw invalid(name, `is no parameter of this query; ${nearOrAll(known, name)}`);
  }
  return READERS[id](query) as QueryFor<Id>;
}

/** A query as the parameters of an address: texts, and what is undefined is not there. */
export function parametersOf(given: unknown): Query {
  const query = given ?? {};
  if (typeof query !== "object" || Array.isArray(query)) {
    throw invalid("the query", `must be an object, but ${shown(query)} came`);
  }
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
}

function eventsQuery({ after, limit, type, ...listed }: Query): EventsQuery {
  const { status: _, ...query }: ListQuery = listQuery(listed);
  return {
    ...query,
    ...(after !== undefined && { after: whole("after", after, 0, Number.MAX_SAFE_INTEGER) }),
    ...(limit !== undefined && { limit: whole("limit", limit, 1, EVENTS_PAGE.max) }),
    ...(type !== undefined && { type: readEventType(type) }),
  };
}

function statsQuery({ buckets, time, since }: Query): StatsQuery {
  if (time !== undefined && time !== "sandbox" && time !== "wall") {
    throw invalid("time", `must be sandbox or wall, but "${time}" came`);
  }
  return {
    ...(buckets !== undefined && { buckets: whole("buckets", buckets, 1, BUCKETS_MAX) }),
    ...(time !== undefined && { time }),
    ...(since !== undefined && { since }),
  };
}

function agendaQuery({ until, limit }: Query): AgendaQuery {
  return {
    ...(until !== undefined && { until }),
    ...(limit !== undefined && { limit: whole("limit", limit, 1, PAGE_MAX) }),
  };
}
