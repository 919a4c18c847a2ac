import type { SandboxChange, SandboxRecord } from "../../../../../spec/generated/control.types.js";
import { linksOf } from "../../../../api/links.js";
import { ALL_TOPICS, contentsOf } from "../../../../control/changed.js";
import { readOperations } from "../../../../control/operations/reads.js";
import type { SandboxReader } from "../../../../control/reader.js";
import { entryOf } from "../../../../control/views.js";
import { nextDue } from "../../../../domain/due.js";
import type { DomainEvent, LoggedEvent } from "../../../../domain/events.js";
import { fold } from "../../../../domain/events.js";

/** Why nothing can be done in a record, and how to go on from it. */
export const ONLY_A_RECORD =
  "this is a record, in which nothing can be changed; paystub call import with this file opens it in a mock";

/** What can be read of the sandbox of a record: the same operations, over what the record holds. */
export function recordOperations(record: SandboxRecord) {
  const reader = readerOf(record);
  return {
    ...readOperations(reader),
    export: async () => record.log,
    async change(): Promise<SandboxChange> {
      const { epoch, seq: events } = record.position;
      const requests = record.requests.length + record.dropped;
      const position = { epoch, events, requests };
      return { topics: [...ALL_TOPICS], ...(await reader.read(contentsOf)), position };
    },
  };
}

/** Reads a record. All that it shows is a fold of its log, and no time passes in it. */
function readerOf(record: SandboxRecord): SandboxReader {
  // Its form was checked when it was made, and a newer one is not opened. Nothing in it is taken back.
  const lines = record.log.split("\n").filter((line) => line !== "");
  const events = lines.flatMap((line): readonly DomainEvent[] => JSON.parse(line).events);
  const logged = events.map((event, n): LoggedEvent => ({ seq: n + 1, event }));
  const world = fold(events);
  const now = Date.parse(record.now);
  const requests = record.requests.map(entryOf);
  const { dropped, observed } = record;
  return {
    name: world.name,
    ...(observed && { observed }),
    position: record.position,
    now: () => now,
    nextDue: () => nextDue(world),
    read: (reader) => reader(world),
    events: (after, limit) => logged.slice(after, limit === undefined ? undefined : after + limit),
    requests: () => ({ requests, dropped }),
    requestCount: () => requests.length + dropped,
    links: (of) => linksOf(of, record.baseUrl),
  };
}
