import type { EventsQuery, SandboxOperations } from "../../../spec/generated/control.handles.js";
import type { EventPage } from "../../../spec/generated/control.types.js";
import type { JournalEntry } from "../../sandbox/journal.js";
import { readInstant } from "../instants.js";
import {
  eventListing,
  PAGE,
  pageOf,
  readEventType,
  requestListing,
  sessionListing,
  smsListing,
} from "../lists.js";
import { FIELDS, REFUSALS } from "../messages.js";
import { callbackProblems, problemGroups } from "../problem-groups.js";
import type { Plain, SandboxReader } from "../reader.js";
import { invalid, unknown } from "../refused.js";
import { isOperation, lookFor, nearOperation, unknownField } from "../request-match.js";
import { timelineOf } from "../timeline.js";
import { entryView, eventView, summaryView } from "../views.js";

/** What happened in a sandbox: its log, its requests, its text messages, and what they add up to. */
export function recordReads(reader: SandboxReader) {
  return {
    summary() {
      const requests = reader.requestCount();
      return reader.read((world) => summaryView(reader, world, requests));
    },
    events: (query = {}) => pageOfEvents(reader, query),
    requests(query = {}) {
      const { requests, dropped } = reader.requests();
      return { ...pageOf(requests, query, requestListing), dropped };
    },
    request: (id) => entryView(requestOf(reader, id)),
    findRequests({ operation, fields = {}, times, status }) {
      if (!isOperation(operation)) {
        throw invalid("operation", FIELDS.operation(operation, nearOperation(operation)));
      }
      const stranger = unknownField(operation, fields);
      if (stranger) {
        throw invalid("fields", FIELDS.noField(operation, stranger.name, stranger.near));
      }
      const wanted = { operation, match: fields, times, status };
      const { found, ...result } = lookFor(reader.requests(), reader.name, wanted);
      return { ...result, requests: found.map(entryView) };
    },
    problems() {
      const { requests } = reader.requests();
      const callbacks = reader.read((world) => callbackProblems(world.callbacks.values()));
      return { problems: problemGroups(requests), callbacks };
    },
    timeline({ from, to } = {}) {
      const { requests } = reader.requests();
      const logged = reader.events(0);
      const openedAt = logged[0]?.event.at ?? reader.now();
      const first = from === undefined ? openedAt : readInstant(from, "from");
      // What happens now is shown too.
      const end = to === undefined ? reader.now() + 1 : readInstant(to, "to");
      return timelineOf(logged, requests, first, Math.max(first, end));
    },
    async coverage() {
      // It reads the whole spec, which nothing else here needs.
      const { coverageView } = await import("../../observe/coverage/view.js");
      const { requests, dropped } = reader.requests();
      return coverageView(reader.events(0), requests, dropped);
    },
    sms: (query = {}) => reader.read((world) => pageOf(world.sms, query, smsListing)),
    sessions: (query = {}) =>
      reader.read(({ otpSessions }) =>
        pageOf(otpSessions.values(), query, sessionListing(reader.now())),
      ),
  } satisfies Partial<Plain<SandboxOperations>>;
}

function requestOf(reader: SandboxReader, id: number): JournalEntry {
  const { requests } = reader.requests();
  const entry = requests.find((one) => one.id === id);
  if (entry) return entry;
  throw unknown("request-unknown", REFUSALS.noRequest(id, reader.name));
}

function pageOfEvents(reader: SandboxReader, query: EventsQuery): EventPage {
  const { after = 0, type: named, limit = PAGE, ...asked } = query;
  const type = named === undefined ? undefined : readEventType(named);
  // Before the log is read: after a rewind in the meantime, the next page differs.
  const { epoch } = reader.position;
  if (Object.values(asked).some((value) => value !== undefined)) {
    const logged = reader.events(after);
    const listed = { ...asked, limit, ...(type !== undefined && { status: type }) };
    return { ...pageOf(logged, listed, eventListing), epoch };
  }
  const logged = reader.events(after, type === undefined ? limit + 1 : undefined);
  const wanted = logged.filter(({ event }) => type === undefined || event.type === type);
  const page = wanted.slice(0, limit);
  const next = wanted.length > limit ? (page.at(-1)?.seq ?? null) : null;
  const matches = type === undefined ? Math.max(0, reader.position.seq - after) : wanted.length;
  return { events: page.map(eventView), next, matches, epoch };
}
