import type pg from "pg";
import { clientOptions, type Database, restored, stored } from "./database.js";

/** What hints work with. */
export interface HintsParts {
  readonly driver: typeof pg;
  readonly database: Database;
  readonly writer: string;
  readonly wait: (delayMs: number, run: () => void) => unknown;
  /** The names of all sandboxes: what may have been missed while nobody listened. */
  readonly names: () => Promise<readonly string[]>;
}

/** How far apart what has moved is told. In the commit itself it would cost half of all commits. */
const APART_MS = 50;
const RECONNECT_MS = 1000;

/** A notification has 8,000 bytes at the most. */
const PAYLOAD_CHARS = 7000;

/** Tells other replicas which sandboxes have moved, and hears it from them. */
export class Hints {
  readonly #parts: HintsParts;
  readonly #watchers = new Set<(sandbox: string) => void>();
  readonly #moved = new Set<string>();
  #isResting = false;
  #isClosed = false;
  #client: pg.Client | undefined;
  #telling: Promise<unknown> = Promise.resolve();

  constructor(parts: HintsParts) {
    this.#parts = parts;
  }

  /** Begins to listen. When the connection breaks it is made anew by itself. */
  async listen(): Promise<void> {
    const { driver, database } = this.#parts;
    const { location } = database;
    const client = new driver.Client(clientOptions(location));
    this.#client = client;
    client.on("error", () => undefined);
    client.on("notification", ({ payload }) => this.#hear(payload));
    await client.connect();
    client.once("end", () => this.#listenAgain());
    await client.query(`listen ${location.schema}`);
  }

  watch(moved: (sandbox: string) => void): () => void {
    // Two watchers that are one function are two.
    const watcher = (sandbox: string) => moved(sandbox);
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Has it told that a sandbox has moved, with all others that do so at about the same time. */
  moved(sandbox: string): void {
    this.#moved.add(sandbox);
    if (this.#isResting || this.#isClosed) return;
    this.#isResting = true;
    this.#parts.wait(APART_MS, () => {
      this.#isResting = false;
      this.#tell();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#watchers.clear();
    this.#tell();
    await this.#telling;
    await this.#client?.end();
  }

  #tell(): void {
    const { database, writer } = this.#parts;
    const payloads = payloadsOf(writer, this.#moved);
    this.#moved.clear();
    if (payloads.length === 0) return;
    // A hint may be lost: whoever needs to know looks every second.
    this.#telling = database.ask(database.statements.notify, [payloads]).catch(() => undefined);
  }

  #hear(payload: string | undefined): void {
    const [writer, ...names] = (payload ?? "").split(" ");
    if (writer !== this.#parts.writer) this.#pass(names.map(restored));
  }

  #pass(names: readonly string[]): void {
    for (const watcher of this.#watchers) for (const name of names) watcher(name);
  }

  #listenAgain(): void {
    if (this.#isClosed) return;
    this.#parts.wait(RECONNECT_MS, () => {
      if (this.#isClosed) return;
      this.listen()
        .then(async () => this.#pass(await this.#parts.names()))
        .catch(() => this.#listenAgain());
    });
  }
}

/** Names in as few notifications as they fit into, each after its writer. */
function payloadsOf(writer: string, names: Iterable<string>): readonly string[] {
  const payloads: string[] = [];
  for (const name of names) {
    const word = ` ${stored(name)}`;
    const last = payloads.at(-1);
    if (last === undefined || last.length + word.length > PAYLOAD_CHARS) {
      payloads.push(`${writer}${word}`);
    } else payloads[payloads.length - 1] = last + word;
  }
  return payloads;
}
