import type { Event } from "../../../spec/generated/control.types.js";
import type { Address } from "./address.js";
import { placeOf, read } from "./api.js";
import { Collection, type RowTexts } from "./collection.js";
import { EVENT_NEWS } from "./list-news.js";
import { listedAt } from "./listed-at.js";
import { live } from "./live.js";
import { EventDetail } from "./small-details.js";

const eventTexts = ({ seq, at, type, ...event }: Event): RowTexts => ({
  id: String(seq),
  state: /declined|failed|rejected|ended/.test(type) ? "failed" : "ok",
  title: type,
  figure: `#${seq}`,
  second: String(event.transactionNo ?? event.callbackId ?? event.recurringId ?? event.name ?? ""),
  isUnsaid: true,
  time: listedAt(at),
});

const EVENT_TYPES = ["invoice-created", "invoice-paid", "callback-answered", "fault-matched"];

/** The log itself. */
export function Events(address: Address) {
  const load = async (query: string) => {
    const asked = new URLSearchParams(query);
    const type = asked.get("status");
    if (type !== null) asked.set("type", type);
    asked.delete("status");
    const { events, matches } = await read<"listEvents">(
      `${placeOf(live.known.sandbox)}/events?${asked}`,
    );
    return { items: events, matches };
  };
  return (
    <Collection
      address={address}
      title="events"
      topic="events"
      follows={EVENT_NEWS}
      states={EVENT_TYPES}
      load={load}
      texts={eventTexts}
    >
      {address.id !== undefined && <EventDetail seq={Number(address.id)} />}
    </Collection>
  );
}
