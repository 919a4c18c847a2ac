import type { Event } from "../../../spec/generated/control.types.js";
import type { CallNews } from "../../control/news.js";
import { read } from "./api.js";

/** How much the time line holds of the past, and of what falls due; the lists have all of it. */
export const EVENTS_MAX = 3000;
export const CALLS_MAX = 1000;
export const DUE_MAX = 500;
const CALLS_READ = 300;

/** What happened last in a sandbox whose log has so many events, the oldest first. */
export async function pastOf(
  place: string,
  seq: number,
): Promise<{ readonly events: readonly Event[]; readonly calls: readonly CallNews[] }> {
  const after = Math.max(0, seq - EVENTS_MAX);
  const [{ events }, { requests }] = await Promise.all([
    read<"listEvents">(`${place}/events?after=${after}&limit=${EVENTS_MAX}`),
    read<"listRequests">(`${place}/requests?order=newest&limit=${CALLS_READ}`),
  ]);
  return { events, calls: [...requests].reverse() };
}

/** How many of the latest events tell one life of a sandbox from another. */
const TOLD_BY = 100;

/** Whether a sandbox has the latest of these events still, each as it was. */
export async function hasStill(place: string, known: readonly Event[]): Promise<boolean> {
  const after = Math.max(0, (known.at(-1)?.seq ?? 0) - TOLD_BY);
  const { events } = await read<"listEvents">(`${place}/events?after=${after}&limit=${TOLD_BY}`);
  const texts = new Map(events.map((event) => [event.seq, JSON.stringify(event)]));
  return known.every(
    (event) => event.seq <= after || texts.get(event.seq) === JSON.stringify(event),
  );
}

/** What is known with what was added, as much as is held. */
export function latest<T>(known: readonly T[], added: readonly T[], most: number): readonly T[] {
  return added.length === 0 ? known : [...known, ...added].slice(-most);
}
