import type { DomainEvent, LoggedEvent } from "../domain/events.js";
import type { Store } from "./store.js";

/** The default log: an array of events for each sandbox, gone with the process. */
export function memoryStore(): Store {
  const logs = new Map<string, DomainEvent[]>();
  return {
    async append(sandbox, after, events) {
      const log = logs.get(sandbox) ?? [];
      if (log.length !== after) return false;
      if (events.length === 0) return true;
      for (const event of events) log.push(event);
      logs.set(sandbox, log);
      return true;
    },
    async read(sandbox, after, limit = Number.POSITIVE_INFINITY) {
      const events = logs.get(sandbox)?.slice(after, after + limit) ?? [];
      return events.map((event, n): LoggedEvent => ({ seq: after + n + 1, event }));
    },
    async names() {
      return [...logs.keys()];
    },
    async truncate(sandbox, after) {
      const log = logs.get(sandbox);
      if (log && after < log.length) log.length = after;
    },
    async delete(sandbox) {
      logs.delete(sandbox);
    },
    async close() {
      logs.clear();
    },
  };
}
