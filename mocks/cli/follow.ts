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
  let { after } = wanted;
  let known = 0;
  while (!stopped.aborted) {
    const { body } = await ask("readSandbox", { path: { sandbox } });
    // After a rewind the numbers go on from an earlier one.
    if (body.events < known) after = Math.min(after, body.events);
    const page = await ask("listEvents", { path: { sandbox }, query: { ...wanted, after } });
    for (const event of page.body.events) tell(event);
    after = page.body.events.at(-1)?.seq ?? after;
    known = Math.max(body.events, page.body.events.at(-1)?.seq ?? 0);
    if (page.body.next === null) await pause(POLL_MS);
  }
}
