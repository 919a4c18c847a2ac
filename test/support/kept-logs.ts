import type { DomainEvent } from "../../mocks/domain/events.js";
import type { LogStore } from "../../mocks/sandbox/ledger.js";

/** Logs that a disk keeps, as a test has it. */
export interface TestLogs extends LogStore {
  /** What is kept, by the name of the sandbox. */
  readonly kept: Map<string, DomainEvent[]>;
  /** Why the disk refuses to write, or loses what it took while it is flushed. */
  refuses: Error | undefined;
  loses: Error | undefined;
  /** Holds every flush until `flush` is called. */
  holds: boolean;
  flush(): void;
}

/** Logs in memory that outlive a gateway. */
export function testLogs(): TestLogs {
  const kept = new Map<string, DomainEvent[]>();
  let waiting: (() => void)[] = [];
  const fileOf = (name: string) => ({
    append(after: number, events: readonly DomainEvent[]) {
      if (logs.refuses) throw logs.refuses;
      const before = kept.get(name) ?? [];
      kept.set(name, [...before.slice(0, after), ...events]);
      if (logs.loses) {
        kept.set(name, before);
        return Promise.reject(logs.loses);
      }
      return logs.holds ? new Promise<void>((done) => waiting.push(done)) : Promise.resolve();
    },
    close() {},
  });
  const logs: TestLogs = {
    kept,
    refuses: undefined,
    loses: undefined,
    holds: false,
    flush() {
      const held = waiting;
      waiting = [];
      for (const done of held) done();
    },
    names: () => [...kept.keys()].sort(),
    create: (name) => {
      kept.set(name, []);
      return fileOf(name);
    },
    open: (name) => ({ file: fileOf(name), events: [...(kept.get(name) ?? [])] }),
    remove: (name) => void kept.delete(name),
  };
  return logs;
}
