import type { LoggedEvent } from "../../domain/events.js";
import { type Judged, judgeInvariants, mergeJudged } from "../../observe/invariants/invariants.js";
import type { SeenRequest } from "../../observe/invariants/looked.js";
import type { JournalEntry, RequestEnd } from "../../store/journal.js";

/** How many requests and events of a sandbox are kept to be judged; of older ones it is known that they were. */
const REQUESTS_MAX = 5000;
const EVENTS_MAX = 50_000;

/** What was seen of one sandbox so far. */
interface Sighting {
  requests: SeenRequest[];
  dropped: number;
  events: LoggedEvent[];
  description: string | null;
}

/** What was seen of each sandbox: a test's own is gone with its test, and its journal with it. */
export class Sightings {
  readonly #now = new Map<string, Sighting>();
  /** What came of sandboxes after which another one had the same name. */
  readonly #earlier: (readonly Judged[])[] = [];

  /** What a sandbox was said to be for, such as the name of a test. */
  descriptionOf(sandbox: string): string | null {
    return this.#now.get(sandbox)?.description ?? null;
  }

  /** What the invariants come to over all sandboxes. */
  judged(): readonly Judged[] {
    return mergeJudged([...this.#earlier, ...[...this.#now.values()].map(judgedOf)]);
  }

  event(sandbox: string, logged: LoggedEvent): void {
    const { event, seq } = logged;
    const before = this.#now.get(sandbox);
    if (event.type === "sandbox-opened" && before) this.#earlier.push(judgedOf(before));
    if (event.type === "sandbox-opened") this.#now.delete(sandbox);
    const seen = this.#of(sandbox);
    // A rewind takes back what came after it.
    while ((seen.events.at(-1)?.seq ?? 0) >= seq) seen.events.pop();
    if (seen.events.length < EVENTS_MAX) seen.events.push(logged);
    if (event.type === "sandbox-opened") seen.description = event.settings.description ?? null;
    if (event.type === "settings-changed" && event.change.description !== undefined) {
      seen.description = event.change.description;
    }
  }

  request(sandbox: string, entry: JournalEntry): void {
    const seen = this.#of(sandbox);
    seen.requests.push(seenEntry(entry));
    if (seen.requests.length <= REQUESTS_MAX) return;
    seen.requests.shift();
    seen.dropped += 1;
  }

  ended(sandbox: string, id: number, end: RequestEnd): void {
    const { requests } = this.#of(sandbox);
    const at = requests.findLastIndex((request) => request.id === id);
    const request = requests[at];
    if (request) requests[at] = { ...request, ...end };
  }

  #of(sandbox: string): Sighting {
    const known = this.#now.get(sandbox);
    if (known) return known;
    const fresh: Sighting = { requests: [], dropped: 0, events: [], description: null };
    this.#now.set(sandbox, fresh);
    return fresh;
  }
}

function judgedOf(seen: Sighting): readonly Judged[] {
  return judgeInvariants(seen);
}

function seenEntry(entry: JournalEntry): SeenRequest {
  const { wallAt, durationMs = 0, token = null, step = null } = entry;
  const { endedAt = null, clientClosedAt = null, after = null } = entry;
  return {
    ...{ id: entry.id, operationId: entry.operationId, path: entry.path, status: entry.status },
    ...{ requestBody: entry.requestBody, responseBody: entry.responseBody, cut: entry.cut },
    ...{ after, endedAt, clientClosedAt, token, step },
    startedAt: wallAt === undefined ? null : Math.round(wallAt - durationMs),
  };
}
