import { spaced, wordsOf } from "../../report/painted.js";
import { pause } from "../../runtime/real-clock.js";
import { interrupted } from "../terminal.js";
import type { Session } from "./remote-command.js";
import type { ListId, ShownList } from "./shown-list.js";

/** How often a mock is asked for more. */
const POLL_MS = 250;

/** How many things are remembered as they were last told. */
const REMEMBERED_MAX = 1000;

/** Tells of the things of a list as they come and as they change, until Ctrl-C or SIGTERM. */
export async function followList<Id extends ListId, Thing>(
  session: Session,
  list: ShownList<Id, Thing>,
  query: Readonly<Record<string, string | number>>,
): Promise<void> {
  const stop = new AbortController();
  const told = new Map<string, string>();
  const tell = (thing: Thing) => {
    const [id, line] = [list.idOf(thing), spaced(list.cellsOf(thing))];
    const words = wordsOf(line);
    if (told.get(id) === words) return;
    told.delete(id);
    told.set(id, words);
    const [oldest] = told.keys();
    if (told.size > REMEMBERED_MAX && oldest !== undefined) told.delete(oldest);
    if (session.json) session.raw(JSON.stringify(thing));
    else session.print([line]);
  };
  const poll = async () => {
    while (!stop.signal.aborted) {
      const { body } = await session.ask(list.operation, { query: { ...query, order: "newest" } });
      for (const thing of [...list.thingsOf(body)].reverse()) tell(thing);
      await pause(POLL_MS);
    }
  };
  try {
    await Promise.race([interrupted(), poll()]);
  } finally {
    stop.abort();
  }
}
