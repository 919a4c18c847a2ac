import { useEffect, useState } from "preact/hooks";
import type { Event, WhyResult } from "../../../spec/generated/control.types.js";
import { placeOf, read } from "./api.js";
import { live } from "./live.js";
import { useLive } from "./use-live.js";

/** The events of the chain, as data: from the first one to the last. */
export function useChain(why: Pick<WhyResult, "chain"> | null | undefined): readonly Event[] {
  const [events, setEvents] = useState<readonly Event[]>([]);
  const first = why?.chain[0]?.seq;
  const last = why?.chain.at(-1)?.seq;
  const reading = useLive((known) => known.reading);
  useEffect(() => {
    if (!why || first === undefined || last === undefined) return;
    const wanted = new Set(why.chain.map(({ seq }) => seq));
    const limit = Math.min(10_000, last - first + 1);
    const path = `${placeOf(live.known.sandbox)}/events?after=${first - 1}&limit=${limit}`;
    read<"listEvents">(path)
      .then((page) => setEvents(page.events.filter(({ seq }) => wanted.has(seq))))
      .catch(() => setEvents([]));
  }, [first, last, why?.chain.length, reading]);
  return events;
}
