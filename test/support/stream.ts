import type { StreamedChange } from "../../mocks/control/changes.js";

/** Reads a stream until it has told enough, leaves it, and gives all that was told by then. */
export async function until(
  source: AsyncIterable<readonly StreamedChange[]>,
  isEnough: (told: readonly StreamedChange[]) => boolean,
): Promise<readonly StreamedChange[]> {
  const told: StreamedChange[] = [];
  for await (const batch of source) {
    told.push(...batch);
    if (isEnough(told)) break;
  }
  return told;
}

const eventsOf = (told: readonly StreamedChange[]) =>
  told.flatMap((news) => (news.type === "event" ? [news.data] : []));

/** What was told, by the kind of news: events, calls, and what is there besides them. */
export const kindsOf = (told: readonly StreamedChange[]) => told.map(({ type }) => type);

/** The types of the events that were told. */
export const typesOf = (told: readonly StreamedChange[]) => eventsOf(told).map(({ type }) => type);

/** The places in the log of the events that were told. */
export const seqsOf = (told: readonly StreamedChange[]) => eventsOf(told).map(({ seq }) => seq);

/** The ids from which a reader could go on. */
export const idsOf = (told: readonly StreamedChange[]) =>
  told.flatMap((news) => ("id" in news && news.id !== undefined ? [news.id] : []));
