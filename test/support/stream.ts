import type { StreamedChange } from "../../mocks/control/changes.js";

/** Reads a stream until it has reported enough, leaves it, and gives all that was reported by then. */
export async function until(
  source: AsyncIterable<readonly StreamedChange[]>,
  isEnough: (reported: readonly StreamedChange[]) => boolean,
): Promise<readonly StreamedChange[]> {
  const reported: StreamedChange[] = [];
  for await (const batch of source) {
    reported.push(...batch);
    if (isEnough(reported)) break;
  }
  return reported;
}

const eventsOf = (reported: readonly StreamedChange[]) =>
  reported.flatMap((change) => (change.type === "event" ? [change.data] : []));

/** The reported changes by kind: events, calls, and all others. */
export const kindsOf = (reported: readonly StreamedChange[]) => reported.map(({ type }) => type);

/** The types of the events that were reported. */
export const typesOf = (reported: readonly StreamedChange[]) =>
  eventsOf(reported).map(({ type }) => type);

/** The places in the log of the events that were reported. */
export const seqsOf = (reported: readonly StreamedChange[]) =>
  eventsOf(reported).map(({ seq }) => seq);

/** The ids from which a reader could go on. */
export const idsOf = (reported: readonly StreamedChange[]) =>
  reported.flatMap((change) => ("id" in change && change.id !== undefined ? [change.id] : []));
