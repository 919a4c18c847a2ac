import type { Event } from "../../spec/generated/control.types.js";
import { pause } from "../gateway/clock.js";
import type { Ask } from "./control-client.js";
import { interrupted } from "./interrupt.js";

/** How often a mock is asked for more. */
const POLL_MS = 250;

/** Which events are wanted: those after a number, of a type. */
export interface Wanted {
  readonly after: number;
  readonly type?: string;
}

/** Tells of events as they happen, until Ctrl-C or SIGTERM. */
export async function follow(
  { ask }: { readonly ask: Ask },
  wanted: Wanted,
  tell: (event: Event) => void,
): Promise<void> {
  const stop = new AbortController();
  try {
    await Promise.race([interrupted(), poll(ask, wanted, tell, stop.signal)]);
  } finally {
    stop.abort();
  }
}

async function poll(
  ask: Ask,
  wanted: Wanted,
  tell: (event: Event) => void,
  stopped: AbortSignal,
): Promise<void> {
  // `-` is the only sandbox; it stays the one that is followed when others are opened.
  const { name: sandbox } = (await ask("readSandbox")).body;
  const memory = new Memory();
  let { after } = wanted;
  let known = 0;
  while (!stopped.aborted) {
    const { body } = await ask("readSandbox", { path: { sandbox } });
    if (body.events < known) after = Math.max(wanted.after, memory.cutAt(body.events));
    const page = (await ask("listEvents", { path: { sandbox }, query: { ...wanted, after } })).body;
    for (const event of page.events) if (memory.isNew(event)) tell(event);
    after = page.events.at(-1)?.seq ?? after;
    known = Math.max(body.events, after);
    if (page.next === null) await pause(POLL_MS);
  }
}

/** How many of the events that were told are remembered. */
const REMEMBERED_MAX = 1000;

/**
 * The latest events that were told. After a rewind the numbers go on from an earlier one: the events
 * that stayed are known by this, and are not told again.
 */
class Memory {
  readonly #told = new Map<number, string>();

  isNew(event: Event): boolean {
    const text = JSON.stringify(event);
    if (this.#told.get(event.seq) === text) return false;
    this.#told.set(event.seq, text);
    const [oldest] = this.#told.keys();
    if (this.#told.size > REMEMBERED_MAX && oldest !== undefined) this.#told.delete(oldest);
    return true;
  }

  /** Forgets what is not in a log of this length. Returns after which event to read again. */
  cutAt(length: number): number {
    for (const seq of this.#told.keys()) if (seq > length) this.#told.delete(seq);
    const [oldest = length + 1] = this.#told.keys();
    return oldest - 1;
  }
}
