import { type DomainEvent, keyOf } from "../domain/events.js";
import type { Statements } from "./sqlite-statements.js";
import type { Change } from "./store.js";

/** The numbers that sandboxes own or share. A row for each sandbox that has one; one of them owns it. */
export class SqliteKeys {
  readonly #sql: Statements;

  constructor(sql: Statements) {
    this.#sql = sql;
  }

  ownerOf(key: string): string | undefined {
    const sql = "select name from keys join sandboxes on id = sandbox where key = ? and owns = 1";
    const owner = this.#sql(sql).get(key);
    return owner && String(owner.name);
  }

  /** A key that somebody has, and that the change does not free before it takes it. */
  takenOf({ keys = [], keep }: Change, sandbox: number): string | undefined {
    const freedFrom = keep ?? Number.MAX_SAFE_INTEGER;
    const sql = "select 1 from keys where key = ? and not (sandbox = ? and seq > ?) limit 1";
    return keys.find((key) => this.#sql(sql).get(key, sandbox, freedFrom) !== undefined);
  }

  /** Takes the keys of a change whose events come after number `before`. */
  take({ keys = [], inherited = [], events }: Change, sandbox: number, before: number): void {
    if (keys.length + inherited.length === 0) return;
    const seqs = seqsOf(events, before);
    const put = (key: string, owns: 0 | 1) =>
      this.#sql("insert or ignore into keys values (?, ?, ?, ?)").run(
        key,
        sandbox,
        seqs.get(key) ?? before + events.length,
        owns,
      );
    for (const key of keys) put(key, 1);
    for (const key of inherited) {
      const isOwned = this.#sql("select 1 from keys where key = ? limit 1").get(key);
      put(key, isOwned ? 0 : 1);
    }
  }

  /** Gives up those of the events after `keep`: each goes to the oldest sandbox that shares it. */
  free(sandbox: number, keep: number): void {
    const own = this.#sql("select key from keys where sandbox = ? and seq > ? and owns = 1");
    const owned = own.all(sandbox, keep);
    this.#sql("delete from keys where sandbox = ? and seq > ?").run(sandbox, keep);
    const heir = this.#sql(
      "update keys set owns = 1 where key = ?1 and sandbox = (select min(sandbox) from keys where key = ?1)",
    );
    for (const { key } of owned) heir.run(String(key));
  }
}

function seqsOf(events: readonly DomainEvent[], before: number): ReadonlyMap<string, number> {
  const seqs = new Map<string, number>();
  for (const [n, event] of events.entries()) {
    const key = keyOf(event);
    if (key !== undefined) seqs.set(key, before + n + 1);
  }
  return seqs;
}
